//! `castellan replay`.

use ::games::AnyMatch;
use engine::{Actor, Record, Turn, Viewer, excerpt};
use serde_json::{Value, json};
use ui::{Lang, Names, Teller, story, terminal};

use crate::{
    Failure,
    args::ReplayArgs,
    failure::{self, arg},
    files, out,
};

/// Checks a record and shows a position of it.
pub fn run(args: &ReplayArgs, lang: Lang) -> Result<(), Failure> {
    let text = files::read(&args.file)?;
    let (played, record) = match AnyMatch::open(&text) {
        Ok(opened) => opened,
        Err(why) => {
            if args.json {
                out::json(&json!({ "ok": false, "why": failure::record(&why, lang) }))?;
            }
            return Err(Failure::Record(args.file.clone(), why.into()));
        }
    };
    let viewer = viewer(&args.view, played.seats())?;
    let then = files::moment(&played, args.at)?;
    let names = Names::of_match(&record.names, &played, lang);
    let teller = Teller::new(lang, &names);
    if args.json {
        return out::json(&document(&record, &played, &then, viewer, &teller));
    }
    show(&played, &then, viewer, &teller)
}

fn viewer(text: &str, seats: u8) -> Result<Viewer, Failure> {
    match text.to_ascii_lowercase().as_str() {
        "all" => return Ok(Viewer::Referee),
        "spectator" => return Ok(Viewer::Spectator),
        _ => {}
    }
    let wrong = || {
        let args = [("seats", seats.into()), arg("view", excerpt(text, 40))];
        Failure::usage("cli-no-view", args)
    };
    let Ok(Actor::Seat(seat)) = text.to_ascii_uppercase().parse() else { return Err(wrong()) };
    if seat.index() < usize::from(seats) { Ok(Viewer::Seat(seat)) } else { Err(wrong()) }
}

fn show(
    whole: &AnyMatch,
    then: &AnyMatch,
    viewer: Viewer,
    teller: &Teller<'_>,
) -> Result<(), Failure> {
    let told = story::story(then, viewer, teller);
    out::print(&terminal::lines(told.iter().flat_map(|told| &told.lines)))?;
    out::line("")?;
    out::print(&terminal::board(then, viewer, teller))?;
    out::line("")?;
    if then.turn() == Turn::Over {
        out::print(&terminal::scores(then.game(), &then.scores(), teller))?;
        out::line("")?;
    } else {
        out::line(&terminal::sentence(&story::prompt(then, viewer, teller).say, 0))?;
    }
    let args = [("at", then.len().into()), ("moves", whole.len().into())];
    out::line(&teller.texts.with("replay-checked", args))
}

fn document(
    record: &Record,
    whole: &AnyMatch,
    then: &AnyMatch,
    viewer: Viewer,
    teller: &Teller<'_>,
) -> Value {
    let lines = |told: &story::Told| {
        let texts: Vec<String> = told.lines.iter().map(|line| line.text.plain()).collect();
        json!({ "after": told.after, "lines": texts })
    };
    let told = story::story(then, viewer, teller);
    json!({
        "ok": true,
        "game": record.game,
        "seats": record.seats,
        "options": record.options,
        "moves": whole.len(),
        "at": then.len(),
        "turn": then.turn().to_string(),
        "view": then.view(viewer),
        "events": then.story(viewer),
        "story": told.iter().map(lines).collect::<Vec<_>>(),
        "scores": then.scores(),
        "result": record.result,
    })
}
