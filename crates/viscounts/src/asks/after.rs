//! What follows a primary action (VIS-8.7).

use engine::Sink;
use serde::{Deserialize, Serialize};

use crate::{
    Event, Primary, Viscounts,
    asks::{Ask, Frame, Phase, Table},
    card::Moment,
};

/// The action is finished: cards on the board react; never waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct After {
    /// Which action.
    pub primary: Primary,
}

impl Ask for After {
    fn waits(self, _: &Viscounts) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let seat = table.active;
        table.set_off(seat, Moment::After(self.primary));
    }

    fn fits(self, _: &Viscounts, below: &[Frame]) -> bool {
        Viscounts::is_phase(below, Phase::Recruit)
    }
}
