//! What chance draws: building cards, apprentices for the display, the top card of the small market.

use engine::{Actor, Illegal, Seat, SeatSet, Sink, Turn};
use serde::{Deserialize, Serialize};

use super::LEFT_TO_CHANCE;
use crate::{
    Action, Apprentice, Architects, Building, Event, MarketCard,
    asks::{Ask, Frame, Keep, Table},
    board::LOOK,
    state::column,
};

/// Chance draws building cards for a seat; what was put under the deck comes by itself (ARC-21.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// For whom.
    pub seat: Seat,
    /// How many are still to be drawn.
    pub left: u8,
    /// Whether they are looked at, to keep one of them.
    pub look: bool,
}

impl Ask for Draw {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Architects) -> bool {
        state.deck.shuffled.len() > 1
    }

    /// ARC-14.10: as many as there are.
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = table.deck.shuffled.iter().next();
        if let Some(card) = only.or(table.deck.settled_next()) {
            self.receive(table, card);
        }
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.deck.shuffled.iter().map(Building::of).map(Action::Deal));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Deal(building) = action {
            self.receive(table, building.card());
        }
    }

    fn why_wait(self, _: &Architects, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        let placed = match below {
            // The deal of the set-up, in turn order.
            [bottom @ (Frame::Draft | Frame::Move), deals @ ..] => {
                let other = |frame: &Frame| match frame {
                    Frame::Draw(deal) => deal.look == self.look && deal.seat != self.seat,
                    _ => false,
                };
                self.look == (*bottom == Frame::Draft)
                    && state.is_at_table(self.seat)
                    && deals.iter().all(other)
            }
            [.., Frame::Keep(keep)] => self.look && keep.seat == self.seat,
            _ => !self.look && state.is_own(self.seat, below),
        };
        let room = usize::from(LOOK) - state.player(self.seat).pack.len();
        placed
            && (1..=WORKSHOP_MOST).contains(&self.left)
            && (!self.look || usize::from(self.left) <= room)
    }
}

/// The most cards drawn at once: with all workers at the Workshop (ARC-9.1).
const WORKSHOP_MOST: u8 = crate::board::workshop_cards(crate::board::WORKERS);

impl Draw {
    fn receive<L: Sink<Event>>(self, table: &mut Table<'_, L>, card: u8) {
        let Self { seat, left, look } = self;
        table.deck.take(card);
        table.known.show(card, SeatSet::only(seat));
        let player = table.player_mut(seat);
        if look {
            player.pack.push(card);
        } else {
            player.hand.insert(card);
        }
        table.tell(|| Event::Drew { seat, building: Some(Building::of(card)), look });
        if left > 1 {
            table.put(Self { left: left - 1, ..self });
        }
    }
}

/// Chance fills the first gap of the display, row by row (ARC-2.3, ARC-9.7).
#[derive(Clone, Copy, Debug)]
pub struct Reveal;

impl Ask for Reveal {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Architects) -> bool {
        state.apprentices.shuffled.len() > 1 && state.display.contains(&None)
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = table.apprentices.shuffled.iter().next();
        if let Some(card) = only.or(table.apprentices.settled_next()) {
            table.display_apprentice(Apprentice::of(card));
        }
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.apprentices.shuffled.iter().map(Apprentice::of).map(Action::Reveal));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Reveal(apprentice) = action {
            table.display_apprentice(apprentice);
        }
    }

    fn why_wait(self, _: &Architects, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, _: &Architects, below: &[Frame]) -> bool {
        matches!(below, [Frame::SetUp(_)]) || Architects::is_in_turn(below)
    }
}

/// Chance turns the next card of the small market up (ARC-21.8).
#[derive(Clone, Copy, Debug)]
pub struct TurnUp;

impl Ask for TurnUp {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Architects) -> bool {
        state.market.unseen.len() > 1
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if let Some(only) = table.market.unseen.lowest() {
            table.turn_up(only);
        }
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.market.unseen.iter().map(Action::TurnUp));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::TurnUp(card) = action {
            table.turn_up(card);
        }
    }

    fn why_wait(self, _: &Architects, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        state.market.small.is_none()
            && (matches!(below, [Frame::SetUp(_)]) || Architects::is_in_turn(below))
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    fn turn_up(&mut self, card: MarketCard) {
        self.market.unseen.remove(card);
        self.market.small = Some(card);
        self.tell(|| Event::TurnedUp { card });
    }

    fn display_apprentice(&mut self, apprentice: Apprentice) {
        let Some(gap) = self.display.iter().position(Option::is_none) else { return };
        self.apprentices.take(apprentice.card());
        self.display[gap] = Some(apprentice);
        let (row, column) = (gap / crate::board::DISPLAY_COLUMNS + 1, column(gap));
        self.tell(|| Event::Displayed { apprentice, row, column });
        if self.display.contains(&None) {
            self.put(Reveal);
        }
    }

    /// Cards that are looked at go under the deck, in the order in which they came; who knew that
    /// they were in the pack knows where they are now.
    pub(super) fn return_pack(&mut self, seat: Seat) {
        let pack = std::mem::take(&mut self.player_mut(seat).pack);
        for card in pack.iter() {
            self.deck.under.push(card);
            self.tell(|| Event::Returned { seat, building: Some(Building::of(card)) });
        }
    }
}

impl Frame {
    /// Whether the seat looks at cards now, to keep one.
    pub(crate) fn is_keep_of(self, seat: Seat) -> bool {
        self == Self::Keep(Keep { seat })
    }
}
