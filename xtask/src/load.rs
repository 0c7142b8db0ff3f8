//! `cargo xtask load`: many tables at once on a server of their own, over loopback.

use crate::cargo::Call;

/// Plays them and tells how long moves take.
pub fn run(arguments: &[String]) -> Result<(), String> {
    Call::new("run --quiet --release --package workbench -- load").and(arguments).run()
}
