//! Records read back, and those that cannot be read or replayed say why in one line.

use engine::{Game, Match, Record, RecordError};
use serde_json::{Value, json};

use crate::quarry::{Options, Quarry};

fn played(moves: &[&str]) -> Match<Quarry> {
    let mut played = Match::new(2, Options { blasting: true }).expect("sets up");
    for text in moves {
        let (actor, action) = text.split_once(' ').expect("an actor and an action");
        let action = action.parse().expect("an action");
        played.play(actor.parse().expect("an actor"), action).expect("a legal action");
    }
    played
}

const DEALT: [&str; 4] = ["chance deal 0", "chance deal 5", "chance deal 1", "chance deal 10"];

/// Dealt, bids opened, A's turn.
const BEGUN: [&str; 6] = [DEALT[0], DEALT[1], DEALT[2], DEALT[3], "A bid 2", "B bid 1"];

fn record() -> Value {
    serde_json::to_value(played(&BEGUN).record()).expect("a record has a JSON form")
}

/// What is wrong with a text; always one line.
fn refused(text: &str) -> String {
    let read = Record::parse(text).and_then(|record| record.replay::<Quarry>().map(|_| ()));
    let why = read.expect_err("is refused").to_string();
    assert!(!why.contains('\n') && why.chars().count() < 300, "{why:?}");
    why
}

/// What is wrong with the record if one of its keys has another value.
fn refused_with(key: &str, value: Value) -> String {
    let mut record = record();
    record[key] = value;
    refused(&record.to_string())
}

#[test]
fn a_record_reads_back() {
    let record = played(&BEGUN).record();
    let text = serde_json::to_string_pretty(&record).expect("a record has a JSON form");
    assert_eq!(Record::parse(&text), Ok(record.clone()));
    assert_eq!(record.replay::<Quarry>().expect("replays").moves(), played(&BEGUN).moves());
    assert_eq!(record.moves[5], "B bid 1");
    assert_eq!((record.names.len(), record.result), (0, None));
}

#[test]
fn texts_that_are_no_record() {
    assert_eq!(
        refused("Dear Castellan,"),
        "the record cannot be read at line 1, column 1: expected value"
    );
    assert_eq!(
        refused(""),
        "the record cannot be read at line 1, column 0: EOF while parsing a value"
    );
    let foreign = "this is not a Castellan record: it has no \"castellan\" version";
    assert_eq!(refused("{\"game\": \"quarry\"}"), foreign);
    assert_eq!(refused("[1, 2]"), foreign);
    assert_eq!(refused("null"), foreign);
}

#[test]
fn a_record_that_was_cut_off() {
    let text = serde_json::to_string_pretty(&record()).expect("a record has a JSON form");
    let lines: Vec<&str> = text.lines().collect();
    let cut = lines[..lines.len() - 3].join("\n");
    let why = refused(&cut);
    let place = format!("at line {}, column ", lines.len() - 3);
    assert!(why.contains(&place) && why.contains("EOF"), "{why}");
    for end in 0..text.len() {
        assert!(matches!(Record::parse(&text[..end]), Err(RecordError::Json { .. })), "{end}");
    }
}

#[test]
fn records_of_another_kind() {
    let known = "; this program reads 1";
    assert_eq!(
        refused_with("castellan", json!(2)),
        format!("the record has format version 2{known}")
    );
    assert_eq!(
        refused_with("castellan", json!("one")),
        format!("the record has format version \"one\"{known}")
    );
    let why = refused_with("colour", json!("red"));
    assert!(why.contains("line 1, column") && why.contains("unknown field `colour`"), "{why}");
    let why = refused_with("seats", json!("two"));
    assert!(why.contains("line 1, column") && why.contains("invalid type"), "{why}");
    assert_eq!(
        refused_with("game", json!("kings-road")),
        "the record is of the game \"kings-road\", not of quarry"
    );
    assert_eq!(
        refused_with("rules", json!(2)),
        "the record was played by version 2 of the rules of quarry; this program has version 4"
    );
}

