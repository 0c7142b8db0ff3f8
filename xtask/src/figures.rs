//! `cargo xtask figures`: what the web table weighs, how soon it is there and how still it lies.

use crate::cargo::Call;

/// Measures in a browser and prints a table.
pub fn run() -> Result<(), String> {
    Call::new("build --package castellan").run()?;
    let figures = "test --quiet --package browser-tests --test it -- --ignored --nocapture figures";
    Call::new(figures).run()
}
