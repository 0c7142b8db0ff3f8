//! D8: helpers in the castle and on winter cards (CAS-14, CAS-20.1, CAS-20.2).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, Castle, Event, Place,
    asks::{Ask, Build, Frame, Table},
    board::Ground,
    card::MOST_HELPERS,
};

/// D8: up to two helpers (CAS-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Helpers {
    /// Whose.
    pub seat: Seat,
    /// The card that built.
    pub card: Card,
    /// How many more.
    pub left: u8,
}

impl Ask for Helpers {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Seat(self.seat)
    }

    /// A free place to fill and somebody to fill it. Nobody moves to where he stands: a host can
    /// always go elsewhere that is free, since the Inn is not.
    fn waits(self, state: &Castle) -> bool {
        state.helper_sources(self.seat).next().is_some()
            && state.helper_targets(self.seat).next().is_some()
    }

    /// CAS-14.6: from the supply, a trader place or the Inn.
    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        let sources = state.helper_sources(self.seat);
        state.helper_targets(self.seat).for_each(|to| {
            out.extend(sources.clone().map(|from| Action::Place { to, from }));
        });
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Place { to, from } = action else { return table.end_card() };
        let seat = self.seat;
        table.pay_to_bank(seat, to.price());
        table.lift_helper(seat, from);
        let free = table.places[to.slots()].iter_mut().find(|place| place.is_none());
        *free.expect("the place is free") = Some(seat);
        table.player_mut(seat).helped |= to.building_bit();
        table.tell(|| Event::HelperPlaced { seat, place: to, from, price: to.price() });
        if to == Place::Inn {
            table.greet_host(seat);
        }
        table.undecline();
        if self.left > 1 {
            table.put(Self { left: self.left - 1, ..self });
        }
    }

    fn why_not(self, state: &Castle, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Place { to, from } => Some(state.why_not_castle(seat, to, from)),
            Action::Build { .. } => Some(self.card.why_no_more()),
            Action::Buy { owner, worker, kind } => self.card.buys().then(|| {
                let over = Build { left: 0, ..Build::new(seat, self.card) };
                over.why_not_buy(state, owner, worker, kind)
            }),
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        state.is_turn(below, self.seat, self.card)
            && matches!(below, [_, Frame::Resolve(_)])
            && self.card.is_builder()
            && !self.card.is_worker()
            && (1..=MOST_HELPERS).contains(&self.left)
    }
}

impl Castle {
    /// Places that a seat may fill now, whoever goes there.
    fn helper_targets(&self, seat: Seat) -> impl Iterator<Item = Place> {
        let player = self.player(seat);
        Place::priced_up_to(player.talers).iter().filter(move |&place| {
            player.helped & place.building_bit() == 0 && self.is_open(place) && self.has_room(place)
        })
    }

    fn why_not_castle(&self, seat: Seat, to: Place, from: Option<Place>) -> Illegal {
        if !self.is_open(to) {
            return match to.ground() {
                Ground::Granary => Illegal::new("CAS-20.2", "NotInPlay"),
                Ground::Inn => Illegal::new("CAS-20.1", "NotInPlay"),
                Ground::Castle(_) | Ground::Trader(_) => Illegal::new("CAS-14.2", "NotErected"),
            };
        }
        if to.is_trader() {
            return Illegal::new("CAS-14.2", "NoCastlePlace");
        }
        if !self.has_room(to) {
            return Illegal::new("CAS-14.3", "Occupied");
        }
        if self.player(seat).helped & to.building_bit() != 0 {
            return Illegal::new("CAS-14.5", "SameBuildingThisRound");
        }
        if !self.stands_at(seat, from) {
            return Illegal::new("CAS-14.6", "NoSuchHelper");
        }
        Illegal::new("CAS-14.4", "NotEnoughTalers")
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// CAS-20.1c: a new host gets what lies on the card.
    fn greet_host(&mut self, seat: Seat) {
        let talers = std::mem::take(&mut self.winter.inn_talers);
        self.player_mut(seat).talers += talers;
        if talers > 0 {
            self.tell(|| Event::InnTalers { seat, talers });
        }
    }
}
