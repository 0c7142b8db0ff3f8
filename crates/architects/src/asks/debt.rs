//! *destroy* and *hugo*: debts that go away, and debts that are not taken (ARC-6.5, ARC-18.4).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Architects, Event, Kind,
    action::MOST_DESTROYED,
    asks::{Ask, Frame, Table},
    card::Boon,
};

/// *destroy*: how many unpaid debts, none to the maximum (ARC-6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Destroy {
    /// Whose.
    pub seat: Seat,
    /// How many may be destroyed, if there are as many.
    pub most: u8,
}

impl Destroy {
    fn most(self, state: &Architects) -> u8 {
        u8::try_from(state.player(self.seat).unpaid).unwrap_or(u8::MAX).min(self.most)
    }
}

impl Ask for Destroy {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Architects) -> bool {
        self.most(state) > 0
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend((0..=self.most(state)).map(Action::Destroy));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Destroy(debts) = action {
            table.destroy_debts(self.seat, debts);
        }
    }

    fn why_not(self, _: &Architects, _: Seat, action: Action) -> Option<Illegal> {
        let destroy = matches!(action, Action::Destroy(_));
        destroy.then_some(Illegal::new("ARC-6.5", "TooManyDebts"))
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        let opening = matches!(below, [Frame::Opening(_) | Frame::SetUp(_), ..]);
        (1..=MOST_DESTROYED).contains(&self.most)
            && state.is_at_table(self.seat)
            && (opening || Architects::is_in_turn(below))
    }
}

/// *hugo*: silver instead of a debt, asked for each (ARC-18.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AvoidDebt {
    /// Who would take the debts.
    pub seat: Seat,
    /// How many are still to be taken or avoided.
    pub left: u8,
}

impl Ask for AvoidDebt {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Architects) -> bool {
        state.can_avoid_debt(self.seat)
    }

    /// Without silver the debts are taken.
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        table.receive_debts(self.seat, self.left);
    }

    fn list(self, _: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend([Action::Pay, Action::TakeDebt]);
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Self { seat, left } = self;
        if action == Action::Pay {
            let silver = u16::from(table.boon(seat, Boon::AvoidsDebt));
            table.player_mut(seat).goods[Kind::Silver] -= silver;
            table.tell(|| Event::AvoidedDebt { seat, silver });
        } else {
            table.receive_debts(seat, 1);
        }
        if left > 1 {
            table.put(Self { left: left - 1, ..self });
        }
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        (1..=2).contains(&self.left)
            && state.is_at_table(self.seat)
            && Architects::is_in_turn(below)
    }
}
