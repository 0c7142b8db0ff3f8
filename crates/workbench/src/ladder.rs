//! The ladder of levels: every step measured, with how many matches stand behind it.

use std::{
    fs,
    num::NonZero,
    path::PathBuf,
    process::ExitCode,
    sync::atomic::AtomicU64,
    thread,
    time::{Duration, Instant},
};

use bots::{Arena, BotSpec, Level, Standings, evaluate::Evaluate};
use games::{GameId, with_game};
use serde_json::Value;

/// What to measure, and where to write it.
#[derive(clap::Args)]
pub struct Arguments {
    /// Matches behind every number, at least; fewer where time runs out
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

/// A table at which the ladder is measured.
struct Setting {
    game: GameId,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
}

const SETTINGS: &[Setting] = &[
    Setting { game: GameId::KingsRoad, seats: 2, options: &[] },
    Setting { game: GameId::KingsRoad, seats: 3, options: &[] },
    Setting { game: GameId::KingsRoad, seats: 5, options: &[] },
    Setting { game: GameId::Castle, seats: 2, options: &[] },
    Setting { game: GameId::Castle, seats: 3, options: &[] },
    Setting { game: GameId::Castle, seats: 4, options: &[] },
    Setting { game: GameId::Castle, seats: 2, options: &[("side", "winter")] },
    Setting { game: GameId::Castle, seats: 4, options: &[("side", "winter")] },
];

/// Measures every step at every table and writes the page.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let began = Instant::now();
    let measured = |setting: &&Setting| arguments.game.is_none_or(|game| game == setting.game);
    let mut page = String::from(HEAD);
    for setting in SETTINGS.iter().filter(measured) {
        page += &title(setting);
        for step in &STEPS {
            let line = with_game!(setting.game, G => measure::<G>(setting, step, arguments));
            print!("{line}");
            page += &line;
        }
    }
    let minutes = began.elapsed() / 60;
    println!("{} minutes", minutes.as_secs());
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

fn title(setting: &Setting) -> String {
    let info = setting.game.info();
    let options: Vec<String> =
        setting.options.iter().map(|(key, value)| format!(", {key} = {value}")).collect();
    let title = format!("{}, {} seats{}", info.title, setting.seats, options.concat());
    println!("{title}");
    format!(
        "\n## {title}\n\n| bot | against | wins | even | margin | time a decision | matches |\n\
         |---|---|---|---|---|---|---|\n"
    )
}

fn measure<G: Evaluate>(setting: &Setting, step: &Step, arguments: &Arguments) -> String {
    let options: serde_json::Map<String, Value> =
        setting.options.iter().map(|(key, value)| ((*key).to_owned(), (*value).into())).collect();
    let options = serde_json::from_value(options.into()).expect("the ladder's options exist");
    let arena = Arena {
        start: G::new(setting.seats, &options).expect("the ladder's tables can be set up"),
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
