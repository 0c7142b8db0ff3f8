//! `castellan scenario`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use ::games::{GameId, with_game};
use serde_json::{Value, json};
use testkit::scenario::{self, Scenario};
use ui::terminal;

use crate::{Failure, out};

/// Runs scenario files and those in folders.
pub fn run(paths: &[PathBuf], as_json: bool) -> Result<(), Failure> {
    let mut results = Vec::new();
    for path in paths {
        let files = scenario::files(path)
            .map_err(|why| Failure::usage(format!("{}: {why}", path.display())))?;
        for file in files {
            let outcome = run_file(&file);
            if !as_json {
                say(&file, &outcome)?;
            }
            results.push((file, outcome));
        }
    }
    if results.is_empty() {
        return Err(Failure::usage("there is no scenario (*.toml) there"));
    }
    let failed = results.iter().filter(|(_, outcome)| outcome.is_err()).count();
    let passed = results.len() - failed;
    let sum = format!("{passed} passed, {failed} failed");
    if as_json {
        let results: Vec<Value> = results.iter().map(|(file, found)| told(file, found)).collect();
        out::json(&json!({ "passed": passed, "failed": failed, "results": results }))?;
        anstream::eprintln!("{sum}");
    } else {
        out::line(&sum)?;
    }
    // The sum has said it; only the exit status is left to tell.
    if failed == 0 { Ok(()) } else { Err(Failure::check(format!("{failed} scenarios failed"))) }
}

type Outcome = Result<Scenario, String>;

fn run_file(file: &Path) -> Outcome {
    let text = fs::read_to_string(file).map_err(|why| why.to_string())?;
    let scenario = Scenario::parse(&text).map_err(|why| why.to_string())?;
    let game: GameId =
        scenario.game.parse().map_err(|why: ::games::UnknownGame| why.to_string())?;
    with_game!(game, G => scenario.run::<G>()).map_err(|why| why.to_string())?;
    Ok(scenario)
}

fn say(file: &Path, outcome: &Outcome) -> Result<(), Failure> {
    match outcome {
        Ok(scenario) => out::line(&format!(
            "{} {}  {}",
            terminal::paint(terminal::QUIET, "passed"),
            file.display(),
            terminal::paint(terminal::QUIET, &scenario.title)
        )),
        Err(why) => out::line(&format!(
            "{} {}\n       {}",
            terminal::paint(terminal::STRONG, "FAILED"),
            file.display(),
            why.replace('\n', "\n       ")
        )),
    }
}

fn told(file: &Path, outcome: &Outcome) -> Value {
    match outcome {
        Ok(scenario) => json!({
            "file": file.display().to_string(),
            "passed": true,
            "title": scenario.title,
            "rules": scenario.rules,
        }),
        Err(why) => json!({ "file": file.display().to_string(), "passed": false, "why": why }),
    }
}
