//! What happened is played in beats, told to those who do not see it, and never in anybody's way.

use browser_tests::{
    Browser, House, Line, Page, Size,
    hands::{create, lay},
};
use fantoccini::key::Key;
use serde_json::{Value, json};

/// Notes in the page itself what is seen and said: between two questions of a test it would be gone.
const WATCH: &str = "
    Object.assign(window, { said: [], seen: [], shift: 0 });
    const note = (css) => document.querySelector(css) && !seen.includes(css) && seen.push(css);
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(
        (line) => said.push(line.textContent)))).observe(document.querySelector('#voice'), { childList: true });
    new MutationObserver(() => ['.beat-card', '.beat-piece', '.beat-ring', '.beat-points', '.is-recalled',
        '#caption:not([hidden])'].forEach(note)).observe(document.body,
        { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'class'] });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shift += entry.value)))
        .observe({ type: 'layout-shift' });";
const PLAYING: &str = "document.querySelector('#caption:not([hidden])')";
const OVER: &str =
    "document.querySelector('#caption[hidden]') && !document.querySelector('.beats')";
/// What the chronicle says, line by line, and what was said aloud.
const TOLD: &str =
    "return [...document.querySelectorAll('#log li')].map((line) => line.textContent.trim())";
const SAID: &str = "return window.said";
/// Who is here shows a moment after a page is.
const POSITION: &str = "return ['board', 'seats'].map((id) => \
                        document.getElementById(id).outerHTML.replaceAll(' dot--away', ''))";

/// Lays the cards of both seats of a browser, so that they are turned up.
async fn round(page: &Page<'_>) {
    for (seat, cards) in [("A", ["CAS", "WIZ", "KNIGHT"]), ("B", ["ZKD", "WLD", "LAI"])] {
        page.until(&format!("document.getElementById('desk').dataset.seat === '{seat}'")).await;
        lay(page, &cards).await;
    }
}

async fn list(page: &Page<'_>, script: &str) -> Vec<String> {
    serde_json::from_value(page.run(script).await).expect("a list of words")
}

/// What the page shows is what somebody sees who has just come.
async fn stands_as_loaded(page: &Page<'_>) -> Value {
    page.until(OVER).await;
    let (position, told) = (page.run(POSITION).await, page.run(TOLD).await);
    page.reload().await;
    page.find("#board").await;
    assert_eq!(page.run(POSITION).await, position);
    assert_eq!(page.run(TOLD).await, told);
    position
}

#[tokio::test]
async fn a_round_is_played_in_beats_and_told_once() {
    let house = House::open().await;
    let line = Line::to(&house).await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&line.address).await;
    create(&page, &line.address, &["me", "hotseat"]).await;
    let before = list(&page, TOLD).await.len();
    page.run(WATCH).await;
    round(&page).await;
    page.until(PLAYING).await;
    assert!(!list(&page, TOLD).await.contains(&"Round 2".to_owned()), "the end comes last");
    page.until(OVER).await;
    let seen = list(&page, "return window.seen").await;
    for part in [".beat-card", ".beat-piece", ".beat-ring", ".beat-points"] {
        assert!(seen.contains(&part.to_owned()), "{part} in {seen:?}");
    }
    // What was told in passing is said too, and is no longer in the chronicle.
    let told = list(&page, TOLD).await.split_off(before);
    let mut said = list(&page, SAID).await;
    said.retain(|line| told.contains(line));
    assert_eq!(said, told, "each line is said, once");
    let shift = page.run("return window.shift").await;
    assert!(shift.as_f64().is_some_and(|shift| shift < 0.02), "the page moved by {shift}");
    stands_as_loaded(&page).await;

    // The line breaks in the middle: what was begun ends, and nothing is played or said again.
    page.run(WATCH).await;
    round(&page).await;
    page.until(PLAYING).await;
    line.cut();
    page.until(OVER).await;
    page.until("!document.querySelector('.toast')").await;
    let said = list(&page, SAID).await;
    let rounds = said.iter().filter(|line| *line == "Round 3").count();
    assert_eq!(rounds, 1, "{said:?}");
    stands_as_loaded(&page).await;

    // Whoever comes back in the middle sees where the match stands.
    round(&page).await;
    page.until(PLAYING).await;
    page.reload().await;
    page.find("#board").await;
    assert_eq!(page.run(&format!("return Boolean({OVER})")).await, json!(true));
    assert!(list(&page, TOLD).await.contains(&"Round 4".to_owned()));
    // The menu sets how fast it is played, and the browser remembers it.
    page.run(
        "const pace = document.querySelector('.more select[data-pace]');
         pace.value = 'off';
         pace.dispatchEvent(new Event('change'));",
    )
    .await;
    page.reload().await;
    page.until("document.querySelector('.more select[data-pace]').value === 'off'").await;
    page.run(WATCH).await;
    round(&page).await;
    page.until("window.said.includes('Round 5')").await;
    let seen = list(&page, "return window.seen").await;
    assert!(!seen.contains(&"#caption:not([hidden])".to_owned()), "{seen:?}");
    browser.close().await;
}

#[tokio::test]
async fn nobody_waits_for_a_beat_and_what_was_missed_is_played_again() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    create(&page, &house.address, &["me", "hotseat"]).await;
    // Any key shows what has come of it.
    round(&page).await;
    page.until(PLAYING).await;
    page.press(Key::Shift).await;
    assert_eq!(page.run(&format!("return Boolean({OVER})")).await, json!(true), "a key goes on");
    assert!(list(&page, TOLD).await.contains(&"Round 2".to_owned()));
    // Whoever is asked acts while the beats are played.
    round(&page).await;
    page.until(PLAYING).await;
    page.click(".hand [data-target='DRK']").await;
    assert_eq!(page.run(&format!("return Boolean({OVER})")).await, json!(true), "a click goes on");
    assert_eq!(page.count(".hand .is-chosen[data-target='DRK']").await, 1, "and chooses");
    // What happened since the own last move is played once more, and what was picked stays so.
    let now = page.run(POSITION).await;
    page.run(WATCH).await;
    page.click("[data-do=recall]").await;
    page.until("window.seen.includes('.is-recalled')").await;
    page.until(OVER).await;
    assert_eq!(page.run(POSITION).await, now);
    assert_eq!(page.count(".hand .is-chosen[data-target='DRK']").await, 1);
    let said = list(&page, SAID).await;
    assert_eq!(said.iter().filter(|line| *line == "Round 3").count(), 1, "{said:?}");
    // Whoever wants no movement is shown stills and told the same.
    page.calm().await;
    page.run(WATCH).await;
    lay(&page, &["TMP", "ALT"]).await;
    page.until("document.getElementById('desk').dataset.seat === 'B'").await;
    lay(&page, &["ZKD", "WLD", "LAI"]).await;
    page.until("window.said.includes('Round 4')").await;
    assert_eq!(page.run(&format!("return Boolean({PLAYING})")).await, json!(false));
    let seen = list(&page, "return window.seen").await;
    assert!(seen.contains(&".beat-points".to_owned()), "{seen:?}");
    assert!(!seen.contains(&".beat-card".to_owned()), "{seen:?}");
    page.press_char('r').await;
    page.until(PLAYING).await;
    page.press(Key::Shift).await;
    page.until(OVER).await;
    browser.close().await;
}
