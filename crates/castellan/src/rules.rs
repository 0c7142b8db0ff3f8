//! `castellan rules`.

use ::games::GameId;
use engine::excerpt;
use ui::{Lang, Rulebook, terminal};

use crate::{Failure, failure::arg, out};

/// Prints a rulebook, or one rule or section of it.
pub fn run(game: GameId, id: Option<&str>, lang: Lang) -> Result<(), Failure> {
    let book = Rulebook::of(game, lang);
    let Some(id) = id else { return out::print(&terminal::rulebook(book)) };
    let Some(passage) = book.find(id) else {
        let last = book.sections.last().map_or("", |section| section.id.as_str());
        let first = book.sections.first().map_or("", |section| section.id.as_str());
        let args =
            [arg("game", game), arg("id", excerpt(id, 40)), arg("first", first), arg("last", last)];
        return Err(Failure::usage("cli-no-rule", args));
    };
    out::print(&terminal::passage(passage))
}
