//! `castellan arena`: which bot plays better.

mod plot;

use std::{sync::atomic::AtomicU64, time::Instant};

use ::games::with_game;
use bots::{Arena, BotSpec, Entry, Sprt, Standings, Verdict, evaluate::Evaluate};
use serde_json::{Value, json};

use crate::{Failure, args::ArenaArgs, files, out, progress, set_up};

/// Holds a contest and prints what came of it.
pub fn run(args: &ArenaArgs) -> Result<(), Failure> {
    with_game!(args.series.game, G => run_game::<G>(args))
}

fn run_game<G: Evaluate>(args: &ArenaArgs) -> Result<(), Failure> {
    let seats = set_up::seats(args.series.game, args.series.seats, args.bots.len())?;
    let options = set_up::read_options::<G>(args.series.game, &args.series.options)?;
    if args.bots.len() > usize::from(seats) {
        return Err(Failure::usage(format!(
            "{} bots do not fit {seats} seats: name at most one for each",
            args.bots.len()
        )));
    }
    let arena = Arena {
        start: G::new(seats, &options)?,
        bots: contenders(&args.bots),
        games: args.games,
        seed: args.series.seed,
        threads: args.series.threads.map_or_else(set_up::cores, usize::from),
        sprt: args.sprt.map(|gain| Sprt { gain: gain / 100.0, error: ERROR }),
    };
    let done = AtomicU64::new(0);
    let began = Instant::now();
    let standings = progress::watched(arena.games, &done, || arena.hold(&done));
    if let Some(file) = &args.svg {
        let title = format!("{}, {seats} seats, {} matches", args.series.game, standings.games);
        files::write(file, &plot::svg(&title, &standings))
            .map_err(|why| Failure::check(format!("{}: {why}", file.display())))?;
    }
    if args.series.json {
        return out::json(&document(args, seats, &standings));
    }
    out::print(&table(&standings, began.elapsed().as_secs_f64()))
}

/// How often a sequential test may be wrong.
const ERROR: f64 = 0.05;

/// One bot alone plays itself: the mirror, a control that must come out even.
fn contenders(bots: &[BotSpec]) -> Vec<BotSpec> {
    match bots {
        [one] => vec![*one, *one],
        several => several.to_vec(),
    }
}

fn table(standings: &Standings, seconds: f64) -> String {
    let mut lines = vec![format!(
        "{:<16} {:>16} {:>8} {:>8} {:>14}",
        "bot", "wins, 95 %", "margin", "rating", "time/decision"
    )];
    lines.extend(standings.entries.iter().map(row));
    let even = standings.even * 100.0;
    let games = standings.games;
    lines.push(format!("{games} matches in {seconds:.1} s; an equal wins {even:.1} %"));
    if let (Some(verdict), [first, ..]) = (standings.verdict, &standings.entries[..]) {
        lines.push(format!("{}: {}", first.bot, told(verdict)));
    }
    lines.join("\n") + "\n"
}

fn row(entry: &Entry) -> String {
    let bot = entry.bot.to_string();
    let wins = format!("{:.1} ± {:.1} %", entry.win_share * 100.0, entry.interval * 100.0);
    let time = format!("{:.3} ms", entry.decision_time.as_secs_f64() * 1000.0);
    format!("{bot:<16} {wins:>16} {:>+8.1} {:>+8.0} {time:>14}", entry.margin, entry.rating)
}

fn told(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Accepted => "better",
        Verdict::Rejected => "not better",
        Verdict::Open => "too few matches to tell",
    }
}

fn document(args: &ArenaArgs, seats: u8, standings: &Standings) -> Value {
    let entry = |entry: &Entry| {
        json!({
            "bot": entry.bot.to_string(),
            "win_share": entry.win_share,
            "interval": entry.interval,
            "margin": entry.margin,
            "rating": entry.rating,
            "seconds_per_decision": entry.decision_time.as_secs_f64(),
        })
    };
    json!({
        "game": args.series.game.to_string(),
        "seats": seats,
        "options": args.series.options,
        "seed": args.series.seed,
        "matches": standings.games,
        "even": standings.even,
        "bots": standings.entries.iter().map(entry).collect::<Vec<_>>(),
        "verdict": standings.verdict.map(told),
    })
}
