//! `castellan analyse`: a finished match in hindsight.

use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicU64, Ordering},
};

use ::games::{AnyMatch, with_match};
use bots::{Analysis, Hint, Judged, analyse, evaluate::Evaluate};
use engine::{Match, Seat, Turn};
use serde_json::{Value, json};
use ui::{Lang, Names, Narrate, Teller, study, terminal};

use crate::{
    Failure,
    args::AnalyseArgs,
    failure::{arg, shown},
    files, out,
    play::hint,
    progress,
};

/// Turning points that are told.
const MOST: usize = 8;

/// Judges every decision of a record and prints what cost most.
pub fn run(args: &AnalyseArgs, lang: Lang) -> Result<(), Failure> {
    let (played, record) = AnyMatch::open(&files::read(&args.file)?)
        .map_err(|why| Failure::Record(args.file.clone(), why.into()))?;
    if played.turn() != Turn::Over {
        return Err(Failure::check("cli-not-over", [arg("file", shown(&args.file))]));
    }
    let names = Names::of_match(&record.names, &played, lang);
    let teller = Teller::new(lang, &names);
    with_match!(&played, m => tell(args, m, &teller))
}

fn tell<G: Evaluate + Narrate>(
    args: &AnalyseArgs,
    played: &Match<G>,
    teller: &Teller<'_>,
) -> Result<(), Failure> {
    let found = judged(args, played);
    if args.json {
        return out::json(&document(args, played, &found));
    }
    out::line(&teller.texts.get("analysis-title"))?;
    for (seat, accuracy) in Seat::ALL.into_iter().zip(&found.accuracy) {
        let accuracy = accuracy.map_or_else(|| "–".to_owned(), |value| format!("{value:.0}"));
        let label = teller.texts.get("analysis-accuracy");
        out::line(&format!("  {}  {label} {accuracy}", teller.names.with_letter(seat)))?;
    }
    out::line("")?;
    let dearest = found.turning_points(MOST);
    if dearest.is_empty() {
        return out::line(&teller.texts.get("analysis-none"));
    }
    out::line(&teller.texts.get("analysis-turning-points"))?;
    dearest
        .into_iter()
        .try_for_each(|judged| out::print(&turning_point::<G>(judged, found.even, teller)))
}

fn judged<G: Evaluate>(args: &AnalyseArgs, played: &Match<G>) -> Analysis<G::Action> {
    let mut budget = args.level.budget::<G>();
    budget.noise = 0.0;
    let moves = played.moves();
    let behind = AtomicU64::new(0);
    let work = || {
        analyse(&played.state_at(0), moves, budget, args.seed, |done, _| {
            behind.store(done as u64, Ordering::Relaxed);
            ControlFlow::Continue(())
        })
    };
    let found = progress::watched(moves.len() as u64, &behind, work);
    found.expect("nobody broke it off")
}

fn turning_point<G: Narrate>(judged: &Judged<G::Action>, even: f32, teller: &Teller<'_>) -> String {
    let even = study::percent(even);
    let told = teller.say(
        "analysis-turning-point",
        [
            ("move", (judged.index + 1).into()),
            ("seat", teller.seat(judged.seat)),
            ("played", G::title(judged.played, teller).plain().into()),
            ("chance", study::percent(judged.worth.chance).into()),
            ("even", even.as_str().into()),
            ("loss", study::percent(judged.loss()).into()),
        ],
    );
    let mut text = terminal::sentence(&told, 2) + "\n";
    if let Some(better) = &judged.better {
        let action = G::title(better.action, teller).plain().into();
        let chance = study::percent(judged.best.chance).into();
        let told = teller.say(
            "analysis-better",
            [("action", action), ("chance", chance), ("even", even.as_str().into())],
        );
        text += &(terminal::sentence(&told, 4) + "\n");
        text += &(terminal::sentence(&hint::reason::<G>(better, teller), 4) + "\n");
    }
    text
}

fn document<G: Evaluate>(
    args: &AnalyseArgs,
    played: &Match<G>,
    found: &Analysis<G::Action>,
) -> Value {
    let decision = |judged: &Judged<G::Action>| {
        json!({
            "move": judged.index + 1,
            "seat": judged.seat,
            "action": judged.played.to_string(),
            "win_chance": judged.worth.chance,
            "lead": judged.worth.lead,
            "best_win_chance": judged.best.chance,
            "loss": judged.loss(),
            "better": judged.better.as_ref().map(|better| better.action.to_string()),
            "advice": judged.better.as_ref().map(advice),
        })
    };
    json!({
        "game": G::INFO.id,
        "seats": played.state().seats(),
        "level": args.level.name(),
        "even_chance": found.even,
        "accuracy": found.accuracy,
        "decisions": found.decisions.iter().map(decision).collect::<Vec<_>>(),
    })
}

/// Why an action is better than what was done.
fn advice<A: ToString>(hint: &Hint<A>) -> Value {
    let of = |key: &str, found: &[(&str, f32)]| -> Vec<Value> {
        found.iter().map(|(name, points)| json!({ key: name, "points": points })).collect()
    };
    let scored: Vec<_> = hint.own.scored.iter().map(|(rule, points)| (rule.0, *points)).collect();
    json!({
        "win_chance": hint.worth.chance,
        "lead": hint.worth.lead,
        "scored": of("rule", &scored),
        "promised": hint.own.promised,
        "topics": of("topic", &hint.own.topics),
        "touched": hint.touched.map(|(seat, points)| json!({ "seat": seat, "points": points })),
        "plan": hint.plan.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}
