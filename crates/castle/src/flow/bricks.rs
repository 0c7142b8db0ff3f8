//! Erecting buildings: the Defence Tower, payments, rewards (CAS-9 to CAS-11, CAS-13).

use engine::{Seat, Sink};

use crate::{
    Action, Building, Card, Castle, Erected, Event, Frame, Gift, Goods, Source,
    card::{BRICKLAYER_TALERS_PER_UNIT, MOST_BUILDINGS, MOST_HELPERS},
    payment::Payments,
};

impl Castle {
    pub(super) fn list_tower(&self, out: &mut Vec<Action>) {
        out.extend(self.defence_tower.kinds().map(|kind| Action::Take(Gift::Unit(kind))));
    }

    /// CAS-9.1: all units of one kind.
    pub(super) fn take_from_tower(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Action::Take(Gift::Unit(kind)) = action else {
            unreachable!("the Defence Tower holds no {action}")
        };
        let goods = &mut self.players[seat.index()].goods;
        let units = self.defence_tower.hand_out(kind, u8::MAX, goods);
        log.emit(|| Event::TookFromTower { seat, kind, units });
        self.pending.pop();
    }

    /// Whether a builder has anything to do: buy, build or exchange.
    pub(super) fn can_go_on_building(&self, frame: Frame) -> bool {
        let Frame::Build { seat, .. } = frame else { unreachable!("{frame:?} builds nothing") };
        self.can_exchange(seat) || self.can_buy(frame) || self.can_build(seat)
    }

    fn can_build(&self, seat: Seat) -> bool {
        !self.payments(seat).is_empty()
    }

    /// D5 and D7: purchases until the first building (CAS-10.7), buildings, or an end.
    pub(super) fn list_building(&self, frame: Frame, out: &mut Vec<Action>) {
        let Frame::Build { seat, .. } = frame else { unreachable!("{frame:?} builds nothing") };
        out.push(Action::Stop);
        self.list_purchases(frame, out);
        self.payments(seat).iter().for_each(|(building, payment)| {
            out.push(Action::Build { building, payment });
        });
    }

    /// All exact payments for every sort of tile on the board (CAS-13.1 to CAS-13.4); tiles of one
    /// sort are interchangeable and offered once.
    fn payments(&self, seat: Seat) -> Payments {
        let mut payments = Payments::from_supply(self.player(seat).goods, self.material_kinds());
        for building in Building::WITH_TILES {
            if !self.is_on_board(building) {
                payments.remove(building);
            }
        }
        payments
    }

    pub(super) fn answer_building(
        &mut self,
        frame: Frame,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Build { building, payment } => self.build(frame, building, payment, log),
            Action::Buy { owner, worker, kind } => self.buy(frame, owner, worker, kind, log),
            _ => self.end_building(frame, true),
        }
    }

    /// CAS-13.2, CAS-13.6, CAS-13.8: units to the stock, the tile is erected, the reward follows.
    fn build(
        &mut self,
        frame: Frame,
        building: Building,
        payment: Goods,
        log: &mut impl Sink<Event>,
    ) {
        let Frame::Build { seat, card, left, asked, refused } = frame else {
            unreachable!("{frame:?} builds nothing")
        };
        self.player_mut(seat).goods.remove(payment);
        self.stock.add(payment);
        let free = self.tiles[building.slots()].iter_mut().find(|tile| tile.is_none());
        *free.expect("a tile is on the board") =
            Some(Erected { by: seat, with: card, round: self.round });
        let (talers, points) = self.reward(seat, card, building, payment);
        log.emit(|| Event::Built { seat, with: card, building, payment, talers, points });
        let left = left - 1;
        let frame = Frame::Build { seat, card, left, asked, refused };
        if left == 0 {
            self.end_building(frame, false);
        } else {
            self.go_to(frame);
        }
    }

    /// Talers (CAS-9.2), full (CAS-10.8) or half points (CAS-11.2).
    fn reward(&mut self, seat: Seat, card: Card, building: Building, payment: Goods) -> (u8, u8) {
        match card {
            Card::Bricklayer => {
                let wages = payment.units() * BRICKLAYER_TALERS_PER_UNIT;
                (self.pay_from_bank(seat, wages), 0)
            }
            Card::Stonemason => {
                self.score(seat, Source::Stonemason, building.points());
                (0, building.points())
            }
            _ => {
                self.score(seat, Source::Worker, building.points() / 2);
                (0, building.points() / 2)
            }
        }
    }

    /// CAS-14.1: helpers follow if this card erected a building and is no Worker. When the last
    /// answer was to stop, an exchange has been declined with it and is not offered again.
    pub(super) fn end_building(&mut self, frame: Frame, stopped: bool) {
        let Frame::Build { seat, card, left, .. } = frame else {
            unreachable!("{frame:?} builds nothing")
        };
        self.pending.pop();
        if left < MOST_BUILDINGS && !card.is_worker() {
            self.pending.push(Frame::Helpers { seat, card, left: MOST_HELPERS, declined: stopped });
        } else if !stopped {
            self.finish(seat, card);
        }
    }
}
