//! D2: equipping Workers (CAS-5).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, CardSet, Castle, Event, Goods, Kind,
    asks::{Ask, Frame, Rank, Table},
    card::{FREE_KINDS, FREE_LOADS, FREE_UNITS, WORKERS},
};

/// D2: the free units of a Worker (CAS-5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// Whose, by player order.
    pub at: u8,
}

impl Ask for Load {
    fn whom(self, state: &Castle) -> Turn {
        Turn::Seat(state.seat_at(self.at))
    }

    fn waits(self, state: &Castle) -> bool {
        state.has_free_load(state.seat_at(self.at))
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        table.load_from(self.at + 1);
    }

    /// CAS-5.3: pairs of kinds, the same twice too; a single unit when there is no second.
    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        let available = FREE_KINDS.iter().copied().filter(|&kind| state.stock[kind] > 0);
        if state.free_units() < FREE_UNITS {
            return out.extend(available.map(|kind| Action::Load(kind, None)));
        }
        for one in available.clone() {
            let others = available
                .clone()
                .filter(|&other| other > one || (other == one && state.stock[one] >= FREE_UNITS));
            out.extend(others.map(|other| Action::Load(one, Some(other))));
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let seat = table.seat_at(self.at);
        let worker = table.player(seat).chosen.and(FREE_LOADS).lowest();
        if let (Action::Load(one, other), Some(worker)) = (action, worker) {
            table.load_free(seat, worker, [Some(one), other]);
        }
        table.load_from(self.at + 1);
    }

    fn why_not(self, _: &Castle, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Load(one, other) => {
                let mut kinds = [Some(one), other].into_iter().flatten();
                let free = kinds.all(|kind| FREE_KINDS.contains(&kind));
                Some(if free {
                    Illegal::new("CAS-5.4", "NotSoManyInStock")
                } else {
                    Illegal::new("CAS-5.3", "NoFreeUnit")
                })
            }
            Action::Stop => Some(Illegal::new("CAS-5.4", "MustLoad")),
            _ => None,
        }
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        below.is_empty() && self.at < state.seats
    }
}

impl Castle {
    /// How many free units the stock allows a Worker.
    fn free_units(&self) -> u8 {
        let available: u8 = FREE_KINDS.iter().map(|&kind| self.stock[kind]).sum();
        available.min(FREE_UNITS)
    }

    fn has_free_load(&self, seat: Seat) -> bool {
        !self.player(seat).chosen.and(FREE_LOADS).is_empty() && self.free_units() > 0
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// CAS-5.2: loads in player order from a position on; free units are asked for.
    pub(super) fn load_from(&mut self, at: u8) {
        for at in at..self.seats {
            let seat = self.seat_at(at);
            let workers = self.player(seat).chosen.and(WORKERS);
            for worker in workers.iter() {
                self.load_fixed(seat, worker);
            }
            if self.has_free_load(seat) {
                return self.put(Load { at });
            }
        }
        self.put(Rank { rank: 1, at: 0, done: CardSet::EMPTY });
    }

    /// CAS-5.4: what is not in the stock is missing.
    fn load_fixed(&mut self, seat: Seat, worker: Card) {
        let state = &mut *self.state;
        let load = &mut state.players[seat.index()].loads[worker.worker_index()];
        for (kind, units) in worker.fixed_load().amounts() {
            state.stock.hand_out(kind, units, load);
        }
        let goods = *load;
        self.tell(|| Event::Loaded { seat, worker, goods });
    }

    fn load_free(&mut self, seat: Seat, worker: Card, kinds: [Option<Kind>; 2]) {
        let state = &mut *self.state;
        let load = &mut state.players[seat.index()].loads[worker.worker_index()];
        let mut goods = Goods::NONE;
        for kind in kinds.into_iter().flatten() {
            state.stock.hand_out(kind, 1, load);
            goods[kind] += 1;
        }
        self.tell(|| Event::Loaded { seat, worker, goods });
    }
}
