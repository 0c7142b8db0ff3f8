//! The web table as people use it. Each test opens a house and browsers of its own.

use std::time::Duration;

use browser_tests::{
    Browser, House, Size,
    hands::{create, lay, play_to_the_end},
};
use fantoccini::key::Key;
use serde_json::json;
use tokio::time::{Instant, sleep};

#[tokio::test]
async fn a_newcomer_finishes_a_match_against_bots() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    page.says("King’s Road").await;
    page.shoot("home").await;
    page.click("form[action='/quick/kings-road'] button").await;
    page.find(".hand [data-target='CAS']").await;
    page.shoot("table").await;
    // Two cards are not enough: the gold button waits for the third.
    page.click(".hand [data-target='CAS']").await;
    page.click(".hand [data-target='WIZ']").await;
    assert_eq!(page.count("[data-do=confirm][aria-disabled=true]").await, 1);
    page.click(".hand [data-target='KNIGHT']").await;
    page.shoot("composed").await;
    page.click("[data-do=confirm]:not([aria-disabled=true])").await;
    page.until("document.body.innerText.includes('Round 2')").await;
    play_to_the_end(&page).await;
    page.says("King’s Road").await;
    page.shoot("score-sheet").await;
    // Replay: the first moment, by its link.
    let url = page.url().await;
    let start = browser.visit(&format!("{url}?at=0")).await;
    start.find("#board").await;
    start.shoot("replay").await;
    assert_eq!(start.count("[data-do=confirm]").await, 0, "the past cannot be played");
    browser.close().await;
}

#[tokio::test]
async fn two_browsers_play_each_other_and_sealed_choices_do_not_leak() {
    let house = House::open().await;
    let host = Browser::open(Size::Desktop, "en").await;
    let guest = Browser::open(Size::Desktop, "en").await;
    let a = host.visit(&house.address).await;
    create(&a, &house.address, &["me", "open"]).await;
    let invite = a.find("#invite-url").await.prop("value").await.unwrap().unwrap();
    a.shoot("lobby").await;
    let b = guest.visit(&invite).await;
    b.click("form[action^='/j/'] button").await;
    b.until("location.pathname.startsWith('/t/')").await;
    // It may have begun by itself.
    a.run("document.querySelector(\"form[action$='/start'] button\")?.click()").await;
    a.find(".hand [data-target='CAS']").await;
    b.find(".hand [data-target='CAS']").await;
    // Everything that reaches B from now on is kept.
    b.run(
        "window.received = [];
         new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach(
           (n) => window.received.push(n.outerHTML ?? n.textContent))))
         .observe(document.documentElement, { childList: true, subtree: true });",
    )
    .await;
    lay(&a, &["DRK", "TMP", "KNIGHT"]).await;
    b.says("face down").await;
    let laid = |html: &str| html.contains("DRK TMP KNIGHT") || html.contains("DRK,TMP,KNIGHT");
    // The notation stands among B's own choices, so compare with what another choice of A shows.
    let seats = "document.getElementById('seats').outerHTML + document.getElementById('board').outerHTML\
                 + document.getElementById('log').outerHTML";
    let shown = b.run(&format!("return {seats}")).await.to_string();
    assert!(!laid(&shown), "{shown}");
    a.click("[data-do=back]").await;
    a.find("[data-do=confirm]").await;
    // What was laid lies picked again, so that one card of it can be changed.
    a.until("document.querySelectorAll('.hand .is-chosen').length === 3").await;
    a.press(Key::Escape).await;
    a.press(Key::Escape).await;
    a.press(Key::Escape).await;
    lay(&a, &["ZKD", "WLD", "ALT"]).await;
    b.says("face down").await;
    b.until(&format!("({seats}).length > 0")).await;
    let again = b.run(&format!("return {seats}")).await.to_string();
    let plain = |html: &str| html.replace(|c: char| c.is_ascii_digit(), "");
    assert_eq!(plain(&shown), plain(&again), "what B sees does not depend on A's cards");
    // The page that B would get anew tells no more.
    let fetched =
        b.run("return (async () => (await fetch(location.href)).text())()").await.to_string();
    assert!(!fetched.contains("is-laid-face-up"), "{fetched}");
    lay(&b, &["ZKD", "WIZ", "KNIGHT"]).await;
    a.says("Round 2").await;
    b.says("Round 2").await;
    a.shoot("round-two").await;
    host.close().await;
    guest.close().await;
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let mut house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    create(&page, &house.address, &["me", "hotseat"]).await;
    page.run("document.querySelector(\"form[action$='/start'] button\")?.click()").await;
    lay(&page, &["CAS", "WIZ", "KNIGHT"]).await;
    page.until("document.getElementById('desk')?.dataset.seat === 'B'").await;
    house.kill().await;
    page.find(".toast, [data-offline], .is-offline").await;
    house.reopen().await;
    page.until("document.getElementById('desk')?.dataset.seat === 'B'").await;
    lay(&page, &["ZKD", "WLD", "ALT"]).await;
    // A click into the void is not lost either: the cards lie ready until the table answers.
    let began = Instant::now();
    while page.count("[data-do=confirm]:not([aria-disabled=true])").await > 0 {
        assert!(began.elapsed() < Duration::from_secs(30), "the table never answers again");
        sleep(Duration::from_millis(500)).await;
        page.run("document.querySelector('[data-do=confirm]')?.click()").await;
    }
    page.says("Round 2").await;
    browser.close().await;
}

#[tokio::test]
async fn the_house_speaks_three_languages_and_fits_a_phone() {
    let house = House::open().await;
    for (language, title, lay) in [
        ("en", "King’s Road", "Choose 3 cards"),
        ("ru", "Королевская дорога", "Выберите 3"),
        ("uk", "Королівська дорога", "Оберіть 3"),
    ] {
        let browser = Browser::open(Size::Phone, language).await;
        let page = browser.visit(&house.address).await;
        page.says(title).await;
        page.shoot(&format!("phone-home-{language}")).await;
        page.click("form[action='/quick/kings-road'] button").await;
        page.find(".hand [data-target='CAS']").await;
        page.says(lay).await;
        page.shoot(&format!("phone-table-{language}")).await;
        let wide = page.run("return document.documentElement.scrollWidth").await;
        assert!(wide.as_u64().is_some_and(|w| w <= 391), "{language}: {wide} px wide");
        assert_eq!(page.run("return document.documentElement.lang").await, json!(language));
        browser.close().await;
    }
}
