//! `cargo xtask js`: checks the types that the scripts of the pages state in their comments. Nothing
//! needs it to build or to run, so it is skipped where the checker cannot be had.

use std::{
    env, fs, io,
    path::PathBuf,
    process::{Command, Stdio},
};

use crate::cargo::root;

const CHECKER: &str = "--yes --package typescript@5 -- tsc --noEmit --allowJs --checkJs --strict \
    --target es2022 --module es2022 --moduleResolution bundler --lib es2022,dom,dom.iterable";

/// Checks every script.
pub fn run() -> Result<(), String> {
    if !is_there() {
        println!("skipped: npx, which fetches the type checker, is not installed");
        return Ok(());
    }
    let scripts = scripts().map_err(|why| format!("the scripts cannot be listed: {why}"))?;
    let count = scripts.len();
    // Elsewhere, so that nothing is fetched into the repository.
    let checked = Command::new("npx")
        .args(CHECKER.split_whitespace())
        .args(scripts)
        .current_dir(env::temp_dir())
        .stdin(Stdio::null())
        .status();
    match checked {
        Ok(status) if status.success() => {
            println!("{count} scripts are typed as they say");
            Ok(())
        }
        Ok(_) => Err("the scripts are not typed as they say".to_owned()),
        Err(why) => Err(format!("npx cannot be started: {why}")),
    }
}

fn is_there() -> bool {
    let mut asked = Command::new("npx");
    asked.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    asked.status().is_ok_and(|status| status.success())
}

fn scripts() -> io::Result<Vec<PathBuf>> {
    let mut scripts: Vec<PathBuf> = fs::read_dir(root().join("crates/ui/assets/js"))?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<_>>()?;
    scripts.retain(|path| path.extension().is_some_and(|ending| ending == "js"));
    scripts.sort();
    Ok(scripts)
}
