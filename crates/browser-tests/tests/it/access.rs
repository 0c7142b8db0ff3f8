//! Every kind of page in every state, by day and by night: axe-core finds nothing that keeps
//! anybody out. One browser goes through the house once.

use browser_tests::{
    Browser, House, Page, Size,
    hands::{create, fork, import, lay, pick},
};

use crate::layout::SAMPLES;

const BY_DAY: &str = "document.documentElement.dataset.theme = 'light'";

/// Looks at pages and keeps what is wrong with them.
#[derive(Default)]
struct Inspector {
    wrong: Vec<String>,
}

impl Inspector {
    /// Everything about the page by day, its colours by night.
    async fn look(&mut self, page: &Page<'_>, state: &str) {
        self.look_at(page, "body", state).await;
    }

    /// The same about what has just come onto a page that was looked at before.
    async fn look_at(&mut self, page: &Page<'_>, css: &str, state: &str) {
        println!("{state}");
        self.note(state, page.faults(css).await);
        page.run("document.documentElement.dataset.theme = 'dark'").await;
        self.note(&format!("{state} by night"), page.faults_of_colours(css).await);
        page.run(BY_DAY).await;
    }

    /// The same on a desktop and on a phone.
    async fn look_twice(&mut self, page: &Page<'_>, state: &str) {
        self.look(page, state).await;
        page.resize(390, 844).await;
        self.look(page, &format!("{state} on a phone")).await;
        page.resize(1440, 900).await;
    }

    fn note(&mut self, state: &str, faults: Vec<String>) {
        self.wrong.extend(faults.into_iter().map(|fault| format!("{state}: {fault}")));
    }
}

/// Goes to another page of the house, by day whatever was before.
async fn go(page: &Page<'_>, address: &str) {
    page.run(&format!("location.href = '{address}'")).await;
    page.until(&format!("location.href === '{address}' && document.readyState === 'complete'"))
        .await;
    page.run(BY_DAY).await;
}

#[tokio::test]
async fn nothing_on_any_page_keeps_anybody_out() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.bring_axe().await;
    browser.calm().await;
    let page = browser.visit(&house.address).await;
    let mut inspector = Inspector::default();
    readings(&page, &house, &mut inspector).await;
    people(&browser, &house, &mut inspector).await;
    kings_road(&page, &house, &mut inspector).await;
    castle(&page, &house, &mut inspector).await;
    finished(&page, &house, &mut inspector).await;
    assert!(inspector.wrong.is_empty(), "{}", inspector.wrong.join("\n"));
    browser.close().await;
}

/// What there is to read, for strangers.
async fn readings(page: &Page<'_>, house: &House, inspector: &mut Inspector) {
    for path in ["/", "/new/kings-road"] {
        go(page, &format!("{}{path}", house.address)).await;
        inspector.look_twice(page, path).await;
    }
    let paths = ["/new/castle", "/rules/castle", "/learn/kings-road", "/learn/castle", "/keys"];
    for path in paths.into_iter().chain(["/account", "/nowhere"]) {
        go(page, &format!("{}{path}", house.address)).await;
        inspector.look(page, path).await;
    }
}

/// A gathering, its invitation, and waiting for the other one.
async fn people(browser: &Browser, house: &House, inspector: &mut Inspector) {
    let page = browser.page();
    create(&page, &house.address, &["me", "open"]).await;
    inspector.look_twice(&page, "gathering").await;
    let invite = page.find("#invite-url").await.prop("value").await.unwrap().unwrap();
    go(&page, &format!("{}/", house.address)).await;
    inspector.look(&page, "home of a regular").await;
    browser.forget().await;
    go(&page, &invite).await;
    inspector.look_twice(&page, "invitation").await;
    page.click("form[action^='/j/'] button").await;
    page.find(".hand [data-target='CAS']").await;
    lay(&page, &["CAS", "WIZ", "KNIGHT"]).await;
    page.find(".prompt--wait").await;
    inspector.look(&page, "waiting").await;
    browser.forget().await;
    page.reload().await;
    page.find("body").await;
    inspector.look(&page, "stranger").await;
}

