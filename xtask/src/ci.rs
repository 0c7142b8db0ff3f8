//! `cargo xtask ci`: every check, in the order in which mistakes are found soonest.

use std::time::Instant;

use crate::{browser, cargo::Call, tidy};

/// A check and how to do it alone.
struct Step {
    name: &'static str,
    check: Check,
}

enum Check {
    Cargo(Call),
    Tidy,
    Browser,
}

impl Check {
    fn run(&self) -> Result<(), String> {
        match self {
            Self::Cargo(call) => call.run(),
            Self::Tidy => tidy::run(),
            Self::Browser => browser::install(),
        }
    }

    fn line(&self) -> String {
        match self {
            Self::Cargo(call) => call.line(),
            Self::Tidy => "cargo xtask tidy".to_owned(),
            Self::Browser => "cargo xtask browser".to_owned(),
        }
    }
}

fn steps() -> Vec<Step> {
    let cargo = |name, line| Step { name, check: Check::Cargo(Call::new(line)) };
    let docs = Call::new("doc --no-deps --workspace").with("RUSTDOCFLAGS", "-D warnings");
    let nextest = Call::new("nextest --version").works();
    let (tests, browser) = if nextest {
        ("nextest run --workspace --exclude browser-tests", "nextest run -p browser-tests")
    } else {
        (
            "test --workspace --exclude browser-tests --lib --bins --tests",
            "test -p browser-tests --tests",
        )
    };
    vec![
        cargo("format", "fmt --all --check"),
        cargo("clippy", "clippy --workspace --all-targets -- -D warnings"),
        Step { name: "docs", check: Check::Cargo(docs) },
        Step { name: "tidy", check: Check::Tidy },
        cargo("tests", tests),
        cargo("doc tests", "test --workspace --doc"),
        cargo("scenarios", "run --quiet --package castellan -- scenario scenarios"),
        Step { name: "browser", check: Check::Browser },
        cargo("browser tests", browser),
        cargo("fuzz", "run --quiet --package workbench -- fuzz --short"),
        cargo("attack", "run --quiet --package workbench -- attack --short"),
    ]
}

/// Runs every check; the first that fails ends it.
pub fn run() -> Result<(), String> {
    let began = Instant::now();
    let steps = steps();
    for (index, step) in steps.iter().enumerate() {
        println!("\n== {}/{} {}: {}", index + 1, steps.len(), step.name, step.check.line());
        let step_began = Instant::now();
        let checked = step.check.run();
        let seconds = step_began.elapsed().as_secs_f64();
        // What is wrong has just been shown; the last line says which check found it.
        if checked.is_err() {
            return Err(format!(
                "\n{} failed after {seconds:.1} s; alone: {}",
                step.name,
                step.check.line()
            ));
        }
        println!("== {} passed in {seconds:.1} s", step.name);
    }
    println!("\nall {} checks passed in {:.0} s", steps.len(), began.elapsed().as_secs_f64());
    Ok(())
}
