//! What reacts to something when all that belongs to it is done (VIS-8.7, VCE-11, VGG-6.3).

use engine::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    Event, Viscounts,
    asks::{Ask, Frame, Phase, Table},
    card::Moment,
};

/// Something is finished, and abilities of a seat react; never waits. Which ones is seen only now: a card
/// beside the board or slot 7 may have come by what has just been done (VGG-8.5, VGG-9.2, VIS-10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct After {
    /// Whose abilities.
    pub seat: Seat,
    /// To what they react.
    pub moment: Moment,
}

impl Ask for After {
    fn waits(self, _: &Viscounts) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        table.set_off(self.seat, self.moment);
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        match self.moment {
            Moment::After(_) => {
                self.seat == state.active && Viscounts::is_phase(below, Phase::Recruit)
            }
            Moment::Hire | Moment::GainOrder | Moment::Refuse | Moment::Dismiss => {
                state.has_gates() && state.is_of(self.seat, below)
            }
            _ => false,
        }
    }
}
