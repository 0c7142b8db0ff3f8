//! Playing again: whoever asks opens the next table, and the seats of the others are kept there until
//! they come or decline.

use std::sync::Arc;

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Occupant, Stage, Table};

/// A seat that is kept for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Kept {
    pub(crate) seat: Seat,
    /// Whose identity; never shown.
    pub(crate) who: String,
    pub(crate) name: String,
}

/// Where the people of a table play again.
#[derive(Clone, Debug)]
pub(crate) struct Rematch {
    pub(crate) table: Arc<str>,
    /// Who asked, if it is known.
    pub(crate) by: Option<Seat>,
}

impl Table {
    /// The seats that are kept for somebody and still free.
    pub(crate) fn kept_for(&self, who: &str) -> SeatSet {
        let theirs = |kept: &&Kept| kept.who == who && self.keeps(kept.seat);
        self.setup.kept.iter().filter(theirs).map(|kept| kept.seat).collect()
    }

    /// Whether a seat waits for one person and for nobody else.
    pub(super) fn keeps(&self, seat: Seat) -> bool {
        self.kept(seat).is_some() && !self.declined.contains(seat)
    }

    /// For whom a free seat was kept, whether or not they declined.
    pub(crate) fn kept(&self, seat: Seat) -> Option<&Kept> {
        let open = self.occupants.get(seat.index()) == Some(&Occupant::Open);
        self.setup.kept.iter().find(|kept| open && kept.seat == seat)
    }

    /// The seats for which somebody can decline: kept ones, or their own where they are asked to
    /// play again.
    pub(super) fn may_decline(&self, who: &str) -> SeatSet {
        let asked = match self.stage {
            Stage::Gathering => self.kept_for(who),
            Stage::Over if self.rematch.is_some() => self.seats_of(who),
            Stage::Playing | Stage::Over => SeatSet::EMPTY,
        };
        asked.iter().filter(|&seat| !self.declined.contains(seat)).collect()
    }
}
