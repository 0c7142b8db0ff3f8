//! Building cards go under the deck, face down (ARC-14.9, ARC-15.3).

use engine::{Actor, Illegal, Seat, SeatSet, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Architects, Building, Event, Kind,
    asks::{Ask, Frame, Table},
    board::HAND_LIMIT,
};

/// Why a building card is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// *hand*: too many in hand (ARC-14.9).
    Limit,
    /// For the Cathedral (ARC-15.3).
    Cathedral,
    /// *library*: for gold, or not (ARC-14.6).
    Sell {
        /// How much.
        gold: u8,
    },
}

/// A building card of the hand is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discard {
    /// Whose.
    pub seat: Seat,
    /// What for.
    pub why: Why,
}

impl Ask for Discard {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Architects) -> bool {
        let cards = state.player(self.seat).hand.len();
        match self.why {
            Why::Limit => cards > HAND_LIMIT,
            Why::Cathedral => cards > 1,
            Why::Sell { .. } => cards > 0,
        }
    }

    /// The only card goes without asking.
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if self.why == Why::Cathedral
            && let Some(only) = table.player(self.seat).hand.iter().next()
        {
            table.discard(self.seat, Building::of(only));
        }
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.player(self.seat).hand.iter().map(Building::of).map(Action::Discard));
        if matches!(self.why, Why::Sell { .. }) {
            out.push(Action::Stop);
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Discard(building) = action else { return };
        table.discard(self.seat, building);
        if let Why::Sell { gold } = self.why {
            table.gain(self.seat, Kind::Gold, gold.into());
        }
    }

    fn why_not(self, _: &Architects, _: Seat, action: Action) -> Option<Illegal> {
        let (rule, must) = match self.why {
            Why::Limit => ("ARC-14.9", "MustDiscardToTheLimit"),
            Why::Cathedral => ("ARC-15.3", "MustDiscardForTheCathedral"),
            Why::Sell { .. } => ("ARC-14.6", "NothingToSell"),
        };
        match action {
            Action::Discard(_) => Some(Illegal::new(rule, "NoSuchPlanInHand")),
            Action::Stop => Some(Illegal::new(rule, must)),
            _ => None,
        }
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        state.is_own(self.seat, below)
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// The others no longer know which cards are left in the hand.
    fn discard(&mut self, seat: Seat, building: Building) {
        let card = building.card();
        let hand = self.player(seat).hand;
        self.known.slip(card, hand, SeatSet::only(seat));
        self.player_mut(seat).hand.take(card);
        self.deck.under.push(card);
        self.tell(|| Event::Returned { seat, building: Some(building) });
    }
}
