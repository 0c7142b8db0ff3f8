//! A Castle for All Seasons as people play it in the browser.

use std::time::Duration;

use browser_tests::{Browser, House, Page, Size};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

/// Clicks legal actions together, one after the other, as a person would: the targets, then the gold
/// button. It keeps what kinds of actions there were, and stops at what is not on the page.
///
/// Who builds whenever possible and helps whenever possible sees most of the game.
const PLAY: &str = "
    const click = (e) => e.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const wanted = ['build', 'place', 'take', 'load', 'cards', 'first', 'sell', 'convert', 'gift', 'lose'];
    const verb = (choice) => choice[0].split(' ')[0];
    let last = '';
    window.verbs = [];
    // Pieces that slide would only slow it down.
    Element.prototype.animate = () => ({});
    const playing = setInterval(() => {
      if (DONE) return clearInterval(playing);
      const t = document.getElementById('choices');
      const text = t?.content.textContent ?? '';
      if (!text || text === last) return;
      const data = JSON.parse(text);
      if (data.pass) return;
      last = text;
      const first = wanted.find((v) => data.choices.some((c) => verb(c) === v)) ?? verb(data.choices[0]);
      const fitting = data.choices.filter((c) => verb(c) === first);
      const [action, targets] = fitting[(data.turn * 7) % fitting.length];
      for (const word of targets.split(' ')) {
        const [target, times] = word.split('*');
        for (let i = 0; i < Number(times ?? 1); i++) {
          const more = document.querySelector(`[data-more=\"${target}\"]`);
          const place = document.querySelector(`[data-target=\"${target}\"]`);
          if (!more && !place) window.broken = `${target} of ${action} is not on the page`;
          else if (more || !place.classList.contains('is-chosen')) click(more ?? place);
        }
      }
      document.querySelector('[data-do=confirm]:not([aria-disabled=true]):not([hidden])')?.click();
      window.verbs.push(first);
    }, 20);";

/// Plays on until the first page shows `done`; what kinds of actions were clicked there.
async fn play_until(pages: &[&Page<'_>], done: &str) -> Vec<String> {
    let began = Instant::now();
    for page in pages {
        page.run(&PLAY.replace("DONE", done)).await;
    }
    while pages[0].run(&format!("return Boolean({done})")).await != json!(true) {
        let broken = pages[0].run("return window.broken ?? null").await;
        assert_eq!(broken, Value::Null);
        let prompt = "return document.getElementById('prompt')?.textContent";
        let late = began.elapsed() > Duration::from_secs(100);
        assert!(!late, "it never comes to {done}: {}", pages[0].run(prompt).await);
        sleep(Duration::from_millis(100)).await;
    }
    let verbs = pages[0].run("return window.verbs").await;
    serde_json::from_value(verbs).expect("a list of words")
}

const OVER: &str = "document.querySelector('.sheet__table')";

#[tokio::test]
async fn a_summer_match_against_bots_is_clicked_through() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    page.says("A Castle for All Seasons").await;
    page.click("form[action='/quick/castle'] button").await;
    page.find(".hand [data-target='card-messenger']").await;
    page.shoot("castle-start").await;
    // The Master Builder answers why he cannot be laid in the first round.
    page.click(".hand [data-piece='card-master_builder']").await;
    page.find("#tip-card-master_builder.is-open .whynot").await;
    let verbs = play_until(&[&page], "document.querySelector('[data-target^=\"build-\"]')").await;
    assert!(verbs.contains(&"cards".to_owned()), "{verbs:?}");
    pay(&page).await;
    let verbs = play_until(&[&page], OVER).await;
    for verb in ["cards", "build"] {
        assert!(verbs.contains(&verb.to_owned()), "{verb} is missing in {verbs:?}");
    }
    page.says("The match is over").await;
    page.shoot("castle-over").await;
    browser.close().await;
}

/// The counter: a chosen building opens it, a whole payment fills the bar, one unit less empties it.
async fn pay(page: &Page<'_>) {
    page.run("document.querySelector('#board [data-target^=\"build-\"]').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    page.find("#counter:not([hidden])").await;
    page.click("#counter .way").await;
    page.until("document.querySelector('.scale__say').classList.contains('is-exact')").await;
    page.shoot("castle-counter").await;
    page.find("[data-do=confirm]:not([aria-disabled=true])").await;
    page.click("#counter [data-less]:not([aria-disabled=true])").await;
    page.until("!document.querySelector('.scale__say').classList.contains('is-exact')").await;
    page.find("[data-do=confirm][aria-disabled=true]").await;
    page.click("#counter [data-do=put-back]").await;
    page.until("document.querySelector('#counter').hidden").await;
}

#[tokio::test]
async fn two_browsers_play_a_winter_match() {
    let house = House::open().await;
    let host = Browser::open(Size::Desktop, "en").await;
    let guest = Browser::open(Size::Phone, "uk").await;
    let a = host.visit(&house.address).await;
    a.run(&format!("location.href = '{}/new/castle'", house.address)).await;
    a.find("form[action='/tables']").await;
    a.run(
        "const f = document.querySelector(\"form[action='/tables']\");
         f.querySelector(\"input[name=seats][value='2']\").click();
         f.querySelector(\"select[name='option.side']\").value = 'winter';
         f.querySelector(\"select[name='option.six_winter_cards']\").value = 'true';
         f.requestSubmit();",
    )
    .await;
    a.until("location.pathname.startsWith('/t/')").await;
    let invite = a.find("#invite-url").await.prop("value").await.unwrap().unwrap();
    let b = guest.visit(&invite).await;
    b.click("form[action^='/j/'] button").await;
    b.until("location.pathname.startsWith('/t/')").await;
    if a.count("form[action$='/start'] button").await > 0 {
        a.click("form[action$='/start'] button").await;
    }
    a.find(".winter .hand [data-target='card-trader']").await;
    b.find(".winter .hand [data-target='card-trader']").await;
    // Two cards each; what A lays stays hidden from B.
    a.click(".hand [data-target='card-trader']").await;
    a.click(".hand [data-target='card-timber']").await;
    a.click("[data-do=confirm]:not([aria-disabled=true])").await;
    a.until("document.querySelectorAll('.hand .is-laid').length === 2").await;
    b.until("document.querySelector('#seats .backs')").await;
    assert_eq!(b.count("#seats .mini--now").await, 0, "cards lie face down");
    play_until(&[&a, &b], "document.querySelectorAll('#board .b-frost').length > 1").await;
    a.shoot("castle-winter").await;
    b.shoot("castle-winter-phone").await;
    let verbs = play_until(&[&a, &b], OVER).await;
    assert!(verbs.contains(&"build".to_owned()), "{verbs:?}");
    b.find(".sheet__table").await;
    host.close().await;
    guest.close().await;
}
