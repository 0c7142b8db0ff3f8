//! D9: silver for material at any moment of an own turn (CAS-13.10), and at its end (CAS-22.8).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, Castle, Event, Kind,
    asks::{Anytime, Ask, Build, Frame, Table},
};

/// CAS-13.10: silver into the Forge, a unit out of the stock.
#[derive(Clone, Copy, Debug)]
pub struct Exchange;

impl Anytime for Exchange {
    fn list(state: &Castle, by: Seat, out: &mut Vec<Action>) {
        if state.player(by).goods[Kind::Silver] == 0 {
            return;
        }
        let in_stock = |kind: &Kind| state.stock[*kind] > 0;
        out.extend(Kind::MATERIALS.iter().copied().filter(in_stock).map(Action::Exchange));
    }

    #[inline]
    fn takes(action: Action) -> bool {
        matches!(action, Action::Exchange(_))
    }

    fn answer<L: Sink<Event>>(table: &mut Table<'_, L>, seat: Seat, action: Action) {
        let Action::Exchange(kind) = action else { return };
        let state = &mut *table.state;
        let goods = &mut state.players[seat.index()].goods;
        goods[Kind::Silver] -= 1;
        state.forge += 1;
        state.stock.hand_out(kind, 1, goods);
        table.tell(|| Event::Exchanged { seat, kind });
    }
}

/// Why silver cannot be exchanged, by a seat that is in its own turn or not (CAS-13.12).
pub(crate) fn why_not_exchange(state: &Castle, by: Seat, kind: Kind, own_turn: bool) -> Illegal {
    if !own_turn {
        return Illegal::new("CAS-13.12", "NotInOwnTurn");
    }
    if !kind.is_material() {
        return Illegal::new("CAS-13.9", "SilverIsNoMaterial");
    }
    let silver = state.player(by).goods[Kind::Silver] > 0;
    Illegal::new("CAS-13.10", if silver { "SoldOut" } else { "NoSilver" })
}

/// D9: nothing but an exchange is left of the turn with a card (CAS-22.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// Whose turn.
    pub seat: Seat,
    /// With which card.
    pub card: Card,
}

impl Ask for Finish {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Castle) -> bool {
        state.can_exchange(self.seat)
    }

    fn list(self, _: &Castle, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
    }

    fn why_not(self, state: &Castle, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Place { .. } => Some(self.card.why_no_helper()),
            Action::Build { .. } => Some(self.card.why_no_more()),
            Action::Buy { owner, worker, kind } => self.card.buys().then(|| {
                let over = Build { left: 0, ..Build::new(seat, self.card) };
                over.why_not_buy(state, owner, worker, kind)
            }),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        below.len() == 1 && state.is_turn(below, self.seat, self.card)
    }
}
