//! The characters in their order (CAS-6).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, CardSet, Castle, Event,
    asks::{Ask, Frame, Table},
    card::{BY_RANK, PAY_OUT_RANK, RANKS, WORKERS},
    effects::{Resolve, Row},
};

/// The characters of a rank, in player order; never waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    /// From 1 to 6.
    pub rank: u8,
    /// Whose turn, by player order.
    pub at: u8,
    /// The cards of that seat that have been resolved.
    pub done: CardSet,
}

impl Ask for Rank {
    fn waits(self, _: &Castle) -> bool {
        false
    }

    /// CAS-6.1, CAS-6.2: the next card to resolve, by rank and player order; after the last one the
    /// round ends.
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let chosen = table.chosen();
        let Self { mut rank, mut at, mut done } = self;
        loop {
            let of_rank = BY_RANK[usize::from(rank) - 1];
            // Many ranks are nobody's.
            if !chosen.and(of_rank).is_empty() {
                let mut seat = table.seat_at(at);
                while at < table.seats {
                    let cards = table.player(seat).chosen.and(of_rank).minus(done);
                    if !cards.is_empty() {
                        return table.take_turn(Self { rank, at, done }, seat, cards);
                    }
                    (at, done) = (at + 1, CardSet::EMPTY);
                    seat = seat.next(table.seats);
                }
            }
            if rank == PAY_OUT_RANK {
                table.pay_out(of_rank);
            }
            if rank == RANKS {
                return table.end_round();
            }
            (rank, at, done) = (rank + 1, 0, CardSet::EMPTY);
        }
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        below.is_empty()
            && (1..=RANKS).contains(&self.rank)
            && self.at < state.seats
            && self.done.minus(state.player(state.seat_at(self.at)).chosen).is_empty()
    }
}

impl Rank {
    /// Whether the turn of a card has begun.
    fn is_past(self, state: &Castle, seat: Seat, card: Card) -> bool {
        let earlier = (0..self.at).any(|at| state.seat_at(at) == seat);
        let done = state.seat_at(self.at) == seat && self.done.contains(card);
        card.rank() < self.rank || card.rank() == self.rank && (earlier || done)
    }
}

/// D10: which of two own Workers comes first (CAS-6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// Whose.
    pub seat: Seat,
}

impl Ask for Order {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Seat(self.seat)
    }

    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        let workers = state.player(self.seat).chosen.and(WORKERS);
        out.extend(workers.iter().map(Action::First));
    }

    /// One of two Workers; the other follows.
    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let (Some(Frame::Rank(turn)), Action::First(card)) = (table.pending.pop(), action) {
            table.begin_turn(turn, self.seat, card);
        }
    }

    fn why_not(self, _: &Castle, _: Seat, action: Action) -> Option<Illegal> {
        (action == Action::Stop).then_some(Illegal::new("CAS-6.4", "MustOrder"))
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        let turn = matches!(below, [Frame::Rank(turn)] if state.seat_at(turn.at) == self.seat);
        turn && state.player(self.seat).chosen.and(WORKERS).len() == 2
    }
}

impl Castle {
    /// What anybody has chosen for this round.
    fn chosen(&self) -> CardSet {
        self.players.iter().fold(CardSet::EMPTY, |all, player| all.union(player.chosen))
    }

    /// The cards of the round whose turn has begun.
    pub(crate) fn begun(&self, seat: Seat) -> CardSet {
        let Some(&Frame::Rank(turn)) = self.pending.as_slice().first() else {
            return CardSet::EMPTY;
        };
        let chosen = self.player(seat).chosen.iter();
        chosen.filter(|&card| turn.is_past(self, seat, card)).collect()
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// A card, or which of two comes first.
    fn take_turn(&mut self, turn: Rank, seat: Seat, cards: CardSet) {
        match cards.lowest() {
            Some(card) if cards == CardSet::only(card) => self.begin_turn(turn, seat, card),
            _ => {
                self.put(turn);
                self.put(Order { seat });
            }
        }
    }

    /// A card is resolved by its row.
    fn begin_turn(&mut self, turn: Rank, seat: Seat, card: Card) {
        self.put(Rank { done: turn.done.with(card), ..turn });
        self.tell(|| Event::Began { seat, card });
        Resolve::new(Row::Character(card), seat).run(self);
    }
}
