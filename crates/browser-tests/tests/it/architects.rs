//! Architects of the West Kingdom as people play it in the browser.

use browser_tests::{
    Browser, House, Page, Size,
    hands::{create_of, lay, play_out, play_until},
};
use serde_json::{Value, json};

/// Who builds whenever possible comes to the end soon.
const VERBS: [&str; 10] = [
    "keep",
    "construct",
    "cathedral",
    "discard",
    "hire",
    "trade",
    "place",
    "capture",
    "guard",
    "choose",
];

/// The Workshop, then an apprentice that only the market hires, then the market.
const IN_VAIN: &str = "return (async () => {
    const script = document.querySelector('script[src$=\"app.js\"]').src;
    const { Composer } = await import(script.replace('app.js', 'choices.js'));
    const choices = [
        { action: 'draw', targets: ['at-workshop'] },
        { action: 'market', targets: ['at-market_b', 'hire-x'] },
    ];
    const composer = new Composer(choices, new Map(), new Map([['hire-x', 'too dear']]));
    return ['at-workshop', 'hire-x', 'at-market_b'].map((target) => {
        composer.pick(target);
        return composer.standing().choice?.action ?? composer.whyNot();
    });
})()";

/// Building cards that a page names anywhere, in what it shows or in what it only holds.
const PLANS: &str =
    "return [...new Set([...document.querySelectorAll('[data-piece], [id], [data-target]')]
    .flatMap((e) => [e.dataset.piece, e.id, e.dataset.target])
    .map((name) => name?.match(/^(?:tip-)?plan-(.+)$/)?.[1]).filter(Boolean))]";

async fn plans(page: &Page<'_>) -> Vec<String> {
    let found: Value = page.run(PLANS).await;
    serde_json::from_value(found).expect("a list of names")
}

#[tokio::test]
async fn two_browsers_draft_and_play_to_the_end_with_hands_that_do_not_leak() {
    let house = House::open().await;
    let host = Browser::open(Size::Desktop, "en").await;
    let guest = Browser::open(Size::Phone, "uk").await;
    let a = host.visit(&house.address).await;
    create_of(&a, &house.address, "architects", &["me", "open"]).await;
    let invite = a.find("#invite-url").await.prop("value").await.unwrap().unwrap();
    let b = guest.visit(&invite).await;
    b.click("form[action^='/j/'] button").await;
    b.until("location.pathname.startsWith('/t/')").await;
    // It may have begun by itself.
    a.run("document.querySelector(\"form[action$='/start'] button\")?.click()").await;
    a.find(".hand [data-target^='plan-']").await;
    b.find(".hand [data-target^='plan-']").await;
    let (of_a, of_b) = (plans(&a).await, plans(&b).await);
    assert_eq!((of_a.len(), of_b.len()), (4, 4), "a pack of four each");
    assert!(of_a.iter().all(|plan| !of_b.contains(plan)), "{of_a:?} {of_b:?}");
    let target = format!("plan-{}", of_a[0]);
    lay(&a, &[&target]).await;
    b.until("document.querySelector('#seats').textContent.includes('вибір зроблено')").await;
    assert!(!plans(&b).await.contains(&of_a[0]), "what A keeps is hidden from B");
    a.shoot("architects-draft").await;
    let moved = "document.querySelector('#board [data-piece^=\"pile-\"]')";
    play_until(&[&a, &b], &VERBS, moved).await;
    b.until(moved).await;
    let (of_a, of_b) = (plans(&a).await, plans(&b).await);
    let built = a.count("#seats .mini--vp").await;
    // With two seats a pack comes back, and each knows one card that the other kept of it (ARC-2.6).
    let both = of_a.iter().filter(|plan| of_b.contains(plan)).count();
    assert!(both <= built + 2, "hands leak: {of_a:?} {of_b:?}");
    assert!(of_a.len() <= built + 4 && of_b.len() <= built + 4, "{of_a:?} {of_b:?}");
    a.shoot("architects-two").await;
    b.shoot("architects-two-phone").await;
    play_out(&[&a, &b], &VERBS).await;
    b.find(".sheet__table").await;
    host.close().await;
    guest.close().await;
}

#[tokio::test]
async fn a_match_alone_against_the_rival_is_clicked_through() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    page.click("form[action='/quick/architects']:has([name=alone]) button").await;
    page.find(".hand [data-target^='plan-']").await;
    let placing = "document.querySelector('#board [data-target=\"at-quarry\"]')";
    play_until(&[&page], &VERBS, placing).await;
    // What one more worker brings is told before the click, and an apprentice says why not.
    page.until("document.querySelector('#board [data-target=\"at-quarry\"] .b-tag')").await;
    page.shoot("architects-start").await;
    assert_eq!(page.run(IN_VAIN).await, json!(["draw", "too dear", "market"]));
    let verbs = play_out(&[&page], &VERBS).await;
    let has = |verb: &str| verbs.iter().any(|clicked| clicked == verb);
    assert!(has("place") && (has("construct") || has("cathedral")), "{verbs:?}");
    page.says("The match is over").await;
    page.says("Fair rival").await;
    assert_eq!(page.count("#seats .mat").await, 2, "one person and the Rival");
    page.shoot("architects-over").await;
    browser.close().await;
}

#[tokio::test]
async fn five_seats_on_a_phone() {
    let house = House::open().await;
    let browser = Browser::open(Size::Phone, "ru").await;
    let page = browser.visit(&house.address).await;
    let bot = "bot:page";
    create_of(&page, &house.address, "architects", &["me", bot, bot, bot, bot]).await;
    page.find(".hand [data-target^='plan-']").await;
    play_until(&[&page], &VERBS, "document.querySelectorAll('#board .plate--tall .piece').length >= 5 && document.querySelector('#board [data-target=\"at-quarry\"]')").await;
    page.shoot("architects-five-phone").await;
    // A finger opens the card of a place, and the gold button of the card chooses it.
    page.run(
        "const place = document.querySelector('#board [data-target=\"at-forest\"]');
         const fire = (type, of) => place.dispatchEvent(new of(type, { bubbles: true, pointerType: 'touch' }));
         fire('pointerdown', PointerEvent); fire('pointerup', PointerEvent);
         place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));",
    )
    .await;
    page.find("#focus.is-open .btn--act").await;
    page.shoot("architects-place-card").await;
    page.click("#focus .btn--act").await;
    page.find("[data-do=confirm]:not([aria-disabled=true])").await;
    let before = page
        .run("return document.querySelectorAll('#board [data-piece=\"pile-forest-A\"]').length")
        .await;
    page.click("[data-do=confirm]").await;
    page.find("#board [data-piece='pile-forest-A']").await;
    assert!(before == json!(0) || before == json!(1));
    browser.close().await;
}
