//! People at the web table: they change their minds, leave, come back and play again.

use std::time::Duration;

use browser_tests::{
    Browser, House, Page, Size,
    hands::{create, import, lay},
};
use tokio::time::sleep;

use crate::layout::SAMPLES;

/// A host and a guest at a table for two that plays.
async fn sit_down(house: &House, a: &Page<'_>, guest: &Browser) {
    create(a, &house.address, &["me", "open"]).await;
    let invite = a.find("#invite-url").await.prop("value").await.unwrap().unwrap();
    let b = guest.visit(&invite).await;
    b.click("form[action^='/j/'] button").await;
    b.find(".hand [data-target='CAS']").await;
    a.find(".hand [data-target='CAS']").await;
}

#[tokio::test]
async fn one_way_back_leads_through_the_picks_to_the_move_and_its_picks() {
    let house = House::open().await;
    let (host, guest) =
        (Browser::open(Size::Desktop, "en").await, Browser::open(Size::Desktop, "en").await);
    let a = host.visit(&house.address).await;
    sit_down(&house, &a, &guest).await;
    let chosen = |n: usize| format!("document.querySelectorAll('.hand .is-chosen').length === {n}");
    assert_eq!(a.count("[data-do=back]:not([hidden])").await, 0, "there is nothing to go back to");
    lay(&a, &["CAS", "WIZ", "KNIGHT"]).await;
    a.until("document.querySelectorAll('.hand .is-laid').length === 3").await;
    a.press_char('u').await;
    a.until(&chosen(3)).await;
    assert_eq!(a.count("[data-do=back]:not([hidden])").await, 1, "one control");
    // One card is changed: the last pick goes, another comes, and the rest lies as it lay.
    a.press_char('u').await;
    a.until(&chosen(2)).await;
    a.find(".hand [data-target='WIZ'].is-chosen").await;
    a.click(".hand [data-target='DRK']").await;
    a.click("[data-do=confirm]:not([aria-disabled=true])").await;
    a.until("document.querySelectorAll('.hand .is-laid').length === 3").await;
    a.click("[data-do=back]").await;
    a.until(&chosen(3)).await;
    a.find(".hand [data-target='DRK'].is-chosen").await;
    host.close().await;
    guest.close().await;
}

#[tokio::test]
async fn a_long_touch_explains_and_never_picks() {
    let house = House::open().await;
    let browser = Browser::open(Size::Phone, "en").await;
    let page = browser.visit(&house.address).await;
    page.click("form[action='/quick/kings-road'] button").await;
    page.find(".hand [data-target='CAS']").await;
    // Around the time at which a browser itself takes a touch for a long one.
    for time in [470, 520, 900] {
        page.touch(".hand [data-target='CAS']", Duration::from_millis(time), 0).await;
        page.find("#focus.is-open").await;
        sleep(Duration::from_millis(400)).await;
        assert_eq!(page.count(".is-chosen").await, 0, "held for {time} ms");
        page.find("#focus.is-open").await;
        page.click("#focus [data-close]").await;
        page.until("!document.querySelector('#focus.is-open')").await;
    }
    // What was chosen stays chosen, and a short touch still picks.
    page.touch(".hand [data-target='CAS']", Duration::from_millis(60), 0).await;
    page.find(".hand [data-target='CAS'].is-chosen").await;
    page.touch(".hand [data-target='CAS']", Duration::from_millis(520), 0).await;
    page.find("#focus.is-open").await;
    sleep(Duration::from_millis(400)).await;
    page.find(".hand [data-target='CAS'].is-chosen").await;
    browser.close().await;
}

#[tokio::test]
async fn whoever_leaves_is_asked_first_and_comes_back() {
    let house = House::open().await;
    let (host, guest) =
        (Browser::open(Size::Desktop, "en").await, Browser::open(Size::Phone, "en").await);
    let a = host.visit(&house.address).await;
    sit_down(&house, &a, &guest).await;
    let b = guest.page();
    b.click(".more summary").await;
    b.click("[data-ask=leave]").await;
    b.find("#leave[open]").await;
    b.shoot("leave").await;
    // No key of the table is heard while the question is open; staying changes nothing.
    b.click("#leave form[method=dialog] button").await;
    b.until("!document.querySelector('#leave[open]')").await;
    assert_eq!(a.count("#seats .mat small").await, 2, "nobody has become a bot");
    b.click(".more summary").await;
    b.click("[data-ask=leave]").await;
    b.click("#leave form[action$='/leave'] button").await;
    a.says("leaves; ").await;
    b.says("You left this match").await;
    b.shoot("left").await;
    b.reload().await;
    b.click("form[action$='/return'] button").await;
    // The bot may have laid cards by now; they lie in her own hand.
    b.find("#desk[data-seat='B'] .hand").await;
    a.says("is back.").await;
    host.close().await;
    guest.close().await;
}

/// Nobody has to play a whole match for it: one that was played elsewhere is over too.
#[tokio::test]
async fn a_match_that_is_over_is_played_again_with_one_click() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    let over = import(&page, &house.address, SAMPLES[0].record).await;
    page.click("form[action$='/rematch'] button").await;
    page.until(&format!("location.pathname.startsWith('/t/') && location.href !== '{over}'")).await;
    page.find(".hand [data-target='CAS']").await;
    assert_eq!(page.count("#seats .mat").await, 4, "everybody keeps the seat");
    browser.close().await;
}
