//! `cargo xtask attack`: everything that strangers can do to a server, while somebody plays on it.

use crate::cargo::Call;

/// Attacks a server of its own; the short variant is content with a quick build.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let short = arguments.iter().any(|argument| argument == "--short");
    let profile = if short { "dev" } else { "release" };
    let line = format!("run --quiet --profile {profile} --package workbench -- attack");
    Call::new(&line).and(arguments).run()
}
