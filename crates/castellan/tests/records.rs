//! `replay`: sound records, and all the ways in which one can be broken.

mod run;

use std::fs;

use run::{Folder, run};
use serde_json::{Value, json};

/// A finished match of two seats, as a record.
fn record(folder: &Folder) -> Value {
    let out = folder.path("made");
    assert_eq!(run(&["simulate", "kings-road", "--games", "1", "--out", &out]).code, 0);
    let text = fs::read_to_string(format!("{out}/kings-road-000000.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn replay_shows_any_position_through_any_eyes() {
    let folder = Folder::new();
    let record = record(&folder);
    let file = folder.write("match.json", &record.to_string());
    let end = run(&["replay", &file]);
    assert_eq!(end.code, 0, "{}", end.err);
    assert!(end.out.contains("Score sheet") && end.out.contains("KRD-9.2"), "{}", end.out);
    assert!(end.out.contains("Round 2"));

    // After one of two sealed choices: who may see what lies face down?
    let first = record["moves"][0].as_str().unwrap().trim_start_matches("A ").to_owned();
    let after_one = |view: &str| run(&["replay", &file, "--at", "1", "--view", view, "--json"]);
    let laid = |view: &str| after_one(view).json()["view"]["players"][0]["commitment"].clone();
    assert_eq!(laid("all"), Value::from(first.clone()));
    assert_eq!(laid("A"), Value::from(first.clone()));
    assert_eq!(laid("b"), Value::Null);
    assert_eq!(laid("spectator"), Value::Null);
    let shown = run(&["replay", &file, "--at", "1", "--view", "B"]);
    assert!(!shown.out.contains(&first), "{}", shown.out);
    let start = run(&["replay", &file, "--at", "0", "--json"]).json();
    assert_eq!((&start["at"], &start["turn"]), (&json!(0), &json!("sealed A B")));
}

#[test]
fn replay_tells_the_match_in_each_language_with_the_names_given() {
    let folder = Folder::new();
    let mut record = record(&folder);
    record["names"] = json!(["Олена", "Marek"]);
    let file = folder.write("match.json", &record.to_string());
    for (lang, word) in [("en", "turns up"), ("ru", "раскрывает"), ("uk", "розкриває")]
    {
        let told = run(&["replay", &file, "--lang", lang]);
        assert_eq!(told.code, 0);
        assert!(told.out.contains(&format!("Marek {word}")), "{lang}: {}", told.out);
        assert!(told.out.contains("Олена"));
    }
}

#[test]
fn names_cannot_smuggle_terminal_codes() {
    let folder = Folder::new();
    let mut record = record(&folder);
    record["names"] = json!(["\u{1b}[2J\u{7}Eve", "Marek"]);
    let file = folder.write("match.json", &record.to_string());
    let told = run(&["replay", &file]);
    assert!(told.out.contains("[2JEve") && !told.out.contains('\u{7}'));
}

#[test]
fn broken_records_are_refused_with_a_reason() {
    let folder = Folder::new();
    let sound = record(&folder);
    let change = |key: &str, value: Value| {
        let mut changed = sound.clone();
        changed[key] = value;
        changed.to_string()
    };
    let whole = sound.to_string();
    let mut swapped = sound["moves"].as_array().unwrap().clone();
    swapped[1] = json!("B ALT ALT ALT");
    let cases = [
        ("truncated", whole[..whole.len() / 2].to_owned(), "line"),
        ("empty", String::new(), "line"),
        ("not-json", "Dear diary".to_owned(), "line"),
        ("foreign", r#"{"event":"chess"}"#.to_owned(), "not a Castellan record"),
        ("future-format", change("castellan", json!(99)), "99"),
        ("future-rules", change("rules", json!(99)), "version 99"),
        ("other-game", change("game", json!("chess")), "there is no game"),
        ("seats", change("seats", json!(9)), "2 to 5 seats"),
        ("options", change("options", json!({ "dragons": 9 })), "dragons"),
        ("illegal", change("moves", json!(swapped)), "move 2"),
        ("nonsense", change("moves", json!(["A ???"])), "move 1"),
        ("result", change("result", json!([1, 1])), "[1, 1]"),
        ("unknown-field", change("clock", json!(1)), "clock"),
    ];
    for (name, text, word) in cases {
        let file = folder.write(name, &text);
        let ended = run(&["replay", &file]);
        assert_eq!((ended.code, ended.out.as_str()), (1, ""), "{name}: {}", ended.err);
        assert!(ended.err.contains(word), "{name}: {}", ended.err);
        assert_eq!(ended.err.lines().count(), 1, "{name}: {}", ended.err);
        let told = run(&["replay", &file, "--json"]);
        assert_eq!((told.code, &told.json()["ok"]), (1, &json!(false)), "{name}");
    }
    let bytes = folder.path("bytes");
    fs::write(&bytes, [0xFF, 0xFE, 0x00]).unwrap();
    assert_eq!(run(&["replay", &bytes]).code, 1);
    assert_eq!(run(&["replay", &folder.path("")]).code, 1, "a folder is no record");
}

#[test]
fn what_is_not_there_is_bad_usage() {
    let folder = Folder::new();
    let file = folder.write("match.json", &record(&folder).to_string());
    let nowhere = folder.path("nowhere.json");
    let cases: [&[&str]; 6] = [
        &["replay", &nowhere],
        &["replay", &file, "--at", "100000"],
        &["replay", &file, "--at", "-1"],
        &["replay", &file, "--view", "C"],
        &["replay", &file, "--view", "everything"],
        &["replay"],
    ];
    for args in cases {
        let ended = run(args);
        assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{args:?}: {}", ended.err);
    }
}
