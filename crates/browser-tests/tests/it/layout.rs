//! The table on every screen: one browser, resized, looks at positions in the middle of matches.

use browser_tests::{
    Browser, House, Page, Size,
    hands::{Moment, import, shift_of_a_move},
};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// A match to look at: its name, its record, the move, and the least width of the board by screen.
pub struct Sample {
    pub name: &'static str,
    pub record: &'static str,
    pub at: usize,
    boards: [u32; 7],
}

const SCREENS: [(u32, u32); 7] =
    [(1440, 900), (1366, 650), (1280, 720), (1024, 768), (844, 390), (390, 844), (360, 740)];

/// A laptop and a phone.
pub const NARROWEST: [(u32, u32); 2] = [(1366, 650), (390, 844)];

pub const SAMPLES: [Sample; 6] = [
    Sample {
        name: "kings-road",
        record: include_str!("../records/kings-road.json"),
        at: 34,
        boards: [860, 831, 912, 740, 492, 366, 316],
    },
    Sample {
        name: "castle",
        record: include_str!("../records/castle.json"),
        at: 51,
        boards: [860, 831, 912, 740, 452, 378, 348],
    },
    Sample {
        name: "castle-winter",
        record: include_str!("../records/castle-winter.json"),
        at: 66,
        boards: [860, 831, 912, 740, 452, 378, 348],
    },
    Sample {
        name: "architects",
        record: include_str!("../records/architects.json"),
        at: 373,
        boards: [850, 940, 880, 780, 540, 372, 330],
    },
    Sample {
        name: "viscounts",
        record: include_str!("../records/viscounts.json"),
        at: 712,
        boards: [830, 885, 845, 733, 378, 342, 312],
    },
    Sample {
        name: "gates-of-gold",
        record: include_str!("../records/gates.json"),
        at: 625,
        boards: [830, 885, 845, 733, 378, 342, 312],
    },
];

