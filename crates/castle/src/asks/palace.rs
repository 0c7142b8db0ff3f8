//! D17: the conversions in the Palace, within the final scoring (CAS-17).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Castle, Event, Kind, Place, Source,
    asks::{Ask, Frame, Table},
};

/// Buildings that are scored before the Palace, and those after it (CAS-17.1).
const BEFORE_PALACE: usize = 7;

/// D17: units into points (CAS-17.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Palace {
    /// Whose, by player order.
    pub at: u8,
    /// How many units can still be converted.
    pub left: u8,
}

impl Ask for Palace {
    fn whom(self, state: &Castle) -> Turn {
        Turn::Seat(state.seat_at(self.at))
    }

    /// Units to convert, or silver to exchange.
    fn waits(self, state: &Castle) -> bool {
        let seat = state.seat_at(self.at);
        let units = self.left > 0 && state.player(seat).goods.kinds().any(Kind::is_material);
        state.palace_units(seat) > 0 && (units || state.can_exchange(seat))
    }

    fn pass<L: Sink<Event>>(self, table: &mut Table<'_, L>) {
        table.convert_from(self.at + 1);
    }

    fn list(self, state: &Castle, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        if self.left > 0 {
            let goods = state.player(state.seat_at(self.at)).goods;
            out.extend(goods.kinds().filter(|kind| kind.is_material()).map(Action::Convert));
        }
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Convert(kind) = action else { return self.pass(table) };
        let (seat, points) = (table.seat_at(self.at), kind.points());
        table.player_mut(seat).goods[kind] -= 1;
        table.removed[kind] += 1;
        table.score(seat, Source::Palace, points);
        table.tell(|| Event::Converted { seat, kind, points });
        table.put(Self { left: self.left - 1, ..self });
    }

    fn why_not(self, _: &Castle, _: Seat, action: Action) -> Option<Illegal> {
        let Action::Convert(kind) = action else { return None };
        Some(Illegal::new(
            "CAS-17.8",
            match kind {
                Kind::Silver => "ExchangeSilverFirst",
                _ if self.left == 0 => "NoUnitsLeftToConvert",
                _ => "NotOwned",
            },
        ))
    }

    fn is_own_turn(self) -> bool {
        true
    }

    fn fits(self, state: &Castle, below: &[Frame]) -> bool {
        below.is_empty()
            && self.at < state.seats
            && self.left <= state.palace_units(state.seat_at(self.at))
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    pub(super) fn begin_final_scoring(&mut self) {
        self.recall_traders();
        for source in &Source::FINAL[..BEFORE_PALACE] {
            self.score_building(*source);
        }
        self.convert_from(0);
    }

    /// CAS-17.1: trader helpers are taken off.
    fn recall_traders(&mut self) {
        for place in Place::TRADERS {
            if let Some(owner) = self.occupant(place) {
                self.lift_helper(owner, Some(place));
                self.player_mut(owner).helpers += 1;
            }
        }
    }

    fn score_building(&mut self, source: Source) {
        for seat in Seat::first(self.seats) {
            let points = self.final_points(source, seat);
            if points == 0 {
                continue;
            }
            self.score(seat, source, points);
            if source == Source::Market {
                self.leave_talers(seat, points);
            }
            self.tell(|| Event::FinalScored { seat, source, points });
        }
    }

    /// CAS-17.7: exchanged talers leave the game; a remainder is kept.
    fn leave_talers(&mut self, seat: Seat, points: u8) {
        let talers = points * self.market_rate(seat).expect("points need a helper");
        self.player_mut(seat).talers -= talers;
        self.removed_talers += talers;
    }

    /// CAS-17.8: conversions in player order from a position on; then the rest is scored.
    fn convert_from(&mut self, at: u8) {
        if at < self.seats {
            let left = self.palace_units(self.seat_at(at));
            return self.put(Palace { at, left });
        }
        for source in &Source::FINAL[BEFORE_PALACE + 1..] {
            self.score_building(*source);
        }
        self.end_match();
    }
}
