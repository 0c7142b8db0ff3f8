//! Phase 2: turning cards up and resolving them (KRD-4).

use engine::{Seat, SeatSet, Sink};

use crate::{Card, Commitment, Event, KingsRoad, Phase};

impl KingsRoad {
    /// All selections are in: what lies face down is turned up at once and resolved in seat order.
    /// Seats that showed the Witch choose again afterwards (KRD-4.2); if there are none, or if this
    /// was that second choice, the round is scored.
    pub(crate) fn reveal(&mut self, log: &mut impl Sink<Event>) {
        self.scored = 0;
        for (seat, player) in Seat::first(self.seats).zip(&self.players) {
            let cards = player.commitment;
            if !cards.is_empty() {
                log.emit(|| Event::Revealed { seat, cards });
            }
        }
        let mut witches = SeatSet::EMPTY;
        for seat in Seat::first(self.seats) {
            let cards = std::mem::take(&mut self.players[seat.index()].commitment);
            if cards == Commitment::WITCH {
                self.show_witch(seat, log);
                witches.insert(seat);
            } else if !cards.is_empty() {
                self.resolve(seat, cards, log);
            }
        }
        if witches.is_empty() {
            self.finish_round(log);
        } else {
            self.phase = Phase::SelectSecond;
            self.owed = witches;
        }
    }

    /// KRD-4.9: the Witch is used up; what lay behind her was never kept.
    fn show_witch(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        self.players[seat.index()].witch = false;
        log.emit(|| Event::Witch { seat });
    }

    /// KRD-4.4 to KRD-4.8: places the markers of a commitment and lets a Dragon loose. The markers
    /// are there: no selection has more cards than the supply has markers (KRD-4.13).
    fn resolve(&mut self, seat: Seat, cards: Commitment, log: &mut impl Sink<Event>) {
        let effect = cards.effect();
        let player = &mut self.players[seat.index()];
        player.supply -= effect.spent;
        for (placed, markers) in player.placed.iter_mut().zip(effect.markers) {
            *placed += markers;
        }
        if effect.dragon {
            player.dragon = false;
            self.dragons += 1;
            let dragons = self.dragons;
            log.emit(|| Event::Dragon { seat, dragons });
        }
        for card in cards.cards() {
            if let Card::Region(region) = card {
                let markers = effect.markers[region.index()];
                log.emit(|| Event::Placed { seat, region, markers });
            }
        }
    }
}
