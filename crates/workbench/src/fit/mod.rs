//! Weights from matches: every seat judges by weights of its own, shaken a little at random, and the
//! weights go a step to where shaking paid.
//!
//! Weights that foretell best what seats score were tried before and played worse: of the positions
//! that somebody reaches they tell much, of those that a search may choose between little. What is
//! asked here is only who plays better.

mod play;
mod plot;
pub(crate) mod solve;

use std::{num::NonZero, path::PathBuf, process::ExitCode};

use bots::{
    BotSpec, Budget, Level, Manner,
    evaluate::{Column, Evaluate, POINTS, topic},
};
use games::{GameId, with_game};

use crate::{
    table::Table,
    weights_file::{self, write},
};
use play::Play;
use solve::{Way, count};

/// What to play, and where to write what came of it.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game whose features are weighed
    game: GameId,
    /// Matches for each number of seats
    #[arg(long, value_name = "N", default_value = "400")]
    matches: NonZero<u64>,
    /// Only tables with so many seats; weights for others stay
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Who plays them: a level or search:N
    #[arg(long, value_name = "BOT", default_value = "knight")]
    bot: BotSpec,
    /// How far the weights go, in shakes
    #[arg(long, value_name = "LENGTH", default_value = "3")]
    step: f64,
    /// Points by which a shake of one weight moves the outlook of a seat against the others', usually.
    /// Weak shakes tell what matters between equals, and need more matches
    #[arg(long, value_name = "POINTS", default_value = "0.35")]
    shake: f64,
    /// Where all choices come from
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,
    /// Where weights and plot are written [default: where the bots read them]
    #[arg(long, value_name = "FOLDER", default_value = "crates/bots/weights")]
    to: PathBuf,
    /// Where everything that was tried is written, a line for each seat and match
    #[arg(long, value_name = "FILE")]
    rows: Option<PathBuf>,
}

/// No weight is shaken more than this: of what is rare little is known.
const MOST_SHAKE: f64 = 3.0;
/// One match of so many is played beforehand, to see how much seats differ in each feature.
const BEFOREHAND: u64 = 10;

/// Plays, fits and writes.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    match with_game!(arguments.game, G => fit_game::<G>(arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn fit_game<G: Evaluate>(arguments: &Arguments) -> Result<(), String> {
    let budget = budget::<G>(arguments.bot)
        .ok_or_else(|| format!("{} does not judge by weights", arguments.bot))?;
    let (fewest, most) = G::INFO.seats;
    let mut steps = Vec::new();
    let mut rows = String::new();
    for seats in fewest..=most {
        let asked = arguments.seats.is_none_or(|only| only == seats);
        let step = Step::of::<G>(seats, budget, arguments, asked, &mut rows);
        println!("{}", step.told());
        steps.push(step);
    }
    let file = arguments.to.join(format!("{}.toml", G::INFO.id));
    let columns: Vec<&Column> = steps.iter().map(|step| &step.column).collect();
    weights_file::keep::<G>(&file, &columns, told(&steps, arguments))?;
    let foretold: Vec<(f64, f64)> = steps
        .iter()
        .filter_map(|step| step.way.as_ref())
        .flat_map(|way| way.foretold.clone())
        .collect();
    let title = format!("{}: what shaken weights brought", G::INFO.title);
    write(&file.with_extension("svg"), &plot::svg(&title, &foretold))?;
    arguments.rows.as_ref().map_or(Ok(()), |file| write(file, &rows))
}

/// How much such a bot thinks; nothing if it does not search.
pub(crate) fn budget<G: Evaluate>(bot: BotSpec) -> Option<Budget> {
    match bot {
        BotSpec::Level(level) => Some(level.budget::<G>()),
        BotSpec::Search { iterations, manner: Manner::Usual } => {
            Some(Budget { iterations, ..Level::Baron.budget::<G>() })
        }
        _ => None,
    }
}

/// The weights for tables of one size, and the step they have gone.
struct Step {
    seats: u8,
    column: Column,
    /// Nothing, where no matches were played.
    way: Option<Way>,
}

impl Step {
    fn of<G: Evaluate>(
        seats: u8,
        budget: Budget,
        arguments: &Arguments,
        asked: bool,
        rows: &mut String,
    ) -> Self {
        let before = G::weights().at(seats).clone();
        if !asked {
            return Self { seats, column: before, way: None };
        }
        let starts = starts::<G>(seats);
        let matches = arguments.matches.get();
        let unshaken = vec![0.0; before.values.len()];
        let play = Play { budget, weights: &before, shakes: &unshaken, seed: arguments.seed };
        let beforehand = play.matches(&starts, matches.div_ceil(BEFOREHAND));
        let shakes = shakes(G::feature_names(), &beforehand, arguments.shake);
        let play = Play { shakes: &shakes, seed: !arguments.seed, ..play };
        let played = play.matches(&starts, matches);
        *rows += &play::csv(G::feature_names(), seats, &played);
        let way = Way::of(&solve::rows(&played, before.lead_scale.into()), shakes.len());
        let mut column = before;
        if way.leads_somewhere() {
            go(&mut column.values, &way.step(arguments.step), &shakes);
        }
        Self { seats, column, way: Some(way) }
    }

