//! Mutated input for everything that reads text: records, notations, options and positions. Each
//! case follows from the seed and its number alone, so that a failure can be looked at again.

use std::{process::ExitCode, time::Duration};

use bots::{Generator, generator};
use engine::{Actor, Game, Match, Record};
use games::with_match;
use rand::RngExt;
use serde_json::Value;
use testkit::laws::pick_by_family;

use crate::{
    mutate, profile, readers,
    search::{Until, search},
    table::Table,
};

/// How long to go on, and where to begin.
#[derive(clap::Args)]
pub struct Arguments {
    /// A fixed number of cases, for the checks before every change
    #[arg(long, conflicts_with = "seconds")]
    short: bool,
    /// How long to look for a failure
    #[arg(long, value_name = "N", default_value_t = 60)]
    seconds: u64,
    /// Where all cases come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Only the case with this number, as told by a failure
    #[arg(long, value_name = "N", conflicts_with_all = ["short", "seconds"])]
    case: Option<u64>,
}

/// Cases of `--short`: some ten seconds on a small machine, most of them for positions played on.
const SHORT: u64 = 40_000;

/// Looks for input that a reader treats badly.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    if let Err(why) = profile::is_checked() {
        println!("{why}");
        return ExitCode::FAILURE;
    }
    let seed = arguments.seed;
    if let Some(case) = arguments.case {
        return look_again(seed, case);
    }
    let until = if arguments.short {
        Until::Cases(SHORT)
    } else {
        Until::Time(Duration::from_secs(arguments.seconds))
    };
    let outcome = search(until, |case| Input::of(seed, case).feed());
    let Some(failure) = outcome.failure else {
        println!("{} mutated inputs were read or refused as they should be", outcome.cases);
        return ExitCode::SUCCESS;
    };
    println!("seed {seed}, case {}: {}", failure.case, failure.why);
    println!("to look at it: cargo xtask fuzz --seed {seed} --case {}", failure.case);
    ExitCode::FAILURE
}

