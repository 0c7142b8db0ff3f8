//! A match written down from the table, so that it can go on later.

use std::path::PathBuf;

use bots::BotSpec;
use engine::{Record, visible};
use ui::Texts;

use crate::{Failure, failure::system, files, out};

/// What a table needs to write itself down.
pub struct Saves {
    /// Names that came with the record; those the table gives are in a language.
    names: Vec<String>,
    /// What must be said about bots to go on with the same.
    bots: String,
    /// Files that were written by this table and may be written again.
    files: Vec<PathBuf>,
}

impl Saves {
    /// A table with these names and bots that has not been written down yet.
    pub fn new(names: &[String], bots: &[BotSpec]) -> Self {
        let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
        let bots = match bots.as_slice() {
            [] => String::new(),
            bots => format!(" --bots {}", bots.join(",")),
        };
        Self { names: names.to_owned(), bots, files: Vec::new() }
    }

    /// Writes the match down; never over a file that it did not write itself.
    pub fn save(&mut self, record: Record, name: &str, texts: &Texts) -> Result<(), Failure> {
        let file = [("file", visible(name).into())];
        let path = PathBuf::from(name);
        if name.is_empty() {
            return out::say(&texts.get("play-save-where"));
        }
        if path.exists() && !self.files.contains(&path) {
            return out::say(&texts.with("play-save-exists", file));
        }
        let record = Record { names: self.names.clone(), ..record };
        match files::write_record(&path, &record) {
            Ok(()) => {
                self.files.push(path);
                let command = format!("castellan play --resume {}{}", quoted(name), self.bots);
                let command = ("command", visible(&command).into());
                out::line(&texts.with("play-saved", file.into_iter().chain([command])))
            }
            Err(why) => {
                let why = ("why", system(&why, texts).into());
                out::say(&texts.with("play-save-failed", file.into_iter().chain([why])))
            }
        }
    }
}

/// A name as a shell reads it.
fn quoted(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+,:@".contains(c);
    if name.chars().all(plain) && !name.starts_with('-') {
        return name.to_owned();
    }
    let name = if name.starts_with('-') { format!("./{name}") } else { name.to_owned() };
    format!("'{}'", name.replace('\'', r"'\''"))
}
