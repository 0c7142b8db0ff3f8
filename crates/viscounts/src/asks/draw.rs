//! What chance draws from the draw piles of the seats, and shuffling (VIS-15).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use super::LEFT_TO_CHANCE;
use crate::{
    Action, Card, Event, Viscounts,
    asks::{Ask, Frame, Phase, Play, Table},
    card::Moment,
};

/// What becomes of a card that is turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// It is played (VIS-6.3).
    Play,
    /// It is discarded (VCE-5).
    Discard,
    /// It is destroyed (VCE-6).
    Destroy,
}

/// Chance turns the top card of a seat's draw pile over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unseen {
    /// Whose.
    pub seat: Seat,
    /// What becomes of it.
    pub purpose: Purpose,
}

impl Ask for Unseen {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Viscounts) -> bool {
        state.player(self.seat).deck.draw.has_several()
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let deck = &table.player(self.seat).deck;
        if let Some(only) = deck.draw.iter().next() {
            self.turn_up(table, Card::of(only));
        } else if self.purpose == Purpose::Play && !deck.hand.is_empty() {
            // VIS-6.6: a column, used within the shuffle, has taken the only card into the hand.
            table.put(Play);
        }
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.player(self.seat).deck.draw.iter().map(Card::of).map(Action::Draw));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Draw(card) = action {
            self.turn_up(table, card);
        }
    }

    fn why_wait(self, _: &Viscounts, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        match self.purpose {
            Purpose::Play => {
                let slots = &state.player(state.active).slots;
                self.seat == state.active
                    && Viscounts::is_phase(below, Phase::Move)
                    && slots[0].is_none()
            }
            Purpose::Discard => state.is_of(self.seat, below),
            Purpose::Destroy => {
                state.is_of(self.seat, below)
                    && state.can_destroy(self.seat)
                    && !below.iter().any(|frame| matches!(frame, Frame::Unseen(_)))
            }
        }
    }
}

impl Unseen {
    fn turn_up<L: Sink<Event>>(self, table: &mut Table<'_, L>, card: Card) {
        let seat = self.seat;
        table.player_mut(seat).deck.leave_draw(card.number());
        match self.purpose {
            Purpose::Play => table.lay_card(seat, card),
            Purpose::Discard => table.lay_off(seat, card),
            Purpose::Destroy => table.destroy(seat, card, false),
        }
    }
}

/// Chance draws cards until the hand is full (VIS-15.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refill {
    /// Whose hand.
    pub seat: Seat,
}

impl Refill {
    #[inline]
    fn has_room(self, state: &Viscounts) -> bool {
        state.player(self.seat).deck.hand.len() < state.hand_limit(self.seat)
    }
}

impl Ask for Refill {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Chance
    }

    fn waits(self, state: &Viscounts) -> bool {
        self.has_room(state) && state.player(self.seat).deck.draw.has_several()
    }

    /// The only card left, a shuffle, or the end of the drawing.
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let deck = &table.player(self.seat).deck;
        if !self.has_room(table) || !deck.has_top() {
            return;
        }
        if let Some(only) = deck.draw.iter().next() {
            return self.receive(table, Card::of(only));
        }
        table.put(self);
        table.shuffle(self.seat);
    }

    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.player(self.seat).deck.draw.iter().map(Card::of).map(Action::Draw));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Draw(card) = action {
            self.receive(table, card);
        }
    }

    fn why_wait(self, _: &Viscounts, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        match below {
            [Frame::Pairs(pairs)] => {
                state.is_at_table(self.seat)
                    && pairs.left < state.people()
                    && (pairs.left == 0 || pairs.seat(state).next(state.seats) == self.seat)
                    && (pairs.left > 0 || self.seat == state.first)
            }
            [Frame::Turn(turn)] | [Frame::Turn(turn), Frame::Pause] => {
                turn.phase == Phase::End && self.seat == state.active
            }
            _ => false,
        }
    }
}

impl Refill {
    fn receive<L: Sink<Event>>(self, table: &mut Table<'_, L>, card: Card) {
        let seat = self.seat;
        table.player_mut(seat).deck.draw_card(card.number());
        table.tell(|| Event::Drew { seat, card: Some(card) });
        table.put(self);
    }
}

/// Chance draws so many cards of an effect (VCE-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawCards {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub left: u8,
}

impl DrawCards {
    fn receive<L: Sink<Event>>(self, table: &mut Table<'_, L>, card: Card) {
        let seat = self.seat;
        table.player_mut(seat).deck.draw_card(card.number());
        table.tell(|| Event::Drew { seat, card: Some(card) });
        if self.left > 1 {
            table.put(Self { left: self.left - 1, ..self });
        }
    }
}

impl Ask for DrawCards {
    fn whom(self, _: &Viscounts) -> Turn {
        Turn::Chance
    }

    #[inline(never)]
    fn waits(self, state: &Viscounts) -> bool {
        state.player(self.seat).deck.draw.has_several()
    }

    /// The only card, a shuffle, or nothing.
    #[inline(never)]
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let deck = &table.player(self.seat).deck;
        if let Some(only) = deck.draw.iter().next() {
            return self.receive(table, Card::of(only));
        }
        if deck.has_top() {
            table.put(self);
            table.shuffle(self.seat);
        }
    }

    #[inline(never)]
    fn list(self, state: &Viscounts, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.player(self.seat).deck.draw.iter().map(Card::of).map(Action::Draw));
    }

    #[inline(never)]
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Draw(card) = action {
            self.receive(table, card);
        }
    }

    fn why_wait(self, _: &Viscounts, _: Seat) -> Option<Illegal> {
        Some(LEFT_TO_CHANCE)
    }

    fn fits(self, state: &Viscounts, below: &[Frame]) -> bool {
        state.has_gates() && state.is_of(self.seat, below) && (1..=3).contains(&self.left)
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// Turns the top card over, after a shuffle if the draw pile is empty (VIS-15.3).
    pub(super) fn turn_over(&mut self, seat: Seat, purpose: Purpose) {
        self.put(Unseen { seat, purpose });
        if self.player(seat).deck.draw.is_empty() {
            self.shuffle(seat);
        }
    }

    /// VIS-15.3, VIS-15.5: the consequence follows the icons on the board.
    pub(super) fn shuffle(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        if player.deck.discard.is_empty() {
            return;
        }
        player.deck.shuffle();
        let criminal = player.criminals() > 0;
        self.tell(|| Event::Shuffled { seat });
        if criminal {
            self.gain_corruption(seat, 1);
        } else {
            self.gain_virtue(seat, 1);
        }
        // VGG-9.3.
        if self.has_gates() {
            self.set_off(seat, Moment::Shuffle);
        }
    }

    /// VCE-8; nothing in the set-up (VIS-2.11).
    pub(crate) fn shuffle_by_effect(&mut self, seat: Seat) {
        if !self.is_setting_up() {
            self.shuffle(seat);
        }
    }
}
