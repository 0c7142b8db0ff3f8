//! `cargo xtask fit`, `weigh`, `climb` and `duel`: the workbench plays matches for the weights of a game's features.

use crate::cargo::Call;

/// Plays, and tells or writes what came of it.
pub fn run(command: &str, arguments: &[String]) -> Result<(), String> {
    let line = format!("run --quiet --release --package workbench -- {command}");
    Call::new(&line).and(arguments).run()
}
