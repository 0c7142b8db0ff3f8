//! Weights that win: a few of them are changed at random, and what beats the weights so far is kept.
//!
//! Slower than a fit, which learns of all weights from the same matches, and surer: nothing is kept
//! that has not won, twice.

use std::{num::NonZero, path::PathBuf, process::ExitCode, sync::atomic::AtomicU64, thread};

use bots::{
    Arena, BotSpec, Entry, Generator,
    evaluate::{Column, Evaluate, POINTS, Weights, topic},
    generator,
};
use games::{GameId, with_game};
use rand::RngExt;

use crate::weights_file;

/// What to change, and how to see whether that pays.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game whose features are weighed
    game: GameId,
    /// At a table with so many; weights for others stay
    #[arg(long, value_name = "N", default_value = "2")]
    seats: u8,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Who judges by the weights: a level or search:N
    #[arg(long, value_name = "BOT", default_value = "search:60")]
    bot: BotSpec,
    /// Changes that are tried
    #[arg(long, value_name = "N", default_value = "50")]
    tries: u64,
    /// Matches of the first look at each; the second one takes three times as many
    #[arg(long, value_name = "N", default_value = "200")]
    matches: NonZero<u64>,
    /// Where all choices come from
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,
    /// Where weights are written [default: where the bots read them]
    #[arg(long, value_name = "FOLDER", default_value = "crates/bots/weights")]
    to: PathBuf,
}

/// Climbs and writes.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    match with_game!(arguments.game, G => climb::<G>(arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn climb<G: Evaluate>(arguments: &Arguments) -> Result<(), String> {
    let options =
        games::options(arguments.game, &arguments.options).map_err(|why| why.to_string())?;
    let options = serde_json::from_value(options.into()).map_err(|why| why.to_string())?;
    let start = G::new(arguments.seats, &options).map_err(|why| why.to_string())?;
    let before = G::weights().at(start.players()).clone();
    let mut best = before.clone();
    let mut luck = generator(arguments.seed, 0);
    for number in 1..=arguments.tries {
        let (tried, what) = changed::<G>(&best, &mut luck);
        let duel = Duel { arguments, start: &start, own: &tried, against: &best };
        let first = duel.fight(2 * number, 1);
        if !pays(&first, start.players(), FIRST) {
            continue;
        }
        let second = duel.fight(2 * number + 1, 3);
        let kept = pays(&second, start.players(), SECOND);
        println!("{number}: {what}: {}, then {}{}", told(&first), told(&second), mark(kept));
        if kept {
            best = tried;
        }
    }
    if best == before {
        println!("nothing was found that wins");
        return Ok(());
    }
    let duel = Duel { arguments, start: &start, own: &best, against: &before };
    let all = duel.fight(1, 3);
    let told = format!("{}: the whole of it won {}", command(arguments), told(&all));
    println!("{told}");
    keep::<G>(arguments, start.players(), &best, told)
}

/// Writes the weights found.
fn keep<G: Evaluate>(
    arguments: &Arguments,
    players: u8,
    found: &Column,
    told: String,
) -> Result<(), String> {
    let file = arguments.to.join(format!("{}.toml", G::INFO.id));
    weights_file::keep_column::<G>(&file, players, found, told)
}

/// Two columns of weights and the table at which they meet.
struct Duel<'a, G: Evaluate> {
    arguments: &'a Arguments,
    start: &'a G,
    own: &'a Column,
    against: &'a Column,
}

impl<G: Evaluate> Duel<'_, G> {
    /// What comes of so many times the matches of a first look.
    fn fight(&self, seed: u64, times: u64) -> Entry {
        let weights = |column: &Column| Weights::alike(column.lead_scale, column.values.clone());
        let arena = Arena {
            start: self.start.clone(),
            bots: vec![self.arguments.bot; 2],
            weights: vec![weights(self.own), weights(self.against)],
            games: self.arguments.matches.get() * times,
            seed: generator(self.arguments.seed, seed).random(),
            threads: thread::available_parallelism().map_or(1, usize::from),
            sprt: None,
        };
        arena.hold(&AtomicU64::new(0)).entries.swap_remove(0)
    }
}

