//! Hints and the match in hindsight, as people use them.

use std::time::Duration;

use browser_tests::{
    Browser, House, Size,
    hands::{create, play_to_the_end},
};
use serde_json::json;
use tokio::time::{Instant, sleep};

#[tokio::test]
async fn a_hint_is_looked_at_picked_and_confirmed() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    page.click("form[action='/quick/kings-road'] button").await;
    page.find(".hand [data-target='CAS']").await;
    page.click("[data-do=hint]").await;
    page.find("#hints .hint").await;
    page.says("to win").await;
    page.shoot("hints").await;
    let hints = page.count("#hints .hint").await;
    assert!((1..=3).contains(&hints), "{hints} candidates");
    // The keyboard reaches a candidate; what it is about is marked and nothing is picked yet.
    page.run("document.querySelector('#hints .hint__name').focus()").await;
    page.find("[data-target].is-hinted").await;
    assert_eq!(page.count("[data-do=confirm][aria-disabled=true]").await, 1);
    let action = page.run("return document.querySelector('#hints [data-hint]').dataset.hint").await;
    page.click("#hints .hint__name").await;
    page.find("#hints .hint__name[aria-pressed=true]").await;
    page.find("[data-do=confirm]:not([aria-disabled=true])").await;
    page.shoot("hint-picked").await;
    let played = "JSON.parse(document.getElementById('choices').content.textContent).turn";
    assert_eq!(page.run(&format!("return {played}")).await, json!(0), "nothing is played yet");
    assert!(action.as_str().is_some_and(|action| !action.is_empty()));
    page.click("[data-do=confirm]:not([aria-disabled=true])").await;
    page.says("Round 2").await;
    page.until("!document.querySelector('#hints .hint')").await;
    browser.close().await;
}

#[tokio::test]
async fn hints_fit_a_phone() {
    let house = House::open().await;
    let browser = Browser::open(Size::Phone, "ru").await;
    let page = browser.visit(&house.address).await;
    page.click("form[action='/quick/kings-road'] button").await;
    page.click("[data-do=hint]").await;
    page.find("#hints .hint").await;
    page.shoot("phone-hints").await;
    let wide = page.run("return document.documentElement.scrollWidth").await;
    assert!(wide.as_u64().is_some_and(|w| w <= 391), "{wide} px wide");
    page.click("[data-do=close-hints]").await;
    page.until("!document.querySelector('#hints .hint')").await;
    browser.close().await;
}

#[tokio::test]
async fn a_finished_match_is_looked_at_in_hindsight() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    create(&page, &house.address, &["me", "bot:page"]).await;
    play_to_the_end(&page).await;
    page.click("a[href$='/analysis']").await;
    page.find("#analysis").await;
    page.shoot("analysis-under-way").await;
    // A program that is not optimised thinks for longer than a page is usually waited for.
    let began = Instant::now();
    while page.count("#analysis .curve__line").await == 0 {
        assert!(began.elapsed() < Duration::from_secs(90), "the analysis never ends");
        sleep(Duration::from_millis(200)).await;
    }
    page.shoot("analysis").await;
    assert_eq!(page.count(".accuracy li").await, 2);
    // Whoever lays any cards gives something away: its moment is one click away.
    page.click(".moment a[href*='?at=']").await;
    page.until("location.search.startsWith('?at=')").await;
    page.find("#board").await;
    assert_eq!(page.count("[data-do=confirm]").await, 0, "the past cannot be played");
    // What was played and what was better is marked; keys go from mistake to mistake.
    page.find("[data-mark=better], [data-mark=both]").await;
    page.shoot("hindsight").await;
    let first = "document.querySelector('#mistakes').dataset.all.split(' ')[0]";
    page.run(&format!("location.search = '?at=' + {first}")).await;
    page.until(&format!("document.querySelector('#mistakes')?.dataset.at === {first}")).await;
    if page.count("[data-do='mistake-on'][aria-disabled=false]").await > 0 {
        page.press_char('n').await;
        page.until(&format!("document.querySelector('#mistakes').dataset.at !== {first}")).await;
        page.press_char('p').await;
        page.until(&format!("document.querySelector('#mistakes').dataset.at === {first}")).await;
    }
    page.press_char('m').await;
    page.find("[data-do='mine-only'][aria-pressed=true]").await;
    page.click("form[action$='/fork'] button.btn:not(.btn--quiet)").await;
    page.until("location.pathname.startsWith('/t/') && !location.search").await;
    page.find("[data-do=confirm]").await;
    browser.close().await;
}
