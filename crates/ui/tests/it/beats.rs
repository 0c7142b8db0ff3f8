//! What is played of a match: every line is said once, every point is seen coming, and everything
//! happens at places that the page has.

use std::collections::{BTreeMap, BTreeSet};

use bots::{Generator, generator};
use engine::{Actor, Seat, Viewer};
use games::{AnyMatch, GameId, with_match};
use rand::RngExt;
use serde_json::{Map, Value};
use ui::{
    Lang, Names, Teller, story,
    web::{self, Stage},
};

use crate::pages::{shell, table, viewers};

fn kings_road(seats: u8) -> AnyMatch {
    AnyMatch::new(GameId::KingsRoad, seats, Map::new()).unwrap()
}

fn castle(seats: u8, side: &str) -> AnyMatch {
    let options = games::options(GameId::Castle, &[format!("side={side}")]).unwrap();
    AnyMatch::new(GameId::Castle, seats, options).unwrap()
}

fn matches() -> impl Iterator<Item = AnyMatch> {
    [kings_road(4), castle(3, "summer"), castle(2, "winter"), castle(4, "winter")].into_iter()
}

/// These, and the beginning of matches whose points do not come one by one.
fn tables() -> impl Iterator<Item = AnyMatch> {
    let architects = AnyMatch::new(GameId::Architects, 3, Map::new()).unwrap();
    let viscounts = AnyMatch::new(GameId::Viscounts, 3, Map::new()).unwrap();
    matches().chain([architects, viscounts])
}

/// Moves of a match that are looked at.
const LOOKED_AT: usize = 200;

fn stage(game: &AnyMatch) -> Stage {
    if game.turn().next_actor().is_some() { Stage::Playing } else { Stage::Over }
}

/// Makes a move at random; false when the match is over.
fn step(game: &mut AnyMatch, rng: &mut Generator) -> bool {
    let Some(actor) = game.turn().next_actor() else { return false };
    let legal = game.legal(actor);
    game.play(actor, &legal[rng.random_range(0..legal.len())]).unwrap();
    true
}

fn beats(game: &AnyMatch, viewer: Viewer, since: usize) -> Vec<Value> {
    let Value::Array(beats) =
        web::beats(&shell(Lang::En), &table(game, stage(game), viewer), since)
    else {
        panic!("beats are a list")
    };
    beats
}

/// The gestures of beats, each with its name.
fn gestures(beats: &[Value]) -> Vec<(String, Value)> {
    let shows = beats.iter().filter_map(|beat| beat["shows"].as_array()).flatten();
    let named = shows.map(|gesture| {
        let (name, what) = gesture.as_object().unwrap().iter().next().unwrap();
        (name.clone(), what.clone())
    });
    named.collect()
}

/// How many lines of the chronicle belong to each move.
fn lines(game: &AnyMatch, viewer: Viewer, since: usize) -> BTreeMap<u64, usize> {
    let names = Names::new::<&str>(&[], game.seats(), Lang::En);
    let teller = Teller::new(Lang::En, &names);
    let told =
        with_match!(game, m => story::between(m, viewer, &teller, Some(since), m.moves().len()));
    told.iter().map(|told| (told.after as u64, told.lines.len())).collect()
}

fn said(beats: &[Value]) -> BTreeMap<u64, usize> {
    let mut said = BTreeMap::new();
    for beat in beats {
        let says = usize::try_from(beat["says"].as_u64().unwrap()).unwrap();
        *said.entry(beat["after"].as_u64().unwrap()).or_default() += says;
    }
    said.retain(|_, says| *says > 0);
    said
}

#[test]
fn beats_say_every_line_of_the_chronicle_once() {
    for (seed, mut game) in (0..).zip(tables()) {
        let mut rng = generator(seed, 11);
        let mut since = 0;
        while game.len() < LOOKED_AT && step(&mut game, &mut rng) {
            // A slow browser hears of several moves at once.
            if rng.random_range(0..3) == 0 {
                continue;
            }
            for viewer in viewers(game.seats()) {
                let beats = beats(&game, viewer, since);
                assert_eq!(said(&beats), lines(&game, viewer, since), "{since}: {beats:?}");
            }
            since = game.len();
        }
    }
}

#[test]
fn every_point_is_seen_coming() {
    for (seed, mut game) in (0..).zip(matches()) {
        let mut rng = generator(seed, 12);
        let mut seen: BTreeMap<String, i64> = BTreeMap::new();
        while step(&mut game, &mut rng) {
            for (name, what) in gestures(&beats(&game, Viewer::Spectator, game.len() - 1)) {
                if name == "points" {
                    let seat = what["seat"].as_str().unwrap().to_owned();
                    *seen.entry(seat).or_default() += what["gain"].as_i64().unwrap();
                }
            }
        }
        for sheet in game.scores().0 {
            let gained = seen.get(&sheet.seat.to_string()).copied().unwrap_or(0);
            assert_eq!(gained, i64::from(sheet.total), "seat {} of {:?}", sheet.seat, game.game());
        }
    }
}

