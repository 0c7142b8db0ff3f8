//! Phase 2: turning cards up and resolving them (KRD-4).

use engine::{Seat, SeatSet, Sink};

use crate::{Card, Commitment, Event, KingsRoad, Phase, Region, state::Player};

impl KingsRoad {
    /// All selections are in: what lies face down is turned up at once and resolved in seat order.
    /// Seats that showed the Witch choose again afterwards (KRD-4.2); if there are none, or if this
    /// was that second choice, the round is scored.
    pub(crate) fn reveal(&mut self, log: &mut impl Sink<Event>) {
        self.scored = 0;
        for seat in self.laid() {
            let cards = self.player(seat).commitment;
            log.emit(|| Event::Revealed { seat, cards });
        }
        let mut witches = SeatSet::EMPTY;
        for seat in self.laid() {
            let cards = std::mem::take(&mut self.players[seat.index()].commitment);
            if cards == Commitment::WITCH {
                self.show_witch(seat, log);
                witches.insert(seat);
            } else {
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

    /// Seats with cards face down.
    fn laid(&self) -> impl Iterator<Item = Seat> + use<> {
        let laid = |seat: &Seat| !self.player(*seat).commitment.is_empty();
        Seat::first(self.seats).filter(laid).collect::<SeatSet>().iter()
    }

    /// KRD-4.9: the Witch is used up; what lay behind her was never kept.
    fn show_witch(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        self.players[seat.index()].witch = false;
        log.emit(|| Event::Witch { seat });
    }

    /// KRD-4.4 to KRD-4.8: places the markers of a commitment and lets a Dragon loose.
    fn resolve(&mut self, seat: Seat, cards: Commitment, log: &mut impl Sink<Event>) {
        let player = &mut self.players[seat.index()];
        let mut last_region = None;
        for card in cards.cards() {
            match card {
                Card::Region(region) => {
                    player.place(region);
                    last_region = Some(region);
                }
                Card::Knight => player.place(last_region.expect("a Knight follows a region card")),
                Card::KnightDeclined => {}
                Card::Dragon => {
                    player.dragon = false;
                    self.dragons += 1;
                    let dragons = self.dragons;
                    log.emit(|| Event::Dragon { seat, dragons });
                }
                Card::Witch => unreachable!("a Witch is shown, not resolved"),
            }
        }
        let knight = cards.contains(Card::Knight);
        for region in cards.cards().filter_map(region_of) {
            let strengthened = knight && last_region == Some(region);
            log.emit(|| Event::Placed { seat, region, markers: 1 + u8::from(strengthened) });
        }
    }
}

impl Player {
    /// One marker from the supply to a region. It is there: no selection has more cards than the
    /// supply has markers (KRD-4.13).
    fn place(&mut self, region: Region) {
        self.supply -= 1;
        self.placed[region.index()] += 1;
    }
}

fn region_of(card: Card) -> Option<Region> {
    if let Card::Region(region) = card { Some(region) } else { None }
}
