//! `cargo xtask pictures`: the pictures of README and docs, of the program as it is now.

use std::path::{Path, PathBuf};

use browser_tests::{
    Browser, House, Page, Size,
    hands::{Moment, import, pick},
};

const KINGS_ROAD: &str = include_str!("../tests/records/kings-road.json");
const ARCHITECTS: &str = include_str!("../tests/records/architects.json");
const VISCOUNTS: &str = include_str!("../tests/records/viscounts.json");
const WINTER: &str = include_str!("../tests/records/castle-winter.json");

#[tokio::main]
async fn main() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&format!("{}/account", house.address)).await;
    page.type_into("input[name=name]", "Olena").await;
    page.click(".form__foot .btn--act").await;
    page.resize(1440, 900).await;
    choosing(&page, &house.address).await;
    paying(&page, &house.address).await;
    building(&page, &house.address).await;
    riding(&page, &house.address).await;
    looking_back(&page, &house.address).await;
    browser.close().await;
}

/// A choice that lies almost ready.
async fn choosing(page: &Page<'_>, address: &str) {
    let whole = import(page, address, KINGS_ROAD).await;
    let moment = Moment { at: 34, seat: "C", others: "bot:knight" };
    moment.play_on(page, &whole).await;
    pick(page, &["CAS", "ALT", "KNIGHT"]).await;
    keep(page, "kings-road").await;
}

/// A building that is being paid for, in winter.
async fn paying(page: &Page<'_>, address: &str) {
    let whole = import(page, address, WINTER).await;
    Moment { at: 95, seat: "A", others: "bot:squire" }.play_on(page, &whole).await;
    page.click("#board [data-target^='build-']").await;
    page.find("#counter:not([hidden])").await;
    keep(page, "castle").await;
}

/// A plan for which everything lies ready.
async fn building(page: &Page<'_>, address: &str) {
    let whole = import(page, address, ARCHITECTS).await;
    Moment { at: 343, seat: "A", others: "bot:page" }.play_on(page, &whole).await;
    pick(page, &["plan-treasury"]).await;
    keep(page, "architects").await;
}

/// A card, and where its Viscount could ride.
async fn riding(page: &Page<'_>, address: &str) {
    let whole = import(page, address, VISCOUNTS).await;
    Moment { at: 537, seat: "A", others: "bot:page" }.play_on(page, &whole).await;
    page.click(".hand [data-target].can").await;
    keep(page, "viscounts").await;
}

/// A finished match, where most was given away.
async fn looking_back(page: &Page<'_>, address: &str) {
    let whole = import(page, address, KINGS_ROAD).await;
    page.go(&format!("{whole}/analysis")).await;
    while page.count("#analysis .curve__line").await == 0 {
        tokio::time::sleep(browser_tests::PATIENCE / 30).await;
    }
    page.click(".moment a[href*='?at=']").await;
    page.find("#board [data-mark]").await;
    keep(page, "hindsight").await;
}

/// Keeps the page as a picture.
async fn keep(page: &Page<'_>, name: &str) {
    page.run("document.activeElement?.blur(); return document.fonts.ready.then(() => true)").await;
    tokio::time::sleep(browser_tests::PATIENCE / 15).await;
    // The pointer rests on something: its explanation is no part of the picture.
    page.run("document.querySelector('#tips .is-open')?.classList.remove('is-open')").await;
    let file = folder().join(format!("{name}.webp"));
    let picture = page.picture().await;
    std::fs::write(&file, &picture).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    println!("{} {} KB", file.display(), picture.len() / 1024);
}

fn folder() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("the root of the repository").join("docs/pictures")
}
