//! `cargo xtask soak`: the laws of every game over very many random matches.

use crate::cargo::Call;

/// Soaks every game.
pub fn run(arguments: &[String]) -> Result<(), String> {
    Call::new("run --quiet --profile checked --package workbench -- soak").and(arguments).run()
}