#[test]
fn records_that_cannot_be_set_up() {
    assert_eq!(
        refused_with("seats", json!(5)),
        "the record cannot be set up: quarry is for 2 to 4 seats, not 5"
    );
    let why = refused_with("options", json!({ "dynamite": true }));
    assert!(why.contains("options of quarry: unknown field `dynamite`"), "{why}");
    let why = refused_with("options", json!({ "blasting": "sometimes" }));
    assert!(why.contains("options of quarry: invalid type"), "{why}");
}

#[test]
fn moves_that_do_not_play() {
    let with = |text: &str| {
        let mut moves = BEGUN.to_vec();
        moves[4] = text;
        refused_with("moves", json!(moves))
    };
    let unreadable = "expected an action, like \"build 7\", found";
    assert_eq!(with("A bid x"), format!("move 5 (\"A bid x\"): {unreadable} \"bid x\""));
    assert_eq!(with("A"), format!("move 5 (\"A\"): {unreadable} \"\""));
    assert_eq!(with("A "), format!("move 5 (\"A \"): {unreadable} \"\""));
    assert_eq!(
        with("Z bid 1"),
        "move 5 (\"Z bid 1\"): expected a seat (A to E) or chance, found \"Z\""
    );
    assert_eq!(with("A bid 4"), "move 5 (\"A bid 4\"): QRY-2.1 forbids it (CannotPay)");
    assert_eq!(with("E bid 1"), "move 5 (\"E bid 1\"): QRY-0.1 forbids it (NotAwaited)");
    assert_eq!(
        with("chance deal 0"),
        "move 5 (\"chance deal 0\"): QRY-0.1 forbids it (NotAwaited)"
    );
}

/// However long or broken a text is, what is said of it is one short line.
#[test]
fn long_texts_are_not_repeated() {
    let long = "ü\n".repeat(5_000);
    assert!(refused_with("moves", json!([long])).starts_with("move 1 (\"ü\u{FFFD}ü"));
    assert!(
        refused_with("game", json!(long)).starts_with("the record is of the game \"ü\u{FFFD}ü")
    );
    assert!(refused_with("castellan", json!(long)).contains("format version \"ü\\nü"));
    assert!(refused_with(&long, json!(1)).contains("unknown field `ü\u{FFFD}ü"));
    let mut options = json!({});
    options[&long] = json!(true);
    assert!(refused_with("options", options).contains("unknown field `ü\u{FFFD}ü"));
}

/// Plays on to the end.
fn finish(mut played: Match<Quarry>) -> Match<Quarry> {
    let mut legal = Vec::new();
    while let Some(actor) = played.state().turn().next_actor() {
        legal.clear();
        played.state().legal(actor, &mut legal);
        played.play(actor, legal[0]).expect("a legal action plays");
    }
    played
}

#[test]
fn results_that_moves_do_not_lead_to() {
    for claimed in [json!([3, 3]), json!([])] {
        let says = format!("claims the result {claimed}, but the match is not over");
        let why = refused_with("result", claimed);
        assert!(why.replace(", ", ",").contains(&says.replace(", ", ",")), "{why}");
    }
    let mut over = finish(played(&BEGUN)).record();
    let result = over.result.clone().expect("the match is over");
    assert!(over.replay::<Quarry>().is_ok());
    over.result = Some(vec![result[0] + 1, result[1]]);
    let why = over.replay::<Quarry>().expect_err("is refused");
    let (claimed, reached) = (vec![result[0] + 1, result[1]], result);
    assert_eq!(
        why.to_string(),
        format!("the record claims the result {claimed:?}, but its moves lead to {reached:?}")
    );
    assert_eq!(why, RecordError::Result { claimed, reached });
    over.result = None;
    over.moves.push("A work".to_owned());
    let why = over.replay::<Quarry>().expect_err("is refused").to_string();
    assert!(why.contains("(\"A work\"): QRY-0.1"), "{why}");
}
