//! `cargo xtask fit`: the workbench plays matches and fits the weights of a game's features.

use crate::cargo::Call;

/// Plays, fits, and writes weights and plot.
pub fn run(arguments: &[String]) -> Result<(), String> {
    Call::new("run --quiet --release --package workbench -- fit").and(arguments).run()
}
