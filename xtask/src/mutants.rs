//! `cargo xtask mutants`: changes the rules one place at a time and lists what no test notices.
//!
//! Every survivor has an answer in `docs/mutants.md`; one without is told and fails the command.

use std::{fs, path::Path};

use crate::cargo::{Call, root};

const NEEDED: &str = "mutants are made by cargo-mutants and tested by cargo-nextest: \
                      `cargo install --locked cargo-mutants cargo-nextest`";
/// Crates with rules, as they are called.
const RULES: &[&str] = &["kings-road", "castle", "architects", "viscounts"];
const ANSWERS: &str = "docs/mutants.md";

/// Mutates the crates named, or all with rules; what begins with a dash is for cargo-mutants.
pub fn run(arguments: &[String]) -> Result<(), String> {
    if !["mutants --version", "nextest --version"].iter().all(|tool| Call::new(tool).works()) {
        return Err(NEEDED.to_owned());
    }
    let named = arguments.iter().take_while(|word| !word.starts_with('-')).count();
    let (named, rest) = arguments.split_at(named);
    let crates: Vec<&str> = match named {
        [] => RULES.to_vec(),
        named => named.iter().map(String::as_str).collect(),
    };
    let answers = fs::read_to_string(root().join(ANSWERS)).unwrap_or_default();
    let mut unanswered = 0;
    for name in crates {
        unanswered +=
            survivors(name, rest)?.iter().filter(|mutant| !is_answered(mutant, &answers)).count();
    }
    if unanswered == 0 {
        return Ok(());
    }
    Err(format!("{unanswered} survivors have no answer in {ANSWERS}"))
}

/// What the tests of a crate let live, listed as it is found. The first test that notices is enough,
/// which is hardly ever the long walk through the laws.
fn survivors(name: &str, rest: &[String]) -> Result<Vec<String>, String> {
    let out = Path::new("target/mutants").join(name);
    let folder = out.to_string_lossy().into_owned();
    let call = format!("mutants --package {name} --output {folder} --profile mutants");
    let tested = ["--test-tool", "nextest", "--", "--max-fail", "1:immediate"].map(str::to_owned);
    fs::create_dir_all(root().join(&out)).map_err(|why| format!("{folder}: {why}"))?;
    // It fails when something survives, which is what the list is for.
    let ran = Call::new(&call).and(rest).and(&tested).run();
    let missed = root().join(out).join("mutants.out/missed.txt");
    let Ok(text) = fs::read_to_string(missed) else { return ran.map(|()| Vec::new()) };
    let lines: Vec<String> = text.lines().map(without_place).collect();
    println!("{name}: {} mutants survive", lines.len());
    for line in &lines {
        println!("  {line}");
    }
    Ok(lines)
}

/// `file:line:column: what` without the numbers, which every change above moves.
fn without_place(line: &str) -> String {
    let mut parts = line.splitn(4, ':');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(file), Some(_), Some(_), Some(what)) => format!("{file}:{what}"),
        _ => line.to_owned(),
    }
}

/// Whether the mutant stands in a line of the list that goes on with an answer.
fn is_answered(mutant: &str, answers: &str) -> bool {
    let cell = format!("| `{}` | ", mutant.replace('|', "\\|"));
    answers.lines().any(|line| {
        line.strip_prefix(cell.as_str())
            .is_some_and(|answer| answer.trim_matches([' ', '|']).len() > 3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MISSED: &str = "crates/abc/src/a.rs:12:9: replace || with && in f";

    #[test]
    fn a_survivor_is_known_by_what_was_changed_and_not_by_its_line() {
        let mutant = without_place(MISSED);
        assert_eq!(mutant, "crates/abc/src/a.rs: replace || with && in f");
        assert_eq!(without_place("odd"), "odd");
    }

    #[test]
    fn an_answer_is_more_than_a_line() {
        let mutant = without_place(MISSED);
        let row = "| `crates/abc/src/a.rs: replace \\|\\| with && in f` |";
        assert!(is_answered(&mutant, &format!("{row} both are the same for sets of one card |\n")));
        assert!(!is_answered(&mutant, &format!("{row}  |\n")));
        assert!(!is_answered(&mutant, ""));
    }
}
