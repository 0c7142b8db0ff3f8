//! What a price in silver was paid for (VGG-3.10).

use engine::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    Event, Segment, Space, Viscounts,
    asks::{Ask, Chosen, DrawCards, Frame, Table},
};

/// What follows a payment; never waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paid {
    /// The Viscount goes (VIS-7.1).
    Move {
        /// Where to.
        space: Space,
        /// In how many steps.
        steps: u8,
    },
    /// Townsfolk are dismissed (VIS-8.6).
    Dismissal(Segment),
    /// The townsfolk at the Viscount are hired (VIS-13.1).
    Hire(Seat),
    /// A King's Order instead (VGG-3.6).
    Order(Seat),
    /// A card is drawn (VGG-3.11).
    Draw(Seat),
}

impl Ask for Paid {
    #[inline(never)]
    fn waits(self, _: &Viscounts) -> bool {
        false
    }

    #[inline(never)]
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        table.deliver(self);
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let own = match self {
            Self::Hire(seat) | Self::Order(seat) | Self::Draw(seat) => seat == state.active,
            Self::Move { .. } | Self::Dismissal(_) => true,
        };
        own && state.has_gates() && matches!(below.first(), Some(Frame::Turn(_)))
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// The active seat pays a price in silver, for what follows.
    #[inline]
    pub(crate) fn charge(&mut self, price: u16, paid: Paid) {
        let seat = self.active;
        if price == 0 || !self.pays_silver_with_resources(seat) {
            self.pay_silver(seat, price);
            return self.deliver(paid);
        }
        self.put(paid);
        self.pay_icons(seat, Chosen::Price, price);
    }

    #[inline]
    fn deliver(&mut self, paid: Paid) {
        let active = self.active;
        match paid {
            Paid::Move { space, steps } => self.arrive(space, steps),
            Paid::Dismissal(segment) => self.dismiss(active, segment),
            Paid::Hire(seat) => self.hire(seat, self.position_of(seat)),
            Paid::Order(seat) => self.gain_order(seat, true),
            Paid::Draw(seat) => self.put(DrawCards { seat, left: 1 }),
        }
    }
}
