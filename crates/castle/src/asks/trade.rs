//! The Trader's asks: toll and placing; and the pay-out (CAS-8, CAS-20.1).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, CardSet, Castle, Event, Place,
    asks::{Ask, Frame, Table},
    board::{CARTS, Ground, PlaceSet, RIDER},
    card::{DUTY, INN_TOLL, PAY_OUT_RANK},
};

/// D11: a helper goes home instead of the toll (CAS-20.1d).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Toll {
    /// Who cannot pay.
    pub seat: Seat,
}

impl Ask for Toll {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Seat(self.seat)
    }

    /// With no helper at the traders nothing happens.
    fn waits(self, state: &Castle) -> bool {
        !state.own_traders(self.seat).is_empty()
    }

    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.own_traders(self.seat).iter().map(Action::Return));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Return(place) = action else { return };
        let seat = self.seat;
        table.lift_helper(seat, Some(place));
        table.player_mut(seat).helpers += 1;
        table.tell(|| Event::HelperReturned { seat, place });
    }

    fn why_not(self, _: &Castle, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Return(_) => Some(Illegal::new("CAS-20.1", "NoSuchHelper")),
            Action::Place { .. } | Action::Stop => Some(Illegal::new("CAS-20.1", "MustReturn")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        state.acts_with(below, PAY_OUT_RANK) == Some(self.seat) && below.len() == 2
    }
}

/// D3: a helper to a trader place (CAS-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    /// Whose.
    pub seat: Seat,
}

impl Ask for Trade {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Castle) -> bool {
        let reaches = |from| !state.trade_targets(self.seat, from).is_empty();
        state.helper_sources(self.seat).any(reaches)
    }

    /// CAS-8.8: placing is compulsory with a helper in supply; moving one is not.
    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        let before = out.len();
        for from in state.helper_sources(self.seat) {
            let targets = state.trade_targets(self.seat, from).iter();
            out.extend(targets.map(|to| Action::Place { to, from }));
        }
        if state.player(self.seat).helpers == 0 || out.len() == before {
            out.push(Action::Stop);
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Place { to, from } = action else { return table.decline() };
        let seat = self.seat;
        if let Some(owner) = table.occupant(to) {
            // CAS-8.5.
            table.player_mut(owner).helpers += 1;
            table.tell(|| Event::HelperReturned { seat: owner, place: to });
        }
        table.lift_helper(seat, from);
        let round = table.round;
        table.places[to.slots().start] = Some(seat);
        table.placed_in[to.trader_index()] = round;
        table.tell(|| Event::HelperPlaced { seat, place: to, from, price: 0 });
    }

    fn why_not(self, state: &Castle, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Place { to, from } => Some(state.why_not_trade(seat, to, from)),
            Action::Stop => Some(Illegal::new("CAS-8.8", "MustPlace")),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        state.acts_with(below, PAY_OUT_RANK) == Some(self.seat) && below.len() == 2
    }
}

impl Castle {
    /// Trader places with a helper of the seat.
    fn own_traders(&self, seat: Seat) -> PlaceSet {
        PlaceSet::of(&Place::TRADERS, |place| self.occupant(place) == Some(seat))
    }

    /// Where a helper may go, from the supply or from a source that has been checked.
    ///
    /// CAS-8.3: a free cart, if there is one. CAS-8.4: otherwise the free rider, or the place of
    /// another's helper of an earlier round. CAS-8.6: the old place counts as empty, and is no goal.
    fn trade_targets(&self, seat: Seat, from: Option<Place>) -> PlaceSet {
        let old = PlaceSet::of(&Place::TRADERS, |place| from == Some(place));
        let free = PlaceSet::of(&Place::TRADERS, |place| self.occupant(place).is_none()).union(old);
        let carts = free.and(CARTS);
        if !carts.is_empty() {
            return carts.minus(old);
        }
        let replaceable = PlaceSet::of(&Place::TRADERS, |place| {
            let other = self.occupant(place).is_some_and(|owner| owner != seat);
            other && self.placed_in[place.trader_index()] < self.round
        });
        free.and(RIDER).union(replaceable).minus(old)
    }

    /// Where a seat can take a helper from: the supply, its trader places, its place in the Inn.
    pub(super) fn helper_sources(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = Option<Place>> + Clone + use<> {
        let supply = (self.player(seat).helpers > 0).then_some(None);
        let standing = PlaceSet::of(&Place::SOURCES, |place| self.occupant(place) == Some(seat));
        supply.into_iter().chain(standing.iter().map(Some))
    }

    /// Whether a seat has a helper there that could be taken.
    pub(super) fn stands_at(&self, seat: Seat, from: Option<Place>) -> bool {
        self.helper_sources(seat).any(|source| source == from)
    }

    fn why_not_trade(&self, seat: Seat, to: Place, from: Option<Place>) -> Illegal {
        if !to.is_trader() {
            return Illegal::new("CAS-8.1", "NoTraderPlace");
        }
        if !self.stands_at(seat, from) || from == Some(to) {
            return Illegal::new("CAS-8.6", "NoSuchHelper");
        }
        let free = |place: Place| self.occupant(place).is_none() || from == Some(place);
        if CARTS.iter().any(free) {
            return Illegal::new("CAS-8.3", "FreeCartFirst");
        }
        if self.occupant(to) == Some(seat) {
            return Illegal::new("CAS-8.4", "OwnHelperThere");
        }
        Illegal::new("CAS-8.7", "PlacedThisRound")
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// CAS-20.1b and CAS-20.1d: due even if no helper will be placed (CAS-22.12).
    pub(crate) fn pay_toll(&mut self, seat: Seat) {
        let host = self.occupant(Place::Inn);
        if host == Some(seat) {
            return;
        }
        if self.player(seat).talers < INN_TOLL {
            return self.put(Toll { seat });
        }
        self.player_mut(seat).talers -= INN_TOLL;
        match host {
            Some(host) => self.player_mut(host).talers += INN_TOLL,
            None => self.winter.inn_talers += INN_TOLL,
        }
        self.tell(|| Event::Toll { seat, to: host });
    }

    /// CAS-8.9 to CAS-8.12: once in a round with such a card, to everybody with trader helpers.
    /// Ranks are looked through all the time, which inlined goods would slow down.
    #[inline(never)]
    pub(super) fn pay_out(&mut self, traders: CardSet) {
        if self.at_table().iter().all(|player| player.chosen.and(traders).is_empty()) {
            return;
        }
        for at in 0..self.seats {
            let seat = self.seat_at(at);
            for place in self.own_traders(seat).iter() {
                self.pay_trader(seat, place);
            }
        }
    }

    /// CAS-8.11: the duty is served first.
    fn pay_trader(&mut self, seat: Seat, place: Place) {
        let Ground::Trader(kind) = place.ground() else { return };
        let state = &mut *self.state;
        let duty = state.stock.hand_out(kind, DUTY, &mut state.defence_tower);
        let rest = place.units() - DUTY;
        let units = state.stock.hand_out(kind, rest, &mut state.players[seat.index()].goods);
        self.tell(|| Event::PaidOut { seat, place, units, duty });
    }
}