    fn told(&self) -> String {
        let Some(way) = &self.way else {
            return format!("{} seats: as before", self.seats);
        };
        let went = if way.leads_somewhere() { "a step" } else { "as before" };
        format!(
            "{} seats: {went}; residual {:.3} points on matches not learnt from, {:.3} foretelling \
             nothing",
            self.seats, way.residual, way.residual_of_nothing
        )
    }
}

/// Every table of this size: as it is, and with its main option.
pub(crate) fn starts<G: Evaluate>(seats: u8) -> Vec<G> {
    let is_asked = |table: &Table| {
        table.game.info().id == G::INFO.id
            && table.seats == seats
            && (table.has_default_options() || table.changes_main_option())
    };
    let start = |table: Table| -> G {
        let options = games::options(table.game, &table.options()).expect("options of the game");
        let options = serde_json::from_value(options.into()).expect("options of the game");
        G::new(seats, &options).expect("a table of the game")
    };
    Table::all().filter(is_asked).map(start).collect()
}

/// How strongly to shake each weight: what differs much between seats, little. Points are points: they
/// are left alone.
#[expect(clippy::cast_possible_truncation, reason = "shakes have few digits")]
fn shakes(names: &[String], beforehand: &[play::Played], points: f64) -> Vec<f32> {
    let sights: usize = beforehand.iter().map(|played| played.sights).sum();
    let size = beforehand.first().map_or(0, |played| played.spreads.len());
    let spread = |at: usize| {
        let squares: f64 = beforehand.iter().map(|played| played.spreads[at]).sum();
        (squares / count(sights.max(1))).sqrt()
    };
    let shake = |at: usize| (points / spread(at).max(f64::MIN_POSITIVE)).min(MOST_SHAKE) as f32;
    let is_fixed = |at: usize| topic(&names[at]) == POINTS;
    (0..size).map(|at| if is_fixed(at) { 0.0 } else { shake(at) }).collect()
}

#[expect(clippy::cast_possible_truncation, reason = "weights have few digits")]
fn go(weights: &mut [f32], step: &[f64], shakes: &[f32]) {
    for ((weight, step), shake) in weights.iter_mut().zip(step).zip(shakes) {
        *weight += *step as f32 * shake;
    }
}

/// What was asked for, and what came of it.
fn told(steps: &[Step], arguments: &Arguments) -> String {
    let told: Vec<String> =
        steps.iter().filter(|step| step.way.is_some()).map(Step::told).collect();
    format!(
        "cargo xtask fit {} --matches {} --bot {} --step {} --shake {} --seed {}: {}",
        arguments.game,
        arguments.matches,
        arguments.bot,
        arguments.step,
        arguments.shake,
        arguments.seed,
        told.join("; ")
    )
}

#[cfg(test)]
mod tests {
    use std::{fs, num::NonZero};

    use bots::evaluate::Weights;

    use super::*;

    /// A few matches of the quickest bot: the file is read back by the bots, tells how it came about,
    /// and leaves other sizes of tables alone.
    #[test]
    fn weights_are_written_as_bots_read_them() {
        with_game!(GameId::Castle, G => fit_twice::<G>(GameId::Castle));
    }

    /// Who plays alone is compared with somebody else who does.
    #[test]
    fn weights_of_one_are_fitted_too() {
        with_game!(GameId::Viscounts, G => {
            let starts = starts::<G>(1);
            assert_eq!(starts.len(), 4, "one for every automa");
            let weights = G::weights().at(1);
            let shakes = vec![0.1; weights.values.len()];
            let budget = Budget { iterations: 2, ..Level::Page.budget::<G>() };
            let play = Play { budget, weights, shakes: &shakes, seed: 1 };
            let played = play.matches(&starts, 2);
            assert!(played.iter().all(|played| played.seats.len() == 2 && played.sights > 0));
            assert!(solve::rows(&played, 12.0).iter().any(|row| row.scored != 0.0), "somebody did better");
        });
    }

    fn fit_twice<G: Evaluate>(game: GameId) {
        let folder = tempfile::tempdir().unwrap();
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
        let arguments = Arguments {
            game,
            matches: NonZero::new(10).unwrap(),
            seats: Some(2),
            bot: "search:4".parse().unwrap(),
            step: 3.0,
            shake: 0.35,
            seed: 1,
            to: folder.path().to_owned(),
            rows: Some(folder.path().join("rows.csv")),
        };
        for runs in 1..3 {
            fit_game::<G>(&arguments).unwrap();
            let text = read("castle.toml");
            let written = Weights::read(&text, G::feature_names()).unwrap();
            for (one, other) in written.at(4).values.iter().zip(&G::weights().at(4).values) {
                assert!((one - other).abs() < 1e-3, "{one} was {other}");
            }
            assert_eq!(text.matches("fit castle --matches 10").count(), runs, "{text}");
        }
        let rows = read("rows.csv");
        assert_eq!(rows.lines().count(), 1 + 10 * 2);
        let columns = rows.lines().map(|line| line.split(',').count());
        assert!(columns.into_iter().all(|columns| columns == 3 + G::feature_names().len()));
        assert!(read("castle.svg").contains(G::INFO.title));
        let random = Arguments { bot: BotSpec::Random, ..arguments };
        assert_eq!(fit_game::<G>(&random).unwrap_err(), "random does not judge by weights");
    }
}
