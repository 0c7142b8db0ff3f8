//! What whoever sits on a seat is called. The log knows people by name and bots by level; bots are
//! named in the language of whoever reads.

use engine::Seat;
use ui::Lang;

use super::{Occupant, Table};

/// What somebody is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Called {
    /// Without a bot's rank, where there is little room.
    pub(crate) own: String,
    /// With it.
    pub(crate) whole: String,
}

impl Table {
    /// What whoever sits on a seat is called.
    pub(crate) fn called(&self, seat: Seat, lang: Lang) -> Called {
        let plain = |name: &str| Called { own: name.to_owned(), whole: name.to_owned() };
        match &self.occupants[seat.index()] {
            Occupant::Open => plain(""),
            Occupant::Human { name, .. } => plain(name),
            Occupant::Bot(bot) => self.setup.bot_name(seat, *bot, lang),
            Occupant::Rules => plain(&ui::opponent(self.setup.game.info().id, lang)),
        }
    }

    /// What everybody is called, in the order of the seats.
    pub(crate) fn names(&self, lang: Lang) -> Vec<String> {
        self.all_seats().iter().map(|seat| self.called(seat, lang).whole).collect()
    }
}