/// A tap of a finger.
fn tap(css: &str) -> String {
    click_with("touch", css)
}

fn click_with(pointer: &str, css: &str) -> String {
    format!(
        "const e = document.querySelector({css:?});
         for (const name of ['pointerdown', 'pointerup'])
           e.dispatchEvent(new PointerEvent(name, {{ pointerType: '{pointer}', bubbles: true }}));
         e.dispatchEvent(new MouseEvent('click', {{ bubbles: true, detail: 1 }}));"
    )
}

const ESCAPE: &str =
    "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))";

async fn kings_road(page: &Page<'_>, house: &House, inspector: &mut Inspector) {
    let sample = &SAMPLES[0];
    fork(page, &house.address, sample.record, sample.at).await;
    page.find(".hand [data-target='CAS']").await;
    page.run(BY_DAY).await;
    inspector.look_twice(page, "King's Road, asked").await;
    pick(page, &["CAS", "WIZ", "KNIGHT"]).await;
    inspector.look(page, "King's Road, picked").await;
    page.run("document.querySelector('.hand .card').focus()").await;
    page.run(&tap("#board .spot")).await;
    page.find("#focus.is-open").await;
    inspector.look_at(page, "#focus", "King's Road, a place looked at").await;
    page.run(ESCAPE).await;
    page.run("document.querySelector('details.more').open = true").await;
    inspector.look_at(page, ".bar", "King's Road, menu").await;
    page.run(ESCAPE).await;
    page.click("[data-tab-of=chat]").await;
    inspector.look_at(page, "#chron", "King's Road, talk").await;
    page.click("[data-tab-of=log]").await;
    page.click("[data-do=hint]").await;
    page.find("#hints .hint").await;
    inspector.look_at(page, "#desk", "King's Road, hints").await;
    page.resize(390, 844).await;
    inspector.look_at(page, "#desk", "King's Road, hints on a phone").await;
    page.click("[data-do=chronicle]").await;
    inspector.look_at(page, "#chron", "King's Road, chronicle on a phone").await;
    page.resize(1440, 900).await;
}

async fn castle(page: &Page<'_>, house: &House, inspector: &mut Inspector) {
    for (sample, at) in [(&SAMPLES[1], 52), (&SAMPLES[2], 95)] {
        fork(page, &house.address, sample.record, at).await;
        page.find("#choices").await;
        page.run(BY_DAY).await;
        inspector.look(page, sample.name).await;
        page.run("document.querySelector('a.rule').click()").await;
        page.find("#rule:popover-open").await;
        inspector.look_at(page, "#rule", &format!("{}, a rule", sample.name)).await;
        page.run(ESCAPE).await;
        page.run(&tap("#board .spot")).await;
        page.find("#focus.is-open").await;
        inspector.look_at(page, "#focus", &format!("{}, a place looked at", sample.name)).await;
        page.run(ESCAPE).await;
        page.run(&click_with("mouse", "#board [data-target^=build-]")).await;
        page.find("#counter:not([hidden])").await;
        inspector.look_at(page, "#desk", &format!("{}, counter", sample.name)).await;
        page.resize(390, 844).await;
        inspector.look(page, &format!("{}, counter on a phone", sample.name)).await;
        page.resize(1440, 900).await;
    }
}

/// Score sheets, moments of the past, and the match in hindsight while it is thought about.
async fn finished(page: &Page<'_>, house: &House, inspector: &mut Inspector) {
    for sample in &SAMPLES {
        let table = import(page, &house.address, sample.record).await;
        page.run(BY_DAY).await;
        inspector.look_at(page, "#desk", &format!("{}, over", sample.name)).await;
        go(page, &format!("{table}?at={}", sample.at)).await;
        inspector.look_at(page, "#desk, #chron", &format!("{}, replayed", sample.name)).await;
        go(page, &format!("{table}/analysis")).await;
        inspector.look(page, &format!("{}, thought about", sample.name)).await;
    }
}