/// Shows one case, and lets a panic be one.
fn look_again(seed: u64, case: u64) -> ExitCode {
    let input = Input::of(seed, case);
    println!("{input:#?}");
    match input.feed() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            println!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Something to read.
#[derive(Debug)]
enum Input {
    Record(String),
    Notation(String),
    Option { table: Table, seats: u8, text: String },
    Position(String),
}

impl Input {
    fn of(seed: u64, case: u64) -> Self {
        let mut rng = generator(seed, case);
        let tables: Vec<Table> = Table::all().collect();
        let table = tables[rng.random_range(0..tables.len())];
        let mut begun = table.set_up();
        let mut record = with_match!(&mut begun, m => play_some(m, &mut rng));
        match rng.random_range(0..12) {
            0 => Self::Record(text(&record)),
            1..=3 => Self::Record(mutate::bytes(&text(&record), &mut rng)),
            4..=5 => {
                let mut value = serde_json::to_value(record).expect("a record has a JSON form");
                mutate::json(&mut value, &mut rng);
                Self::Record(value.to_string())
            }
            6 => {
                mutate::moves(&mut record, &mut rng);
                Self::Record(text(&record))
            }
            7..=8 => Self::Notation(notation(&record, &mut rng)),
            9..=10 => {
                let form = with_match!(&begun, m => serde_json::to_value(m.state()));
                Self::position(form.expect("a state has a JSON form"), &mut rng)
            }
            _ => Self::option(table, &mut rng),
        }
    }

    fn option(table: Table, rng: &mut Generator) -> Self {
        let valid = table.options().pop().unwrap_or_else(|| "key=value".to_owned());
        let text = if rng.random() { valid } else { mutate::bytes(&valid, rng) };
        let seats = if rng.random() { table.seats } else { rng.random() };
        Self::Option { table, seats, text }
    }

    /// Mostly something that reads; now and then a few bytes of it are others.
    fn position(mut form: Value, rng: &mut Generator) -> Self {
        testkit::mutate::position(&mut form, rng);
        let text = form.to_string();
        Self::Position(if rng.random_ratio(1, 8) { mutate::bytes(&text, rng) } else { text })
    }

    fn feed(&self) -> Result<(), String> {
        match self {
            Self::Record(text) => readers::record(text),
            Self::Notation(text) => readers::notation(text),
            Self::Option { table, seats, text } => readers::option(table.game, *seats, text),
            Self::Position(text) => readers::position(text),
        }
    }
}

/// Plays a random part of a random match and writes it down.
fn play_some<G: Game>(played: &mut Match<G>, rng: &mut Generator) -> Record {
    let moves = rng.random_range(0..=100);
    let mut legal = Vec::new();
    while played.moves().len() < moves
        && let Some(actor) = played.state().turn().next_actor()
    {
        let action = if actor == Actor::Chance {
            played.state().sample_chance(rng)
        } else {
            legal.clear();
            played.state().legal(actor, &mut legal);
            pick_by_family(&legal, rng)
        };
        played.play(actor, action).expect("a legal action plays");
    }
    played.record()
}

fn text(record: &Record) -> String {
    serde_json::to_string_pretty(record).expect("a record has a JSON form")
}

/// Words of two moves and odd ones, with or without the actor before them.
fn notation(record: &Record, rng: &mut Generator) -> String {
    let any = |rng: &mut Generator| {
        let at = rng.random_range(0..=record.moves.len());
        record.moves.get(at).map_or("", String::as_str)
    };
    let entry = any(rng);
    let action = entry.split_once(' ').map_or("", |(_, action)| action);
    match rng.random_range(0..4) {
        0 => action.to_owned(),
        1 => mutate::bytes(action, rng),
        _ => mutate::words(action, any(rng), rng),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_is_the_same_every_time_and_cases_differ() {
        let show = |case| format!("{:?}", Input::of(9, case));
        assert_eq!(show(3), show(3));
        assert_ne!(show(3), show(4));
    }

    #[test]
    fn readers_stand_a_few_hundred_cases() {
        for case in 0..500 {
            let fed = Input::of(0, case).feed();
            assert_eq!(fed, Ok(()), "case {case}");
        }
    }

    /// What is fuzzed by coverage where there is a nightly toolchain is fuzzed here without.
    #[test]
    fn every_target_of_the_guided_fuzzer_is_fed_here() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/fuzz_targets");
        let targets = std::fs::read_dir(folder).expect("there are targets");
        let mut count = 0;
        for target in targets {
            let path = target.expect("can be read").path();
            let name = path.file_stem().and_then(std::ffi::OsStr::to_str).unwrap_or_default();
            let fed = include_str!("fuzz.rs").contains(&format!("=> readers::{name}("));
            assert!(fed, "{name} is fuzzed by coverage only");
            count += 1;
        }
        assert_eq!(count, 4);
    }

    #[test]
    fn some_positions_play_on_and_some_are_refused() {
        let positions = (0..600).filter_map(|case| match Input::of(0, case) {
            Input::Position(text) => Some(text),
            _ => None,
        });
        let plays = |text: &String| {
            games::GameId::ALL.iter().any(|&game| {
                let fate = games::with_game!(game, G => testkit::laws::plays_on::<G>(text, 1));
                fate == Ok(testkit::laws::Fate::PlayedOn)
            })
        };
        let (good, bad): (Vec<String>, Vec<String>) = positions.partition(plays);
        assert!(good.len() > 5 && bad.len() > 20, "{} good, {} bad", good.len(), bad.len());
    }

    #[test]
    fn some_cases_read_and_some_are_refused() {
        let records = (0..300).filter_map(|case| match Input::of(0, case) {
            Input::Record(text) => Some(games::AnyMatch::open(&text).is_ok()),
            Input::Notation(_) | Input::Option { .. } | Input::Position(_) => None,
        });
        let (good, bad): (Vec<bool>, Vec<bool>) = records.partition(|&good| good);
        assert!(good.len() > 10 && bad.len() > 50, "{} good, {} bad", good.len(), bad.len());
    }
}
