//! The Black Market (ARC-12).

use engine::{Actor, Illegal, Seat, SeatSet, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Architects, Building, Event, Space,
    asks::{Ask, Draw, Frame, Table, Take},
    board::{LOOK, MARKET_VIRTUE, MARKET_VIRTUE_LIMIT},
    card::{Boon, Moment},
    payment::Price,
    state::Plans,
};

/// Goods of a market go to a seat; never waits (ARC-12.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeGoods {
    /// Whose.
    pub seat: Seat,
    /// The small or the large market.
    pub space: Space,
}

impl Ask for TakeGoods {
    fn waits(self, _: &Architects) -> bool {
        false
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let Self { seat, space } = self;
        let goods = table.market_goods(space);
        table.player_mut(seat).goods.add(&goods);
        table.tell(|| Event::TookGoods { seat, space, goods });
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        self.space != Space::B && state.is_own(self.seat, below)
    }
}

/// *keep*: one of the cards looked at; the others go under the deck (ARC-12.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keep {
    /// Who looks.
    pub seat: Seat,
}

impl Ask for Keep {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Architects) -> bool {
        state.player(self.seat).pack.len() > 1
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        let only = table.player(self.seat).pack.iter().next();
        if let Some(only) = only {
            table.keep_looked_at(self.seat, Building::of(only));
        }
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.extend(state.player(self.seat).pack.iter().map(Building::of).map(Action::Keep));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        if let Action::Keep(building) = action {
            table.keep_looked_at(self.seat, building);
        }
    }

    fn why_not(self, _: &Architects, _: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Keep(_) => Some(Illegal::new("ARC-12.5", "NotLookedAt")),
            Action::Stop => Some(Illegal::new("ARC-12.5", "MustKeepOne")),
            _ => None,
        }
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        state.is_own(self.seat, below)
    }
}

impl Architects {
    /// What a space costs a seat (ARC-12.7).
    pub(crate) fn market_price(&self, seat: Seat, space: Space) -> Price {
        let less = u16::from(self.boon(seat, Boon::CheaperMarket));
        Price { silver: space.price().saturating_sub(less), tax: 0 }
    }

    /// ARC-4.6, ARC-12.6.
    #[inline]
    pub(crate) fn can_go_to_market(&self, seat: Seat, space: Space) -> bool {
        self.player(seat).virtue <= MARKET_VIRTUE_LIMIT
            && self.market.spaces[space.index()].is_none()
            && self.can_pay(seat, self.market_price(seat, space))
    }

    pub(super) fn why_not_market(&self, seat: Seat, space: Space) -> Option<Illegal> {
        if self.player(seat).virtue > MARKET_VIRTUE_LIMIT {
            return Some(Illegal::new("ARC-12.6", "TooVirtuousForTheMarket"));
        }
        if self.market.spaces[space.index()].is_some() {
            return Some(Illegal::new("ARC-4.2", "SpaceOccupied"));
        }
        let poor = !self.can_pay(seat, self.market_price(seat, space));
        poor.then_some(Illegal::new("ARC-12.1", "CannotPayTheMarket"))
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// ARC-12.9: pay, lose virtue, then what the space is for, then what apprentices and board add.
    /// What comes later is put first; so the apprentices are those of the placement (ARC-9.10).
    pub(super) fn go_to_market(&mut self, seat: Seat, space: Space, hired: Option<usize>) {
        self.player_mut(seat).reserve -= 1;
        self.market.spaces[space.index()] = Some(seat);
        self.tell(|| Event::WentToMarket { seat, space });
        if self.market.spaces.iter().all(Option::is_some) {
            self.reset_due = true;
        }
        self.pay(seat, self.market_price(seat, space));
        self.put_moment(Moment::Market, seat);
        match (space, hired) {
            (Space::A | Space::C, _) => self.put(TakeGoods { seat, space }),
            (Space::B, Some(slot)) => self.put(Take::new(seat, slot)),
            (Space::B, None) => {
                self.put(Keep { seat });
                self.put(Draw { seat, left: LOOK, look: true });
            }
        }
        let kept = self.boon(seat, Boon::KeepsVirtueAtMarket);
        self.lose_virtue(seat, MARKET_VIRTUE.saturating_sub(kept));
    }

    /// Nobody else knows which of the cards went where.
    fn keep_looked_at(&mut self, seat: Seat, building: Building) {
        let card = building.card();
        let pack: Plans = self.player(seat).pack.iter().collect();
        self.known.slip(card, pack, SeatSet::only(seat));
        let player = self.player_mut(seat);
        player.hand.insert(card);
        player.pack = player.pack.iter().filter(|&other| other != card).collect();
        self.tell(|| Event::Kept { seat, building: Some(building) });
        self.return_pack(seat);
    }
}
