//! *hire*: townsfolk come to their new master (VIS-13, VCE-11).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use super::LEFT_TO_CHANCE;
use crate::{
    Action, Card, Event, Slot, Viscounts,
    asks::{Ask, Frame, Table},
    board::SEGMENTS,
    effects::Row,
};

/// Any townsfolk on top of a pile for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hire {
    /// Who hires.
    pub seat: Seat,
}

impl Ask for Hire {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.visible().nth(1).is_some()
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = table.visible().next();
        if let Some((position, _)) = only {
            table.hire(self.seat, position);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.visible().map(|(_, card)| Action::Hire(card)));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Hire(card) = action else { return };
        let found = table.visible().find(|&(_, top)| top == card);
        if let Some((position, _)) = found {
            table.hire(self.seat, position);
        }
    }

    fn why_not(self, _: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Hire(_) => Some(Illegal::new("VIS-13.3", "NotOnTop")),
            Action::Stop => Some(Illegal::new("VIS-13.3", "MustHire")),
            _ => None,
        }
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below)
    }
}

/// Chance turns the next townsfolk of a pile over (VIS-25.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The position of the pile.
    pub position: u8,
}

impl Ask for Reveal {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.townsfolk.len() > 1
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if let Some(only) = table.townsfolk.iter().next() {
            table.reveal(self.position.into(), Card::of(only));
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.townsfolk.iter().map(Card::of).map(Action::Reveal));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Reveal(card) = action {
            table.reveal(self.position.into(), card);
        }
    }

    fn why_wait(self, _: &Viscounts, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        let pile = state.piles.get(usize::from(self.position));
        pile.is_some_and(|pile| pile.top.is_none() && pile.size > 0)
            && Viscounts::is_under_way(below)
    }
}

impl Viscounts {
    /// The townsfolk on top of the piles, with their positions.
    pub(super) fn visible(&self) -> impl Iterator<Item = (usize, Card)> + use<'_> {
        let tops = self.piles.iter().enumerate();
        tops.filter_map(|(position, pile)| pile.top.map(|card| (position, card)))
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VIS-13.5: the card, the next one of the pile, the hire effect, slot 7. In the set-up the card
    /// joins the deck that is put together, and no slot reacts (VIS-2.11, VIS-2.15).
    pub(super) fn hire(&mut self, seat: Seat, position: usize) {
        let Some(card) = self.piles[position].top else { return };
        let begun = !self.is_setting_up();
        let player = self.player_mut(seat);
        let pile = if begun { &mut player.deck.discard } else { &mut player.deck.draw };
        pile.insert(card.number());
        let discards = begun && player.uncovered.contains(Slot::HireDiscard);
        self.tell(|| Event::Hired { seat, card });
        if discards {
            self.resolve(Row::HireDiscard, seat);
        }
        self.resolve(Row::Hired(card), seat);
        self.uncover(position);
    }

    /// The top card of a pile is gone; the next one comes to light.
    pub(super) fn uncover(&mut self, position: usize) {
        let pile = &mut self.piles[position];
        pile.top = None;
        pile.size -= 1;
        if pile.size > 0 {
            self.put(Reveal { position: u8::try_from(position).expect("five positions") });
        }
    }

    pub(super) fn reveal(&mut self, position: usize, card: Card) {
        debug_assert!(position < SEGMENTS);
        self.townsfolk.take(card.number());
        self.piles[position].top = Some(card);
        let segment = self.segments[position];
        self.tell(|| Event::Revealed { segment, card });
    }
}
