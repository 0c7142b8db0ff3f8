//! Prices and tax (ARC-5), and what buildings and the Cathedral take.

use engine::{Seat, Sink};

use crate::{Architects, Event, Goods, Kind, asks::Table, board, card::Boon};

/// A price in silver: what goes to the supply, and tax (ARC-5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Price {
    pub silver: u16,
    pub tax: u16,
}

impl Price {
    pub const fn total(self) -> u16 {
        self.silver + self.tax
    }
}

/// What a seat lacks of the price of a building (ARC-14.5), by the goods and the boons it has: it pays
/// less of the wood or stone that it lacks, and gold or marble beyond the price stands in for the other
/// (ARC-18.4).
pub(crate) fn shortage(cost: &Goods, goods: &Goods, boon: impl Fn(Boon) -> u8) -> Goods {
    let mut short = Goods(std::array::from_fn(|at| cost.0[at].saturating_sub(goods.0[at])));
    let cheaper = if short[Kind::Wood] > 0 { Kind::Wood } else { Kind::Stone };
    short[cheaper] = short[cheaper].saturating_sub(boon(Boon::CheaperBuilding).into());
    if boon(Boon::GoldIsMarble) > 0 {
        for (named, other) in [(Kind::Gold, Kind::Marble), (Kind::Marble, Kind::Gold)] {
            let beyond = goods[other].saturating_sub(cost[other]);
            short[named] = short[named].saturating_sub(beyond);
        }
    }
    short
}

impl Architects {
    /// What a seat pays now of a price: tax is evaded by virtue and by the board, silver is not
    /// (ARC-5.3, ARC-5.4).
    #[inline]
    pub(crate) fn price(&self, seat: Seat, (silver, tax): (u16, u16)) -> Price {
        let ignored =
            board::tax_ignored(self.player(seat).virtue) + self.boon(seat, Boon::IgnoresTax);
        Price { silver, tax: tax.saturating_sub(ignored.into()) }
    }

    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, price: Price) -> bool {
        self.player(seat).silver() >= price.total()
    }

    /// Whether a seat has goods, gold and marble being the same for some (ARC-18.4).
    #[inline]
    pub(crate) fn affords(&self, seat: Seat, cost: &Goods) -> bool {
        let goods = &self.player(seat).goods;
        goods.covers(cost)
            || (self.boon(seat, Boon::GoldIsMarble) > 0 && goods.covers(&self.payment(seat, cost)))
    }

    /// What a seat really pays: the named good first, the other one for the shortfall (ARC-18.4).
    pub(crate) fn payment(&self, seat: Seat, cost: &Goods) -> Goods {
        let goods = &self.player(seat).goods;
        let mut paid = *cost;
        if self.boon(seat, Boon::GoldIsMarble) > 0 {
            for (named, other) in [(Kind::Gold, Kind::Marble), (Kind::Marble, Kind::Gold)] {
                let missing = cost[named].saturating_sub(goods[named]);
                paid[named] -= missing;
                paid[other] += missing;
            }
        }
        paid
    }

    /// The price of a building, less what the seat does not pay of its wood or stone: of the one
    /// that is named, or of the only one that there is (ARC-18.4).
    pub(crate) fn discounted(&self, seat: Seat, cost: &Goods, less: Option<Kind>) -> Goods {
        let discount = u16::from(self.boon(seat, Boon::CheaperBuilding));
        let mut price = *cost;
        if discount > 0 {
            let only = if cost[Kind::Wood] > 0 { Kind::Wood } else { Kind::Stone };
            let kind = less.unwrap_or(only);
            price[kind] = price[kind].saturating_sub(discount);
        }
        price
    }

    /// Whether the seat chooses between wood and stone to pay less of (ARC-21.1).
    pub(crate) fn chooses_discount(&self, seat: Seat, cost: &Goods) -> bool {
        cost[Kind::Wood] > 0 && cost[Kind::Stone] > 0 && self.boon(seat, Boon::CheaperBuilding) > 0
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// ARC-5.1: tax to the Tax Stand, the rest to the supply.
    pub(crate) fn pay(&mut self, seat: Seat, price: Price) {
        self.player_mut(seat).goods[Kind::Silver] -= price.total();
        self.tax = self.tax.saturating_add(price.tax);
        if price.total() > 0 {
            self.tell(|| Event::PaidSilver { seat, silver: price.silver, tax: price.tax });
        }
    }

    /// Goods to the supply.
    pub(crate) fn pay_goods(&mut self, seat: Seat, cost: &Goods) {
        let goods = self.payment(seat, cost);
        self.player_mut(seat).goods.remove(&goods);
        self.tell(|| Event::PaidGoods { seat, goods });
    }

    pub(crate) fn gain(&mut self, seat: Seat, kind: Kind, amount: u16) {
        self.player_mut(seat).goods.gain(kind, amount);
        self.tell(|| Event::Gained { seat, kind, amount });
    }
}
