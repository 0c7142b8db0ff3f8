//! Every command but `play`: what it prints, and how it ends.

use std::{
    fs,
    io::{BufRead, BufReader, Read},
    process::Stdio,
};

use crate::run::{Folder, castellan, run};
use serde_json::Value;

#[test]
fn play_without_a_game_greets() {
    let greeted = run(&["play"]);
    assert_eq!(greeted.code, 0);
    for word in ["Castellan", "castellan play", "kings-road", "castle"] {
        assert!(greeted.out.contains(word), "{word} in {}", greeted.out);
    }
    assert!(run(&["play", "--lang", "ru"]).out.contains("Королевская дорога"));
    assert!(run(&["play", "--lang", "uk"]).out.contains("Королівська дорога"));
}

#[test]
fn the_language_is_that_of_the_system() {
    let out = |name: &str, value: &str| {
        let output = castellan().env(name, value).arg("games").output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(out("LANG", "uk_UA.UTF-8").contains("Королівська"));
    assert!(out("LC_ALL", "ru_RU.UTF-8").contains("Королевская"));
    assert!(out("LC_ALL", "de_DE.UTF-8").contains("King’s Road"));
}

#[test]
fn games_lists_seats_and_options() {
    let listed = run(&["games"]);
    assert_eq!(listed.code, 0);
    assert!(listed.out.contains("kings-road") && listed.out.contains("hereditary_nobles=true"));
    let games = run(&["games", "--json"]).json();
    assert_eq!(games[0]["id"], "kings-road");
    assert_eq!(games[0]["seats"], serde_json::json!({ "min": 2, "max": 5 }));
    assert_eq!(games[0]["options"][0]["key"], "hereditary_nobles");
    assert_eq!(games[1]["id"], "castle");
    assert_eq!(games[1]["seats"], serde_json::json!({ "min": 2, "max": 4 }));
    for option in ["side=winter", "six_winter_cards=true", "material_kinds=exactly_three"] {
        assert!(listed.out.contains(option), "{option} in {}", listed.out);
    }
}

#[test]
fn the_castle_is_simulated_and_its_records_replay() {
    let folder = Folder::new();
    let out = folder.path("records");
    let winter = ["--option", "side=winter", "--option", "material_kinds=exactly_three"];
    for seats in ["2", "3", "4"] {
        let args =
            ["simulate", "castle", "--seats", seats, "--games", "3", "--json", "--out", &out];
        let ended = run(&[&args[..], &winter].concat());
        assert_eq!(ended.code, 0, "{}", ended.err);
        assert_eq!(ended.json()["games"], 3);
    }
    let file = format!("{out}/castle-000002.json");
    let document = run(&["replay", &file, "--json"]).json();
    assert_eq!((&document["ok"], &document["turn"]), (&Value::from(true), &Value::from("over")));
    assert_eq!(document["options"]["side"], "winter");
    for (lang, word) in [("en", "erects"), ("ru", "строит"), ("uk", "зводить")] {
        let told = run(&["replay", &file, "--lang", lang]);
        assert_eq!(told.code, 0, "{}", told.err);
        assert!(told.out.contains(word) && told.out.contains("CAS-17.2"), "{lang}: {}", told.out);
    }
}

#[test]
fn simulate_counts_and_signs() {
    let simulate = |threads: &str, seed: &str| {
        let args = ["simulate", "kings-road", "--seats", "3", "--games", "40", "--json"];
        run(&[&args[..], &["--threads", threads, "--seed", seed]].concat()).json()
    };
    let one = simulate("1", "7");
    assert_eq!(one["games"], 40);
    assert_eq!(one["mean_scores"].as_array().map(Vec::len), Some(3));
    for seat in 0..3 {
        let mean = one["mean_scores"][seat].as_f64().unwrap();
        let [low, high] = ["score_5_percent", "score_95_percent"].map(|key| &one[key][seat]);
        assert!(low.as_f64().unwrap() < mean && mean < high.as_f64().unwrap(), "{one}");
    }
    let shares = one["win_share"].as_array().unwrap().iter();
    let sum: f64 = shares.map(|share| share.as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    assert!(one["decisions"].as_u64() >= one["max_decisions"].as_u64());
    assert_eq!(one["signature"].as_str().map(str::len), Some(16));
    assert_eq!(simulate("3", "7")["signature"], one["signature"], "for any number of threads");
    assert_ne!(simulate("1", "8")["signature"], one["signature"], "for another seed");
    let table = run(&["simulate", "kings-road", "--games", "3"]);
    assert_eq!(table.code, 0);
    for name in ["games", "decisions_per_second", "games_per_second", "win_share", "signature"] {
        assert!(table.out.lines().any(|line| line.starts_with(name)), "{name} in {}", table.out);
    }
    assert_eq!(table.err, "");
}

#[test]
fn simulate_writes_records_that_replay() {
    let folder = Folder::new();
    let out = folder.path("records");
    let args = ["simulate", "kings-road", "--games", "3", "--option", "hereditary_nobles=true"];
    assert_eq!(run(&[&args[..], &["--out", &out]].concat()).code, 0);
    let mut names: Vec<String> = fs::read_dir(&out)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let expected = ["kings-road-000000.json", "kings-road-000001.json", "kings-road-000002.json"];
    assert_eq!(names, expected);
    let file = format!("{out}/{}", names[2]);
    let replayed = run(&["replay", &file, "--json"]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    let document = replayed.json();
    assert_eq!(document["ok"], true);
    assert_eq!(document["turn"], "over");
    assert_eq!(document["options"]["hereditary_nobles"], true);
    assert_eq!(document["at"], document["moves"]);
}

#[test]
fn rules_shows_a_book_a_section_and_a_rule() {
    let book = run(&["rules", "kings-road"]);
    assert!(book.out.contains("KRD-0.1") && book.out.contains("KRD-11.7"));
    let section = run(&["rules", "kings-road", "KRD-9"]);
    assert!(section.out.contains("KRD-9.1") && !section.out.contains("KRD-8.1"));
    let rule = run(&["rules", "kings-road", "krd-5.5", "--lang", "ru"]);
    assert!(rule.out.contains("KRD-5.5") && rule.out.contains("Призовые места"), "{}", rule.out);
    assert!(!rule.out.contains("KRD-5.6 "));
    assert!(run(&["rules", "kings-road", "KRD-5.5", "--lang", "uk"]).out.contains("Призові"));
    for lang in ["en", "ru", "uk"] {
        let rule = run(&["rules", "castle", "CAS-13.4", "--lang", lang]);
        assert!(rule.out.contains("CAS-13.4") && !rule.out.contains("CAS-13.5 "), "{}", rule.out);
    }
    let none = run(&["rules", "kings-road", "KRD-99"]);
    assert_eq!(none.code, 2);
    assert!(none.err.contains("KRD-99"), "{}", none.err);
}

const SCENARIO: &str = r#"
title = "Two cards are too few"
rules = ["KRD-3.2"]
game = "kings-road"
seats = 2
[[reject]]
seat = 0
action = "ALT CAS"
rule = "RULE"
"#;

#[test]
fn scenario_runs_files_and_folders() {
    let folder = Folder::new();
    fs::create_dir(folder.path("deep")).unwrap();
    folder.write("good.toml", &SCENARIO.replace("RULE", "KRD-3.2"));
    folder.write("deep/also.toml", &SCENARIO.replace("RULE", "KRD-3.2"));
    folder.write("notes.txt", "not a scenario");
    let whole = folder.path("");
    let passed = run(&["scenario", &whole]);
    assert_eq!(passed.code, 0, "{}", passed.out);
    assert_eq!(passed.out.lines().last(), Some("2 passed, 0 failed"));
    let bad = folder.write("bad.toml", &SCENARIO.replace("RULE", "KRD-3.9"));
    let failed = run(&["scenario", &whole]);
    assert_eq!(failed.code, 1);
    assert_eq!(failed.out.lines().last(), Some("2 passed, 1 failed"));
    assert!(failed.out.contains("KRD-3.9"), "{}", failed.out);
    let document = run(&["scenario", &bad, "--json"]).json();
    assert_eq!((&document["passed"], &document["failed"]), (&Value::from(0), &Value::from(1)));
    let chess = folder.write("chess.toml", &SCENARIO.replace("kings-road", "chess"));
    let unknown = run(&["scenario", &chess]);
    assert_eq!(unknown.code, 1);
    assert!(unknown.out.contains("there is no game"), "{}", unknown.out);
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");
    assert_eq!(run(&["scenario", ours]).code, 0);
}

#[test]
fn bad_usage_is_told_apart_and_says_what_there_is() {
    let cases: [(&[&str], &str); 27] = [
        (&["play", "chess"], "kings-road, castle"),
        (&["simulate", "castle", "--seats", "5"], "2 to 4 seats"),
        (&["play", "castle", "--option", "side=autumn"], "summer, winter"),
        (&["simulate", "chess"], "kings-road"),
        (&["rules", "chess"], "kings-road"),
        (&["simulate", "kings-road", "--seats", "9"], "2 to 5 seats"),
        (&["simulate", "kings-road", "--seats", "1"], "2 to 5 seats"),
        (&["simulate", "kings-road", "--seats", "999"], "999"),
        (&["play", "kings-road", "--seats", "9"], "2 to 5 seats"),
        (&["simulate", "kings-road", "--bots", "genius"], "random"),
        (&["simulate", "kings-road", "--seats", "3", "--bots", "random,random"], "one for each"),
        (&["play", "kings-road", "--seats", "2", "--bots", "random,random,random"], "fit 2 seats"),
        (&["simulate", "kings-road", "--option", "dragons=9"], "hereditary_nobles"),
        (&["play", "kings-road", "--option", "hereditary_nobles=maybe"], "false, true"),
        (&["simulate", "kings-road", "--games", "0"], "--games"),
        (&["simulate", "kings-road", "--games", "-3"], "-3"),
        (&["simulate", "kings-road", "--threads", "0"], "--threads"),
        (&["games", "--frobnicate"], "--frobnicate"),
        (&["games", "--lang", "de"], "en, ru, uk"),
        (&["scenario", "no/such/place"], "no/such/place"),
        (
            &["play", "castle", "--option", "side=winter", "--option", "side=summer"],
            "two different",
        ),
        (&["simulate", "castle", "--option", "side"], "key=value"),
        (&["play", "--seats", "3"], "kings-road, castle"),
        (&["play", "castle", "--bots", "genius"], "squire, knight, baron"),
        (&["serve", "--base-url", "nonsense"], "nonsense"),
        (&["help", "frobnicate"], "simulate, arena"),
        (&["analyse", "x.json", "--level", "king"], "page, squire, knight, baron"),
    ];
    for (args, word) in cases {
        let ended = run(args);
        assert_eq!(ended.code, 2, "{args:?}: {}", ended.err);
        assert!(ended.err.contains(word), "{args:?}: {}", ended.err);
        assert_eq!(ended.out, "", "{args:?}");
    }
}

#[test]
fn a_reader_that_stops_reading_is_no_trouble() {
    let mut child = castellan()
        .args(["rules", "kings-road"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::with_capacity(64, child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert!(first.contains("King’s Road"));
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}

/// Hours of matches must not end with a plot that cannot be written.
#[test]
fn what_cannot_be_written_is_found_before_the_matches() {
    let folder = Folder::new();
    let taken = folder.write("taken", "a file, not a folder");
    let below = format!("{taken}/plot.svg");
    let nowhere = folder.path("no/such/folder/plot.svg");
    let is_folder = folder.path("");
    let endless = ["kings-road", "--bots", "baron", "--games", "100000000"];
    for file in [&below, &nowhere, &is_folder] {
        let ended = run(&[&["arena"], &endless[..], &["--svg", file]].concat());
        assert_eq!((ended.code, ended.out.as_str()), (1, ""), "{file}: {}", ended.err);
        assert!(ended.err.contains("cannot be written"), "{}", ended.err);
    }
    for out in [&below, &taken] {
        let ended = run(&[&["simulate"], &endless[..], &["--out", out]].concat());
        assert_eq!((ended.code, ended.out.as_str()), (1, ""), "{out}: {}", ended.err);
        assert!(ended.err.contains("cannot be written"), "{}", ended.err);
    }
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1, "nothing is left behind");
}

/// Errors are told in the language that is asked for, on the line or by the system.
#[test]
fn help_and_errors_speak_the_language() {
    let cases: [(&[&str], i32, &str, &str); 9] = [
        (&["--help"], 0, "Использование: castellan [ПАРАМЕТРЫ]", "Використання: castellan"),
        (&["arena", "-h"], 0, "Аргументы:", "Аргументи:"),
        (&["help", "play"], 0, "[ИГРА]", "[ГРА]"),
        (&["frobnicate"], 2, "Команды «frobnicate» нет", "Команди «frobnicate» немає"),
        (&["play", "chess"], 2, "Есть такие игры: kings-road", "Є такі ігри: kings-road"),
        (&["games", "--frob"], 2, "Аргумента «--frob»", "Аргументу «--frob»"),
        (&["play", "castle", "--seats", "7"], 2, "от 2 до 4", "від 2 до 4"),
        (&["play", "castle", "--option", "side=x"], 2, "только: summer", "лише: summer"),
        (&["replay", "nowhere.json"], 2, "Файла nowhere.json нет", "Файлу nowhere.json немає"),
    ];
    for (args, code, russian, ukrainian) in cases {
        for (lang, word) in [("ru", russian), ("uk", ukrainian)] {
            let asked = run(&[args, &["--lang", lang]].concat());
            let said = asked.out.clone() + &asked.err;
            assert_eq!(asked.code, code, "{args:?}: {said}");
            assert!(said.contains(word), "{args:?}: {said}");
            let set = castellan().env("LANG", lang).args(args).output().unwrap();
            let said = String::from_utf8([set.stdout, set.stderr].concat()).unwrap();
            assert!(said.contains(word), "{args:?}: {said}");
        }
    }
}

#[test]
fn records_that_cannot_be_written_are_a_failure() {
    let folder = Folder::new();
    let taken = folder.write("taken", "a file, not a folder");
    let ended = run(&["simulate", "kings-road", "--games", "1", "--out", &taken]);
    assert_eq!(ended.code, 1);
    assert!(ended.err.contains("cannot be written"), "{}", ended.err);
    assert_eq!(ended.out, "");
}
