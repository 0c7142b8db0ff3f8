//! The ladder of levels: every step measured, with how many matches stand behind it.

use std::{
    fs, num::NonZero, path::PathBuf, process::ExitCode, sync::atomic::AtomicU64, thread,
    time::Duration,
};

use bots::{Arena, BotSpec, Level, Standings, evaluate::Evaluate};
use games::{GameId, with_match};

use crate::table::Table;

/// What to measure, and where to write it.
#[derive(clap::Args)]
pub struct Arguments {
    /// Matches behind every number, rounded up so that everybody sits everywhere
    #[arg(long, value_name = "N", default_value = "100")]
    games: NonZero<u64>,
    /// Only this game
    #[arg(long, value_name = "GAME")]
    game: Option<GameId>,
    /// The page to write
    #[arg(long, value_name = "FILE", default_value = "docs/ladder.md")]
    file: PathBuf,
}

/// A step of the ladder: who should be better than whom.
struct Step {
    bot: BotSpec,
    against: BotSpec,
}

const STEPS: [Step; 4] = [
    Step { bot: BotSpec::Level(Level::Squire), against: BotSpec::Random },
    Step { bot: BotSpec::Level(Level::Knight), against: BotSpec::Level(Level::Squire) },
    Step { bot: BotSpec::Level(Level::Baron), against: BotSpec::Level(Level::Knight) },
    // The control: nobody is better than itself.
    Step { bot: BotSpec::Level(Level::Squire), against: BotSpec::Level(Level::Squire) },
];

const SEED: u64 = 2026;

/// Whether the ladder is measured at a table: three sizes of each game, and its first option at the
/// smallest and the largest.
fn is_measured(table: &Table) -> bool {
    let (fewest, most) = table.game.info().seats;
    let ends = [fewest, most].contains(&table.seats);
    let middle = table.seats == fewest + 1;
    table.has_default_options() && (ends || middle) || table.changes_first_option() && ends
}

/// Measures every step at every table and writes the page.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let asked = |table: &Table| arguments.game.is_none_or(|game| game == table.game);
    let mut page = String::from(HEAD);
    for table in Table::all().filter(is_measured).filter(asked) {
        page += &title(&table);
        for step in &STEPS {
            let line = with_match!(table.set_up(), m => measure(m.state(), step, arguments));
            print!("{line}");
            page += &line;
        }
    }
    match fs::write(&arguments.file, page) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{}: {why}", arguments.file.display());
            ExitCode::FAILURE
        }
    }
}

const HEAD: &str = "\
# The ladder

How strong the levels are, measured by `cargo xtask ladder`. One bot sits in one seat, its opponents in
all others; every seed is played once from each seat. *Wins* is the share of matches won by the one bot,
with a 95 % interval; *even* is what an equal would win. The last line of each table is the control: a bot
against itself.
";

fn title(table: &Table) -> String {
    let mut title = vec![table.game.info().title.to_owned(), format!("{} seats", table.seats)];
    title.extend(table.options());
    let title = title.join(", ");
    println!("{title}");
    format!(
        "\n## {title}\n\n| bot | against | wins | even | margin | time a decision | matches |\n\
         |---|---|---|---|---|---|---|\n"
    )
}

fn measure<G: Evaluate>(start: &G, step: &Step, arguments: &Arguments) -> String {
    let arena = Arena {
        start: start.clone(),
        bots: vec![step.bot, step.against],
        games: arguments.games.get(),
        seed: SEED,
        threads: thread::available_parallelism().map_or(1, usize::from),
        sprt: None,
    };
    line(step, &arena.hold(&AtomicU64::new(0)))
}

fn line(step: &Step, standings: &Standings) -> String {
    let first = &standings.entries[0];
    format!(
        "| {} | {} | {:.1} ± {:.1} % | {:.1} % | {:+.1} | {} | {} |\n",
        step.bot,
        step.against,
        first.win_share * 100.0,
        first.interval * 100.0,
        standings.even * 100.0,
        first.margin,
        milliseconds(first.decision_time),
        standings.games,
    )
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}
