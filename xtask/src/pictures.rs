//! `cargo xtask pictures`: the pictures of README and docs, of the program as it is now.

use crate::{browser, cargo::Call};

/// Plays to the moments that the pictures show, in a browser, and keeps them in `docs/pictures`.
pub fn run() -> Result<(), String> {
    browser::install()?;
    Call::new("build --package castellan --package browser-tests --examples --bins").run()?;
    Call::new("run --package browser-tests --example pictures").run()?;
    println!("the pictures are those of now; look at them: git diff --stat -- docs/pictures");
    Ok(())
}
