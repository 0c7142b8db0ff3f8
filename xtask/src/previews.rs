//! `cargo xtask previews`: photographs of the games' pictures, which links to tables show where they
//! are sent. Those who show them take no drawings, so Chromium makes pixels of them.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::cargo::{Call, root};

/// As `ui::web::preview` draws it.
const SIZE: &str = "--window-size=960,500";

/// Takes a photograph of every game.
pub fn run() -> Result<(), String> {
    let folder = env::temp_dir().join(format!("castellan-previews-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let done = take(&folder);
    let _ = fs::remove_dir_all(&folder);
    done
}

fn take(folder: &Path) -> Result<(), String> {
    let drawn = [folder.display().to_string()];
    Call::new("run -q -p ui --example previews --").and(&drawn).run()?;
    let album = root().join("crates/ui/assets/previews");
    for page in pages(folder)? {
        let name = page.file_stem().unwrap_or_default().to_owned();
        let picture = album.join(name).with_extension("png");
        photograph(&page, &picture)?;
        println!("{}", picture.display());
    }
    Ok(())
}

fn pages(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let listed = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    Ok(listed.filter_map(|entry| Some(entry.ok()?.path())).collect())
}

fn photograph(page: &Path, picture: &Path) -> Result<(), String> {
    let status = Command::new("chromium")
        .args(["--headless=new", "--no-sandbox", "--hide-scrollbars", SIZE])
        .arg(format!("--screenshot={}", picture.display()))
        .arg(format!("file://{}", page.display()))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    match status {
        Ok(status) if status.success() && picture.exists() => Ok(()),
        Ok(_) => Err(format!("{} could not be photographed", page.display())),
        Err(why) => Err(format!("chromium: {why}; cargo xtask browser installs it")),
    }
}
