//! `cargo xtask figures`: what the web table weighs, how soon it is there and how still it lies.

use crate::{browser, cargo::Call};

/// Measures in a browser and prints a table.
pub fn run() -> Result<(), String> {
    browser::install()?;
    Call::new("build --package castellan --package browser-tests --examples --bins").run()?;
    Call::new("run --package browser-tests --example figures").run()
}
