//! `cargo xtask ladder`: the workbench lets the levels of bots compete.

use crate::cargo::Call;

/// Measures the ladder and writes it down.
pub fn run(arguments: &[String]) -> Result<(), String> {
    Call::new("run --quiet --release --package workbench -- ladder").and(arguments).run()
}
