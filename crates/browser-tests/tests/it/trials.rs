//! The web table under trial: by keyboard alone, over lines that break, back and forth in time.

use std::time::Duration;

use browser_tests::{
    Browser, House, Line, Page, Size,
    hands::{create, lay, pick, play_to_the_end},
};
use fantoccini::key::Key;
use serde_json::json;
use tokio::time::{Instant, sleep};

const READY: &str = "[data-do=confirm]:not([aria-disabled=true])";

/// Presses Tab until what has the focus fits, as a person would.
async fn tab_to(page: &Page<'_>, css: &str) {
    let there = format!("return document.activeElement.matches({css:?})");
    for _ in 0..60 {
        if page.run(&there).await == json!(true) {
            return;
        }
        page.press(Key::Tab).await;
    }
    panic!("{css} is more than 60 tabs away");
}

/// Puts some action together with arrows and Enter, and confirms it with its letter.
async fn choose_by_keys(page: &Page<'_>) {
    const FREE: &str = ".hand button.card.can:not(.is-chosen)";
    let right = char::from(Key::Right);
    let mut direction = right;
    tab_to(page, FREE).await;
    for _ in 0..80 {
        if page.count(READY).await > 0 {
            page.press_char('c').await;
            return;
        }
        let free = format!("return document.activeElement.matches({FREE:?})");
        if page.run(&free).await == json!(true) {
            page.press(Key::Enter).await;
        } else {
            let here = "return document.activeElement.getAttribute('data-target')";
            let before = page.run(here).await;
            page.press_char(direction).await;
            if page.run(here).await == before {
                direction = char::from(if direction == right { Key::Left } else { Key::Right });
            }
        }
    }
    page.shoot("failure").await;
    panic!("no action comes together by keys");
}

#[tokio::test]
async fn a_match_is_played_by_keyboard_and_looked_back_at() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    tab_to(&page, "form[action='/quick/kings-road'] button").await;
    page.press(Key::Enter).await;
    page.find(".hand [data-target='CAS']").await;
    for _ in 0..3 {
        let asked = page.run("return document.querySelector('#choices').innerHTML").await;
        choose_by_keys(&page).await;
        // Any key goes on from what was opened.
        page.press(Key::Shift).await;
        page.until(&format!("document.querySelector('#choices')?.innerHTML !== {asked}")).await;
        page.find("[data-do=confirm]").await;
    }
    play_to_the_end(&page).await;
    page.find(".ceremony .is-first").await;
    page.press(Key::Shift).await;
    assert_eq!(page.count(".ceremony").await, 0, "any key goes on to the score sheet");
    // Back by keys, and the link of that moment shows the same to somebody else.
    for _ in 0..5 {
        page.press_char('[').await;
        sleep(Duration::from_millis(150)).await;
    }
    page.until("/[?]at=[0-9]+$/.test(location.href)").await;
    page.until("document.querySelector('#desk .prompt--wait, #desk [data-do=now]')").await;
    let board = "return document.getElementById('board').outerHTML";
    let stranger = Browser::open(Size::Desktop, "en").await;
    let other = stranger.visit(&page.url().await).await;
    other.find("#board").await;
    assert_eq!(other.run(board).await, page.run(board).await);
    assert_eq!(other.count("[data-do=confirm]").await, 0, "the past cannot be played");
    assert_eq!(other.count("form[action$='/fork'] button").await, 2, "but played on from");
    other.click("#desk form[action$='/fork'] button").await;
    other.find(".hand [data-target='CAS']").await;
    browser.close().await;
    stranger.close().await;
}

#[tokio::test]
async fn a_line_that_breaks_in_the_middle_of_a_move_loses_and_doubles_nothing() {
    let house = House::open().await;
    let line = Line::to(&house).await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&line.address).await;
    create(&page, &line.address, &["me", "hotseat"]).await;
    let at_desk_of =
        |seat: &str| format!("document.getElementById('desk').dataset.seat === '{seat}'");
    // What is said does not arrive: the cards lie ready, and are confirmed again.
    pick(&page, &["CAS", "WIZ", "KNIGHT"]).await;
    line.lose_what_is_said();
    page.click(READY).await;
    page.until("document.querySelector('[data-do=confirm][aria-disabled=true]')").await;
    line.cut();
    page.find(READY).await;
    assert_eq!(page.count(".hand .is-chosen").await, 3);
    page.until(&at_desk_of("A")).await;
    let began = Instant::now();
    while page.run(&format!("return {}", at_desk_of("B"))).await != json!(true) {
        assert!(began.elapsed() < Duration::from_secs(30), "the table never answers again");
        page.run("document.querySelector('[data-do=confirm]')?.click()").await;
        sleep(Duration::from_millis(300)).await;
    }
    // What is answered does not arrive: the move was made, once.
    pick(&page, &["ZKD", "WLD", "ALT"]).await;
    line.lose_what_is_answered();
    page.click(READY).await;
    sleep(Duration::from_millis(300)).await;
    line.cut();
    page.says("Round 2").await;
    assert_eq!(page.run("return document.querySelector('#replay input').max").await, json!("2"));
    let told = page.run("return document.querySelector('#log ol').textContent").await;
    page.reload().await;
    assert_eq!(page.run("return document.querySelector('#log ol').textContent").await, told);
    browser.close().await;
}

