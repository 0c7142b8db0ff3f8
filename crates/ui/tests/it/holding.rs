//! What a browser is sent, piece by piece, comes to the same as the whole page: after every move and
//! every move taken back, for every viewer, after a lost line, another name and another language.

use std::collections::BTreeMap;

use bots::{Generator, generator};
use engine::{Seat, Viewer};
use games::{AnyMatch, GameId};
use rand::RngExt;
use serde_json::{Map, Value};
use ui::{
    Lang, LineKind, Names, Teller, Told, story,
    web::{self, Holding, Part, Stage, Table},
};

use crate::pages::{shell, table, viewers};

/// What the script of a page keeps, as the script keeps it.
#[derive(Default)]
struct Browser {
    marks: BTreeMap<String, String>,
    pieces: BTreeMap<String, Vec<String>>,
    lines: Vec<String>,
    /// How many moves it has seen.
    moves: usize,
    /// Bytes of the last update.
    bytes: usize,
}

impl Browser {
    /// What a browser says when it comes back.
    fn marks(&self) -> String {
        let marks: Vec<String> =
            self.marks.iter().map(|(id, mark)| format!("{id}:{mark}")).collect();
        marks.join(" ")
    }

    fn take(&mut self, holding: &mut Holding, lang: Lang, table: &Table<'_>) {
        let shell = &shell(lang);
        let parts: Vec<Part> = web::fragments(shell, table).into_iter().map(Part::new).collect();
        let newer = holding.take(&parts);
        self.bytes = Value::Object(newer.clone()).to_string().len();
        self.bytes += web::beats(shell, table, self.moves).to_string().len();
        self.moves = table.game.len();
        for (id, patch) in newer {
            self.patch(&id, &patch);
        }
        if let Some(log) = holding.read(shell, table) {
            self.bytes += log.to_string().len();
            self.read(&log);
        }
    }

    fn patch(&mut self, id: &str, patch: &Value) {
        let had = self.pieces.remove(id).unwrap_or_default();
        if let Some(on) = patch["on"].as_str() {
            assert_eq!(self.marks[id], on, "a patch is made for what the browser has");
        }
        let pieces = patch["html"].as_array().unwrap().iter().flat_map(|piece| match piece {
            Value::Array(range) => {
                let at = |index: usize| usize::try_from(range[index].as_u64().unwrap()).unwrap();
                had[at(0)..at(1)].to_vec()
            }
            text => vec![text.as_str().unwrap().to_owned()],
        });
        self.pieces.insert(id.to_owned(), pieces.collect());
        self.marks.insert(id.to_owned(), patch["mark"].as_str().unwrap().to_owned());
    }

    fn read(&mut self, log: &Value) {
        match log["on"].as_str() {
            Some(on) => assert_eq!(self.marks["log"], on),
            None => assert!(log["after"].is_null()),
        }
        let kept = |line: &String| log["after"].as_u64().is_some_and(|after| moment(line) <= after);
        self.lines.retain(kept);
        self.lines.extend(lines(log["html"].as_str().unwrap()));
        self.marks.insert("log".to_owned(), log["mark"].as_str().unwrap().to_owned());
    }

    /// Compares with the whole, drawn and told from the beginning.
    fn has_all(&self, lang: Lang, table: &Table<'_>, when: &str) {
        let page = web::table(&shell(lang), table);
        for (id, html) in web::fragments(&shell(lang), table) {
            assert_eq!(self.pieces[id].concat(), html, "{when}: {id}");
        }
        let log = page.split_once("<div class=\"log\"").unwrap().1;
        let log = log.split_once("</ol>").unwrap().0.split_once("<ol>").unwrap().1;
        assert_eq!(self.lines, lines(log).collect::<Vec<_>>(), "{when}");
        let has = page.split_once("data-has=\"").unwrap().1.split_once('"').unwrap().0;
        assert_eq!(has, self.marks(), "{when}: a page carries the same marks");
    }
}

/// The lines of a log; that one is new is forgotten.
fn lines(html: &str) -> impl Iterator<Item = String> {
    html.split("<li")
        .skip(1)
        .map(|line| line.replace(" fresh\"", "\"").replace(" class=\"fresh\"", ""))
}

fn moment(line: &str) -> u64 {
    line.split_once("data-after=\"").unwrap().1.split_once('"').unwrap().0.parse().unwrap()
}

fn matches() -> impl Iterator<Item = AnyMatch> {
    let castle = |side: &str| games::options(GameId::Castle, &[format!("side={side}")]).unwrap();
    [
        AnyMatch::new(GameId::KingsRoad, 3, Map::new()),
        AnyMatch::new(GameId::Castle, 2, castle("winter")),
        AnyMatch::new(GameId::Castle, 4, castle("summer")),
    ]
    .into_iter()
    .map(Result::unwrap)
}

