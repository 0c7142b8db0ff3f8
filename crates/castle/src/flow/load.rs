//! Equipping Workers (CAS-5).

use engine::{Seat, Sink};

use crate::{
    Action, Card, CardSet, Castle, Event, Frame, Goods, Kind,
    card::{QUARRY_FREE_KINDS, QUARRY_FREE_UNITS},
};

impl Castle {
    /// CAS-5.2: loads in player order from a position on; a Quarry asks for its free units.
    pub(super) fn load_from(&mut self, at: u8, log: &mut impl Sink<Event>) {
        for at in at..self.seats {
            let seat = self.seat_at(at);
            let workers = self.player(seat).chosen.and(CardSet::WORKERS);
            for worker in workers.iter() {
                self.load_fixed(seat, worker, log);
            }
            if workers.contains(Card::Quarry) && self.has_free_load(seat) {
                return self.go_to(Frame::Load { at });
            }
        }
        self.go_to(Frame::Rank { rank: 1, at: 0, done: CardSet::EMPTY });
    }

    /// CAS-5.4: what is not in the stock is missing.
    fn load_fixed(&mut self, seat: Seat, worker: Card, log: &mut impl Sink<Event>) {
        let load = &mut self.players[seat.index()].loads[worker.worker_index()];
        for (kind, units) in worker.fixed_load().amounts() {
            self.stock.hand_out(kind, units, load);
        }
        let goods = *load;
        log.emit(|| Event::Loaded { seat, worker, goods });
    }

    /// How many free units the stock allows a Quarry.
    pub(crate) fn free_units(&self) -> u8 {
        let available: u8 = QUARRY_FREE_KINDS.iter().map(|&kind| self.stock[kind]).sum();
        available.min(QUARRY_FREE_UNITS)
    }

    pub(super) fn has_free_load(&self, seat: Seat) -> bool {
        self.player(seat).chosen.contains(Card::Quarry) && self.free_units() > 0
    }

    /// CAS-5.3: pairs of kinds, the same twice too; a single unit when there is no second.
    pub(super) fn list_loads(&self, out: &mut Vec<Action>) {
        let available = QUARRY_FREE_KINDS.iter().copied().filter(|&kind| self.stock[kind] > 0);
        if self.free_units() < QUARRY_FREE_UNITS {
            return out.extend(available.map(|kind| Action::Load(kind, None)));
        }
        for one in available.clone() {
            let others = available.clone().filter(|&other| {
                other > one || (other == one && self.stock[one] >= QUARRY_FREE_UNITS)
            });
            out.extend(others.map(|other| Action::Load(one, Some(other))));
        }
    }

    pub(super) fn load_quarry(
        &mut self,
        at: u8,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Action::Load(one, other) = action else { unreachable!("a Quarry takes no {action}") };
        let load = &mut self.players[seat.index()].loads[Card::Quarry.worker_index()];
        let mut goods = Goods::NONE;
        for kind in [Some(one), other].into_iter().flatten() {
            self.stock.hand_out(kind, 1, load);
            goods[kind] += 1;
        }
        log.emit(|| Event::Loaded { seat, worker: Card::Quarry, goods });
        self.load_from(at + 1, log);
    }

    /// Whether a kind may be a free unit of the Quarry.
    pub(crate) fn is_free_kind(kind: Kind) -> bool {
        QUARRY_FREE_KINDS.contains(&kind)
    }
}
