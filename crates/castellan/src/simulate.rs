//! `castellan simulate`.

use std::{
    path::Path,
    sync::{Mutex, atomic::AtomicU64},
    time::Instant,
};

use ::games::with_game;
use bots::{Report, Simulation, VICTORY, evaluate::Evaluate};
use engine::{Game, Match, Move};
use serde_json::{Value, json};
use server::{Contest, Helpers};
use ui::Lang;

use crate::{Failure, args::SimulateArgs, files, out, progress, set_up, think};

/// Lets bots play many matches and prints what came of them.
pub fn run(args: &SimulateArgs, lang: Lang) -> Result<(), Failure> {
    with_game!(args.series.game, G => run_game::<G>(args, lang))
}

fn run_game<G: Evaluate>(args: &SimulateArgs, lang: Lang) -> Result<(), Failure> {
    let seats = set_up::seats(args.series.game, args.series.seats, args.bots.len())?;
    let options = set_up::read_options::<G>(args.series.game, &args.series.options)?;
    let bots = set_up::bot_for_each(&args.bots, seats)?;
    set_up::check_offered::<G>(&bots)?;
    let start = G::new(seats, &options)?;
    let threads = args.series.threads.map_or_else(set_up::cores, usize::from);
    let simulation = Simulation { start, bots, games: args.games, seed: args.series.seed, threads };
    let done = AtomicU64::new(0);
    let report = match (&args.out, think::helpers(&args.series, lang)?) {
        (_, Some(helpers)) => run_spread(args, &simulation, &helpers, &done)?,
        (None, None) => progress::watched(args.games, &done, || simulation.run(&done, None)),
        (Some(folder), None) => run_kept(&simulation, &options, folder, &done)?,
    };
    let document = document(args, seats, &simulation, &report);
    if args.series.json { out::json(&document) } else { out::print(&table(&document)) }
}

/// Plays here and where there are thinkers.
fn run_spread<G: Evaluate>(
    args: &SimulateArgs,
    simulation: &Simulation<G>,
    helpers: &Helpers,
    done: &AtomicU64,
) -> Result<Report, Failure> {
    let options = ::games::options(args.series.game, &args.series.options)?;
    let contest = Contest::of_simulation(simulation, options);
    let (began, all) = (Instant::now(), 0..simulation.games);
    let work = || helpers.play(simulation, &contest, all, simulation.threads, done);
    let parts = progress::watched(simulation.games, done, work);
    Ok(simulation.gathered(parts, began.elapsed()))
}

/// Plays and writes every match down.
fn run_kept<G: Evaluate>(
    simulation: &Simulation<G>,
    options: &G::Options,
    folder: &Path,
    done: &AtomicU64,
) -> Result<Report, Failure> {
    files::check_folder(folder)?;
    let trouble = Mutex::new(None);
    let keep = |index: u64, moves: &[Move<G::Action>]| {
        let path = folder.join(format!("{}-{index:06}.json", G::INFO.id));
        let record = played::<G>(simulation.start.players(), options, moves).record();
        if let Err(why) = files::write_record(&path, &record) {
            trouble.lock().expect("no thread panics while it writes").get_or_insert(why);
        }
    };
    let report = progress::watched(simulation.games, done, || simulation.run(done, Some(&keep)));
    match trouble.into_inner().expect("no thread panicked while it wrote") {
        Some(why) => Err(Failure::unwritten(folder, why)),
        None => Ok(report),
    }
}

fn played<G: Game>(seats: u8, options: &G::Options, moves: &[Move<G::Action>]) -> Match<G> {
    let mut played = Match::new(seats, options.clone()).expect("it was set up before");
    for entry in moves {
        played.play(entry.actor, entry.action).expect("it was played before");
    }
    played
}

#[expect(clippy::cast_precision_loss, reason = "means and rates are for people to read")]
fn document<G: Evaluate>(
    args: &SimulateArgs,
    seats: u8,
    simulation: &Simulation<G>,
    report: &Report,
) -> Value {
    let games = report.games as f64;
    let seconds = report.time.as_secs_f64().max(1e-9);
    let bots: Vec<String> = simulation.bots.iter().map(ToString::to_string).collect();
    let share = |wins: &u64| *wins as f64 / VICTORY as f64 / games;
    let mean = |total: &i64| *total as f64 / games;
    json!({
        "game": args.series.game.info().id,
        "seats": seats,
        "bots": bots,
        "seed": args.series.seed,
        "threads": simulation.threads,
        "games": report.games,
        "decisions": report.decisions,
        "seconds": seconds,
        "decisions_per_second": report.decisions as f64 / seconds,
        "games_per_second": games / seconds,
        "mean_decisions": report.decisions as f64 / games,
        "max_decisions": report.max_decisions,
        "mean_scores": report.total_scores.iter().map(mean).collect::<Vec<_>>(),
        "score_5_percent": report.percentile(5),
        "score_95_percent": report.percentile(95),
        "win_share": report.wins.iter().map(share).collect::<Vec<_>>(),
        "signature": format!("{:016x}", report.signature),
    })
}

/// What is printed for people, in this order.
const LINES: [&str; 13] = [
    "game",
    "bots",
    "games",
    "decisions",
    "decisions_per_second",
    "games_per_second",
    "mean_decisions",
    "max_decisions",
    "mean_scores",
    "score_5_percent",
    "score_95_percent",
    "win_share",
    "signature",
];

fn table(document: &Value) -> String {
    let line = |name: &&str| format!("{name:<22}{}", cell(&document[*name]));
    LINES.iter().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

fn cell(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(cell).collect::<Vec<_>>().join("  "),
        Value::Number(number) => match (number.as_u64(), number.as_f64()) {
            (None, Some(real)) if real >= 1000.0 => format!("{real:.0}"),
            (None, Some(real)) => format!("{real:.3}"),
            _ => number.to_string(),
        },
        other => other.to_string(),
    }
}
