//! `cargo xtask fonts`: fetches the fonts of the web table from the npm registry that this machine
//! is configured for. `fonts.txt` names package, version and checksum; what arrives must match it. A
//! new version is written there without its checksum, which is then filled in.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::cargo::root;

const LIST: &str = "fonts.txt";
/// The alphabets of the languages that the table speaks.
const SUBSETS: [&str; 2] = ["latin", "cyrillic"];

/// A font of the list.
struct Font {
    package: String,
    version: String,
    checksum: Option<String>,
}

/// Fetches every font of the list.
pub fn run() -> Result<(), String> {
    let folder = root().join("crates/ui/assets/fonts");
    let list = folder.join(LIST);
    let text = fs::read_to_string(&list).map_err(|why| format!("{}: {why}", list.display()))?;
    let mut lines = Vec::new();
    for line in text.lines() {
        let font = parse(line).ok_or_else(|| format!("{LIST}: not a font: {line:?}"))?;
        let checksum = fetch(&font, &folder)?;
        lines.push(format!("{} {} {checksum}\n", font.package, font.version));
    }
    fs::write(&list, lines.concat()).map_err(|why| format!("{}: {why}", list.display()))?;
    println!("{} fonts are as {LIST} says", lines.len());
    Ok(())
}

fn parse(line: &str) -> Option<Font> {
    let mut words = line.split_whitespace().map(str::to_owned);
    let (package, version) = (words.next()?, words.next()?);
    Some(Font { package, version, checksum: words.next() })
}

/// Fetches one font and returns its checksum.
fn fetch(font: &Font, folder: &Path) -> Result<String, String> {
    let name = font.package.rsplit('/').next().unwrap_or(&font.package);
    let temporary = env::temp_dir().join(format!("castellan-font-{name}-{}", std::process::id()));
    let done = unpack(font, &temporary).and_then(|checksum| {
        keep(&temporary.join("package"), name, folder).map_err(|why| format!("{name}: {why}"))?;
        Ok(checksum)
    });
    let _ = fs::remove_dir_all(&temporary);
    done
}

fn unpack(font: &Font, into: &Path) -> Result<String, String> {
    fs::create_dir_all(into).map_err(|why| format!("{}: {why}", into.display()))?;
    let wanted = format!("{}@{}", font.package, font.version);
    let told = output(Command::new("npm").args(["pack", "--json", &wanted]).current_dir(into))?;
    let found = value(&told, "integrity").ok_or_else(|| format!("{wanted}: no checksum"))?;
    if font.checksum.as_ref().is_some_and(|known| *known != found) {
        return Err(format!("{wanted}: the checksum is {found}, which {LIST} does not expect"));
    }
    let archive = value(&told, "filename").ok_or_else(|| format!("{wanted}: no archive"))?;
    output(Command::new("tar").args(["-xzf", &archive]).current_dir(into))?;
    Ok(found)
}

/// The value of a key in what npm tells; both are on one line.
fn value(told: &str, key: &str) -> Option<String> {
    let (_, rest) = told.split_once(&format!("\"{key}\": \""))?;
    rest.split_once('"').map(|(value, _)| value.to_owned())
}

fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output().map_err(|why| format!("{name}: {why}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr).trim()))
    }
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
