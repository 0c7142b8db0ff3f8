//! D5 and D6: the Stonemason's purchases from Worker cards (CAS-10.1 to CAS-10.7, CAS-10.10).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, Castle, Event, Kind,
    asks::{Ask, Build, Frame, Table},
    card::{MOST_BUILDINGS, UNIT_PRICE, WORKERS},
};

/// A set of Worker cards on the table: a bit for each card of each owner, in bytes, so that no frame
/// has to be aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Asked([u8; 2]);

impl Asked {
    pub(super) const NONE: Self = Self([0; 2]);

    fn bit(owner: Seat, worker: Card) -> u16 {
        1 << (owner.index() * Card::WORKERS.len() + worker.worker_index())
    }

    fn contains(self, owner: Seat, worker: Card) -> bool {
        u16::from_le_bytes(self.0) & Self::bit(owner, worker) != 0
    }

    #[must_use]
    fn with(self, owner: Seat, worker: Card) -> Self {
        Self((u16::from_le_bytes(self.0) | Self::bit(owner, worker)).to_le_bytes())
    }
}

impl Build {
    /// Whether anything can be asked for now.
    pub(super) fn can_buy(self, state: &Castle) -> bool {
        self.find_purchase(state, |_| true)
    }

    pub(super) fn list_purchases(self, state: &Castle, out: &mut Vec<Action>) {
        self.find_purchase(state, |purchase| {
            out.push(purchase);
            false
        });
    }

    /// Calls `each` with what can be asked for now, until it says stop by returning true; tells
    /// whether it did.
    fn find_purchase(self, state: &Castle, mut each: impl FnMut(Action) -> bool) -> bool {
        // CAS-10.7, CAS-10.2.
        if !self.card.buys()
            || self.left < MOST_BUILDINGS
            || state.player(self.seat).talers < UNIT_PRICE
        {
            return false;
        }
        for owner in Seat::first(state.seats).filter(|&owner| owner != self.seat) {
            let player = state.player(owner);
            let workers = player.chosen.and(WORKERS).iter();
            for worker in workers.filter(|&worker| !self.asked.contains(owner, worker)) {
                let load = player.loads[worker.worker_index()];
                if load.kinds().any(|kind| each(Action::Buy { owner, worker, kind })) {
                    return true;
                }
            }
        }
        false
    }

    /// CAS-10.4: the last unit only if its owner agrees.
    pub(super) fn buy<L: Sink<Event>>(
        self,
        table: &mut Table<'_, L>,
        owner: Seat,
        worker: Card,
        kind: Kind,
    ) {
        let seat = self.seat;
        table.put(Self { asked: self.asked.with(owner, worker), ..self });
        let sale = Sale { buyer: seat, owner, worker, kind };
        if table.player(owner).loads[worker.worker_index()].units() == 1 {
            table.put(sale);
            table.tell(|| Event::AskedForLast { seat, owner, worker, kind });
        } else {
            sale.hand_over(table);
        }
    }

    pub(super) fn why_not_buy(
        self,
        state: &Castle,
        owner: Seat,
        worker: Card,
        kind: Kind,
    ) -> Illegal {
        if owner == self.seat {
            return Illegal::new("CAS-10.6", "OwnWorker");
        }
        if !state.is_at_table(owner) || !state.player(owner).chosen.contains(worker) {
            return Illegal::new("CAS-10.1", "NotPlayedThisRound");
        }
        if self.left < MOST_BUILDINGS {
            return Illegal::new("CAS-10.7", "AfterBuilding");
        }
        if self.refused.contains(owner, worker) {
            return Illegal::new("CAS-10.10", "AlreadyRefused");
        }
        if self.asked.contains(owner, worker) {
            return Illegal::new("CAS-10.1", "OneUnitPerCard");
        }
        if state.player(owner).loads[worker.worker_index()][kind] == 0 {
            return Illegal::new("CAS-10.3", "NotOnTheCard");
        }
        Illegal::new("CAS-10.2", "NoTaler")
    }
}

/// D6: the owner is asked for the last unit (CAS-10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sale {
    /// Who would buy.
    pub buyer: Seat,
    /// Who decides.
    pub owner: Seat,
    /// From which card.
    pub worker: Card,
    /// What.
    pub kind: Kind,
}

impl Ask for Sale {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Seat(self.owner)
    }

    fn list(self, _: &Castle, _: Actor, out: &mut Vec<Action>) {
        out.extend([Action::Sell, Action::Refuse]);
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if action == Action::Sell {
            return self.hand_over(table);
        }
        let Self { owner, worker, .. } = self;
        table.tell(|| Event::Refused { seat: owner, worker });
        if let Some(Frame::Build(build)) = table.pending.top_mut() {
            build.refused = build.refused.with(owner, worker);
        }
    }

    fn why_not(self, _: &Castle, _: Seat, action: Action) -> Option<Illegal> {
        (action == Action::Stop).then_some(Illegal::new("CAS-10.4", "MustDecide"))
    }

    fn why_wait(self, _: &Castle, _: Seat) -> Option<Illegal> {
        Some(Illegal::new("CAS-10.4", "OwnerDecides"))
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        matches!(below, [.., Frame::Build(build)] if build.seat == self.buyer)
            && state.is_at_table(self.owner)
            && self.owner != self.buyer
            && self.worker.is_worker()
            && state.player(self.buyer).talers >= UNIT_PRICE
            && state.player(self.owner).loads[self.worker.worker_index()][self.kind] > 0
    }
}

impl Sale {
    /// CAS-10.2, CAS-10.3: a taler for a unit of the card.
    fn hand_over<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let Self { buyer: seat, owner, worker, kind } = self;
        table.player_mut(seat).talers -= UNIT_PRICE;
        table.player_mut(seat).goods[kind] += 1;
        table.player_mut(owner).talers += UNIT_PRICE;
        table.player_mut(owner).loads[worker.worker_index()][kind] -= 1;
        table.tell(|| Event::Bought { seat, owner, worker, kind });
    }
}
