//! The final scoring in its order, with the conversions in the Palace (CAS-17).

use engine::{Scores, Seat, Sink};

use crate::{Action, Castle, Event, Frame, Kind, Place, Source};

/// Buildings that are scored before the Palace, and those after it (CAS-17.1).
const BEFORE_PALACE: usize = 7;

impl Castle {
    pub(super) fn begin_final_scoring(&mut self, log: &mut impl Sink<Event>) {
        self.recall_traders();
        for source in &Source::FINAL[..BEFORE_PALACE] {
            self.score_building(*source, log);
        }
        self.convert_from(0, log);
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

    fn score_building(&mut self, source: Source, log: &mut impl Sink<Event>) {
        for seat in Seat::first(self.seats) {
            let points = self.final_points(source, seat);
            if points == 0 {
                continue;
            }
            self.score(seat, source, points);
            if source == Source::Market {
                self.leave_talers(seat, points);
            }
            log.emit(|| Event::FinalScored { seat, source, points });
        }
    }

    /// CAS-17.7: exchanged talers leave the game; a remainder is kept.
    fn leave_talers(&mut self, seat: Seat, points: u8) {
        let talers = points * self.market_rate(seat).expect("points need a helper");
        self.player_mut(seat).talers -= talers;
        self.removed_talers += talers;
    }

    /// CAS-17.8: conversions in player order from a position on; then the rest is scored.
    pub(super) fn convert_from(&mut self, at: u8, log: &mut impl Sink<Event>) {
        if at < self.seats {
            let left = self.palace_units(self.seat_at(at));
            return self.go_to(Frame::Palace { at, left });
        }
        for source in &Source::FINAL[BEFORE_PALACE + 1..] {
            self.score_building(*source, log);
        }
        self.go_to(Frame::Over);
        log.emit(|| Event::MatchOver { winners: Scores::of(self).winners().collect() });
    }

    /// Whether a Palace owner has units to convert or silver to exchange.
    pub(super) fn can_convert(&self, seat: Seat, left: u8) -> bool {
        let owner = self.palace_units(seat) > 0;
        let units = left > 0 && self.player(seat).goods.kinds().any(Kind::is_material);
        owner && (units || self.can_exchange(seat))
    }

    pub(super) fn list_conversions(&self, seat: Seat, left: u8, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        if left > 0 {
            let materials = self.player(seat).goods.kinds().filter(|kind| kind.is_material());
            out.extend(materials.map(Action::Convert));
        }
    }

    pub(super) fn convert(&mut self, at: u8, left: u8, action: Action, log: &mut impl Sink<Event>) {
        let Action::Convert(kind) = action else {
            return self.convert_from(at + 1, log);
        };
        let seat = self.seat_at(at);
        self.player_mut(seat).goods[kind] -= 1;
        self.removed[kind] += 1;
        self.score(seat, Source::Palace, kind.points());
        log.emit(|| Event::Converted { seat, kind, points: kind.points() });
        self.go_to(Frame::Palace { at, left: left - 1 });
    }
}
