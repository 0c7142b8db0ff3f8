//! How people reach the page: other keyboards, arrows, fingers; and how it tells them the time.

use std::time::Duration;

use browser_tests::{
    Browser, House, Page, Size,
    hands::{create, lay, pick},
};
use fantoccini::key::Key;
use serde_json::json;

/// What a clock shows with so much left.
async fn clock(page: &Page<'_>, left: Duration) -> String {
    let script = format!(
        "const script = document.querySelector('script[src$=\"app.js\"]').src;
         return import(script.replace('app.js', 'clock.js')).then(({{ write }}) => write({}))",
        left.as_millis()
    );
    page.run(&script).await.as_str().expect("a text").to_owned()
}

#[tokio::test]
async fn clocks_name_their_units_from_an_hour_on() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    create(&page, &house.address, &["me", "hotseat"]).await;
    let shown = [
        (Duration::from_secs(59), "0:59"),
        (Duration::from_secs(3599), "59:59"),
        (Duration::from_hours(2) + Duration::from_mins(5), "2 h 5 min"),
        (Duration::from_hours(72), "3 d 0 h"),
        (Duration::from_hours(71) + Duration::from_secs(3599), "2 d 23 h"),
    ];
    for (left, text) in shown {
        assert_eq!(clock(&page, left).await, text);
    }
    browser.close().await;
}

#[tokio::test]
async fn letters_work_where_they_stand_and_arrows_walk_through_the_match() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "uk").await;
    let page = browser.visit(&house.address).await;
    create(&page, &house.address, &["me", "hotseat"]).await;
    // A Ukrainian keyboard has other letters at the places of C, U and [.
    pick(&page, &["CAS", "WIZ", "KNIGHT"]).await;
    page.press_at("KeyU", "г").await;
    page.until("document.querySelectorAll('.hand .is-chosen').length === 2").await;
    pick(&page, &["KNIGHT"]).await;
    page.press_at("KeyC", "с").await;
    page.until("document.getElementById('desk').dataset.seat === 'B'").await;
    // An explanation that the keyboard opened lies over the cards.
    page.press(Key::Escape).await;
    lay(&page, &["ZKD", "WLD", "ALT"]).await;
    page.until("document.querySelector('#replay input').max === '2'").await;
    page.until("!document.querySelector('.opened')").await;
    page.run("document.activeElement?.blur()").await;
    let at = |moves: u32| format!("document.querySelector('#replay input').value === '{moves}'");
    page.press_at("BracketLeft", "х").await;
    page.until(&at(1)).await;
    page.press(Key::Left).await;
    page.until(&at(0)).await;
    page.press(Key::Right).await;
    page.until(&at(1)).await;
    page.press_at("BracketRight", "ї").await;
    page.until(&at(2)).await;
    browser.close().await;
}

#[tokio::test]
async fn a_finger_that_rests_on_a_card_has_it_explained_and_picks_nothing() {
    let house = House::open().await;
    let browser = Browser::open(Size::Phone, "en").await;
    let page = browser.visit(&house.address).await;
    create(&page, &house.address, &["me", "hotseat"]).await;
    let card = ".hand [data-target='CAS']";
    page.touch(card, Duration::from_millis(900), 0).await;
    page.find("#focus.is-open").await;
    assert!(page.text("#focus").await.contains("King’s Castle"), "its name can be read");
    assert_eq!(page.count(".hand .is-chosen").await, 0, "nothing is picked on release");
    // Drawn down, the explanation goes.
    page.touch("#focus .focus__head", Duration::from_millis(30), 140).await;
    page.until("!document.querySelector('#focus.is-open')").await;
    // The next tap picks, however soon it comes.
    page.touch(card, Duration::from_millis(30), 0).await;
    page.until("document.querySelectorAll('.hand .is-chosen').length === 1").await;
    assert_eq!(page.run("return scrollY").await, json!(0));
    browser.close().await;
}
