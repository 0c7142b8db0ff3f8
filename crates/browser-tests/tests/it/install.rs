//! The house as a program of its own: what it keeps, and how it does without a line.

use std::time::Duration;

use browser_tests::{Browser, House, PATIENCE, Page, Size, hands::create};
use serde_json::json;
use tokio::time::{Instant, sleep};

/// Everything that the browser keeps, and the editions it belongs to.
const KEPT: &str = "return (async () => {
    const editions = await caches.keys();
    const requests = await Promise.all(editions.map(async (name) => (await caches.open(name)).keys()));
    return { editions, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
})()";

/// Waits until a script finds what it looks for.
async fn until(page: &Page<'_>, script: &str) {
    let began = Instant::now();
    while page.run(script).await != json!(true) {
        assert!(began.elapsed() < PATIENCE, "never true: {script}");
        sleep(Duration::from_millis(100)).await;
    }
}

/// Waits until the pages of this language are kept, and no others.
async fn is_kept_in(page: &Page<'_>, language: &str) {
    until(
        page,
        &format!(
            "return navigator.serviceWorker.ready.then(() => caches.match('/offline/{language}/')).then(Boolean)"
        ),
    )
    .await;
    until(page, "return caches.keys().then((editions) => editions.length === 1)").await;
    page.until("navigator.serviceWorker.controller").await;
}

#[tokio::test]
async fn without_a_line_there_is_something_to_read_and_a_table_comes_back() {
    let mut house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    is_kept_in(&page, "en").await;
    create(&page, &house.address, &["me", "hotseat"]).await;
    page.find(".hand [data-target='CAS']").await;
    let table = page.url().await;
    let kept = page.run(KEPT).await;
    let ours = |path: &str| path.starts_with("/assets/") || path.starts_with("/offline/en/");
    let paths = kept["paths"].as_array().expect("paths");
    assert!(paths.iter().all(|path| ours(path.as_str().unwrap())), "nobody's own: {kept}");
    // Another language is another edition, and the old one goes.
    page.click(".bar__lang button[value=uk]").await;
    is_kept_in(&page, "uk").await;
    assert_ne!(page.run(KEPT).await["editions"], kept["editions"]);

    house.kill().await;
    page.says("Немає зв’язку").await;
    page.run("location.href = '/rules/castle'").await;
    page.find("#CAS-1").await;
    page.shoot("offline-rules").await;
    assert_eq!(page.count("form").await, 0, "nothing that would need a line");
    page.run("location.href = '/learn/kings-road'").await;
    page.find(".lesson, .book").await;
    page.run(&format!("location.href = '{table}'")).await;
    page.find("main[data-no-line]").await;
    page.says("Немає зв’язку").await;
    page.shoot("offline-table").await;
    house.reopen().await;
    page.find(".hand [data-target='CAS']").await;
    assert_eq!(json!(page.url().await), json!(table));
    browser.close().await;
}
