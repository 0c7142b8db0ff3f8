//! `castellan rules`.

use ::games::GameId;
use ui::{Lang, Rulebook, terminal};

use crate::{Failure, out};

/// Prints a rulebook, or one rule or section of it.
pub fn run(game: GameId, id: Option<&str>, lang: Lang) -> Result<(), Failure> {
    let book = Rulebook::of(game, lang);
    let Some(id) = id else { return out::print(&terminal::rulebook(book)) };
    let Some(passage) = book.find(id) else {
        let last = book.sections.last().map_or("", |section| section.id.as_str());
        let first = book.sections.first().map_or("", |section| section.id.as_str());
        return Err(Failure::usage(format!(
            "{game} has no rule {:?}; its sections go from {first} to {last}",
            id.chars().take(40).collect::<String>()
        )));
    };
    out::print(&terminal::passage(passage))
}
