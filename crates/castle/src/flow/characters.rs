//! The characters in their order, and those that act without a choice (CAS-6, CAS-7, CAS-12).

use engine::{Seat, Sink};

use crate::{
    Action, Card, CardSet, Castle, Event, Frame, Source,
    card::{BY_RANK, MASTER_BUILDER_POINTS, MESSENGER_TALERS, MOST_BUILDINGS, RANKS},
};

impl Castle {
    /// CAS-6.1, CAS-6.2: the next card to resolve, by rank and player order; after the last one the
    /// round ends.
    pub(super) fn resolve_from(
        &mut self,
        mut rank: u8,
        mut at: u8,
        mut done: CardSet,
        log: &mut impl Sink<Event>,
    ) {
        loop {
            let of_rank = BY_RANK[usize::from(rank) - 1];
            while at < self.seats {
                let seat = self.seat_at(at);
                let cards = self.player(seat).chosen.and(of_rank).minus(done);
                if let Some(card) = cards.first() {
                    if cards.len() == 1 {
                        self.go_to(Frame::Rank { rank, at, done: done.with(card) });
                        return self.begin_turn(seat, card, log);
                    }
                    self.go_to(Frame::Rank { rank, at, done });
                    return self.pending.push(Frame::Order { seat });
                }
                at += 1;
                done = CardSet::EMPTY;
            }
            if rank == Card::Trader.rank() {
                self.pay_out(log);
            }
            if rank == RANKS {
                return self.end_round(log);
            }
            rank += 1;
            at = 0;
        }
    }

    pub(super) fn list_orders(&self, seat: Seat, out: &mut Vec<Action>) {
        let workers = self.player(seat).chosen.and(CardSet::WORKERS);
        out.extend(workers.iter().map(Action::First));
    }

    /// CAS-6.4: one of two Workers; the other follows.
    pub(super) fn begin_with(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let Action::First(card) = action else { unreachable!("no Worker is {action}") };
        self.pending.pop();
        let Frame::Rank { rank, at, done } = self.frame() else {
            unreachable!("two Workers are ordered within their rank")
        };
        self.go_to(Frame::Rank { rank, at, done: done.with(card) });
        self.begin_turn(seat, card, log);
    }

    fn begin_turn(&mut self, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
        log.emit(|| Event::Began { seat, card });
        match card {
            Card::Messenger => self.messenger(seat, log),
            Card::Trader => self.begin_trade(seat, log),
            Card::Bricklayer => {
                self.begin_building(seat, card);
                self.pending.push(Frame::DefenceTower { seat });
            }
            Card::Stonemason => self.begin_building(seat, card),
            Card::Timber | Card::Earth | Card::Quarry => {
                self.take_load(seat, card, log);
                self.begin_building(seat, card);
            }
            Card::MasterBuilder => self.master_builder(seat, log),
        }
    }

    fn begin_building(&mut self, seat: Seat, card: Card) {
        self.pending.push(Frame::Build { seat, card, left: MOST_BUILDINGS, asked: 0, refused: 0 });
    }

    /// CAS-7.
    fn messenger(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        let talers = self.pay_from_bank(seat, MESSENGER_TALERS);
        log.emit(|| Event::Earned { seat, talers });
        self.finish(seat, Card::Messenger);
    }

    /// CAS-11.1: what the Stonemasons left.
    fn take_load(&mut self, seat: Seat, worker: Card, log: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        let goods = std::mem::take(&mut player.loads[worker.worker_index()]);
        player.goods.add(goods);
        log.emit(|| Event::TookLoad { seat, worker, goods });
    }

    /// CAS-12.1 to CAS-12.3.
    fn master_builder(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        let cards = std::mem::take(&mut player.played);
        player.hand = player.hand.union(cards);
        log.emit(|| Event::TookBack { seat, cards });
        let round = self.round;
        let of_others = self.tiles.iter().flatten().filter(|e| e.round == round && e.by != seat);
        let buildings = u8::try_from(of_others.count()).expect("few tiles");
        let points = buildings * MASTER_BUILDER_POINTS;
        self.score(seat, Source::MasterBuilder, points);
        log.emit(|| Event::MasterBuilder { seat, buildings, points });
        self.finish(seat, Card::MasterBuilder);
    }
}
