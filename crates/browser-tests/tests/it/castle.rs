//! A Castle for All Seasons as people play it in the browser.

use browser_tests::{
    Browser, House, Page, Size,
    hands::{lay, play_out, play_until},
};
use fantoccini::key::Key;
use serde_json::json;

/// Who builds whenever possible and helps whenever possible sees most of the game.
const VERBS: [&str; 10] =
    ["build", "place", "take", "load", "cards", "first", "sell", "convert", "gift", "lose"];

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
    let verbs =
        play_until(&[&page], &VERBS, "document.querySelector('[data-target^=\"build-\"]')").await;
    assert!(verbs.contains(&"cards".to_owned()), "{verbs:?}");
    pay(&page).await;
    let verbs = play_out(&[&page], &VERBS).await;
    for verb in ["cards", "build"] {
        assert!(verbs.contains(&verb.to_owned()), "{verb} is missing in {verbs:?}");
    }
    page.says("The match is over").await;
    page.find(".ceremony:not(.is-counting)").await;
    page.shoot("castle-over").await;
    page.click(".ceremony").await;
    assert_eq!(page.count(".ceremony").await, 0, "a click goes on to the score sheet");
    page.until(NEWEST_IN_SIGHT).await;
    let told = page.run(TOLD).await;
    page.reload().await;
    page.until(NEWEST_IN_SIGHT).await;
    assert_eq!(page.run(TOLD).await, told, "line by line it came to the same as told at once");
    browser.close().await;
}

const TOLD: &str = "return document.querySelector('#log ol').textContent";

const NEWEST_IN_SIGHT: &str = "(() => {
    const [log, line] = ['#log', '#log li:last-child'].map((css) => document.querySelector(css));
    return line.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom + 1;
})()";

/// The counter: a chosen building opens it with a whole payment, and all of the board stays in sight;
/// one unit less empties the bar, and the keyboard comes and goes.
async fn pay(page: &Page<'_>) {
    page.run("document.querySelector('#board [data-target^=\"build-\"]').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))").await;
    page.find("#counter:not([hidden])").await;
    page.until("document.querySelector('.scale__say').classList.contains('is-exact')").await;
    page.shoot("castle-counter").await;
    let beside = "const [counter, board] = ['#counter', '.board'].map((css) => document.querySelector(css).getBoundingClientRect());
        return counter.top >= board.bottom || counter.left >= board.right";
    assert_eq!(page.run(beside).await, json!(true), "it hides the board");
    page.find("[data-do=confirm]:not([aria-disabled=true])").await;
    page.click("#counter [data-less]:not([aria-disabled=true])").await;
    page.until("!document.querySelector('.scale__say').classList.contains('is-exact')").await;
    page.find("[data-do=confirm][aria-disabled=true]").await;
    page.click("#counter .way").await;
    page.until("document.querySelector('.scale__say').classList.contains('is-exact')").await;
    page.click("#counter [data-do=put-back]").await;
    page.until("document.querySelector('#counter').hidden").await;
    page.run("document.querySelector('#board [data-target^=\"build-\"]').focus()").await;
    page.press(Key::Enter).await;
    page.until("document.activeElement.matches('#counter .way')").await;
    page.press(Key::Escape).await;
    page.until("document.querySelector('#counter').hidden").await;
    page.until("document.activeElement.matches('#board [data-target^=\"build-\"]')").await;
}

