//! `cargo xtask crash`: a server that is killed in the middle of play loses no acknowledged move.

use crate::cargo::Call;

/// Kills and checks.
pub fn run(arguments: &[String]) -> Result<(), String> {
    Call::new("run --quiet --release --package workbench -- crash").and(arguments).run()
}
