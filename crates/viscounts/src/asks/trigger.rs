//! *trigger*: abilities of cards on a board that something has set off (VCE-14).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, Event, Viscounts,
    asks::{Ask, Frame, Table},
    card::{Ability, Moment},
    effects::{Resolve, Row},
};

/// Abilities of one seat that wait; the owner chooses their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Triggers {
    /// Whose.
    pub seat: Seat,
    /// The cards, by the slots on which they lay.
    pub cards: [Option<Card>; 3],
}

impl Triggers {
    fn waiting(&self) -> impl Iterator<Item = Card> + use<'_> {
        self.cards.iter().copied().flatten()
    }

    /// The rest first, then this one on top of it.
    fn fire<L: Sink<Event>>(mut self, table: &mut Table<'_, L>, card: Card) {
        for place in &mut self.cards {
            if *place == Some(card) {
                *place = None;
            }
        }
        if self.waiting().next().is_some() {
            table.put(self);
        }
        table.put(Resolve::new(Row::Card(card), self.seat));
    }
}

impl Ask for Triggers {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, _: &Viscounts) -> bool {
        self.waiting().nth(1).is_some()
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = self.waiting().next();
        if let Some(only) = only {
            self.fire(table, only);
        }
    }

    fn list(self, _: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(self.waiting().map(Action::Trigger));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Trigger(card) = action {
            self.fire(table, card);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Trigger(_) => Some(Illegal::new("VIS-0.1", "NotSetOff")),
            Action::Stop => Some(Illegal::new("VIS-0.1", "MustResolve")),
            _ => None,
        }
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let mut cards = self.waiting();
        let own = |card: Card| state.player(self.seat).on_board().any(|laid| laid == card);
        let once = |card: Card| self.waiting().filter(|&other| other == card).count() == 1;
        state.is_of(self.seat, below)
            && cards
                .all(|card| own(card) && once(card) && matches!(card.ability(), Ability::At(..)))
            && self.waiting().next().is_some()
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// Puts the abilities that a moment sets off; none in the set-up (VIS-2.15).
    #[inline]
    pub(crate) fn set_off(&mut self, seat: Seat, moment: Moment) {
        let cards = self.player(seat).slots.map(|card| card.filter(|c| c.reacts_to(moment)));
        match cards {
            [None, None, None] => {}
            [Some(only), None, None] | [None, Some(only), None] | [None, None, Some(only)] => {
                self.put(Resolve::new(Row::Card(only), seat));
            }
            _ => self.put(Triggers { seat, cards }),
        }
    }
}
