//! Weights from matches: bots play, what they saw is written down, and the features of a game are
//! weighed so that they foretell best what seats scored in the end.

mod play;
mod plot;
mod solve;

use std::{fmt::Write, fs, num::NonZero, path::PathBuf, process::ExitCode};

use bots::{BotSpec, evaluate::Evaluate};
use games::{GameId, with_game, with_match};

use crate::table::Table;
use play::{Played, Sight};

/// What to play, and where to write what came of it.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game whose features are weighed
    game: GameId,
    /// Matches to play, over all numbers of seats
    #[arg(long, value_name = "N", default_value = "2000")]
    matches: NonZero<u64>,
    /// Who plays them
    #[arg(long, value_name = "BOT", default_value = "knight")]
    bot: BotSpec,
    /// Where all choices come from
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,
    /// Where weights and plot are written [default: where the bots read them]
    #[arg(long, value_name = "FOLDER", default_value = "crates/bots/weights")]
    to: PathBuf,
    /// Where everything that was seen is written, a line for each seat and position
    #[arg(long, value_name = "FILE")]
    rows: Option<PathBuf>,
}

/// How strongly weights are drawn to zero, as if so many positions had spoken for it.
const RIDGE: f64 = 20.0;
/// One match of so many is not learnt from but foretold.
const HELD_OUT: u64 = 5;

/// Plays, fits and writes.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let tables: Vec<Table> = Table::all()
        .filter(|table| table.game == arguments.game)
        .filter(|table| table.has_default_options() || table.changes_first_option())
        .collect();
    match with_game!(arguments.game, G => fit_game::<G>(&tables, arguments)) {
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

fn fit_game<G: Evaluate>(tables: &[Table], arguments: &Arguments) -> Result<String, String> {
    let each = arguments.matches.get().div_ceil(tables.len() as u64);
    let mut matches = Vec::new();
    for table in tables {
        let from = matches.len() as u64;
        let numbers = from..from + each;
        matches.extend(with_match!(table.set_up(), m => {
            play::matches(m.state(), arguments.bot, arguments.seed, numbers)
        }));
    }
    if let Some(file) = &arguments.rows {
        write(file, &play::csv::<G>(&matches))?;
    }
    let fitted = Fitted::of::<G>(&matches);
    let name = G::INFO.id;
    write(&arguments.to.join(format!("{name}.toml")), &fitted.toml::<G>(tables, arguments))?;
    let title = format!("{}: foretold and scored, {} matches", G::INFO.title, matches.len());
    write(&arguments.to.join(format!("{name}.svg")), &plot::svg(&title, &fitted.foretold))?;
    Ok(format!(
        "{} matches, {} rows: residual {:.2} points on matches not learnt from, {:.2} with the weights \
         of before; lead scale {:.2}",
        matches.len(),
        fitted.rows,
        fitted.residual,
        fitted.residual_before,
        fitted.lead_scale
    ))
}

fn write(file: &std::path::Path, text: &str) -> Result<(), String> {
    let cannot = |why: std::io::Error| format!("{}: {why}", file.display());
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(cannot)?;
    }
    fs::write(file, text).map_err(cannot)
}

/// Weights, and how well they do on matches that they were not made from.
struct Fitted {
    weights: Vec<f64>,
    lead_scale: f64,
    rows: usize,
    residual: f64,
    residual_before: f64,
    /// What was foretold and what was scored, of the matches held out.
    foretold: Vec<(f64, f64)>,
}

impl Fitted {
    fn of<G: Evaluate>(matches: &[Played]) -> Self {
        // What all seats have alike says nothing about who is ahead: each is compared with the table.
        let compared: Vec<(bool, Sight)> = matches
            .iter()
            .flat_map(|played| {
                let held_out = played.index.is_multiple_of(HELD_OUT);
                let tables = played.sights.chunks(played.seats);
                tables.flat_map(play::compared).map(move |sight| (held_out, sight))
            })
            .collect();
        let sights = |held_out: bool| {
            compared.iter().filter(move |(held, _)| *held == held_out).map(|(_, sight)| sight)
        };
        // Points are points: the first feature is not weighed.
        let learn = sights(false).map(|sight| (&sight.features[1..], sight.still_scored()));
        let mut weights = vec![1.0];
        weights.extend(solve::least_squares(learn, G::feature_names().len() - 1, RIDGE));
        let before: Vec<f64> = G::weights().values.iter().map(|&w| f64::from(w)).collect();
        let errors = |weights: &[f64]| -> Vec<f64> {
            sights(true).map(|sight| sight.scored - sight.foretold(weights)).collect()
        };
        Self {
            lead_scale: solve::lead_scale(matches, &weights),
            rows: compared.len(),
            residual: root_mean_square(&errors(&weights)),
            residual_before: root_mean_square(&errors(&before)),
            foretold: sights(true).map(|sight| (sight.foretold(&weights), sight.scored)).collect(),
            weights,
        }
    }

    fn toml<G: Evaluate>(&self, tables: &[Table], arguments: &Arguments) -> String {
        let played: Vec<String> = tables.iter().map(|table| format!("\"{table}\"")).collect();
        let mut text = format!(
            "# What each feature of a position counts, in points at the end of the match.\n\
             # Written by `cargo xtask fit {game}`; the plot beside it shows what was foretold.\n\
             game = \"{game}\"\nlead_scale = {:.2}\n\n[origin]\n\
             command = \"cargo xtask fit {game} --matches {} --bot {} --seed {}\"\n\
             told = \"Least squares over the quiet positions of matches between bots, to how much more than \
             the others each seat still scored.\"\ntables = [{}]\nrows = {}\nridge = {RIDGE}\n\
             # Points, root mean square, on one match of {HELD_OUT} that was not learnt from.\n\
             residual = {:.3}\nresidual_of_the_weights_before = {:.3}\n\n[weights]\n",
            self.lead_scale,
            arguments.matches,
            arguments.bot,
            arguments.seed,
            played.join(", "),
            self.rows,
            self.residual,
            self.residual_before,
            game = G::INFO.id,
        );
        for (name, weight) in G::feature_names().iter().zip(&self.weights) {
            let _ = writeln!(text, "\"{name}\" = {weight:.3}");
        }
        text
    }
}

fn root_mean_square(errors: &[f64]) -> f64 {
    let sum: f64 = errors.iter().map(|error| error * error).sum();
    (sum / solve::count(errors.len().max(1))).sqrt()
}

impl Sight {
    /// What the features promise with these weights.
    fn foretold(&self, weights: &[f64]) -> f64 {
        self.features
            .iter()
            .zip(weights)
            .map(|(&feature, weight)| f64::from(feature) * weight)
            .sum()
    }

    /// What came on top of the points there were.
    fn still_scored(&self) -> f64 {
        self.scored - f64::from(self.features[0])
    }
}
