//! Every kind of page in every state, by day and by night: axe-core finds nothing that keeps
//! anybody out.

use std::time::Instant;

use browser_tests::{
    Browser, House, Page, Size,
    hands::{Moment, create, fork, import, lay, pick},
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
        let began = Instant::now();
        self.note(state, page.faults(css).await);
        page.run("document.documentElement.dataset.theme = 'dark'").await;
        self.note(&format!("{state} by night"), page.faults_of_colours(css).await);
        page.run(BY_DAY).await;
        println!("{state}: {} ms", began.elapsed().as_millis());
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

/// Two browsers share the way, since looking keeps one processor busy.
#[tokio::test]
async fn nothing_on_any_page_keeps_anybody_out() {
    let house = House::open().await;
    let (mut wrong, more) = tokio::join!(around_the_house(&house), at_the_tables(&house));
    wrong.extend(more);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

async fn inspecting() -> Browser {
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.bring_axe().await;
    browser.calm().await;
    browser
}

async fn around_the_house(house: &House) -> Vec<String> {
    let browser = inspecting().await;
    let page = browser.visit(&house.address).await;
    let mut inspector = Inspector::default();
    readings(&page, house, &mut inspector).await;
    people(&browser, house, &mut inspector).await;
    finished(&page, house, &mut inspector).await;
    browser.close().await;
    inspector.wrong
}

async fn at_the_tables(house: &House) -> Vec<String> {
    let browser = inspecting().await;
    let page = browser.visit(&house.address).await;
    let mut inspector = Inspector::default();
    kings_road(&page, house, &mut inspector).await;
    castle(&page, house, &mut inspector).await;
    architects(&page, house, &mut inspector).await;
    browser.close().await;
    inspector.wrong
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

/// The town, what lies at the desk in tabs, and what the town asks for.
async fn architects(page: &Page<'_>, house: &House, inspector: &mut Inspector) {
    let sample = &SAMPLES[3];
    let whole = import(page, &house.address, sample.record).await;
    let moment = |at| Moment { at, seat: "A", others: "me" };
    moment(sample.at).play_on(page, &whole).await;
    page.find("#choices").await;
    page.run(BY_DAY).await;
    inspector.look(page, "Architects, asked").await;
    page.run(&tap("#board .spot.can")).await;
    page.find("#focus.is-open").await;
    inspector.look_at(page, "#focus", "Architects, a place looked at").await;
    page.run(ESCAPE).await;
    page.resize(390, 844).await;
    inspector.look(page, "Architects, asked on a phone").await;
    for tab in ["plans", "built", "helpers"] {
        page.click(&format!("#desk [data-tab={tab}]")).await;
        inspector.look_at(page, &format!("#panel-{tab}"), &format!("Architects, {tab}")).await;
    }
    page.resize(1440, 900).await;
    for (at, asks) in ASKS {
        moment(at).play_on(page, &whole).await;
        page.find("#choices").await;
        page.run(BY_DAY).await;
        inspector.look_at(page, "#desk", asks).await;
    }
}

/// Moments of the sample of Architects at which it asks for something, and for what.
const ASKS: [(usize, &str); 3] =
    [(291, "Architects, choosing"), (324, "Architects, trading"), (404, "Architects, discarding")];

/// Score sheets, moments of the past, and the match in hindsight while it is thought about.
async fn finished(page: &Page<'_>, house: &House, inspector: &mut Inspector) {
    for sample in SAMPLES.iter().filter(|sample| sample.name != "castle-winter") {
        let table = import(page, &house.address, sample.record).await;
        page.run(BY_DAY).await;
        inspector.look_at(page, "#desk", &format!("{}, over", sample.name)).await;
        page.resize(390, 844).await;
        inspector.look_at(page, "#desk", &format!("{}, over on a phone", sample.name)).await;
        page.resize(1440, 900).await;
        go(page, &format!("{table}?at={}", sample.at)).await;
        inspector.look_at(page, "#desk, #chron", &format!("{}, replayed", sample.name)).await;
        go(page, &format!("{table}/analysis")).await;
        inspector.look(page, &format!("{}, thought about", sample.name)).await;
    }
}
