//! `castellan arena`: which bot plays better.

mod plot;

use std::{sync::atomic::AtomicU64, time::Instant};

use ::games::with_game;
use bots::{Arena, BotSpec, Entry, Sprt, Standings, Verdict, evaluate::Evaluate};
use serde_json::{Value, json};
use server::Contest;
use ui::{Lang, Texts};

use crate::{Failure, args::ArenaArgs, files, out, progress, set_up, think};

/// Holds a contest and prints what came of it.
pub fn run(args: &ArenaArgs, lang: Lang) -> Result<(), Failure> {
    with_game!(args.series.game, G => run_game::<G>(args, lang.texts()))
}

fn run_game<G: Evaluate>(args: &ArenaArgs, texts: &Texts) -> Result<(), Failure> {
    let seats = set_up::seats(args.series.game, args.series.seats, args.bots.len())?;
    let options = set_up::read_options::<G>(args.series.game, &args.series.options)?;
    set_up::check_contest(&args.bots, seats)?;
    set_up::check_offered::<G>(&args.bots)?;
    args.svg.iter().try_for_each(|file| files::check_writable(file))?;
    let arena = Arena {
        start: G::new(seats, &options)?,
        bots: contenders(&args.bots),
        weights: Vec::new(),
        games: args.games,
        seed: args.series.seed,
        threads: args.series.threads.map_or_else(set_up::cores, usize::from),
        sprt: args.sprt.map(|gain| Sprt { gain: gain / 100.0, error: ERROR }),
    };
    let done = AtomicU64::new(0);
    let began = Instant::now();
    let helpers = think::helpers(&args.series, texts.lang())?;
    let standings = match &helpers {
        Some(helpers) => {
            let options = ::games::options(args.series.game, &args.series.options)?;
            let at_once = arena.threads + helpers.threads(args.series.game);
            let contest = Contest::of_arena(&arena, options);
            let blocks = |range| {
                let parts = helpers.play(&arena, &contest, range, arena.threads, &done);
                parts.into_iter().flatten().collect()
            };
            progress::watched(arena.games, &done, || arena.hold_by(at_once, blocks))
        }
        None => progress::watched(arena.games, &done, || arena.hold(&done)),
    };
    if let Some(file) = &args.svg {
        let title = format!("{}, {seats} seats, {} matches", args.series.game, standings.games);
        files::write(file, &plot::svg(&title, &standings))
            .map_err(|why| Failure::unwritten(file, why))?;
    }
    if args.series.json {
        return out::json(&document(args, seats, &standings));
    }
    out::print(&table(&standings, began.elapsed().as_secs_f64(), texts))
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

fn table(standings: &Standings, seconds: f64, texts: &Texts) -> String {
    let lang = texts.lang();
    let word = |key: &str| texts.get(&format!("cli-arena-{key}"));
    let mut lines = vec![row(&word("bot"), ["wins", "margin", "rating", "time"].map(word))];
    lines.extend(standings.entries.iter().map(|entry| told_entry(entry, lang)));
    let real = |value: f64| lang.decimal(&format!("{value:.1}")).into();
    let args = [
        ("games", standings.games.into()),
        ("seconds", real(seconds)),
        ("even", real(standings.even * 100.0)),
    ];
    lines.push(texts.with("cli-arena-sum", args));
    if let (Some(verdict), [first, ..]) = (standings.verdict, &standings.entries[..]) {
        let key = match verdict {
            Verdict::Accepted => "cli-arena-better",
            Verdict::Rejected => "cli-arena-not-better",
            Verdict::Open => "cli-arena-open",
        };
        lines.push(texts.with(key, [("bot", first.bot.to_string().into())]));
    }
    lines.join("\n") + "\n"
}

fn row(bot: &str, [wins, margin, rating, time]: [String; 4]) -> String {
    format!("{bot:<16} {wins:>16} {margin:>8} {rating:>8} {time:>14}")
}

fn told_entry(entry: &Entry, lang: Lang) -> String {
    let cells = [
        format!("{:.1} ± {:.1} %", entry.win_share * 100.0, entry.interval * 100.0),
        format!("{:+.1}", entry.margin),
        format!("{:+.0}", entry.rating),
        format!("{:.3} ms", entry.decision_time.as_secs_f64() * 1000.0),
    ];
    row(&entry.bot.to_string(), cells.map(|cell| lang.decimal(&cell)))
}

/// What came of a sequential test, as programs read it.
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
