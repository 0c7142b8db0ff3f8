//! A match of each game is finished with eyes closed: only roles, names and what live regions say are
//! known, and only the keyboard acts.

use std::{collections::BTreeSet, time::Duration};

use browser_tests::{
    Browser, House, Page, Size, Thing,
    hands::{Moment, create_of, import},
};
use tokio::time::{Instant, sleep};

use crate::layout::SAMPLES;

/// What may be activated to play: whatever is enabled at the desk or on the board and has no key of
/// its own, since those keys undo, ask for hints or confirm.
fn playable(things: &[Thing]) -> Vec<&Thing> {
    let here = |thing: &&Thing| is_within(thing, "Your desk") || is_within(thing, "The board");
    let free = |thing: &&Thing| !thing.disabled && thing.pressed != Some(true);
    let buttons = things.iter().filter(|thing| thing.role == "button" && thing.shortcut.is_empty());
    buttons.filter(here).filter(free).collect()
}

/// One of them: mostly something to choose, sometimes a button that acts at once.
fn any_of<'a>(free: &[&'a Thing], chance: usize) -> Option<&'a Thing> {
    let choices: Vec<&Thing> =
        free.iter().copied().filter(|thing| thing.pressed.is_some()).collect();
    let among = if choices.is_empty() || chance.is_multiple_of(4) { free } else { &choices };
    among.get(chance / 4 % among.len().max(1)).copied()
}

fn is_within(thing: &Thing, place: &str) -> bool {
    thing.within.iter().any(|name| name == place)
}

/// What is asked.
fn prompt(things: &[Thing]) -> Option<String> {
    let mut headings = things.iter().filter(|thing| thing.role == "heading");
    headings.find(|thing| is_within(thing, "Your desk")).map(|prompt| prompt.name.clone())
}

/// Plays whatever comes to hand until the match is over; what was asked and told on the way. When it
/// is over, the chronicle also tells what was secret before, which nobody has to be told aloud.
async fn play(page: &Page<'_>) -> [BTreeSet<String>; 2] {
    let (began, mut asked, mut chance) = (Instant::now(), BTreeSet::new(), 7usize);
    let (mut known, mut latest) = (BTreeSet::new(), Vec::new());
    loop {
        assert!(began.elapsed() < Duration::from_mins(4), "the match never ends");
        let things = page.things().await;
        let says = |role: &str, words: &str| {
            things.iter().any(|thing| thing.role == role && thing.name.contains(words))
        };
        if says("heading", "The match is over") {
            return [asked, known];
        }
        // The chronicle may be at the end before the heading is.
        known.extend(std::mem::replace(&mut latest, told(page).await));
        let confirm = things.iter().find(|thing| thing.shortcut == "c" && !thing.disabled);
        let free = playable(&things);
        if free.iter().any(|thing| thing.pressed.is_some()) {
            asked.extend(prompt(&things));
        }
        chance = chance.wrapping_mul(1_103_515_245).wrapping_add(12_345) >> 3;
        // Between two looks the table may have changed; whoever cannot act waits a little.
        let acted = match confirm.or_else(|| any_of(&free, chance)) {
            Some(thing) => page.activate(thing).await,
            None => false,
        };
        if !acted {
            sleep(Duration::from_millis(60)).await;
        }
    }
}

/// Games wait more than they reckon, so all of them are played at once.
#[tokio::test]
async fn a_match_of_each_game_is_finished_with_eyes_closed() {
    let house = House::open().await;
    tokio::join!(
        finish(&house, "kings-road", sit_down),
        finish(&house, "castle", sit_down),
        finish(&house, "architects", take_over),
        finish(&house, "viscounts", take_over),
    );
}

/// A new match against a bot.
async fn sit_down(page: &Page<'_>, house: &House, game: &str) {
    create_of(page, &house.address, game, &["me", "bot:page"]).await;
}

/// The last rounds of a long match among several, against those who think least.
async fn take_over(page: &Page<'_>, house: &House, game: &str) {
    let sample = SAMPLES.iter().find(|sample| sample.name == game).expect("a sample");
    let whole = import(page, &house.address, sample.record).await;
    let (at, others) =
        if game == "architects" { (630, "bot:fair-rival") } else { (760, "bot:page") };
    Moment { at, seat: "A", others }.play_on(page, &whole).await;
}

async fn finish(house: &House, game: &str, open: impl AsyncFn(&Page<'_>, &House, &str)) {
    let browser = Browser::open(Size::Desktop, "en").await;
    browser.calm().await;
    let page = browser.visit(&house.address).await;
    open(&page, house, game).await;
    page.find("#choices").await;
    page.listen().await;
    let known: Vec<String> = told(&page).await;
    // Whoever comes to a page reads what is there; it is not said.
    let read = prompt(&page.things().await);
    let [mut asked, mut told] = play(&page).await;
    asked.retain(|prompt| Some(prompt) != read.as_ref());
    // The last words may still be on their way.
    let began = Instant::now();
    told.retain(|line| !known.contains(line));
    assert!(told.len() > 20, "{game}: {told:?}");
    let unsaid = loop {
        let said = page.said().await;
        let unsaid: Vec<&String> = told.iter().filter(|line| !said.contains(line)).collect();
        if unsaid.is_empty() || began.elapsed() > Duration::from_secs(10) {
            break format!("{unsaid:?}");
        }
        sleep(Duration::from_millis(100)).await;
    };
    assert_eq!(unsaid, "[]", "{game}: everything in the chronicle was said");
    let said = page.said().await;
    let unheard: Vec<&String> =
        asked.iter().filter(|prompt| !said.iter().any(|line| line.contains(*prompt))).collect();
    assert!(unheard.is_empty(), "{game}: asked and never said: {unheard:?}");
    browser.close().await;
}

/// The chronicle, line by line, as it is said: the numbers of rules are for those who read it.
async fn told(page: &Page<'_>) -> Vec<String> {
    let lines = r"return [...document.querySelectorAll('#log li')].map((line) => {
        const copy = line.cloneNode(true);
        for (const link of copy.querySelectorAll('a')) link.remove();
        return copy.textContent.replace(/\s+([.,;])/g, '$1').trim();
      })";
    serde_json::from_value(page.run(lines).await).expect("a list of lines")
}