/// At most so many weights are changed at once.
const MOST_CHANGED: usize = 4;
/// A weight goes as far as it is large, and small ones so far.
const LEAST: f32 = 0.25;
/// What a change must win above an equal's share, in half widths of the interval: at the first look,
/// which many pass that are no better, and at the second.
const FIRST: f64 = 0.4;
const SECOND: f64 = 0.5;

/// Other weights nearby, and what is other. Points are points: they are left alone.
fn changed<G: Evaluate>(column: &Column, luck: &mut Generator) -> (Column, String) {
    let names = G::feature_names();
    let (mut column, mut what) = (column.clone(), Vec::new());
    for _ in 0..luck.random_range(1..=MOST_CHANGED) {
        let at = luck.random_range(0..names.len());
        if topic(&names[at]) != POINTS {
            let weight = &mut column.values[at];
            let by = (2.0 * luck.random::<f32>() - 1.0) * weight.abs().max(LEAST);
            *weight += by;
            what.push(format!("{} {by:+.2}", names[at]));
        }
    }
    (column, what.join(", "))
}

/// Whether something won by so much that it is worth another look, or worth keeping.
fn pays(entry: &Entry, players: u8, by: f64) -> bool {
    let even = if players == 1 { 0.5 } else { 1.0 / f64::from(players) };
    entry.win_share > even + by * entry.interval
}

fn told(entry: &Entry) -> String {
    format!("{:.1} ± {:.1} %", 100.0 * entry.win_share, 100.0 * entry.interval)
}

const fn mark(kept: bool) -> &'static str {
    if kept { ": kept" } else { "" }
}

/// How to do it again.
fn command(arguments: &Arguments) -> String {
    let Arguments { game, seats, bot, tries, matches, seed, .. } = arguments;
    let options: Vec<String> =
        arguments.options.iter().map(|option| format!(" --option {option}")).collect();
    let options = options.concat();
    format!(
        "cargo xtask climb {game} --seats {seats}{options} --bot {bot} --tries {tries} \
         --matches {matches} --seed {seed}"
    )
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn points_are_left_alone_and_something_else_is_not() {
        with_game!(GameId::Castle, G => {
            let (column, names) = (G::weights().at(3), G::feature_names());
            let mut luck = generator(1, 1);
            for _ in 0..50 {
                let (other, what) = changed::<G>(column, &mut luck);
                let differ = |at: &usize| (other.values[*at] - column.values[*at]).abs() > 0.0;
                let different: Vec<usize> = (0..names.len()).filter(differ).collect();
                assert!(different.len() <= MOST_CHANGED, "{what}");
                assert!(different.iter().all(|&at| topic(&names[at]) != POINTS), "{what}");
                assert!(different.iter().all(|&at| what.contains(&names[at])), "{what}");
            }
        });
    }

    #[test]
    fn what_was_found_is_written_for_one_size_of_table() {
        let folder = tempfile::tempdir().unwrap();
        let arguments = Arguments {
            game: GameId::KingsRoad,
            seats: 3,
            options: Vec::new(),
            bot: "search:8".parse().unwrap(),
            tries: 2,
            matches: NonZero::new(3).unwrap(),
            seed: 4,
            to: folder.path().to_owned(),
        };
        with_game!(GameId::KingsRoad, G => {
            climb::<G>(&arguments).unwrap();
            let mut found = G::weights().at(3).clone();
            found.values[1] += 1.0;
            keep::<G>(&arguments, 3, &found, command(&arguments)).unwrap();
            let text = fs::read_to_string(folder.path().join("kings-road.toml")).unwrap();
            let written = Weights::read(&text, G::feature_names()).unwrap();
            assert!(text.contains("climb kings-road --seats 3 --bot search:8"), "{text}");
            let moved = |seats| {
                let pairs = written.at(seats).values.iter().zip(&G::weights().at(seats).values);
                pairs.into_iter().any(|(one, other)| (one - other).abs() > 1e-3)
            };
            assert_eq!([2, 3, 4].map(moved), [false, true, false]);
        });
    }
}
