//! Phase 2: turning cards up and resolving them (KRD-4).

use engine::{Seat, SeatSet, Sink};

use crate::{Card, Commitment, Event, Phase, flow::Table};

impl<L: Sink<Event>> Table<'_, L> {
    /// All selections are in: what lies face down is turned up at once and resolved in seat order.
    /// Seats that showed the Witch choose again afterwards (KRD-4.2); if there are none, or if this
    /// was that second choice, the round is scored.
    pub(crate) fn reveal(&mut self) {
        self.scored = 0;
        for seat in Seat::first(self.seats) {
            let cards = self.player(seat).commitment;
            if !cards.is_empty() {
                self.tell(|| Event::Revealed { seat, cards });
            }
        }
        let mut witches = SeatSet::EMPTY;
        for seat in Seat::first(self.seats) {
            let cards = std::mem::take(&mut self.players[seat.index()].commitment);
            if cards == Commitment::WITCH {
                self.show_witch(seat);
                witches.insert(seat);
            } else if !cards.is_empty() {
                self.resolve(seat, cards);
            }
        }
        if witches.is_empty() {
            self.finish_round();
        } else {
            self.phase = Phase::SelectSecond;
            self.owed = witches;
        }
    }

    /// KRD-4.9: the Witch is used up; what lay behind her was never kept.
    fn show_witch(&mut self, seat: Seat) {
        self.players[seat.index()].witch = false;
        self.tell(|| Event::Witch { seat });
    }

    /// KRD-4.4 to KRD-4.8: places the markers of a commitment and lets a Dragon loose. The markers
    /// are there: no selection has more cards than the supply has markers (KRD-4.13).
    fn resolve(&mut self, seat: Seat, cards: Commitment) {
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
            self.tell(|| Event::Dragon { seat, dragons });
        }
        for card in cards.cards() {
            if let Card::Region(region) = card {
                let markers = effect.markers[region.index()];
                self.tell(|| Event::Placed { seat, region, markers });
            }
        }
    }
}
