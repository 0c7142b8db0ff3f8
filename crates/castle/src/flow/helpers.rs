//! Helpers in the castle and on winter cards (CAS-14, CAS-20.1, CAS-20.2).

use engine::{Seat, Sink};

use crate::{Action, Castle, Event, Frame, Place};

impl Castle {
    /// Places that a seat may fill now, whoever goes there.
    fn helper_targets(&self, seat: Seat) -> impl Iterator<Item = Place> {
        let player = self.player(seat);
        Place::priced_up_to(player.talers).filter(move |&place| {
            player.helped & place.building_bit() == 0 && self.has_room(place) && self.is_open(place)
        })
    }

    /// A free place to fill and somebody to fill it. Nobody moves to where he stands: a host can
    /// always go elsewhere that is free, since the Inn is not.
    pub(super) fn can_place_in_castle(&self, seat: Seat) -> bool {
        self.helper_sources(seat).next().is_some() && self.helper_targets(seat).next().is_some()
    }

    /// CAS-14.6: from the supply, a trader place or the Inn.
    pub(super) fn list_helpers(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        let sources = self.helper_sources(seat);
        for to in self.helper_targets(seat) {
            out.extend(sources.clone().map(|from| Action::Place { to, from }));
        }
    }

    pub(super) fn place_in_castle(
        &mut self,
        frame: Frame,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Action::Place { to, from } = action else {
            self.pending.pop();
            return;
        };
        let Frame::Helpers { seat, card, left, .. } = frame else {
            unreachable!("{frame:?} places no helper")
        };
        self.pay_to_bank(seat, to.price());
        self.lift_helper(seat, from);
        let free = self.places[to.slots()].iter_mut().find(|place| place.is_none());
        *free.expect("the place is free") = Some(seat);
        self.player_mut(seat).helped |= to.building_bit();
        log.emit(|| Event::HelperPlaced { seat, place: to, from, price: to.price() });
        if to == Place::Inn {
            self.greet_host(seat, log);
        }
        self.pending.pop();
        if left > 1 {
            self.pending.push(Frame::Helpers { seat, card, left: left - 1, declined: false });
        } else {
            self.finish(seat, card);
        }
    }

    /// CAS-20.1c: a new host gets what lies on the card.
    fn greet_host(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        let talers = std::mem::take(&mut self.winter.inn_talers);
        self.player_mut(seat).talers += talers;
        if talers > 0 {
            log.emit(|| Event::InnTalers { seat, talers });
        }
    }

    /// Nothing can be placed; what remains of the turn is an exchange, if it is not declined yet.
    pub(super) fn skip_helpers(&mut self, frame: Frame) {
        let Frame::Helpers { seat, card, declined, .. } = frame else {
            unreachable!("{frame:?} places no helper")
        };
        self.pending.pop();
        if !declined {
            self.finish(seat, card);
        }
    }
}
