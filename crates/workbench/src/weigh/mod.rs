//! Weights that tell the better of two turns.
//!
//! What comes of a match is mostly luck, so matches with shaken weights (`fit`) say little each. Here all
//! is alike but for one turn, which is played in several ways, and each way on to the end several times;
//! the weights go to where they tell which way was the better one. What is learnt holds where a search
//! comes to positions like these: whether the weights found play better is for `duel` to say.

mod solve;
mod turns;

use std::{num::NonZero, path::PathBuf, process::ExitCode};

use bots::{
    BotSpec,
    evaluate::{Column, Evaluate},
};
use games::{GameId, with_game};

use crate::{fit, weights_file};
use solve::Found;
use turns::Play;

/// What to play, and where to write what came of it.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game whose features are weighed
    game: GameId,
    /// At a table with so many; weights for others stay
    #[arg(long, value_name = "N", default_value = "2")]
    seats: u8,
    /// Matches of which turns are taken
    #[arg(long, value_name = "N", default_value = "60")]
    matches: NonZero<u64>,
    /// In how many ways a turn is played
    #[arg(long, value_name = "N", default_value = "6", value_parser = clap::value_parser!(u64).range(2..))]
    ways: u64,
    /// How often each way is played on to the end
    #[arg(long, value_name = "N", default_value = "12", value_parser = clap::value_parser!(u64).range(1..))]
    times: u64,
    /// Who plays on: a level or search:N
    #[arg(long, value_name = "BOT", default_value = "search:20")]
    bot: BotSpec,
    /// Where all choices come from
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,
    /// Where weights are written [default: where the bots read them]
    #[arg(long, value_name = "FOLDER", default_value = "crates/bots/weights")]
    to: PathBuf,
}

/// Plays, weighs and writes.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    match with_game!(arguments.game, G => weigh::<G>(arguments)) {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn weigh<G: Evaluate>(arguments: &Arguments) -> Result<String, String> {
    let (fewest, most) = G::INFO.seats;
    if !(fewest..=most).contains(&arguments.seats) {
        return Err(format!("{} is for {fewest} to {most}", G::INFO.title));
    }
    let budget = fit::budget::<G>(arguments.bot)
        .ok_or_else(|| format!("{} does not judge by weights", arguments.bot))?;
    let &Arguments { ways, times, seed, .. } = arguments;
    let play = Play { weights: G::weights(), budget, ways, times, seed };
    let turns = play.turns(&fit::starts::<G>(arguments.seats), arguments.matches.get());
    if turns.len() < FEWEST {
        return Err(format!(
            "{} turns were seen, and {FEWEST} are needed: more matches",
            turns.len()
        ));
    }
    let before = G::weights().at(arguments.seats);
    let found = Found::of(&turns, G::feature_names(), before)
        .ok_or("by these turns points would be worth nothing: more matches")?;
    let told = told(arguments, turns.len(), &found);
    keep::<G>(arguments, &found.column, told.clone())?;
    Ok(told)
}

/// Turns of which something can be learnt and something foretold.
const FEWEST: usize = 10;

/// Writes the weights found for tables of one size beside those of the others.
fn keep<G: Evaluate>(arguments: &Arguments, found: &Column, told: String) -> Result<(), String> {
    let file = arguments.to.join(format!("{}.toml", G::INFO.id));
    weights_file::keep_column::<G>(&file, arguments.seats, found, told)
}

/// How to do it again, and what came of it.
fn told(arguments: &Arguments, turns: usize, found: &Found) -> String {
    let Arguments { game, seats, matches, ways, times, bot, seed, .. } = arguments;
    format!(
        "cargo xtask weigh {game} --seats {seats} --matches {matches} --ways {ways} --times {times} \
         --bot {bot} --seed {seed}: {turns} turns; in those not learnt from the outlook went with what \
         was scored by {:.2}, before by {:.2}",
        found.after, found.before
    )
}

#[cfg(test)]
mod tests {
    use std::fs;

    use bots::evaluate::Weights;

    use super::*;

    fn arguments(game: GameId, seats: u8, matches: u64, to: PathBuf) -> Arguments {
        Arguments {
            game,
            seats,
            matches: NonZero::new(matches).unwrap(),
            ways: 2,
            times: 1,
            bot: "search:2".parse().unwrap(),
            seed: 1,
            to,
        }
    }

    #[test]
    fn weights_of_one_size_of_table_are_found_and_written() {
        let folder = tempfile::tempdir().unwrap();
        let asked = arguments(GameId::Castle, 3, 8, folder.path().to_owned());
        with_game!(GameId::Castle, G => {
            let told = weigh::<G>(&asked).unwrap();
            let text = fs::read_to_string(folder.path().join("castle.toml")).unwrap();
            assert!(text.contains(&told) && told.contains("weigh castle --seats 3"), "{text}");
            let written = Weights::read(&text, G::feature_names()).unwrap();
            let moved = |seats| {
                let pairs = written.at(seats).values.iter().zip(&G::weights().at(seats).values);
                pairs.into_iter().any(|(one, other)| (one - other).abs() > 1e-3)
            };
            assert_eq!([2, 3, 4].map(moved), [false, true, false]);
        });
    }

    #[test]
    fn what_cannot_be_weighed_is_told() {
        let why = |asked: &Arguments| with_game!(asked.game, G => weigh::<G>(asked)).unwrap_err();
        let nowhere = || PathBuf::from("/nowhere");
        let asked = arguments(GameId::Castle, 5, 1, nowhere());
        assert_eq!(why(&asked), "A Castle for All Seasons is for 2 to 4");
        let random = Arguments { bot: BotSpec::Random, seats: 2, ..asked };
        assert_eq!(why(&random), "random does not judge by weights");
        assert!(why(&arguments(GameId::Castle, 2, 1, nowhere())).contains("more matches"));
    }

    #[test]
    fn turns_of_whoever_plays_alone_are_played_in_several_ways() {
        with_game!(GameId::Viscounts, G => {
            let budget = fit::budget::<G>("search:2".parse().unwrap()).unwrap();
            let play = Play { weights: G::weights(), budget, ways: 2, times: 1, seed: 1 };
            let turns = play.turns(&fit::starts::<G>(1), 2);
            assert!(!turns.is_empty());
            assert!(turns.iter().all(|ways| ways.len() == 2), "every way was played");
            let differ = |ways: &Vec<turns::Way>| ways[0].features != ways[1].features;
            assert!(turns.iter().any(differ), "the ways are not all the same");
        });
    }
}