#[tokio::test]
async fn a_sealed_choice_is_taken_back_by_button_and_by_key() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    create(&page, &house.address, &["me", "hotseat"]).await;
    for by_key in [false, true] {
        lay(&page, &["CAS", "WIZ", "KNIGHT"]).await;
        page.until("document.getElementById('desk').dataset.seat === 'B'").await;
        page.find("[data-do=back][data-seat=A]").await;
        if by_key {
            page.press_char('u').await;
        } else {
            page.click("[data-do=back]").await;
        }
        page.until("document.getElementById('desk').dataset.seat === 'A'").await;
        assert_eq!(
            page.run("return document.querySelector('#replay input').max").await,
            json!("0")
        );
    }
    // Beside each other in one browser, nobody is shown what another had picked.
    assert_eq!(page.count(".hand .is-chosen").await, 0);
    // Picks that are not confirmed are put back one by one, and then all is as it was asked.
    let asked = page.text(".prompt__say").await;
    pick(&page, &["DRK", "TMP", "ALT"]).await;
    page.click("[data-do=back]").await;
    page.until("document.querySelectorAll('.hand .is-chosen').length === 2").await;
    page.press(Key::Escape).await;
    page.until("document.querySelectorAll('.hand .is-chosen').length === 1").await;
    page.says("Choose 2 more cards").await;
    page.press_char('u').await;
    page.until("document.querySelectorAll('.hand .is-chosen').length === 0").await;
    assert_eq!(page.text(".prompt__say").await, asked, "nothing is picked: all is asked for");
    browser.close().await;
}

/// Every legal action is reached by picking its targets in every order.
const EVERY_ORDER: &str = "return (async () => {
    const script = document.querySelector('script[src$=\"app.js\"]').src;
    const { Composer, spelled = (text) => text.split(' ') } =
        await import(script.replace('app.js', 'choices.js'));
    const orders = (all) => all.length < 2 ? [all] : all.flatMap((one, i) =>
        orders(all.filter((_, at) => at !== i)).map((rest) => [one, ...rest]));
    const data = JSON.parse(document.querySelector('#choices').content.textContent);
    const choices = data.choices.map(([action, text]) => ({ action, targets: spelled(text) }));
    const needs = new Map([...document.querySelectorAll('[data-only-with]')]
        .map((e) => [e.dataset.target, e.dataset.onlyWith]));
    const lost = [];
    let tried = 0;
    for (const { action, targets } of choices) {
        for (const order of orders(targets)) {
            const composer = new Composer(choices, needs);
            let offered = true;
            for (const target of order) {
                offered &&= composer.can(target);
                if (offered) composer.pick(target);
            }
            // What goes only with another is not offered before it.
            if (!offered) { if (order.some((t) => needs.has(t))) continue; lost.push([action, order]); continue; }
            tried += 1;
            const reached = () => composer.standing().choice?.action === action;
            for (let i = 0; i < 4 && !reached(); i++) composer.reorder();
            if (!reached()) lost.push([action, order]);
        }
    }
    return { choices: choices.length, tried, lost };
})()";

#[tokio::test]
async fn every_action_comes_together_in_every_order_of_picking() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    create(&page, &house.address, &["me", "hotseat"]).await;
    for cards in [&["DRAGON", "CAS", "KNIGHT"][..], &["WITCH"], &["ZKD", "WLD", "ALT"]] {
        page.find(".hand [data-target='CAS']").await;
        let found = page.run(EVERY_ORDER).await;
        assert!(found["choices"].as_u64() > Some(20), "{found}");
        assert!(found["tried"].as_u64() >= found["choices"].as_u64(), "{found}");
        assert_eq!(found["lost"], json!([]), "{found}");
        let before = page.run("return document.querySelector('#choices').innerHTML").await;
        lay(&page, cards).await;
        let changed = format!("document.querySelector('#choices')?.innerHTML !== {before}");
        page.until(&changed).await;
    }
    browser.close().await;
}
