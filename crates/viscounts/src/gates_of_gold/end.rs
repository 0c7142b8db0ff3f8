//! What Outsiders bring about before the scoring, in reverse turn order (VGG-12.3 to VGG-12.5).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, Event, Viscounts,
    asks::{Ask, Frame, Table},
    effects::Row,
};

/// The Outsiders that bring something about.
const RESOLVED: [Card; 4] =
    [Card::OutsiderAssassin, Card::RogueNoble, Card::RogueCleric, Card::RogueBuild];

/// So many seats still resolve their Outsiders; the last in turn order is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reckoning {
    /// How many.
    pub left: u8,
    /// Which of the Outsiders the next one has resolved, as bits.
    pub done: u8,
}

impl Reckoning {
    fn seat(self, state: &Viscounts) -> Seat {
        let at = usize::from(self.left).saturating_sub(1);
        state.from(state.first).nth(at).unwrap_or(state.first)
    }

    fn waiting(self, state: &Viscounts) -> impl Iterator<Item = Card> + use<> {
        let own = state.player(self.seat(state)).owned();
        let open = move |at: &usize| self.left > 0 && self.done >> at & 1 == 0;
        (0..RESOLVED.len())
            .filter(open)
            .map(|at| RESOLVED[at])
            .filter(move |card| own.contains(card.number()))
    }

    fn resolve<L: Sink<Event>>(self, table: &mut Table<'_, L>, card: Card) {
        let at = RESOLVED.iter().position(|&other| other == card).unwrap_or(0);
        table.put(Self { done: self.done | 1 << at, ..self });
        table.resolve(Row::Outsider(card), self.seat(table));
    }
}

impl Ask for Reckoning {
    fn whom(self, state: &Viscounts) -> Turn {
        Turn::Seat(self.seat(state))
    }

    #[inline(never)]
    fn waits(self, state: &Viscounts) -> bool {
        self.waiting(state).nth(1).is_some()
    }

    #[inline(never)]
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = self.waiting(table).next();
        match (self.left.checked_sub(1), only) {
            (None, _) => table.finish(),
            (_, Some(only)) => self.resolve(table, only),
            (Some(left), None) => table.put(Self { left, done: 0 }),
        }
    }

    #[inline(never)]
    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(self.waiting(state).map(Action::Trigger));
    }

    #[inline(never)]
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Trigger(card) = action {
            self.resolve(table, card);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Trigger(_) => Some(Illegal::new("VIS-0.1", "NotYourOutsider")),
            Action::Stop => Some(Illegal::new("VIS-0.1", "MustResolve")),
            _ => None,
        }
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.has_gates() && below.is_empty() && self.left <= state.seats && state.round > 0
    }
}

impl Viscounts {
    /// Whether the turns are over, so that no ability reacts any more (VGG-12.4).
    #[inline]
    pub(crate) fn is_reckoning(&self) -> bool {
        matches!(self.pending.as_slice().first(), Some(Frame::Reckoning(_)))
    }
}
