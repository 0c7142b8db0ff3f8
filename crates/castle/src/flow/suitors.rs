//! The Young Lady: gifts, withdrawal, and what becomes of the gifts (CAS-20.5).

use engine::{Seat, SeatSet, Sink};

use crate::{Action, Castle, Event, Frame, Gift, Goods, Source, card::YOUNG_LADY_POINTS};

impl Castle {
    pub(super) fn young_lady_arrives(&mut self) {
        self.winter.young_lady = true;
        self.winter.suitors = SeatSet::first(self.seats);
        self.winter.givers = SeatSet::EMPTY;
    }

    /// CAS-19.5: her gift round, if she is in play; then the selection.
    pub(super) fn begin_gifts(&mut self) {
        if self.winter.young_lady {
            self.go_to(Frame::Gifts { at: 0 });
        } else {
            self.begin_selection();
        }
    }

    /// CAS-20.5b: in player order.
    pub(super) fn next_suitor(&mut self, at: u8) {
        if at + 1 < self.seats {
            self.go_to(Frame::Gifts { at: at + 1 });
        } else {
            self.begin_selection();
        }
    }

    pub(super) fn list_gifts(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if player.talers > 0 {
            out.push(Action::Gift(Gift::Taler));
        }
        out.extend(player.goods.kinds().map(|kind| Action::Gift(Gift::Unit(kind))));
        out.push(Action::Withdraw);
    }

    pub(super) fn answer_gift(
        &mut self,
        at: u8,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Gift(gift) => self.give(seat, gift, log),
            Action::Withdraw => {
                self.winter.suitors.remove(seat);
                log.emit(|| Event::Withdrew { seat });
            }
            _ => unreachable!("a suitor does not answer {action}"),
        }
        self.settle_suit(at, log);
    }

    fn give(&mut self, seat: Seat, gift: Gift, log: &mut impl Sink<Event>) {
        let player = &mut self.players[seat.index()];
        match gift {
            Gift::Taler => {
                player.talers -= 1;
                self.winter.gift_talers += 1;
            }
            Gift::Unit(kind) => {
                player.goods[kind] -= 1;
                self.winter.gifts[kind] += 1;
            }
        }
        self.winter.givers.insert(seat);
        log.emit(|| Event::Gave { seat, gift });
    }

    /// CAS-20.5c: the last suitor wins if he has given; one who has not is asked for a gift.
    fn settle_suit(&mut self, at: u8, log: &mut impl Sink<Event>) {
        let suitors = self.winter.suitors;
        let last = suitors.lowest().filter(|_| suitors.len() == 1);
        match last {
            Some(winner) if self.winter.givers.contains(winner) => self.end_suit(Some(winner), log),
            None if suitors.is_empty() => self.end_suit(None, log),
            // Whoever has not given yet comes later in this very round.
            Some(_) | None => self.next_suitor(at),
        }
    }

    fn end_suit(&mut self, winner: Option<Seat>, log: &mut impl Sink<Event>) {
        let points = if winner.is_some() { YOUNG_LADY_POINTS } else { 0 };
        if let Some(winner) = winner {
            self.score(winner, Source::YoungLady, points);
        }
        log.emit(|| Event::YoungLadyLeft { winner, points });
        self.winter.suitors = SeatSet::EMPTY;
        self.go_to(Frame::Sharing { at: 0 });
    }

    pub(super) fn list_shares(&self, out: &mut Vec<Action>) {
        if self.winter.gift_talers > 0 {
            out.push(Action::Take(Gift::Taler));
        }
        out.extend(self.winter.gifts.kinds().map(|kind| Action::Take(Gift::Unit(kind))));
    }

    /// CAS-20.5d: one thing each, round and round.
    pub(super) fn take_share(
        &mut self,
        at: u8,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Action::Take(gift) = action else { unreachable!("a share is not {action}") };
        let player = &mut self.players[seat.index()];
        match gift {
            Gift::Taler => {
                self.winter.gift_talers -= 1;
                player.talers += 1;
            }
            Gift::Unit(kind) => {
                self.winter.gifts[kind] -= 1;
                player.goods[kind] += 1;
            }
        }
        log.emit(|| Event::Shared { seat, gift });
        self.go_to(Frame::Sharing { at: (at + 1) % self.seats });
    }

    /// The card is empty and leaves the game.
    pub(super) fn young_lady_leaves(&mut self) {
        debug_assert_eq!((self.winter.gifts, self.winter.gift_talers), (Goods::NONE, 0));
        self.winter.young_lady = false;
        self.winter.givers = SeatSet::EMPTY;
        self.begin_selection();
    }
}
