//! What people do at a table, by clicking.

use std::time::Duration;

use fantoccini::key::Key;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::Page;

/// Picks the cards one after the other and confirms; again, if the table changed meanwhile.
///
/// # Panics
/// When they cannot be laid.
pub async fn lay(page: &Page<'_>, cards: &[&str]) {
    const READY: &str = "[data-do=confirm]:not([aria-disabled=true])";
    let began = Instant::now();
    while page.count(READY).await == 0 {
        assert!(began.elapsed() < Duration::from_secs(30), "{cards:?} cannot be laid");
        for card in cards {
            let card = format!(".hand [data-target='{card}']");
            if page.count(&format!("{card}.is-chosen")).await == 0 {
                page.click(&card).await;
            }
        }
        sleep(Duration::from_millis(200)).await;
    }
    page.click(READY).await;
}

/// Picks the cards and confirms nothing.
pub async fn pick(page: &Page<'_>, cards: &[&str]) {
    for card in cards {
        page.click(&format!(".hand [data-target='{card}']")).await;
    }
    page.find("[data-do=confirm]:not([aria-disabled=true])").await;
}

/// Brings a record to the house; the address of its table.
pub async fn import(page: &Page<'_>, address: &str, record: &str) -> String {
    page.go(&format!("{address}/")).await;
    page.find("form[action='/import']").await;
    page.run(&format!(
        "const form = document.querySelector(\"form[action='/import']\");
         const files = new DataTransfer();
         files.items.add(new File([{}], 'record.json'));
         form.querySelector('input[type=file]').files = files.files;
         form.submit();",
        json!(record)
    ))
    .await;
    page.until("location.pathname.startsWith('/t/')").await;
    page.url().await
}

/// A moment of a match to play on from.
pub struct Moment<'a> {
    /// After so many moves.
    pub at: usize,
    /// The seat that is taken.
    pub seat: &'a str,
    /// Who plays the others, as forms say it.
    pub others: &'a str,
}

impl Moment<'_> {
    /// Plays on from it; the address of the new table.
    pub async fn play_on(&self, page: &Page<'_>, whole: &str) -> String {
        page.go(&format!("{whole}?at={}", self.at)).await;
        page.find("#desk form[action$='/fork']").await;
        page.run(&format!(
            "const form = document.querySelector(\"#desk form[action$='/fork']\");
             form.insertAdjacentHTML('beforeend', '<input type=hidden name=seat value={}>');
             // Alone there are none.
             const others = form.elements.others;
             others?.append(new Option('', '{others}'));
             if (others) others.value = '{others}';
             form.submit();",
            self.seat,
            others = self.others
        ))
        .await;
        page.until(&format!(
            "location.pathname.startsWith('/t/') && !location.href.startsWith('{whole}')"
        ))
        .await;
        page.find("#choices, .prompt").await;
        page.url().await
    }
}

/// Creates a table through the form: seats, then what sits in each, by the values of the form.
pub async fn create(page: &Page<'_>, address: &str, seats: &[&str]) {
    create_of(page, address, "kings-road", seats).await;
}

/// Creates a table of a game.
pub async fn create_of(page: &Page<'_>, address: &str, game: &str, seats: &[&str]) {
    page.run(&format!("location.href = '{address}/new/{game}'")).await;
    page.find("form[action='/tables']").await;
    let mut script = format!(
        "const f = document.querySelector(\"form[action='/tables']\");\
         f.querySelector(\"input[name=seats][value='{}']\").click();",
        seats.len()
    );
    for (index, seat) in seats.iter().enumerate() {
        let set = format!("f.querySelector(\"select[name='seat.{index}']\").value = '{seat}';");
        script.push_str(&set);
    }
    page.run(&format!("{script} f.requestSubmit();")).await;
    page.until("location.pathname.startsWith('/t/')").await;
}

