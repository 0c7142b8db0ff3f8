//! The Trader: toll, placing, pay-out (CAS-8, CAS-20.1).

use engine::{Seat, Sink};

use crate::{
    Action, Card, Castle, Event, Frame, Kind, Place,
    bits::{bits, positions},
    board::Ground,
    card::{DUTY, INN_TOLL},
};

/// A set of trader places, as bits in their order.
type Traders = u64;
const CARTS: Traders = 0b0_1111;
const RIDER: Traders = 0b1_0000;

impl Castle {
    pub(super) fn begin_trade(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        self.pending.push(Frame::Trade { seat });
        if self.winter.inn {
            self.pay_toll(seat, log);
        }
    }

    /// CAS-20.1b and CAS-20.1d: due even if no helper will be placed (CAS-22.12).
    fn pay_toll(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        let host = self.occupant(Place::Inn);
        if host == Some(seat) {
            return;
        }
        if self.player(seat).talers < INN_TOLL {
            return self.pending.push(Frame::Toll { seat });
        }
        self.player_mut(seat).talers -= INN_TOLL;
        match host {
            Some(host) => self.player_mut(host).talers += INN_TOLL,
            None => self.winter.inn_talers += INN_TOLL,
        }
        log.emit(|| Event::Toll { seat, to: host });
    }

    /// Trader places with a helper of the seat.
    fn own_traders(&self, seat: Seat) -> Traders {
        traders_where(|place| self.occupant(place) == Some(seat))
    }

    /// CAS-20.1d: with no helper at the traders nothing happens.
    pub(super) fn can_return(&self, seat: Seat) -> bool {
        self.own_traders(seat) != 0
    }

    pub(super) fn list_returns(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(in_set(self.own_traders(seat)).map(Action::Return));
    }

    pub(super) fn return_helper(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let Action::Return(place) = action else { unreachable!("no helper returns by {action}") };
        self.lift_helper(seat, Some(place));
        self.player_mut(seat).helpers += 1;
        log.emit(|| Event::HelperReturned { seat, place });
        self.pending.pop();
    }

    /// Where a helper may go, from the supply or from a source that has been checked.
    ///
    /// CAS-8.3: a free cart, if there is one. CAS-8.4: otherwise the free rider, or the place of
    /// another's helper of an earlier round. CAS-8.6: the old place counts as empty, and is no goal.
    fn trade_targets(&self, seat: Seat, from: Option<Place>) -> Traders {
        let old = traders_where(|place| from == Some(place));
        let free = old | traders_where(|place| self.occupant(place).is_none());
        if free & CARTS != 0 {
            return free & CARTS & !old;
        }
        let replaceable = traders_where(|place| {
            let other = self.occupant(place).is_some_and(|owner| owner != seat);
            other && self.placed_in[place.trader_index()] < self.round
        });
        (free & RIDER | replaceable) & !old
    }

    /// Where a seat can take a helper from: the supply, its trader places, its place in the Inn.
    pub(super) fn helper_sources(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = Option<Place>> + Clone + use<> {
        let supply = u64::from(self.player(seat).helpers > 0);
        let standing = positions(&Place::SOURCES, |place| self.occupant(place) == Some(seat));
        bits(standing << 1 | supply).map(|index| index.checked_sub(1).map(|i| Place::SOURCES[i]))
    }

    pub(super) fn can_trade(&self, seat: Seat) -> bool {
        self.helper_sources(seat).any(|from| self.trade_targets(seat, from) != 0)
    }

    /// CAS-8.8: placing is compulsory with a helper in supply; moving one is not.
    pub(super) fn list_trades(&self, seat: Seat, out: &mut Vec<Action>) {
        let before = out.len();
        for from in self.helper_sources(seat) {
            let targets = in_set(self.trade_targets(seat, from));
            out.extend(targets.map(|to| Action::Place { to, from }));
        }
        if self.player(seat).helpers == 0 || out.len() == before {
            out.push(Action::Stop);
        }
    }

    pub(super) fn place_trader(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let Action::Place { to, from } = action else {
            self.pending.pop();
            return;
        };
        if let Some(owner) = self.occupant(to) {
            // CAS-8.5.
            self.player_mut(owner).helpers += 1;
            log.emit(|| Event::HelperReturned { seat: owner, place: to });
        }
        self.lift_helper(seat, from);
        self.places[to.slots().start] = Some(seat);
        self.placed_in[to.trader_index()] = self.round;
        log.emit(|| Event::HelperPlaced { seat, place: to, from, price: 0 });
        self.pending.pop();
        self.finish(seat, Card::Trader);
    }

    /// CAS-8.9 to CAS-8.12: once in a round with a Trader, to everybody with trader helpers.
    pub(super) fn pay_out(&mut self, log: &mut impl Sink<Event>) {
        if !self.at_table().iter().any(|player| player.chosen.contains(Card::Trader)) {
            return;
        }
        for at in 0..self.seats {
            let seat = self.seat_at(at);
            for place in in_set(self.own_traders(seat)) {
                self.pay_trader(seat, place, log);
            }
        }
    }

    /// CAS-8.11: the duty is served first.
    fn pay_trader(&mut self, seat: Seat, place: Place, log: &mut impl Sink<Event>) {
        let kind = goods_of(place);
        let duty = self.stock.hand_out(kind, DUTY, &mut self.defence_tower);
        let rest = place.units() - DUTY;
        let units = self.stock.hand_out(kind, rest, &mut self.players[seat.index()].goods);
        log.emit(|| Event::PaidOut { seat, place, units, duty });
    }
}

fn traders_where(holds: impl FnMut(Place) -> bool) -> Traders {
    positions(&Place::TRADERS, holds)
}

fn in_set(set: Traders) -> impl Iterator<Item = Place> {
    bits(set).map(|index| Place::TRADERS[index])
}

/// What a trader place deals in.
fn goods_of(place: Place) -> Kind {
    match place.ground() {
        Ground::Trader(kind) => kind,
        _ => unreachable!("{place} is no trader place"),
    }
}
