//! Viscounts of the West Kingdom as people play it in the browser.

use browser_tests::{
    Browser, House, Page, Size,
    hands::{create_of, play_out, play_until},
};
use serde_json::Value;

/// What brings Debts and Deeds soon, and with them the end.
const VERBS: [&str; 9] =
    ["take", "play", "act", "exchange", "workers", "stop", "flip", "choose", "resource"];

const RIDING: &str = "document.querySelector('#board [data-target^=\"at-\"]')";

/// Cards of a hand that a page names anywhere, in what it shows or in what it only holds.
const HAND: &str =
    "return [...new Set([...document.querySelectorAll('.tabbed--cards [data-piece]')]
    .map((card) => card.dataset.piece))]";

async fn hand(page: &Page<'_>) -> Vec<String> {
    let found: Value = page.run(HAND).await;
    serde_json::from_value(found).expect("a list of names")
}

/// Opens a table for one person against an automa.
async fn alone(page: &Page<'_>, house: &House, automa: &str) {
    page.run(&format!("location.href = '{}/new/viscounts'", house.address)).await;
    page.find("form[action='/tables']").await;
    page.run(&format!(
        "const f = document.querySelector(\"form[action='/tables']\");
         f.querySelector(\"input[name=seats][value='1']\").click();
         f.querySelector(\"select[name='seat.0']\").value = 'me';
         f.querySelector(\"[name='option.automa']\").value = '{automa}';
         f.requestSubmit();"
    ))
    .await;
    page.until("location.pathname.startsWith('/t/')").await;
    page.find(".tabbed--ask [data-target^='take-']").await;
}

/// Whether the form shows the choice of an automa with so many seats.
async fn offers_automas(page: &Page<'_>, seats: u8) -> bool {
    let script = format!(
        "document.querySelector(\"input[name=seats][value='{seats}']\").click();
         return document.querySelector(\"[name='option.automa']\").getClientRects().length > 0"
    );
    page.run(&script).await == Value::Bool(true)
}

#[tokio::test]
async fn an_automa_is_offered_to_one_person_alone() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&format!("{}/new/viscounts", house.address)).await;
    page.find("form[action='/tables']").await;
    let offered = [
        offers_automas(&page, 4).await,
        offers_automas(&page, 1).await,
        offers_automas(&page, 2).await,
    ];
    assert_eq!(offered, [false, true, false]);
    browser.close().await;
}

#[tokio::test]
async fn one_person_meets_every_automa_and_plays_one_to_the_end() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    for automa in ["cleric", "build", "card"] {
        alone(&page, &house, automa).await;
        play_until(&[&page], &VERBS, RIDING).await;
        // Its schemes, what it takes first and what it may do next are to be seen.
        page.until("document.querySelector('#seats .prios')").await;
        page.until("document.querySelector('#tip-automa')").await;
        page.until("/Automa/.test(document.querySelector('#seats .mat:not([data-mine])').innerText.replace('Automa', ''))").await;
    }
    alone(&page, &house, "noble").await;
    play_until(&[&page], &VERBS, "document.querySelector('#tip-automa .intent')").await;
    page.shoot("viscounts-solo").await;
    play_out(&[&page], &VERBS).await;
    page.says("The match is over").await;
    page.shoot("viscounts-solo-over").await;
    browser.close().await;
}

#[tokio::test]
async fn two_browsers_play_to_the_end_with_hands_that_do_not_leak() {
    let house = House::open().await;
    let host = Browser::open(Size::Desktop, "en").await;
    let guest = Browser::open(Size::Phone, "uk").await;
    let a = host.visit(&house.address).await;
    create_of(&a, &house.address, "viscounts", &["me", "open"]).await;
    let invite = a.find("#invite-url").await.prop("value").await.unwrap().unwrap();
    let b = guest.visit(&invite).await;
    b.click("form[action^='/j/'] button").await;
    b.until("location.pathname.startsWith('/t/')").await;
    // It may have begun by itself.
    a.run("document.querySelector(\"form[action$='/start'] button\")?.click()").await;
    play_until(&[&a, &b], &VERBS, RIDING).await;
    a.shoot("viscounts-two").await;
    b.shoot("viscounts-two-phone").await;
    // Which cards one holds is on no page but one's own: the other is told how many.
    assert!(!hand(&a).await.is_empty());
    let held = "document.querySelectorAll('.tabbed--cards .vslot:not(.vslot--board)').length";
    let count = "document.querySelector('#seats .mat.seat-a .mini3--hand').textContent.trim()";
    let own = a.run(&format!("return String({held})")).await;
    b.until(&format!("{count} === '{}'", own.as_str().unwrap_or_default())).await;
    play_out(&[&a, &b], &VERBS).await;
    b.find(".sheet__table").await;
    a.shoot("viscounts-two-over").await;
    host.close().await;
    guest.close().await;
}

/// A card shows where it leads before it is played, and a finger opens the card of a space.
#[tokio::test]
async fn four_seats_on_a_phone() {
    let house = House::open().await;
    let browser = Browser::open(Size::Phone, "ru").await;
    let page = browser.visit(&house.address).await;
    let bot = "bot:page";
    create_of(&page, &house.address, "viscounts", &["me", bot, bot, bot]).await;
    let playing = "document.querySelector('.tabbed--cards .folk.can')";
    play_until(&[&page], &VERBS, playing).await;
    page.run("document.querySelector('.tabbed--cards .folk.can').click()").await;
    page.until("document.querySelector('#board .ghost.is-shown .b-goal')").await;
    page.shoot("viscounts-card-phone").await;
    play_until(&[&page], &VERBS, RIDING).await;
    page.run(
        "const place = document.querySelector('#board [data-target^=\"at-\"]');
         const fire = (type, of) => place.dispatchEvent(new of(type, { bubbles: true, pointerType: 'touch' }));
         fire('pointerdown', PointerEvent); fire('pointerup', PointerEvent);
         place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));",
    )
    .await;
    page.find("#focus.is-open .btn--act").await;
    page.shoot("viscounts-place-card").await;
    page.click("#focus .btn--act").await;
    page.find("[data-do=confirm]:not([aria-disabled=true])").await;
    page.click("[data-do=confirm]").await;
    page.until("!document.querySelector('#board [data-target^=\"at-\"]')").await;
    browser.close().await;
}
