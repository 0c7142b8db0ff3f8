//! `cargo xtask fonts`: fetches the fonts of the web table. `fonts.txt` names them; a new version is
//! written there without its checksum, which is then filled in.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::{cargo::root, npm::Package};

const LIST: &str = "fonts.txt";
/// The alphabets of the languages that the table speaks.
const SUBSETS: [&str; 2] = ["latin", "cyrillic"];

/// Fetches every font of the list.
pub fn run() -> Result<(), String> {
    let folder = root().join("crates/ui/assets/fonts");
    let list = folder.join(LIST);
    let text = fs::read_to_string(&list).map_err(|why| format!("{}: {why}", list.display()))?;
    let mut lines = Vec::new();
    for line in text.lines() {
        let font = Package::parse(line).ok_or_else(|| format!("{LIST}: not a font: {line:?}"))?;
        let checksum = font.fetch(|package| keep(package, font.short(), &folder))?;
        lines.push(format!("{} {} {checksum}\n", font.name, font.version));
    }
    fs::write(&list, lines.concat()).map_err(|why| format!("{}: {why}", list.display()))?;
    println!("{} fonts are as {LIST} says", lines.len());
    Ok(())
}

/// Keeps the upright font of every alphabet, all weights in one file, and its licence.
fn keep(package: &Path, name: &str, folder: &Path) -> io::Result<()> {
    let copy = |from: PathBuf, to: String| fs::copy(from, folder.join(to)).map(|_| ());
    for subset in SUBSETS {
        let file = format!("files/{name}-{subset}-wght-normal.woff2");
        copy(package.join(file), format!("{name}-{subset}.woff2"))?;
    }
    copy(package.join("LICENSE"), format!("{name}-LICENSE.txt"))
}
