//! *opening*: everybody begins with an apprentice (ARC-18.5).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Architects, Event,
    asks::{Ask, Frame, Reveal, SetUp, Stage, Table},
};

/// An apprentice to begin with, in reverse turn order (ARC-18.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// How many have not chosen; the last of them in turn order is next.
    pub left: u8,
}

impl Opening {
    fn seat(self, state: &Architects) -> Seat {
        let at = usize::from(self.left).saturating_sub(1);
        state.turn_order().nth(at).unwrap_or(state.first)
    }
}

impl Ask for Opening {
    fn whom(self, state: &Architects) -> Turn {
        Turn::Seat(self.seat(state))
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.display.iter().flatten().copied().map(Action::Hire));
    }

    /// Gaps stay open until everybody has chosen.
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Hire(apprentice) = action else { return };
        let seat = self.seat(table);
        if self.left > 1 {
            table.put(Self { left: self.left - 1 });
        } else {
            table.put(SetUp { stage: Stage::Deal });
            table.put(Reveal);
        }
        let slot = table.slot_of(apprentice).expect("the apprentice is displayed");
        table.display[slot] = None;
        table.player_mut(seat).apprentices.insert(apprentice);
        table.tell(|| Event::Hired { seat, apprentice, silver: 0 });
        table.change_virtue(seat, apprentice.virtue());
    }

    fn why_not(self, _: &Architects, _: Seat, action: Action) -> Option<Illegal> {
        let hire = matches!(action, Action::Hire(_));
        hire.then_some(Illegal::new("ARC-18.5", "NotDisplayedForOpening"))
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        below.is_empty()
            && state.options.opening_apprentice
            && (1..=state.seats).contains(&self.left)
    }
}
