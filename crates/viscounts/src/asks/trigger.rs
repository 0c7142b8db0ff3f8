//! *trigger*: abilities of cards on a board that something has set off (VCE-14).

use engine::{Actor, Illegal, Seat, Set, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, Event, Slot, Viscounts,
    asks::{After, Ask, Frame, Table},
    card::{Ability, Moment},
    effects::{Resolve, Row},
    gates_of_gold::Merit,
};

/// Abilities of one seat that wait; the owner chooses their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Triggers {
    /// Whose.
    pub seat: Seat,
    /// The cards, by the slots on which they lay.
    pub cards: [Option<Card>; 3],
    /// Cards beside the board (VGG-8.7).
    pub merits: Set<Merit>,
    /// The discard of slot 7 (VIS-10.4).
    pub slot: bool,
}

impl Triggers {
    fn waiting(&self) -> impl Iterator<Item = Card> + use<'_> {
        self.cards.iter().copied().flatten()
    }

    /// What can come next.
    fn actions(&self) -> impl Iterator<Item = Action> + use<'_> {
        let cards = self.waiting().map(Action::Trigger);
        let merits = self.merits.iter().map(Action::Award);
        cards.chain(merits).chain(self.slot.then_some(Action::Workshop))
    }

    /// The rest first, then this one on top of it.
    fn fire<L: Sink<Event>>(mut self, table: &mut Table<'_, L>, action: Action) {
        let row = match action {
            Action::Trigger(card) => {
                for place in &mut self.cards {
                    if *place == Some(card) {
                        *place = None;
                    }
                }
                Row::Card(card)
            }
            Action::Award(merit) => {
                self.merits.remove(merit);
                let Some(award) = table.gates.awards[merit.index()] else { return };
                Row::Award(award)
            }
            _ => {
                self.slot = false;
                Row::HireDiscard
            }
        };
        if self.actions().next().is_some() {
            table.put(self);
        }
        table.put(Resolve::new(row, self.seat));
    }
}

impl Ask for Triggers {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, _: &Viscounts) -> bool {
        self.actions().nth(1).is_some()
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = self.actions().next();
        if let Some(only) = only {
            self.fire(table, only);
        }
    }

    fn list(self, _: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(self.actions());
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        self.fire(table, action);
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Trigger(_) | Action::Award(_) | Action::Workshop => {
                Some(Illegal::new("VIS-0.1", "NotSetOff"))
            }
            Action::Stop => Some(Illegal::new("VIS-0.1", "MustResolve")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let mut cards = self.waiting();
        let own = |card: Card| state.player(self.seat).on_board().any(|laid| laid == card);
        let once = |card: Card| self.waiting().filter(|&other| other == card).count() == 1;
        state.is_of(self.seat, below)
            && cards
                .all(|card| own(card) && once(card) && matches!(card.ability(), Ability::At(..)))
            && self.actions().next().is_some()
            && self.merits.iter().all(|merit| state.holder(merit) == Some(self.seat))
            && (state.has_gates() || (self.merits.is_empty() && !self.slot))
            && (!self.slot || state.player(self.seat).uncovered.contains(Slot::HireDiscard))
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// Puts the abilities that a moment sets off; none in the set-up (VIS-2.15).
    #[inline]
    pub(crate) fn set_off(&mut self, seat: Seat, moment: Moment) {
        let cards = self.player(seat).slots.map(|card| card.filter(|c| c.reacts_to(moment)));
        if self.has_gates() || moment == Moment::Hire {
            return self.set_off_more(seat, moment, cards);
        }
        match cards {
            [None, None, None] => {}
            [Some(only), None, None] | [None, Some(only), None] | [None, None, Some(only)] => {
                self.put(Resolve::new(Row::Card(only), seat));
            }
            _ => self.put(Triggers { seat, cards, merits: Set::EMPTY, slot: false }),
        }
    }

    /// Puts what a moment will set off once all that is put above it is done. Without Gates of Gold nothing
    /// that can lie there changes what reacts.
    pub(crate) fn set_off_after(&mut self, seat: Seat, moment: Moment) {
        if self.has_gates() {
            self.put(After { seat, moment });
        } else {
            self.set_off(seat, moment);
        }
    }

    /// With cards beside the board and slot 7 (VCE-11, VGG-11.1); nothing when the turns are over.
    #[inline(never)]
    fn set_off_more(&mut self, seat: Seat, moment: Moment, cards: [Option<Card>; 3]) {
        if self.is_setting_up() || self.is_reckoning() || self.is_automa(seat) {
            return;
        }
        let hired = moment == Moment::Hire;
        let slot = hired && self.player(seat).uncovered.contains(Slot::HireDiscard);
        let merits = if self.has_gates() { self.awards_at(seat, moment) } else { Set::EMPTY };
        let triggers = Triggers { seat, cards, merits, slot };
        let (first, second) = (triggers.actions().next(), triggers.actions().nth(1));
        match (first, second) {
            (Some(only), None) => triggers.fire(self, only),
            (Some(_), Some(_)) => self.put(triggers),
            (None, _) => {}
        }
    }
}