/// Makes a move at random, or takes one back; false when the match is over.
fn step(game: &mut AnyMatch, rng: &mut Generator) -> bool {
    let undoable = Seat::first(game.seats()).find(|&seat| game.can_undo(seat));
    if let Some(seat) = undoable.filter(|_| rng.random_range(0..3) == 0) {
        game.undo(seat).unwrap();
        return true;
    }
    let Some(actor) = game.turn().next_actor() else { return false };
    let legal = game.legal(actor);
    game.play(actor, &legal[rng.random_range(0..legal.len())]).unwrap();
    true
}

fn stage(game: &AnyMatch) -> Stage {
    if game.turn().next_actor().is_some() { Stage::Playing } else { Stage::Over }
}

#[test]
fn pieces_and_lines_come_to_the_same_as_the_whole() {
    let mut all = Vec::new();
    for (seed, mut game) in (0..).zip(matches()) {
        let mut rng = generator(seed, 7);
        let viewers: Vec<Viewer> = viewers(game.seats()).collect();
        let mut browsers: Vec<(Browser, Holding)> =
            viewers.iter().map(|_| Default::default()).collect();
        while step(&mut game, &mut rng) {
            for (&viewer, (browser, holding)) in viewers.iter().zip(&mut browsers) {
                // A slow browser misses some.
                if rng.random_range(0..4) == 0 {
                    continue;
                }
                let table = table(&game, stage(&game), viewer);
                let again = rng.random_range(0..9) == 0;
                if again {
                    *holding = Holding::said(&browser.marks());
                }
                browser.take(holding, Lang::En, &table);
                all.push(browser.bytes);
                let when = format!("{viewer:?} after {} moves, again: {again}", game.len());
                browser.has_all(Lang::En, &table, &when);
            }
        }
    }
    all.sort_unstable();
    let median = all[all.len() / 2];
    assert!(median < 20_000, "{median} bytes in the middle");
}

#[test]
fn another_name_or_language_tells_everything_anew() {
    for mut game in matches() {
        let mut rng = generator(3, 1);
        while game.len() < 30 && step(&mut game, &mut rng) {}
        let viewer = Viewer::Seat(Seat::new(0));
        let now = table(&game, stage(&game), viewer);
        let (mut browser, mut holding) = (Browser::default(), Holding::default());
        browser.take(&mut holding, Lang::En, &now);
        let mut renamed = now.clone();
        renamed.seats[0].name = "Rapunzel";
        browser.take(&mut holding, Lang::En, &renamed);
        browser.has_all(Lang::En, &renamed, "renamed");
        let mut holding = Holding::said(&browser.marks());
        browser.take(&mut holding, Lang::Uk, &renamed);
        browser.has_all(Lang::Uk, &renamed, "another language");
        browser.take(&mut holding, Lang::Uk, &renamed);
        assert!(browser.bytes < 10, "nothing has changed: {} bytes", browser.bytes);
    }
}

/// Whatever a browser says it has, it is sent what it needs or everything.
#[test]
fn foreign_marks_are_no_marks() {
    let mut game = matches().next().unwrap();
    let mut rng = generator(5, 1);
    while game.len() < 20 && step(&mut game, &mut rng) {}
    let table = table(&game, stage(&game), Viewer::Spectator);
    for said in [
        "",
        ":",
        "desk",
        "desk:xyz log:",
        "log:1.2",
        "log:99999999999999999999.1.1",
        "log:4000.0.0 desk:0",
        "log:3.0.0",
        "\u{0} \u{202E}:\u{0}",
    ] {
        let mut browser = Browser::default();
        browser.take(&mut Holding::said(said), Lang::Ru, &table);
        browser.has_all(Lang::Ru, &table, said);
    }
}

/// Rounds begin where the chronicle has headings, and a past moment is told as it was told then.
#[test]
fn rounds_have_headings_and_the_past_is_told_as_it_was() {
    for (seed, mut game) in (0..).zip(matches()) {
        let mut rng = generator(seed, 9);
        let names = Names::new::<&str>(&[], game.seats(), Lang::En);
        let teller = Teller::new(Lang::En, &names);
        let told = |game: &AnyMatch| story::story(game, Viewer::Spectator, &teller);
        while step(&mut game, &mut rng) {}
        let heading = |told: &&Told| told.lines.iter().any(|line| line.kind == LineKind::Heading);
        let headings: Vec<usize> =
            told(&game).iter().filter(heading).map(|told| told.after).collect();
        let rounds: Vec<usize> = games::with_match!(&game, m => story::rounds(m).collect());
        assert_eq!(headings, rounds);
        assert!(rounds.len() > 3);
        for at in [5, game.len() / 2] {
            let then = games::with_match!(&game, m => {
                story::between(m, Viewer::Spectator, &teller, None, at)
            });
            assert_eq!(then, told(&game.fork(at)), "after {at} moves");
        }
    }
}