#[tokio::test]
async fn a_hint_points_at_the_button_that_acts_at_once() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    page.run(&format!("location.href = '{}/new/castle'", house.address)).await;
    page.find("form[action='/tables']").await;
    page.run(
        "const f = document.querySelector(\"form[action='/tables']\");
         f.querySelector(\"input[name=seats][value='2']\").click();
         f.querySelector(\"select[name='seat.1']\").value = 'hotseat';
         f.querySelector(\"select[name='hints']\").value = 'on';
         f.requestSubmit();",
    )
    .await;
    page.until("location.pathname.startsWith('/t/')").await;
    // A rule is read beside the table, which stays where it is.
    page.click("#prompt a.rule").await;
    page.find("#rule:popover-open").await;
    page.press(Key::Escape).await;
    page.until("!document.querySelector('#rule:popover-open')").await;
    page.until("location.pathname.startsWith('/t/')").await;
    for seat in ["A", "B"] {
        page.find(&format!("#desk[data-seat='{seat}'] [data-target='card-timber']")).await;
        lay(&page, &["card-messenger", "card-timber"]).await;
    }
    // The Timber Worker has brought silver and nothing can be built: all choices are buttons.
    page.find("[data-target='stop'][data-now]").await;
    page.click("[data-do=hint]").await;
    page.click("#hints .hint__name").await;
    page.find("#hints .hint__name[aria-pressed=true]").await;
    page.until(
        "[...document.querySelectorAll('.is-hinted[data-now]')].some((e) => e.checkVisibility())",
    )
    .await;
    page.shoot("castle-hint").await;
    let turn = "JSON.parse(document.getElementById('choices').content.textContent).turn";
    assert_eq!(page.run(&format!("return {turn}")).await, json!(1), "nothing is played yet");
    page.run("[...document.querySelectorAll('.is-hinted[data-now]')].find((e) => e.checkVisibility()).click()").await;
    page.until("!document.querySelector('#hints .hint')").await;
    browser.close().await;
}

#[tokio::test]
async fn a_moved_helper_slides_from_where_it_stood() {
    let house = House::open().await;
    let browser = Browser::open(Size::Desktop, "en").await;
    let page = browser.visit(&house.address).await;
    page.click("form[action='/quick/castle'] button").await;
    page.find("#seats [data-home='A']").await;
    // As the page does it: a helper of A leaves the sand cart for the wood cart, another comes.
    page.run(
        "const at = (piece, left) => `<i data-piece='${piece}' data-kin='helper-A' data-count='1' data-from='A'
           style='position:fixed;top:300px;left:${left}px;width:9px;height:9px'></i>`;
         const box = document.createElement('div');
         document.body.append(box);
         box.innerHTML = at('helper-cart_sand-A', 500);
         const from = (piece) => {
           const [move] = document.querySelector(`[data-piece=${piece}]`).getAnimations();
           return move.effect.getKeyframes()[0].transform;
         };
         const script = new URL('motion.js', document.querySelector('script[type=module]').src);
         import(script).then(({ flip }) => {
           flip(() => { box.innerHTML = at('helper-cart_wood-A', 700) + at('helper-cart_clay-A', 900); });
           window.moved = [from('helper-cart_wood-A'), from('helper-cart_clay-A')];
         });",
    )
    .await;
    page.until("window.moved").await;
    let moved = page.run("return window.moved").await;
    assert!(
        moved[0].as_str().is_some_and(|from| from.starts_with("translate(-200px, 0px)")),
        "{moved}"
    );
    let home = page.run("const b = document.querySelector('#seats [data-home=A]').getBoundingClientRect(); return Math.round(b.x + b.width / 2 - 904.5)").await;
    let came = moved[1].as_str().unwrap_or_default();
    let x: f64 = came
        .trim_start_matches("translate(")
        .split("px")
        .next()
        .unwrap_or("")
        .parse()
        .unwrap_or(0.0);
    assert!(
        home.as_f64().is_some_and(|home| (home - x).abs() < 2.0),
        "{came}, home is {home} away"
    );
    browser.close().await;
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
    // It may have begun by itself.
    a.run("document.querySelector(\"form[action$='/start'] button\")?.click()").await;
    a.find(".winter .hand [data-target='card-trader']").await;
    b.find(".winter .hand [data-target='card-trader']").await;
    // Two cards each; what A lays stays hidden from B.
    a.click(".hand [data-target='card-trader']").await;
    a.click(".hand [data-target='card-timber']").await;
    a.click("[data-do=confirm]:not([aria-disabled=true])").await;
    a.until("document.querySelectorAll('.hand .is-laid').length === 2").await;
    b.until("document.querySelector('#seats .backs')").await;
    assert_eq!(b.count("#seats .mini--now").await, 0, "cards lie face down");
    play_until(&[&a, &b], &VERBS, "document.querySelectorAll('#board .b-frost').length > 1").await;
    a.shoot("castle-winter").await;
    b.shoot("castle-winter-phone").await;
    let verbs = play_out(&[&a, &b], &VERBS).await;
    assert!(verbs.contains(&"build".to_owned()), "{verbs:?}");
    b.find(".sheet__table").await;
    host.close().await;
    guest.close().await;
}
