//! `castellan scenario`.

use std::path::{Path, PathBuf};

use ::games::{GameId, with_game};
use engine::visible;
use serde_json::{Value, json};
use testkit::scenario::{self, Scenario};
use ui::{Lang, Texts, terminal};

use crate::{
    Failure,
    failure::{arg, shown},
    files, out,
};

/// Runs scenario files and those in folders.
pub fn run(paths: &[PathBuf], as_json: bool, lang: Lang) -> Result<(), Failure> {
    let mut results = Vec::new();
    for path in paths {
        let files = scenario::files(path)
            .map_err(|_| Failure::usage("cli-no-scenarios", [arg("path", shown(path))]))?;
        for file in files {
            let outcome = run_file(&file, lang);
            if !as_json {
                say(&file, &outcome, lang.texts())?;
            }
            results.push((file, outcome));
        }
    }
    if results.is_empty() {
        let all: Vec<String> = paths.iter().map(|path| shown(path)).collect();
        return Err(Failure::usage("cli-no-scenarios", [arg("path", all.join(", "))]));
    }
    let failed = results.iter().filter(|(_, outcome)| outcome.is_err()).count();
    let passed = results.len() - failed;
    let sum = [("passed", passed.into()), ("failed", failed.into())];
    let sum = lang.texts().with("cli-scenarios-sum", sum);
    if as_json {
        let results: Vec<Value> = results.iter().map(|(file, found)| told(file, found)).collect();
        out::json(&json!({ "passed": passed, "failed": failed, "results": results }))?;
        anstream::eprintln!("{sum}");
    } else {
        out::line(&sum)?;
    }
    // The sum has said it; only the exit status is left to tell.
    match failed {
        0 => Ok(()),
        _ => Err(Failure::check("cli-scenarios-failed", [("failed", failed.into())])),
    }
}

type Outcome = Result<Scenario, String>;

fn run_file(file: &Path, lang: Lang) -> Outcome {
    let text = files::read(file).map_err(|why| why.words(lang))?;
    let scenario = Scenario::parse(&text).map_err(|why| why.to_string())?;
    let game: GameId =
        scenario.game.parse().map_err(|why: ::games::UnknownGame| why.to_string())?;
    with_game!(game, G => scenario.run::<G>()).map_err(|why| why.to_string())?;
    Ok(scenario)
}

fn say(file: &Path, outcome: &Outcome, texts: &Texts) -> Result<(), Failure> {
    let word = |style, key| terminal::paint(style, &texts.get(key));
    match outcome {
        Ok(scenario) => out::line(&format!(
            "{} {}  {}",
            word(terminal::QUIET, "cli-scenario-passed"),
            shown(file),
            terminal::paint(terminal::QUIET, &visible(&scenario.title))
        )),
        Err(why) => {
            let head = word(terminal::STRONG, "cli-scenario-failed");
            out::line(&format!("{head} {}", shown(file)))?;
            why.lines().try_for_each(|line| out::line(&format!("       {}", visible(line))))
        }
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