/// Imports a record and goes on from one of its positions, for all seats; its address.
pub async fn fork(page: &Page<'_>, address: &str, record: &str, at: usize) -> String {
    let whole = import(page, address, record).await;
    Moment { at, seat: "A", others: "me" }.play_on(page, &whole).await
}

/// Plays any legal action for as long as the seat is asked, until the match is over.
///
/// # Panics
/// When it never is.
pub async fn play_to_the_end(page: &Page<'_>) {
    let began = Instant::now();
    while page.count(".sheet__table").await == 0 {
        assert!(began.elapsed() < Duration::from_secs(150), "the match never ends");
        // The quickest way through a long match: the targets of the first legal action, clicked.
        page.run(
            "const t = document.getElementById('choices');
             const confirm = document.querySelector('[data-do=confirm]');
             if (!t || !confirm) return;
             const data = JSON.parse(t.content ? t.content.textContent : t.textContent);
             const pick = data.choices[Math.floor(data.choices.length / 2)];
             if (!document.querySelector('.hand .is-chosen'))
               for (const id of pick[1].split(' '))
                 document.querySelector(`.hand [data-target=\"${id}\"]`)?.dispatchEvent(
                   new MouseEvent('click', { bubbles: true }));
             if (confirm.getAttribute('aria-disabled') !== 'true') confirm.click();",
        )
        .await;
        sleep(Duration::from_millis(60)).await;
    }
}

/// Clicks legal actions together, one after the other, as a person would: the targets, then the gold
/// button. It keeps what kinds of actions there were, and stops at what is not on the page.
const PLAY: &str = "
    const click = (e) => e.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const verbs = VERBS;
    const verb = (choice) => choice[0].split(' ')[0];
    let last = '';
    let since = 0;
    window.verbs = [];
    // What is played and what slides would only slow it down.
    localStorage.setItem('castellan-pace', 'off');
    Element.prototype.animate = () => ({});
    clearInterval(window.playing);
    window.playing = setInterval(() => {
      if (DONE) return clearInterval(window.playing);
      const t = document.getElementById('choices');
      const text = t?.content.textContent ?? '';
      // What was clicked and led nowhere, because the table changed meanwhile, is clicked again.
      if (!text || (text === last && Date.now() - since < 3000)) return;
      const data = JSON.parse(text);
      if (data.pass) return;
      last = text;
      since = Date.now();
      const first = verbs.find((v) => data.choices.some((c) => verb(c) === v)) ?? verb(data.choices[0]);
      const fitting = data.choices.filter((c) => verb(c) === first);
      const [action, targets] = fitting[(data.turn * 7) % fitting.length];
      const wanted = targets.split(' ').map((word) => word.split('*'));
      const counted = (target) => document.querySelector(`[data-more=\"${target}\"]`);
      const count = (target) => Number(document.querySelector(`output[data-count-of=\"${target}\"]`).textContent);
      for (const [target] of wanted.filter(([target]) => !counted(target))) {
        const place = document.querySelector(`[data-target=\"${target}\"]`);
        if (!place) window.broken = `${target} of ${action} is not on the page`;
        else if (!place.classList.contains('is-chosen')) click(place);
      }
      // What the counter begins with is put back, then everything is counted out.
      for (const less of document.querySelectorAll('[data-less]')) {
        for (let i = count(less.dataset.less); i > 0; i--) click(less);
      }
      for (const [target, times] of wanted.filter(([target]) => counted(target))) {
        for (let i = 0; i < 20 && count(target) < Number(times ?? 1); i++) click(counted(target));
      }
      const confirm = () => document.querySelector('[data-do=confirm]:not([aria-disabled=true]):not([hidden])')?.click();
      window.beforeConfirming ? window.beforeConfirming(confirm) : confirm();
      window.verbs.push(first);
    }, 20);";

/// After so long without a click nobody clicks any more.
const STANDSTILL: Duration = Duration::from_mins(1);

