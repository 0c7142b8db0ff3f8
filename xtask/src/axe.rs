//! `cargo xtask axe`: fetches axe-core, with which the browser tests look for what keeps people out.
//! It lies in the target folder and is never part of the program.

use std::{env, fs, path::PathBuf};

use crate::{cargo::root, npm::Package};

const LIST: &str = "crates/browser-tests/axe.txt";

/// Fetches axe-core as the list names it, if it is not there already.
pub fn fetch() -> Result<(), String> {
    let line = fs::read_to_string(root().join(LIST)).map_err(|why| format!("{LIST}: {why}"))?;
    let axe = Package::parse(&line)
        .filter(|axe| axe.checksum.is_some())
        .ok_or_else(|| format!("{LIST} must name a package, its version and its checksum"))?;
    let file = target()?.join(format!("{}-{}.min.js", axe.name, axe.version));
    if file.exists() {
        println!("axe-core {} is there", axe.version);
        return Ok(());
    }
    let fetched = axe.fetch(|package| fs::copy(package.join("axe.min.js"), &file).map(|_| ()));
    if let Err(why) = fetched {
        let missing = format!(
            "the browser tests need axe-core {} from the npm registry: install npm, let it reach a \
             registry and run cargo xtask axe ({})",
            axe.version,
            why.lines().next().unwrap_or_default()
        );
        println!("{missing}");
        return Err(missing);
    }
    println!("fetched axe-core {}", axe.version);
    Ok(())
}

/// The folder of what was built, where this program lies too.
fn target() -> Result<PathBuf, String> {
    let here = env::current_exe().map_err(|why| format!("where is xtask? {why}"))?;
    let target = here.ancestors().nth(2).ok_or("xtask does not lie in a target folder")?;
    Ok(target.to_path_buf())
}
