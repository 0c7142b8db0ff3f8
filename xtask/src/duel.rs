//! `cargo xtask duel`: the workbench lets two files of weights compete.

use crate::cargo::Call;

/// Plays, and tells which won.
pub fn run(arguments: &[String]) -> Result<(), String> {
    Call::new("run --quiet --release --package workbench -- duel").and(arguments).run()
}
