//! *hire*: townsfolk come to their new master (VIS-13, VCE-11).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use super::LEFT_TO_CHANCE;
use crate::{
    Action, Card, Event, Viscounts,
    asks::{Ask, Frame, Table},
    board::SEGMENTS,
    card::Moment,
    effects::Row,
};

/// Any townsfolk on top of a pile for nothing, so many times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hire {
    /// Who hires.
    pub seat: Seat,
    /// How many.
    pub left: u8,
    /// Whether there may be fewer.
    pub optional: bool,
}

impl Hire {
    /// Whether nobody need be hired: a King's Order is never forced (VGG-3.8).
    fn may_stop(self, state: &Viscounts) -> bool {
        let order = state.can_order(self.seat);
        self.optional || (order && state.visible().next().is_none())
    }

    /// The hires that follow this one.
    fn go_on<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if self.left > 1 {
            table.put(Self { left: self.left - 1, ..self });
        }
    }
}

impl Ask for Hire {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Viscounts) -> bool {
        let more = usize::from(state.can_order(self.seat)) + usize::from(self.may_stop(state));
        state.is_asked(self.seat, state.visible().take(2).count() + more)
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = table.visible().next();
        if let Some((position, _)) = only {
            self.go_on(table);
            table.hire(self.seat, position);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.visible().map(|(_, card)| Action::Hire(card)));
        if state.can_order(self.seat) {
            out.push(Action::Order);
        }
        if self.may_stop(state) {
            out.push(Action::Stop);
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        match action {
            Action::Hire(card) => {
                let found = table.visible().find(|&(_, top)| top == card);
                if let Some((position, _)) = found {
                    self.go_on(table);
                    table.hire(self.seat, position);
                }
            }
            Action::Order => {
                self.go_on(table);
                table.gain_order(self.seat, true);
            }
            _ => {}
        }
    }

    fn why_not(self, state: &Viscounts, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Hire(_) => Some(Illegal::new("VIS-13.3", "NotOnTop")),
            Action::Order => Some(state.why_no_order(self.seat)),
            Action::Stop => Some(Illegal::new("VIS-13.3", "MustHire")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.is_of(self.seat, below) && (1..=2).contains(&self.left)
    }
}

/// The townsfolk at the own Viscount may be hired and paid, in an effect (VGG-10.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HireHere {
    /// Who hires.
    pub seat: Seat,
}

impl Ask for HireHere {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Seat(self.seat)
    }

    #[inline(never)]
    fn waits(self, state: &Viscounts) -> bool {
        state.is_asked(self.seat, 1 + state.recruits(self.seat).count())
    }

    #[inline(never)]
    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        out.extend(state.recruits(self.seat));
    }

    #[inline(never)]
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        table.recruit(self.seat, action);
    }

    fn why_not(self, state: &Viscounts, seat: Seat, action: Action) -> Option<Illegal> {
        state.why_not_recruit(seat, action)
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.has_gates() && self.seat == state.active && state.is_of(self.seat, below)
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
        self.tell(|| Event::Hired { seat, card });
        self.set_off_after(seat, Moment::Hire);
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
