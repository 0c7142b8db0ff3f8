//! *welcome* and *refuse*: Outsiders of the row, and who enters it (VGG-5 to VGG-7).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use super::ROW;
use crate::{
    Action, Card, Event, Viscounts,
    asks::{Ask, Frame, LEFT_TO_CHANCE, Table},
    automa::AUTOMA,
    card::Moment,
    effects::Row,
};

/// A seat decides about an Outsider of the row: whom it refuses, or else whom it welcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guest<const REFUSED: bool> {
    /// Who decides.
    pub seat: Seat,
}

/// An Outsider of the row comes to a seat's discard pile.
pub type Welcome = Guest<false>;

/// An Outsider of the row leaves the game, and what stands on it happens.
pub type Refuse = Guest<true>;

impl<const REFUSED: bool> Guest<REFUSED> {
    const ACTION: fn(Card) -> Action = if REFUSED { Action::Refuse } else { Action::Welcome };
    const MUST: &str = if REFUSED { "MustRefuse" } else { "MustWelcome" };

    fn decide<L: Sink<Event>>(self, table: &mut Table<'_, L>, card: Card) {
        if REFUSED {
            table.refuse(self.seat, card);
        } else {
            table.welcome(self.seat, card);
        }
    }
}

impl<const REFUSED: bool> Ask for Guest<REFUSED>
where
    Self: Into<Frame>,
{
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    #[inline(never)]
    fn waits(self, state: &Viscounts) -> bool {
        state.is_asked(self.seat, state.guests().count())
    }

    #[inline(never)]
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = table.guests().next();
        if let Some(only) = only {
            self.decide(table, only);
        }
    }

    #[inline(never)]
    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.guests().map(Self::ACTION));
    }

    #[inline(never)]
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Welcome(card) | Action::Refuse(card) = action {
            self.decide(table, card);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Welcome(card) | Action::Refuse(card) => (action == Self::ACTION(card))
                .then_some(Illegal::new("VIS-0.1", "NotInOutsiderRow")),
            Action::Stop => Some(Illegal::new("VIS-0.1", Self::MUST)),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.has_gates() && state.is_of(self.seat, below)
    }
}

/// Chance lets Outsiders enter the row until it is full (VGG-7.1).
#[derive(Clone, Copy, Debug)]
pub struct Enter;

impl Ask for Enter {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Chance
    }

    #[inline(never)]
    fn waits(self, state: &Viscounts) -> bool {
        state.free_place().is_some() && state.gates.outsiders.len() > 1
    }

    #[inline(never)]
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = table.gates.outsiders.iter().next();
        if let (Some(only), Some(_)) = (only, table.free_place()) {
            table.enter(Card::of(only));
        }
    }

    #[inline(never)]
    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.gates.outsiders.iter().map(Card::of).map(Action::Enter));
    }

    #[inline(never)]
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Enter(card) = action {
            table.put(self);
            table.enter(card);
        }
    }

    fn why_wait(self, _: &Viscounts, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.has_gates() && Viscounts::is_under_way(below)
    }
}

impl Viscounts {
    /// The Outsiders of the row.
    pub(crate) fn guests(&self) -> impl Iterator<Item = Card> + use<'_> {
        self.gates.row.iter().copied().flatten()
    }

    /// The place that is filled next: the right-most free one.
    fn free_place(&self) -> Option<usize> {
        (0..ROW).rev().find(|&place| self.gates.row[place].is_none())
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VGG-5.3: the card, the row, the triggers.
    fn welcome(&mut self, seat: Seat, card: Card) {
        self.leave_row(card);
        self.player_mut(seat).deck.discard.insert(card.number());
        self.tell(|| Event::Welcomed { seat, card });
        self.set_off(seat, Moment::Welcome);
        self.put(Enter);
    }

    /// VGG-6.3: the card, the row, what stands on it, the triggers.
    fn refuse(&mut self, seat: Seat, card: Card) {
        self.leave_row(card);
        self.tell(|| Event::Refused { seat, card });
        self.set_off_after(seat, Moment::Refuse);
        self.resolve(Row::Hired(card), seat);
        self.put(Enter);
    }

    /// A card leaves; the others slide to the right (VGG-7.1).
    fn leave_row(&mut self, card: Card) {
        let row = &mut self.gates.row;
        if let Some(place) = row.iter().position(|&other| other == Some(card)) {
            row[..=place].rotate_right(1);
            row[0] = None;
        }
    }

    pub(crate) fn enter(&mut self, card: Card) {
        let Some(place) = self.free_place() else { return };
        self.gates.outsiders.take(card.number());
        self.gates.row[place] = Some(card);
        self.tell(|| Event::Entered { card });
    }

    /// VGG-13.2: the automa removes the two right-most Outsiders.
    pub(crate) fn remove_outsiders(&mut self) {
        for _ in 0..2 {
            let last = self.gates.row.iter().rev().copied().flatten().next();
            if let Some(card) = last {
                self.leave_row(card);
                self.tell(|| Event::Removed { seat: AUTOMA, card });
            }
        }
        self.put(Enter);
    }
}
