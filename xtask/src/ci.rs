//! `cargo xtask ci`: every check, in the order in which mistakes are found soonest.
//!
//! Every build below is of the whole workspace. Cargo joins the features that the chosen packages
//! ask of their dependencies, so choosing fewer of them would compile most of the house once more.

use std::time::Instant;

use crate::{
    axe, browser,
    cargo::{Call, Program},
    postgres, tidy,
};

/// A check and how to do it alone.
struct Step {
    name: &'static str,
    check: Check,
}

enum Check {
    Cargo(Call),
    Program(Program),
    Tidy,
    Browser,
    Axe,
    Postgres,
}

impl Check {
    fn run(&self) -> Result<(), String> {
        match self {
            Self::Cargo(call) => call.run(),
            Self::Program(program) => program.run(),
            Self::Tidy => tidy::run(),
            Self::Browser => browser::install(),
            Self::Axe => axe::fetch(),
            Self::Postgres => postgres::run(&[]),
        }
    }

    fn line(&self) -> String {
        match self {
            Self::Cargo(call) => call.line(),
            Self::Program(program) => program.line(),
            Self::Tidy => "cargo xtask tidy".to_owned(),
            Self::Browser => "cargo xtask browser".to_owned(),
            Self::Axe => "cargo xtask axe".to_owned(),
            Self::Postgres => postgres::line(),
        }
    }
}

fn cargo(name: &'static str, line: &str) -> Step {
    Step { name, check: Check::Cargo(Call::new(line)) }
}

/// Tests, each of which says itself what is wrong: the way there through a runtime would hide it.
fn tests(line: &str) -> Step {
    Step { name: "tests", check: Check::Cargo(Call::new(line).with("RUST_BACKTRACE", "0")) }
}

fn program(name: &'static str, line: &str) -> Step {
    Step { name, check: Check::Program(Program::new(line)) }
}

/// What every change must pass.
fn all_steps() -> Vec<Step> {
    let docs = Call::new("doc --no-deps --workspace").with("RUSTDOCFLAGS", "-D warnings");
    let line = if has_nextest() {
        "nextest run --workspace"
    } else {
        "test --workspace --lib --bins --tests"
    };
    vec![
        cargo("format", "fmt --all --check"),
        Step { name: "tidy", check: Check::Tidy },
        cargo("clippy", "clippy --workspace --all-targets -- -D warnings"),
        Step { name: "docs", check: Check::Cargo(docs) },
        Step { name: "browser", check: Check::Browser },
        Step { name: "axe", check: Check::Axe },
        tests(line),
        Step { name: "postgres", check: Check::Postgres },
        // With the tests, which are built already: alone they would be built with other features.
        cargo("programs", "build --workspace --bins --tests"),
        program("fuzz", "workbench fuzz --short"),
        program("attack", "workbench attack --short"),
    ]
}

/// For the inner loop: what finds most mistakes in a minute or two, once things are built.
fn quick_steps() -> Vec<Step> {
    let line = if has_nextest() {
        "nextest run --workspace --profile quick"
    } else {
        "test --workspace --exclude browser-tests --lib --bins --tests"
    };
    vec![
        cargo("format", "fmt --all --check"),
        Step { name: "tidy", check: Check::Tidy },
        cargo("clippy", "clippy --workspace --all-targets -- -D warnings"),
        tests(line),
    ]
}

pub fn has_nextest() -> bool {
    Call::new("nextest --version").works()
}

/// Runs every check, or with `--quick` the quick ones; the first that fails ends it.
pub fn run(arguments: &[String]) -> Result<(), String> {
    match arguments {
        [] => run_all(&all_steps()),
        [quick] if quick == "--quick" => run_all(&quick_steps()),
        _ => Err("cargo xtask ci takes no argument but --quick".to_owned()),
    }
}

fn run_all(steps: &[Step]) -> Result<(), String> {
    let began = Instant::now();
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