#[test]
fn everything_happens_where_the_page_shows_it() {
    for (seed, mut game) in (0..).zip(tables()) {
        let mut rng = generator(seed, 13);
        let seats: BTreeSet<String> =
            Seat::first(game.seats()).map(|seat| seat.to_string()).collect();
        let page = |game: &AnyMatch| {
            web::table(&shell(Lang::En), &table(game, stage(game), Viewer::Spectator))
        };
        let mut before = page(&game);
        while game.len() < LOOKED_AT && step(&mut game, &mut rng) {
            let after = page(&game);
            let has = |what: &str| before.contains(what) || after.contains(what);
            for (name, what) in gestures(&beats(&game, Viewer::Spectator, game.len() - 1)) {
                for key in ["at", "from", "to"] {
                    let Some(place) = what[key].as_str() else { continue };
                    let there = has(&format!("data-tip=\"{place}\""));
                    assert!(seats.contains(place) || there, "{name}: no {place}");
                }
                let faces = what["faces"].as_array().into_iter().flatten().chain([&what["look"]]);
                for symbol in faces.filter_map(Value::as_str) {
                    let symbol = symbol.split(' ').next().unwrap();
                    assert!(has(&format!("<symbol id=\"{symbol}\"")), "no {symbol} is drawn");
                }
                let piece = what["piece"].as_str().map(|key| format!("data-piece=\"{key}\""));
                assert!(piece.is_none_or(|piece| has(&piece)), "{what}");
            }
            before = after;
        }
    }
}

/// They travel with every update.
#[test]
fn beats_weigh_little() {
    for (seed, mut game) in (0..).zip(tables()) {
        let mut rng = generator(seed, 14);
        let mut sizes = Vec::new();
        while game.len() < LOOKED_AT && step(&mut game, &mut rng) {
            let beats = beats(&game, Viewer::Spectator, game.len() - 1);
            sizes.push(Value::Array(beats).to_string().len());
        }
        sizes.sort_unstable();
        let (median, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        assert!(median < 400 && most < 5_000, "{median} and at most {most} in {:?}", game.game());
    }
}

/// Plays these actions, one seat after the other.
fn play(game: &mut AnyMatch, actions: &[&str]) {
    for action in actions {
        let actor = game.turn().next_actor().unwrap();
        game.play(actor, action).unwrap();
    }
}

/// The kinds of gestures, beat by beat.
fn kinds(beats: &[Value]) -> Vec<Vec<String>> {
    let kind = |beat: &Value| {
        let mut names: Vec<String> =
            gestures(std::slice::from_ref(beat)).into_iter().map(|(name, _)| name).collect();
        names.dedup();
        names
    };
    beats.iter().map(kind).collect()
}

#[test]
fn a_round_of_kings_road_is_played_in_its_order() {
    let mut game = kings_road(2);
    play(&mut game, &["CAS WIZ KNIGHT"]);
    let sealed = beats(&game, Viewer::Spectator, 0);
    assert_eq!(kinds(&sealed), [[""; 0]], "nothing is seen of a choice: {sealed:?}");
    assert_eq!(sealed[0]["cue"], "card");
    play(&mut game, &["ZKD WLD ALT"]);
    let round = beats(&game, Viewer::Spectator, 1);
    let kinds = kinds(&round);
    assert_eq!(kinds[0], ["turn"], "cards of all seats turn together: {round:?}");
    assert_eq!(gestures(&round[..1]).len(), 2);
    assert_eq!(kinds[1], ["go"], "then their markers go together: {round:?}");
    assert_eq!(kinds[2], ["light", "points"], "then the King's region is scored: {round:?}");
    assert_eq!(kinds.last().unwrap(), &["ride"], "at the end he rides on: {round:?}");
}

#[test]
fn a_recall_begins_with_the_own_last_move() {
    let mut game = kings_road(2);
    let at = |game: &AnyMatch, viewer| {
        web::recall(&shell(Lang::En), &table(game, Stage::Playing, viewer)).0
    };
    let [a, b] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    assert_eq!(at(&game, a), 0, "nothing has happened");
    play(&mut game, &["CAS WIZ KNIGHT", "ZKD WLD ALT", "CAS WIZ KNIGHT"]);
    assert_eq!(at(&game, a), 2, "A has just chosen");
    assert_eq!(at(&game, b), 1, "B has seen nothing since the reveal");
    assert_eq!(at(&game, Viewer::Spectator), 2, "who has no seat is told of the round");
    assert!(matches!(game.turn().next_actor(), Some(Actor::Seat(_))));
}
