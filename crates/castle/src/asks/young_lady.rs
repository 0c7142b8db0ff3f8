//! D14 and D15: the Young Lady: gifts, withdrawal, and what becomes of the gifts (CAS-20.5).

use engine::{Actor, Illegal, Seat, SeatSet, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Castle, Event, Gift, Source, WinterCard,
    asks::{Ask, Frame, Table},
    card::YOUNG_LADY_POINTS,
};

/// D14: a gift or withdrawal, once around the table in every round (CAS-20.5b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gifts {
    /// Whose, by player order.
    pub at: u8,
}

impl Ask for Gifts {
    fn whom(self, state: &Castle) -> Turn {
        Turn::Seat(state.seat_at(self.at))
    }

    fn waits(self, state: &Castle) -> bool {
        state.winter.suitors.contains(state.seat_at(self.at))
    }

    /// In player order, while there are suitors; then the selection.
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if self.at + 1 < table.seats && !table.winter.suitors.is_empty() {
            table.put(Self { at: self.at + 1 });
        } else {
            table.begin_selection();
        }
    }

    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        let player = state.player(state.seat_at(self.at));
        if player.talers > 0 {
            out.push(Action::Gift(Gift::Taler));
        }
        out.extend(player.goods.kinds().map(|kind| Action::Gift(Gift::Unit(kind))));
        out.push(Action::Withdraw);
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let seat = table.seat_at(self.at);
        if let Action::Gift(gift) = action {
            table.give(seat, gift);
        } else {
            table.winter.suitors.remove(seat);
            table.tell(|| Event::Withdrew { seat });
        }
        self.settle_suit(table);
    }

    fn why_not(self, _: &Castle, _: Seat, action: Action) -> Option<Illegal> {
        matches!(action, Action::Gift(_)).then_some(Illegal::new("CAS-20.5", "NotOwned"))
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        below.is_empty() && self.at < state.seats
    }
}

impl Gifts {
    /// CAS-20.5c: the last suitor wins if he has given; one who has not is asked for a gift.
    fn settle_suit<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let suitors = table.winter.suitors;
        let last = suitors.lowest().filter(|_| suitors.len() == 1);
        match last {
            Some(winner) if table.winter.givers.contains(winner) => table.end_suit(last),
            None if suitors.is_empty() => table.end_suit(None),
            // Whoever has not given yet comes later in this very round.
            Some(_) | None => self.pass(table),
        }
    }
}

/// D15: goods of the Young Lady, one thing each, round and round (CAS-20.5d).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sharing {
    /// Whose, by player order.
    pub at: u8,
}

impl Ask for Sharing {
    fn whom(self, state: &Castle) -> Turn {
        Turn::Seat(state.seat_at(self.at))
    }

    fn waits(self, state: &Castle) -> bool {
        !state.winter.gifts.is_empty() || state.winter.gift_talers > 0
    }

    /// The card is empty and leaves the game.
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        table.winter.in_play.remove(WinterCard::YoungLady);
        table.winter.givers = SeatSet::EMPTY;
        table.begin_selection();
    }

    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        if state.winter.gift_talers > 0 {
            out.push(Action::Take(Gift::Taler));
        }
        out.extend(state.winter.gifts.kinds().map(|kind| Action::Take(Gift::Unit(kind))));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Take(gift) = action {
            table.take_share(table.seat_at(self.at), gift);
        }
        table.put(Self { at: (self.at + 1) % table.seats });
    }

    fn why_not(self, _: &Castle, _: Seat, action: Action) -> Option<Illegal> {
        matches!(action, Action::Take(_)).then_some(Illegal::new("CAS-20.5", "NotAmongTheGifts"))
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        below.is_empty() && self.at < state.seats
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// CAS-20.5a: everybody courts her.
    pub(crate) fn begin_suit(&mut self) {
        self.winter.suitors = SeatSet::first(self.seats);
        self.winter.givers = SeatSet::EMPTY;
    }

    fn give(&mut self, seat: Seat, gift: Gift) {
        let state = &mut *self.state;
        let player = &mut state.players[seat.index()];
        match gift {
            Gift::Taler => {
                player.talers -= 1;
                state.winter.gift_talers += 1;
            }
            Gift::Unit(kind) => {
                player.goods[kind] -= 1;
                state.winter.gifts[kind] += 1;
            }
        }
        state.winter.givers.insert(seat);
        self.tell(|| Event::Gave { seat, gift });
    }

    fn take_share(&mut self, seat: Seat, gift: Gift) {
        let state = &mut *self.state;
        let player = &mut state.players[seat.index()];
        match gift {
            Gift::Taler => {
                state.winter.gift_talers -= 1;
                player.talers += 1;
            }
            Gift::Unit(kind) => {
                state.winter.gifts[kind] -= 1;
                player.goods[kind] += 1;
            }
        }
        self.tell(|| Event::Shared { seat, gift });
    }

    fn end_suit(&mut self, winner: Option<Seat>) {
        let points = if winner.is_some() { YOUNG_LADY_POINTS } else { 0 };
        if let Some(winner) = winner {
            self.score(winner, Source::YoungLady, points);
        }
        self.tell(|| Event::YoungLadyLeft { winner, points });
        self.winter.suitors = SeatSet::EMPTY;
        self.put(Sharing { at: 0 });
    }
}
