//! `arena` and `analyse`, and the hint at the table.

use std::fs;

use crate::run::{Folder, run};

#[test]
fn arena_tells_the_better_bot() {
    let folder = Folder::new();
    let svg = folder.path("plot.svg");
    let args = ["arena", "kings-road", "--bots", "greedy,random", "--seats", "3", "--games", "30"];
    let held = run(&[&args[..], &["--json", "--svg", &svg]].concat()).json();
    assert_eq!(held["matches"], 30);
    let (greedy, random) = (&held["bots"][0], &held["bots"][1]);
    assert!(greedy["win_share"].as_f64() > Some(0.6), "{held:#}");
    assert!(greedy["rating"].as_f64() > random["rating"].as_f64());
    let plot = fs::read_to_string(svg).unwrap();
    assert!(plot.starts_with("<svg") && plot.contains("greedy") && plot.trim().ends_with("</svg>"));
    let told = run(&args);
    assert!(
        told.out.contains("greedy") && told.out.contains("an equal wins 33.3 %"),
        "{}",
        told.out
    );
}

#[test]
fn the_mirror_comes_out_even() {
    let held = run(&["arena", "kings-road", "--bots", "random", "--games", "400", "--json"]).json();
    let share = held["bots"][0]["win_share"].as_f64().unwrap();
    let interval = held["bots"][0]["interval"].as_f64().unwrap();
    assert!((share - 0.5).abs() <= interval.max(0.05), "{held:#}");
}

#[test]
fn a_sequential_test_ends_early() {
    let args = ["arena", "kings-road", "--bots", "greedy,random", "--games", "100000"];
    let told = run(&[&args[..], &["--sprt", "10"]].concat());
    assert_eq!(told.code, 0);
    assert!(told.out.contains("greedy: better"), "{}", told.out);
}

#[test]
fn wrong_contests_are_refused_in_one_sentence() {
    for (args, why) in [
        (&["--bots", "wizard"][..], "“wizard” does not fit --bots"),
        (&["--bots", "search:0"], "“search:0” does not fit --bots"),
        (&["--bots", "random", "--games", "0"], "--games"),
        (&["--bots", "random", "--sprt", "80"], "above 0 and below 50"),
        (&["--bots", "random,random,random", "--seats", "2"], "do not fit 2 seats"),
        (&["--bots", "random", "--seats", "9"], "not 9"),
        (&["--bots", "fair-rival,random"], "no bot “fair-rival”"),
        (&[], "--bots"),
    ] {
        let refused = run(&[&["arena", "kings-road"], args].concat());
        assert_eq!(refused.code, 2, "{args:?}");
        assert!(refused.err.contains(why), "{args:?}: {}", refused.err);
    }
}

/// Records of two matches: one played by a bot that thinks against one that does not.
fn records(folder: &Folder) -> String {
    let out = folder.path("records");
    let bots = ["--bots", "squire,random", "--games", "1", "--out", &out];
    assert_eq!(run(&[&["simulate", "kings-road"], &bots[..]].concat()).code, 0);
    folder.path("records/kings-road-000000.json")
}

#[test]
fn analysis_finds_what_cost_most() {
    let folder = Folder::new();
    let file = records(&folder);
    let found = run(&["analyse", &file, "--level", "squire", "--json"]).json();
    let accuracy = |seat: usize| found["accuracy"][seat].as_f64().unwrap();
    assert!(accuracy(0) > accuracy(1), "{found:#}");
    let decisions = found["decisions"].as_array().unwrap();
    assert_eq!(found["even_chance"], 0.5);
    let better = decisions.iter().filter(|decision| decision["better"].is_string());
    assert!(better.clone().count() > 0, "{found:#}");
    for decision in better {
        let advice = &decision["advice"];
        assert!(advice["topics"].is_array() && advice["plan"].is_array(), "{decision:#}");
    }
    for (lang, word) in [("en", "hindsight"), ("ru", "Разбор партии"), ("uk", "Розбір партії")]
    {
        let told = run(&["analyse", &file, "--level", "page", "--lang", lang]);
        assert_eq!(told.code, 0, "{}", told.err);
        assert!(told.out.contains(word), "{}", told.out);
    }
}

#[test]
fn only_sound_and_finished_records_are_analysed() {
    let folder = Folder::new();
    let file = records(&folder);
    let text = fs::read_to_string(&file).unwrap();
    let mut record: serde_json::Value = serde_json::from_str(&text).unwrap();
    record["moves"].as_array_mut().unwrap().truncate(5);
    record.as_object_mut().unwrap().remove("result");
    let cut = folder.path("cut.json");
    fs::write(&cut, record.to_string()).unwrap();
    let corrupt = folder.path("corrupt.json");
    fs::write(&corrupt, &text[..text.len() / 2]).unwrap();
    for (file, why) in [
        (&*cut, "not over"),
        (&*corrupt, "corrupt.json"),
        ("no-such-file.json", "There is no file"),
    ] {
        let refused = run(&["analyse", file]);
        assert_ne!(refused.code, 0);
        assert!(refused.err.contains(why), "{}", refused.err);
        assert_eq!(refused.err.trim().lines().count(), 1, "{}", refused.err);
    }
}

#[test]
fn a_hint_names_moves_chances_and_reasons() {
    for (lang, asked, word) in
        [("en", "hint", "to win"), ("ru", "подсказка", "победить"), ("uk", "підказка", "перемогти")]
    {
        let args = ["play", "kings-road", "--bots", "random", "--seed", "1", "--lang", lang];
        let told = crate::run::run_with(&args, &format!("{asked}\nquit\n"));
        assert_eq!(told.code, 0, "{}", told.err);
        assert!(told.out.contains(word) && told.out.contains('%'), "{}", told.out);
    }
}
