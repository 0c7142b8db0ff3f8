//! D5 and D7: erecting buildings: purchases, payments, rewards (CAS-9 to CAS-11, CAS-13).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Building, Card, Castle, Erected, Event, Goods, Kind,
    asks::{Ask, Frame, Table, purchase::Asked},
    card::{MOST_BUILDINGS, Reward},
    payment::Payments,
};

/// D5 and D7: purchases, then up to two buildings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// Who builds.
    pub seat: Seat,
    /// With what.
    pub card: Card,
    /// How many buildings more.
    pub left: u8,
    /// Worker cards that have been asked for a unit.
    pub asked: Asked,
    /// Those of them whose owners would not sell.
    pub refused: Asked,
}

impl Build {
    /// The beginning of a turn with a builder.
    pub(crate) const fn new(seat: Seat, card: Card) -> Self {
        Self { seat, card, left: MOST_BUILDINGS, asked: Asked::NONE, refused: Asked::NONE }
    }
}

impl Ask for Build {
    fn whom(self, _: &Castle) -> Turn {
        Turn::Seat(self.seat)
    }

    /// Anything to do: buy, build or exchange.
    fn waits(self, state: &Castle) -> bool {
        state.can_exchange(self.seat)
            || self.can_buy(state)
            || !state.payments(self.seat).is_empty()
    }

    /// A stop declines an exchange too; without helpers to place, nothing follows (CAS-22.8).
    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        if self.left == MOST_BUILDINGS || self.card.is_worker() {
            return table.end_card();
        }
        table.note_building();
        table.decline();
    }

    /// Purchases until the first building (CAS-10.7), buildings, or an end.
    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        self.list_purchases(state, out);
        state.payments(self.seat).builds().for_each(|build| out.push(build));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        match action {
            Action::Build { building, payment } => self.build(table, building, payment),
            Action::Buy { owner, worker, kind } => self.buy(table, owner, worker, kind),
            _ => self.pass(table),
        }
    }

    fn why_not(self, state: &Castle, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Build { building, payment } => {
                Some(state.why_not_payment(seat, building, payment))
            }
            Action::Buy { owner, worker, kind } => {
                self.card.buys().then(|| self.why_not_buy(state, owner, worker, kind))
            }
            Action::Place { .. } if self.card.is_worker() => {
                Some(Illegal::new("CAS-11.3", "WorkerPlacesNobody"))
            }
            Action::Place { .. } if self.left == MOST_BUILDINGS => {
                Some(Illegal::new("CAS-14.1", "NothingBuilt"))
            }
            Action::Take(_) if self.card.takes_from_tower() => {
                Some(Illegal::new("CAS-9.1", "OneKindOnly"))
            }
            _ => None,
        }
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        matches!(below, [_, Frame::Resolve(_)])
            && state.is_turn(below, self.seat, self.card)
            && self.card.is_builder()
            && (1..=MOST_BUILDINGS).contains(&self.left)
    }
}

impl Build {
    /// CAS-13.2, CAS-13.6, CAS-13.8: units to the stock, the tile is erected, the reward follows.
    fn build<L: Sink<Event>>(self, table: &mut Table<'_, L>, building: Building, payment: Goods) {
        let Self { seat, card, left, .. } = self;
        table.player_mut(seat).goods.remove(payment);
        table.stock.add(payment);
        let erected = Erected { by: seat, with: card, round: table.round };
        let free = table.tiles[building.slots()].iter_mut().find(|tile| tile.is_none());
        *free.expect("a tile is on the board") = Some(erected);
        let (talers, points) = table.reward(seat, card.reward(), building, payment);
        table.tell(|| Event::Built { seat, with: card, building, payment, talers, points });
        let rest = Self { left: left - 1, ..self };
        if rest.left == 0 { table.note_building() } else { table.put(rest) }
    }
}

impl Castle {
    /// All exact payments for every sort of tile on the board (CAS-13.1 to CAS-13.4); tiles of one
    /// sort are interchangeable and offered once.
    fn payments(&self, seat: Seat) -> Payments {
        let mut payments = Payments::from_supply(self.player(seat).goods, self.material_kinds());
        if payments.is_empty() {
            return payments;
        }
        for building in Building::WITH_TILES {
            if !self.is_on_board(building) {
                payments.remove(building);
            }
        }
        payments
    }

    fn why_not_payment(&self, seat: Seat, building: Building, payment: Goods) -> Illegal {
        if !self.is_on_board(building) {
            return Illegal::new("CAS-13.1", "NoTileLeft");
        }
        if payment[Kind::Silver] > 0 {
            return Illegal::new("CAS-13.9", "SilverIsNoMaterial");
        }
        if !self.material_kinds().allows(payment) {
            return Illegal::new("CAS-13.4", "WrongNumberOfKinds");
        }
        if payment.building_points() != u16::from(building.cost()) {
            return Illegal::new("CAS-13.3", "NotTheExactSum");
        }
        let player = self.player(seat);
        let mut with_loads = player.goods;
        player.loads.iter().for_each(|&load| with_loads.add(load));
        if with_loads.covers(payment) {
            return Illegal::new("CAS-5.5", "StillOnTheWorkerCard");
        }
        Illegal::new("CAS-13.2", "NotEnoughGoods")
    }

    /// Talers or points for a building, as the card of the builder says.
    fn reward(&mut self, seat: Seat, reward: Reward, building: Building, paid: Goods) -> (u8, u8) {
        let points = reward.points(building);
        if let Reward::Points { source, .. } = reward {
            self.score(seat, source, points);
        }
        (self.pay_from_bank(seat, reward.talers(paid)), points)
    }
}
