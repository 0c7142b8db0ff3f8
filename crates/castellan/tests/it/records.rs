//! `replay`: sound records, and all the ways in which one can be broken.

use std::{fs, process::Command};

use crate::run::{Folder, castellan, run, run_with};
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
    record["names"] = json!(["\u{1b}[2J\u{7}Eve\u{202E}", "Marek"]);
    let file = folder.write("match.json", &record.to_string());
    for told in [run(&["replay", &file]), run(&["replay", &file, "--json"])] {
        assert!(told.out.contains("\u{FFFD}[2J\u{FFFD}Eve\u{FFFD}"), "{}", told.out);
        assert!(told.out.chars().all(|c| c == '\n' || engine::is_visible(c)), "{}", told.out);
    }
}

/// Codes for the screen and marks of direction, wherever a record has room for text.
#[test]
fn nothing_hidden_reaches_the_screen_from_a_broken_record() {
    const HIDDEN: &str = "\u{1b}]0;x\u{7}\u{9b}31m\u{202E}\u{2066}\u{200B}\u{feff}";
    let folder = Folder::new();
    let sound = record(&folder);
    let changed = |key: &str, value: Value| {
        let mut changed = sound.clone();
        changed[key] = value;
        changed.to_string()
    };
    let name = format!("{HIDDEN}.json");
    let texts = [
        changed("game", json!(HIDDEN)),
        changed("castellan", json!(HIDDEN)),
        changed("moves", json!([HIDDEN])),
        changed("moves", json!([format!("A {HIDDEN}")])),
        changed("options", json!({ HIDDEN: HIDDEN })),
        changed("options", json!({ "hereditary_nobles": HIDDEN })),
        changed(HIDDEN, json!(1)),
        changed("seats", json!(HIDDEN)),
        HIDDEN.to_owned(),
    ];
    let clean = |text: &str| text.chars().all(|c| c == '\n' || engine::is_visible(c));
    for text in texts {
        let file = folder.write(&name, &text);
        for lang in ["en", "ru"] {
            for args in [
                &["replay", &file, "--lang", lang][..],
                &["replay", &file, "--json", "--lang", lang],
                &["analyse", &file, "--lang", lang],
                &["play", "--resume", &file, "--lang", lang],
                &["scenario", &file, "--lang", lang],
            ] {
                let ended = run(args);
                assert_ne!(ended.code, 0, "{args:?}: {text}");
                assert!(clean(&ended.out) && clean(&ended.err), "{args:?}: {}", ended.err);
            }
        }
    }
    for args in [&[HIDDEN][..], &["play", HIDDEN], &["rules", "castle", HIDDEN], &["help", HIDDEN]]
    {
        let ended = run(args);
        assert_eq!((ended.code, clean(&ended.err)), (2, true), "{}", ended.err);
    }
}

#[test]
fn no_record_is_too_large_to_be_refused() {
    let folder = Folder::new();
    let sound = record(&folder);
    let with = |key: &str, value: Value| {
        let mut changed = sound.clone();
        changed[key] = value;
        changed.to_string()
    };
    let long = "x".repeat(300);
    let cases = [
        ("large", format!("{sound}{}", " ".repeat(1 << 20)), "1048576 bytes"),
        ("moves", with("moves", json!(vec!["A"; 10_001])), "10000 moves"),
        ("names", with("names", json!(vec!["A"; 6])), "5 names"),
        ("name", with("names", json!([long])), "200 letters"),
        ("deep", "[".repeat(100_000), "recursion limit"),
        ("values", format!("[{}0]", "0,".repeat(400_000)), "not a Castellan record"),
    ];
    for (name, text, word) in cases {
        let file = folder.write(name, &text);
        let ended = run(&["replay", &file]);
        assert_eq!((ended.code, ended.err.lines().count()), (1, 1), "{name}: {}", ended.err);
        assert!(ended.err.contains(word), "{name}: {}", ended.err);
        let piped = run_with(&["replay", "-"], &text);
        assert_eq!(piped.code, 1, "{name}: {}", piped.err);
        assert!(piped.err.contains(word), "{name}: {}", piped.err);
    }
    let piped = run_with(&["replay", "-", "--json"], &sound.to_string());
    assert_eq!(piped.json()["ok"], true);
}

/// What has no end is not read, and what nobody writes is not waited for.
#[cfg(unix)]
#[test]
fn devices_and_pipes_are_no_records() {
    let folder = Folder::new();
    let pipe = folder.path("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for file in ["/dev/zero", &pipe] {
        for args in [&["replay", file][..], &["analyse", file], &["play", "--resume", file]] {
            let ended = run(args);
            assert_eq!(ended.code, 1, "{args:?}: {}", ended.err);
            assert!(ended.err.contains("not a plain file"), "{}", ended.err);
        }
    }
    let endless = fs::File::open("/dev/zero").unwrap();
    let read = castellan().args(["replay", "-"]).stdin(endless).output().unwrap();
    assert_eq!(read.status.code(), Some(1));
    assert!(String::from_utf8(read.stderr).unwrap().contains("1048576 bytes"));
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
