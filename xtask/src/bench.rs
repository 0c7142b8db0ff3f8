//! `cargo xtask bench`: the workbench's measurements.

use crate::cargo::Call;

/// Measures every game.
pub fn run(arguments: &[String]) -> Result<(), String> {
    Call::new("run --quiet --release --package workbench -- bench").and(arguments).run()
}