/// How many actions were clicked on a page, what was not there to click, and where it stands.
async fn standing(page: &Page<'_>) -> (u64, Value, String) {
    let found = page
        .run(
            "return [window.verbs?.length ?? 0, window.broken ?? null,
               document.getElementById('prompt')?.textContent + ' ' +
               document.getElementById('choices')?.content.textContent.slice(0, 300)]",
        )
        .await;
    (found[0].as_u64().unwrap_or_default(), found[1].clone(), found[2].to_string())
}

/// Plays on until the first page shows `done`, with the first of `verbs` that is legal; what kinds of
/// actions were clicked there. The other pages play for as long as the first does: they may come to
/// `done` earlier, and the first waits for them.
///
/// # Panics
/// When it never comes to that, or a target is not on the page.
pub async fn play_until(pages: &[&Page<'_>], verbs: &[&str], done: &str) -> Vec<String> {
    let script = PLAY.replace("VERBS", &json!(verbs).to_string());
    for other in &pages[1..] {
        other.run(&script.replace("DONE", "false")).await;
    }
    pages[0].run(&script.replace("DONE", done)).await;
    let mut played = (0, Instant::now());
    while pages[0].run(&format!("return Boolean({done})")).await != json!(true) {
        let mut count = 0;
        let mut stand = Vec::new();
        for page in pages {
            let (clicked, broken, told) = standing(page).await;
            assert_eq!(broken, Value::Null);
            count += clicked;
            stand.push(told);
        }
        if count != played.0 {
            played = (count, Instant::now());
        }
        assert!(played.1.elapsed() < STANDSTILL, "it never comes to {done}: {stand:?}");
        sleep(Duration::from_millis(100)).await;
    }
    for other in &pages[1..] {
        other.run("clearInterval(window.playing)").await;
    }
    let verbs = pages[0].run("return window.verbs").await;
    serde_json::from_value(verbs).expect("a list of words")
}

/// Takes what is on the table out of sight; the room of the board and what comes over it stay.
const VEIL: &str = "
    const veil = document.createElement('style');
    veil.id = 'veil';
    veil.textContent = 'main > :not(.board), .board > :not(.ceremony) { display: none }';
    document.head.append(veil);";

/// Plays the rest of a match while nobody looks, and looks when it is over; what kinds of actions were
/// clicked on the first page. To lay the whole table out after every click takes most of the time of
/// a match.
///
/// # Panics
/// When the match never is over, or a target is not on the page.
pub async fn play_out(pages: &[&Page<'_>], verbs: &[&str]) -> Vec<String> {
    for page in pages {
        page.run(VEIL).await;
    }
    let verbs = play_until(pages, verbs, "document.querySelector('.sheet__table')").await;
    for page in pages {
        page.run("document.getElementById('veil')?.remove()").await;
    }
    verbs
}

/// How much the page moves while one action is played and shown. Cards that go where they are picked
/// to go do not count: that is what whoever picks them wants.
///
/// # Panics
/// When nobody is asked.
pub async fn shift_of_a_move(page: &Page<'_>) -> f64 {
    page.find("#choices").await;
    page.run(
        "window.shifted = 0;
         window.measuring?.disconnect();
         window.measuring = new PerformanceObserver((list) => list.getEntries().forEach((e) => window.shifted += e.value));
         window.beforeConfirming = (confirm) => requestAnimationFrame(() => requestAnimationFrame(() => {
           window.measuring.observe({ type: 'layout-shift' });
           confirm();
         }));",
    )
    .await;
    let asked = page.run("return document.querySelector('#choices').innerHTML").await;
    play_until(&[page], &[], "window.verbs.length > 0").await;
    page.until(&format!("document.querySelector('#choices')?.innerHTML !== {asked}")).await;
    // Whatever is still played goes on at once.
    page.press(Key::Shift).await;
    page.until("!document.querySelector('.beats')").await;
    page.run("return new Promise((done) => setTimeout(() => done(true), 300))").await;
    page.run("return window.shifted").await.as_f64().expect("a number")
}
