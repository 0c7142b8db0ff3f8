//! The Stonemason's purchases from Worker cards (CAS-10.1 to CAS-10.7, CAS-10.10).

use engine::{Seat, Sink};

use crate::{
    Action, Card, CardSet, Castle, Event, Frame, Kind,
    card::{MOST_BUILDINGS, UNIT_PRICE},
    frame::worker_bit,
};

impl Castle {
    /// Whether a Stonemason can ask for anything now.
    pub(super) fn can_buy(&self, frame: Frame) -> bool {
        self.find_purchase(frame, |_| true)
    }

    pub(super) fn list_purchases(&self, frame: Frame, out: &mut Vec<Action>) {
        self.find_purchase(frame, |purchase| {
            out.push(purchase);
            false
        });
    }

    /// Calls `each` with what a Stonemason can ask for now, until it says stop by returning true;
    /// tells whether it did.
    fn find_purchase(&self, frame: Frame, mut each: impl FnMut(Action) -> bool) -> bool {
        let Frame::Build { seat, card, left, asked, .. } = frame else {
            unreachable!("{frame:?} buys nothing")
        };
        // CAS-10.7, CAS-10.2.
        if card != Card::Stonemason
            || left < MOST_BUILDINGS
            || self.player(seat).talers < UNIT_PRICE
        {
            return false;
        }
        for owner in Seat::first(self.seats).filter(|&owner| owner != seat) {
            let player = self.player(owner);
            let workers = player.chosen.and(CardSet::WORKERS).iter();
            for worker in workers.filter(|&worker| asked & worker_bit(owner, worker) == 0) {
                let load = player.loads[worker.worker_index()];
                if load.kinds().any(|kind| each(Action::Buy { owner, worker, kind })) {
                    return true;
                }
            }
        }
        false
    }

    /// CAS-10.4: the last unit only if its owner agrees.
    pub(super) fn buy(
        &mut self,
        frame: Frame,
        owner: Seat,
        worker: Card,
        kind: Kind,
        log: &mut impl Sink<Event>,
    ) {
        let Frame::Build { seat, card, left, asked, refused } = frame else {
            unreachable!("{frame:?} buys nothing")
        };
        let asked = asked | worker_bit(owner, worker);
        self.go_to(Frame::Build { seat, card, left, asked, refused });
        if self.player(owner).loads[worker.worker_index()].units() == 1 {
            self.pending.push(Frame::Sale { buyer: seat, owner, worker, kind });
            log.emit(|| Event::AskedForLast { seat, owner, worker, kind });
        } else {
            self.hand_over(seat, owner, worker, kind, log);
        }
    }

    /// CAS-10.2, CAS-10.3: a taler for a unit of the card.
    fn hand_over(
        &mut self,
        seat: Seat,
        owner: Seat,
        worker: Card,
        kind: Kind,
        log: &mut impl Sink<Event>,
    ) {
        self.player_mut(seat).talers -= UNIT_PRICE;
        self.player_mut(seat).goods[kind] += 1;
        self.player_mut(owner).talers += UNIT_PRICE;
        self.player_mut(owner).loads[worker.worker_index()][kind] -= 1;
        log.emit(|| Event::Bought { seat, owner, worker, kind });
    }

    pub(super) fn answer_sale(&mut self, frame: Frame, action: Action, log: &mut impl Sink<Event>) {
        let Frame::Sale { buyer, owner, worker, kind } = frame else {
            unreachable!("{frame:?} sells nothing")
        };
        self.pending.pop();
        if action == Action::Sell {
            return self.hand_over(buyer, owner, worker, kind, log);
        }
        log.emit(|| Event::Refused { seat: owner, worker });
        if let Frame::Build { seat, card, left, asked, refused } = self.frame() {
            let refused = refused | worker_bit(owner, worker);
            self.go_to(Frame::Build { seat, card, left, asked, refused });
        }
    }
}