/// Everything that is wrong with the page as it stands, as sentences. Where a long name stands in
/// a line, dots may end it.
const FAULTS: &str = r"
  const faults = [];
  const shown = (e) => { const b = e.getBoundingClientRect(); return b.width > 0 && b.height > 0 && getComputedStyle(e).visibility !== 'hidden'; };
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) faults.push('the page scrolls');
  const fit = document.querySelector('.board__fit').getBoundingClientRect();
  if (fit.width < LEAST * 0.95) faults.push(`the board is ${fit.width} wide`);
  const texts = [...document.querySelectorAll('.board__fit text')].filter((t) => shown(t) && t.textContent.trim());
  const boxes = texts.map((t) => { const b = t.getBoundingClientRect(); return { t, l: b.left + 1, r: b.right - 1, top: b.top + b.height * .3, bottom: b.bottom - b.height * .28 }; });
  for (const { t, l, r, top, bottom } of boxes) {
    const m = t.getScreenCTM();
    const size = parseFloat(getComputedStyle(t).fontSize) * Math.hypot(m.c, m.d);
    if (size < 10.95) faults.push(`${t.textContent}: ${size.toFixed(1)} px`);
    if (l < fit.left - 2 || r > fit.right + 2 || top < fit.top - 2 || bottom > fit.bottom + 2) faults.push(`${t.textContent} leaves the board`);
    const plate = t.previousElementSibling;
    if (plate?.matches('rect.b-plate') && r - l > plate.getBoundingClientRect().width) faults.push(`${t.textContent} is wider than its plate`);
  }
  for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1))
    if (a.l < b.r && b.l < a.r && a.top < b.bottom && b.top < a.bottom) faults.push(`${a.t.textContent} overlaps ${b.t.textContent}`);
  for (const e of document.querySelectorAll('.board__fit .b-tag')) {
    const b = e.getBoundingClientRect();
    if (shown(e) && (b.left < fit.left - 2 || b.right > fit.right + 2)) faults.push('a tag leaves the board');
  }
  for (const e of document.querySelectorAll('.prompt .btn, .hand .card__name')) {
    if (!shown(e) || e.textContent.includes('NAME')) continue;
    if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3) faults.push(`${e.textContent.trim()} is cut`);
  }
  for (const e of document.querySelectorAll('.mat__score')) if (shown(e) && e.getBoundingClientRect().right > e.closest('.mat').getBoundingClientRect().right) faults.push('points are cut');
  for (const e of document.querySelectorAll('.prompt .btn')) if (shown(e) && e.getBoundingClientRect().right > e.closest('.prompt').getBoundingClientRect().right + 1) faults.push(`${e.textContent.trim()} leaves the prompt`);
  for (const e of document.querySelectorAll('.prompt__say, .prompt__sub')) {
    if (!shown(e) || !e.textContent.trim() || e.textContent.includes('NAME')) continue;
    const [line, box] = [e, e.closest('.prompt')].map((part) => part.getBoundingClientRect());
    if (e.scrollHeight > e.clientHeight + 5 || line.top < box.top || line.bottom > box.bottom + 1) faults.push(`${e.textContent.trim()} is cut`);
  }
  for (const e of document.querySelectorAll('main *')) {
    if (e.closest('svg, .sr, .note') || ![...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size > 0 && size < 11 && shown(e)) faults.push(`${e.textContent.trim().slice(0, 20)}: ${size} px`);
  }
  if (innerWidth < 900) for (const e of document.querySelectorAll('.prompt .btn, .hand button.card, .bar__tools > .btn')) if (shown(e) && e.getBoundingClientRect().height < 43.5) faults.push(`${e.className} is too low for a finger`);
  return faults;";

/// What to look for, with the least width of the board.
fn board_faults(least: u32) -> String {
    FAULTS.replace("LEAST", &least.to_string()).replace("NAME", LONGEST_NAME)
}

/// Imports a record and goes on from one of its positions; the addresses of both.
async fn fork(page: &Page<'_>, house: &House, sample: &Sample) -> (String, String) {
    let whole = import(page, &house.address, sample.record).await;
    let moment = Moment { at: sample.at, seat: "A", others: "me" };
    let there = moment.play_on(page, &whole).await;
    (whole, there)
}

/// What is wrong with the score sheet as it stands.
const SHEET_FAULTS: &str = r"
  const faults = [];
  const box = (css) => document.querySelector(css).getBoundingClientRect();
  const [sheet, table, chart] = ['.results', '.sheet__table', '.sheet .chart'].map(box);
  if (table.right > chart.left + 1 && chart.right > table.left && table.bottom > chart.top + 1 && chart.bottom > table.top) faults.push('the chart covers the table');
  if (table.right > sheet.right + 1) faults.push('the table leaves the sheet');
  for (const e of document.querySelectorAll('.sheet__table thead .who')) {
    const mark = e.querySelector('.disc').getBoundingClientRect(), own = e.getBoundingClientRect();
    if (own.width < 12 || parseFloat(getComputedStyle(e).fontSize) < 11 || mark.right > own.right + 1 || mark.left < own.left - 1) faults.push(`${e.textContent} does not stand above its column`);
  }
  const words = document.createRange();
  for (const e of document.querySelectorAll('.sheet td')) {
    words.selectNodeContents(e);
    if (words.getBoundingClientRect().height > 36) faults.push(`${e.textContent} is broken`);
  }
  if (sheet.right > innerWidth + 1 || sheet.bottom > innerHeight + 1) faults.push('the sheet leaves the page');
  return faults;";

/// How narrow a board may be beside a score sheet.
const LEAST_BESIDE_A_SHEET: u32 = 330;

/// What is wrong with the open counter.
const COUNTER_FAULTS: &str = r"
  const faults = [];
  const box = (e) => e.getBoundingClientRect();
  const counter = document.querySelector('#counter'), here = box(counter), prompt = box(document.querySelector('.prompt'));
  if (here.left < -1 || here.right > innerWidth + 1 || here.top < 0 || here.bottom > innerHeight + 1) faults.push('the counter leaves the page');
  if (here.top < prompt.bottom - 8 && here.bottom > prompt.top + 8) faults.push('the counter covers the prompt');
  for (const e of counter.querySelectorAll('.pay *')) if (!e.closest('svg') && box(e).width && box(e).right > here.right + 1) { faults.push(`${e.className} sticks out`); break; }
  for (const e of document.querySelectorAll('.prompt .btn')) if (box(e).width && (e.scrollWidth > e.clientWidth + 1 || box(e).right > prompt.right + 1 || box(e).left < prompt.left - 1)) faults.push(`${e.textContent.trim()} is cut`);
  if (!box(document.querySelector('[data-do=confirm]')).width) faults.push('nothing confirms');
  return faults;";

/// How long a page may take until it stands as it will.
const SETTLING: Duration = Duration::from_secs(3);

/// What is wrong and stays so: a page that was just resized is drawn with the next frame, and its
/// words with their font.
async fn faults(page: &Page<'_>, script: &str) -> Vec<String> {
    let began = Instant::now();
    loop {
        page.run("return document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
            .await;
        let found: Value = page.run(script).await;
        let found: Vec<String> = serde_json::from_value(found).expect("a list of sentences");
        if found.is_empty() || began.elapsed() > SETTLING {
            return found;
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Opens the counter where something can be built, looks at it and closes it again.
async fn counter_faults(page: &Page<'_>) -> Vec<String> {
    const TILE: &str = "document.querySelector(\"#board [data-target^='build-']\")";
    if page.run(&format!("return {TILE} === null")).await == json!(true) {
        return Vec::new();
    }
    let click = "dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    page.run(&format!("{TILE}.{click}")).await;
    page.until("document.querySelector('#counter:not([hidden])')").await;
    let found = faults(page, COUNTER_FAULTS).await;
    page.run(&format!("document.querySelector('[data-do=put-back]').{click}")).await;
    page.until("document.querySelector('#counter[hidden]')").await;
    found
}

/// Two browsers share the samples.
#[tokio::test]
async fn the_table_fits_every_screen_in_every_language() {
    let house = House::open().await;
    let (some, others) = SAMPLES.split_at(3);
    let (mut wrong, more) = tokio::join!(faults_of(&house, some), faults_of(&house, others));
    wrong.extend(more);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The longest name that a house gives its guests.
const LONGEST_NAME: &str = "Странствующий Оруженосец";

async fn be_called(page: &Page<'_>, house: &House, name: &str) {
    page.go(&format!("{}/account", house.address)).await;
    page.type_into("input[name=name]", name).await;
    page.press(Key::Enter).await;
    page.until(&format!("document.querySelector('.bar').textContent.includes('{name}')")).await;
}

async fn faults_of(house: &House, samples: &[Sample]) -> Vec<String> {
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    be_called(&page, house, LONGEST_NAME).await;
    let mut wrong = Vec::new();
    for sample in samples {
        let (whole, table) = fork(&page, house, sample).await;
        for language in ["en", "ru", "uk"] {
            page.resize(1440, 900).await;
            page.go(&table).await;
            page.click(&format!(".bar__lang button[value={language}]")).await;
            page.until(&format!("document.documentElement.lang === '{language}'")).await;
            for ((width, height), least) in SCREENS.into_iter().zip(sample.boards) {
                page.resize(width, height).await;
                let mut found = faults(&page, &board_faults(least)).await;
                found.extend(counter_faults(&page).await);
                let name = format!("{}-{width}x{height}-{language}", sample.name);
                note(&mut wrong, &page, &name, found).await;
            }
            page.go(&whole).await;
            for ((width, height), board) in SCREENS.into_iter().zip(sample.boards) {
                page.resize(width, height).await;
                let least = board.min(LEAST_BESIDE_A_SHEET);
                let mut found = faults(&page, &board_faults(least)).await;
                found.extend(faults(&page, SHEET_FAULTS).await);
                let name = format!("{}-sheet-{width}x{height}-{language}", sample.name);
                note(&mut wrong, &page, &name, found).await;
            }
        }
    }
    browser.close().await;
    wrong
}

/// Keeps what is wrong, and how it looks.
async fn note(wrong: &mut Vec<String>, page: &Page<'_>, name: &str, found: Vec<String>) {
    if !found.is_empty() {
        page.shoot(&format!("layout-{name}")).await;
    }
    wrong.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
}

#[tokio::test]
async fn nothing_jumps_when_a_move_is_made() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    let mut wrong = Vec::new();
    for sample in &SAMPLES {
        fork(&page, &house, sample).await;
        for (width, height) in NARROWEST {
            page.resize(width, height).await;
            page.reload().await;
            for _ in 0..2 {
                let shifted = shift_of_a_move(&page).await;
                if shifted > 0.02 {
                    wrong.push(format!("{} at {width} × {height}: {shifted}", sample.name));
                }
            }
        }
        page.resize(1440, 900).await;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.close().await;
}
