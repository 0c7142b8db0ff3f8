//! Writes the pages of which `cargo xtask previews` takes photographs: one for each game.

use std::{env, fs, io, path::PathBuf};

use games::GameId;
use ui::web;

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    for &game in GameId::ALL {
        fs::write(folder.join(format!("{game}.html")), web::preview(game))?;
    }
    Ok(())
}
