//! Viscounts with Gates of Gold in the browser.

use browser_tests::{
    Browser, House, Page, Size,
    hands::{fork, play_out, play_until},
};

/// What brings Debts and Deeds soon, and with them the end.
const VERBS: [&str; 10] =
    ["take", "welcome", "refuse", "play", "act", "exchange", "workers", "stop", "flip", "choose"];

/// A seat is about to welcome an Outsider, by the number of its move.
const WELCOMING: usize = 625;

/// What lies beside the round board: three Outsiders and their pile, King's Orders, three cards.
async fn see_the_gates(page: &Page<'_>) {
    for (what, count) in
        [("guest-", 3), ("outsiders", 1), ("order", 1), ("award-", 2), ("leader", 1)]
    {
        let found =
            format!("document.querySelectorAll('#board [data-tip^=\"tip-{what}\"]').length");
        page.until(&format!("{found} === {count}")).await;
    }
    page.until("document.querySelector('.column.is-open .rb--printed')").await;
}

#[tokio::test]
async fn an_outsider_is_welcomed_where_it_lies() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    fork(&page, &house.address, include_str!("../records/gates.json"), WELCOMING).await;
    see_the_gates(&page).await;
    page.shoot("gates-welcome").await;
    let guest = "#board [data-target='guest-o_rogue_cleric']";
    page.run(&format!("document.querySelector(\"{guest}\").dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")).await;
    page.click("[data-do=confirm]:not([aria-disabled=true])").await;
    page.until("!document.querySelector('#board [data-tip=\"tip-guest-o_rogue_cleric\"]')").await;
    browser.close().await;
}

/// Opens a table with the expansion for so many, of whom the second is still to come.
async fn open_table(page: &Page<'_>, house: &House, seats: u8) {
    page.go(&format!("{}/new/viscounts", house.address)).await;
    page.find("form[action='/tables']").await;
    page.run(&format!(
        "const f = document.querySelector(\"form[action='/tables']\");
         f.querySelector(\"input[name=seats][value='{seats}']\").click();
         f.querySelector(\"select[name='seat.0']\").value = 'me';
         f.querySelector(\"select[name='seat.1']\").value = 'open';
         f.querySelector(\"[name='option.gates_of_gold']\").value = 'true';
         f.requestSubmit();"
    ))
    .await;
    page.until("location.pathname.startsWith('/t/')").await;
}

const THIRD_ROUND: &str = "document.querySelector('#bar-note').textContent.includes(' 3 ')";

#[tokio::test]
async fn one_person_plays_the_expansion_to_the_end() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    open_table(&page, &house, 1).await;
    play_until(&[&page], &VERBS, THIRD_ROUND).await;
    see_the_gates(&page).await;
    page.until("document.querySelector('#tip-automa .intent')").await;
    page.shoot("gates-solo").await;
    play_out(&[&page], &VERBS).await;
    page.says("The match is over").await;
    assert_eq!(page.count("#seats .mat").await, 2, "one person and the automa");
    page.shoot("gates-over").await;
    browser.close().await;
}

#[tokio::test]
async fn two_browsers_play_the_expansion_to_the_end() {
    let house = House::open().await;
    let host = Browser::open(Size::Desktop, "en").await;
    let guest = Browser::open(Size::Phone, "uk").await;
    let a = host.visit(&house.address).await;
    open_table(&a, &house, 2).await;
    let invitation = a.find("#invite-url").await.prop("value").await.unwrap().unwrap();
    let b = guest.visit(&invitation).await;
    b.click("form[action^='/j/'] button").await;
    b.until("location.pathname.startsWith('/t/')").await;
    // It may have begun by itself.
    a.run("document.querySelector(\"form[action$='/start'] button\")?.click()").await;
    play_until(&[&a, &b], &VERBS, THIRD_ROUND).await;
    b.until(THIRD_ROUND).await;
    see_the_gates(&a).await;
    b.until("document.querySelector('[data-tab=gates]')").await;
    b.shoot("gates-phone").await;
    play_out(&[&a, &b], &VERBS).await;
    b.find(".sheet__table").await;
    b.shoot("gates-over-phone").await;
    host.close().await;
    guest.close().await;
}
