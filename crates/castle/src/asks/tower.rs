//! D4: goods from the Defence Tower (CAS-9.1).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Castle, Event, Gift,
    asks::{Ask, Frame, Table},
};

/// D4: a kind from the Defence Tower (CAS-9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DefenceTower {
    /// Who takes it.
    pub seat: Seat,
}

impl Ask for DefenceTower {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Castle) -> bool {
        !state.defence_tower.is_empty()
    }

    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.defence_tower.kinds().map(|kind| Action::Take(Gift::Unit(kind))));
    }

    /// All units of one kind.
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Take(Gift::Unit(kind)) = action else { return };
        let (seat, state) = (self.seat, &mut *table.state);
        let goods = &mut state.players[seat.index()].goods;
        let units = state.defence_tower.hand_out(kind, u8::MAX, goods);
        table.tell(|| Event::TookFromTower { seat, kind, units });
    }

    fn why_not(self, _: &Castle, _: Seat, action: Action) -> Option<Illegal> {
        let kind = match action {
            Action::Take(_) => "NotOnTheTower",
            Action::Build { .. } => "TowerFirst",
            Action::Stop => "MustTake",
            _ => return None,
        };
        Some(Illegal::new("CAS-9.1", kind))
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, _: &Castle, below: &[Frame]) -> bool {
        matches!(below, [Frame::Rank(_), Frame::Resolve(card)] if card.seat == self.seat)
    }
}
