//! *rearrange*: the cards on the board change places (VCE-10).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Event, Viscounts,
    action::Order,
    asks::{Ask, Frame, Table},
};

/// The cards on a board may change places; the present arrangement declines it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rearrange {
    /// Whose.
    pub seat: Seat,
}

/// The orders that leave a slot as it is, by slot; all three are occupied for the whole list.
const FIXING: [[Order; 2]; 3] =
    [[Order::O123, Order::O132], [Order::O123, Order::O321], [Order::O123, Order::O213]];

impl Rearrange {
    fn orders(self, state: &Viscounts) -> &'static [Order] {
        match state.player(self.seat).slots {
            [Some(_), Some(_), Some(_)] => &Order::ALL,
            [None, Some(_), Some(_)] => &FIXING[0],
            [Some(_), None, Some(_)] => &FIXING[1],
            [Some(_), Some(_), None] => &FIXING[2],
            _ => &Order::ALL[..1],
        }
    }

    /// Arrangements that do not look alike, where King's Orders lie on the board (VIS-25.1).
    fn unlike(self, state: &Viscounts) -> impl Iterator<Item = Order> + use<> {
        let (slots, orders) = (state.player(self.seat).slots, self.orders(state));
        let arranged = move |order: &Order| order.slots().map(|slot| slots[slot]);
        orders.iter().enumerate().filter_map(move |(at, order)| {
            let seen = orders[..at].iter().any(|other| arranged(other) == arranged(order));
            (!seen).then_some(*order)
        })
    }
}

impl Ask for Rearrange {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Viscounts) -> bool {
        let orders = if state.has_gates() {
            self.unlike(state).take(2).count()
        } else {
            self.orders(state).len()
        };
        state.is_asked(self.seat, orders)
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        if state.has_gates() {
            out.extend(self.unlike(state).map(Action::Rearrange));
        } else {
            out.extend(self.orders(state).iter().copied().map(Action::Rearrange));
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let seat = self.seat;
        if let Action::Rearrange(order) = action
            && order != Order::O123
        {
            let player = table.player_mut(seat);
            player.slots = order.slots().map(|slot| player.slots[slot]);
            let slots = player.slots;
            table.tell(|| Event::Rearranged { seat, slots });
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Rearrange(_) => Some(Illegal::new("VIS-0.1", "SlotEmpty")),
            Action::Stop => Some(Illegal::new("VIS-0.1", "NameArrangement")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below)
    }
}
