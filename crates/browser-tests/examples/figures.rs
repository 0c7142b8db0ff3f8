//! What the web table weighs, how soon it is there and how still it lies: `cargo xtask figures`.

use browser_tests::{
    Browser, House, Page, Size,
    hands::{Moment, import, shift_of_a_move},
};
use serde_json::{Value, json};

/// Matches to look at: name, record, and after how many moves.
const SAMPLES: [(&str, &str, usize); 5] = [
    ("kings-road", include_str!("../tests/records/kings-road.json"), 34),
    ("castle", include_str!("../tests/records/castle.json"), 51),
    ("castle-winter", include_str!("../tests/records/castle-winter.json"), 66),
    ("architects", include_str!("../tests/records/architects.json"), 373),
    ("viscounts", include_str!("../tests/records/viscounts.json"), 712),
];

/// A laptop and a phone.
const SCREENS: [(u32, u32); 2] = [(1366, 650), (390, 844)];

/// Requests and bytes on the line, first paint, and how long the page was too busy to answer.
const LOADED: &str = "return (async () => {
    const entries = (type) => new Promise((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => done([]), 400);
    });
    const own = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => !/worker[.]js|[/]offline[/]/.test(name));
    const tasks = (await entries('longtask')).map(({ duration }) => duration);
    const shifts = (await entries('layout-shift')).map(({ value }) => value);
    const sum = (all) => all.reduce((a, b) => a + b, 0);
    return {
      requests: own.length,
      bytes: sum(own.map(({ transferSize }) => transferSize)),
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      tasks: tasks.length, busy: sum(tasks), shift: sum(shifts),
    };
})()";

fn line(name: &str, found: &Value) {
    let number = |key: &str| found[key].as_f64().unwrap_or_default();
    println!(
        "{name:<28} {:>4} requests {:>7.1} KB   first paint {:>5.0} ms   {} long tasks {:>4.0} ms   shift {:.4}",
        number("requests"),
        number("bytes") / 1000.0,
        number("paint"),
        number("tasks"),
        number("busy"),
        number("shift"),
    );
}

/// A page by somebody who has never been here.
async fn cold(name: &str, address: &str) {
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(address).await;
    page.until("document.readyState === 'complete'").await;
    page.run("return document.fonts.ready.then(() => true)").await;
    assert!(name == "home" || page.count(".board__fit").await == 1, "{name}: a table is shown");
    line(name, &page.run(LOADED).await);
    browser.close().await;
}

async fn moves(page: &Page<'_>, name: &str) {
    let mut shifts = Vec::new();
    for _ in 0..6 {
        shifts.push(shift_of_a_move(page).await);
    }
    let most = shifts.iter().copied().fold(0.0, f64::max);
    println!("{name:<28} shift per move {most:.4} at most, {}", json!(shifts));
}

#[tokio::main]
async fn main() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    cold("home", &house.address).await;
    for (game, record, at) in SAMPLES {
        let whole = import(&page, &house.address, record).await;
        // A match that is over is shown to strangers too.
        cold(&format!("{game}, cold"), &format!("{whole}?at={at}")).await;
        Moment { at, seat: "A", others: "me" }.play_on(&page, &whole).await;
        for (width, height) in SCREENS {
            page.resize(width, height).await;
            page.reload().await;
            moves(&page, &format!("{game} {width} × {height}")).await;
        }
        page.resize(1440, 900).await;
    }
    browser.close().await;
}
