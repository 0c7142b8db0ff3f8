//! *trade*: trades of the King's Storehouse (ARC-8.5).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Apprentice, Architects, Event, Trade,
    asks::{Ask, Frame, Table},
    board::{Bargain, WORKERS},
    card::Ability,
};

/// Up to so many trades, one after the other (ARC-8.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Storehouse {
    /// Who trades.
    pub seat: Seat,
    /// How many trades are still allowed.
    pub left: u8,
}

impl Ask for Storehouse {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Architects) -> bool {
        self.left > 0 && state.trades(self.seat).next().is_some()
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        out.extend(state.trades(self.seat).map(Action::Trade));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Trade(trade) = action else { return };
        if self.left > 1 {
            table.put(Self { left: self.left - 1, ..self });
        }
        table.trade(self.seat, trade);
    }

    fn why_not(self, state: &Architects, seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Trade(trade) = action else { return None };
        let kind = if state.offers(seat).any(|open| open == trade) {
            "CannotPayTrade"
        } else {
            "NobodyTradesLikeThat"
        };
        Some(Illegal::new("ARC-8.5", kind))
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        (1..=WORKERS + 1).contains(&self.left) && below.len() == 1 && state.is_own(self.seat, below)
    }
}

impl Architects {
    /// Trades open to a seat: those of all, and those of its apprentices.
    fn offers(&self, seat: Seat) -> impl Iterator<Item = Trade> {
        let own = self.player(seat).apprentices.and(Apprentice::trading());
        let own = own.iter().filter_map(|apprentice| match apprentice.ability() {
            Ability::Trade(trade) => Some(trade),
            _ => None,
        });
        Trade::OPEN_TO_ALL.into_iter().chain(own)
    }

    /// Trades that a seat can pay for. Gold and marble are paid nowhere here.
    fn trades(&self, seat: Seat) -> impl Iterator<Item = Trade> {
        let goods = &self.player(seat).goods;
        self.offers(seat).filter(|trade| goods.covers(trade.price()))
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    fn trade(&mut self, seat: Seat, trade: Trade) {
        self.player_mut(seat).goods.remove(trade.price());
        self.tell(|| Event::Traded { seat, trade });
        match trade.bargain() {
            Bargain::Virtue => self.gain_virtue(seat, 1),
            Bargain::Goods(kind, amount) => self.gain(seat, kind, amount),
        }
    }
}
