//! A round from its start to its end: marker and taler, selection, reveal, passing on (CAS-3, CAS-4).

use engine::{Seat, SeatSet, Sink};

use crate::{
    Action, Card, CardSet, Castle, Event, Frame, Side,
    board::{self, TALERS_PER_ROUND},
    card::WinterCard,
};

impl Castle {
    /// What chance can answer: a start player, or a winter card of the pile.
    pub(super) fn list_chance(&self, out: &mut Vec<Action>) {
        if self.frame() == Frame::DrawStart {
            out.extend(Seat::first(self.seats).map(Action::Start));
        } else {
            let cards = self.winter.pile.kinds().map(|index| WinterCard::ALL[index]);
            out.extend(cards.map(Action::Winter));
        }
    }

    /// CAS-2.6: the start player of round 1.
    pub(super) fn first_round(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        self.start = seat;
        self.begin_round(log);
    }

    /// CAS-3.1: the start player takes the taler of the space; in winter a card may come up.
    fn begin_round(&mut self, log: &mut impl Sink<Event>) {
        let (round, start) = (self.round, self.start);
        self.track -= TALERS_PER_ROUND;
        self.player_mut(start).talers += TALERS_PER_ROUND;
        log.emit(|| Event::RoundBegan { round, start });
        if self.has_winter_icon() && !self.winter.pile.is_empty() {
            self.go_to(Frame::DrawWinter);
        } else {
            self.begin_gifts();
        }
    }

    /// CAS-19.2 to CAS-19.4: whether a winter card is turned up this round.
    fn has_winter_icon(&self) -> bool {
        let space = board::space_of_round(self.seats, self.round);
        self.options.side == Side::Winter
            && board::has_winter_icon(space, self.options.six_winter_cards)
    }

    pub(super) fn begin_selection(&mut self) {
        self.owed = SeatSet::first(self.seats);
        self.go_to(Frame::Select);
    }

    /// CAS-4.2, CAS-4.3: the cards of a hand that may be chosen now.
    pub(crate) fn choosable(&self, seat: Seat) -> CardSet {
        let player = self.player(seat);
        if self.round == 1 || player.played.is_empty() {
            player.hand.without(Card::MasterBuilder)
        } else {
            player.hand
        }
    }

    /// CAS-4.1, CAS-4.4: how many cards a seat must choose.
    pub(crate) fn cards_to_choose(&self, seat: Seat) -> u8 {
        board::cards_per_round(self.seats).min(self.choosable(seat).len())
    }

    pub(super) fn list_selections(&self, seat: Seat, out: &mut Vec<Action>) {
        let cards = self.choosable(seat);
        if self.cards_to_choose(seat) == 1 {
            out.extend(cards.iter().map(|card| Action::Cards(CardSet::only(card))));
        } else {
            out.extend(cards.pairs().iter().copied().map(Action::Cards));
        }
    }

    /// Lays cards face down; the last ones turn all of them up (CAS-4.6).
    pub(super) fn choose_cards(&mut self, seat: Seat, cards: CardSet, log: &mut impl Sink<Event>) {
        self.player_mut(seat).chosen = cards;
        self.owed.remove(seat);
        log.emit(|| Event::Chose { seat });
        if self.owed.is_empty() {
            self.reveal(log);
        }
    }

    fn reveal(&mut self, log: &mut impl Sink<Event>) {
        for seat in Seat::first(self.seats) {
            let player = self.player_mut(seat);
            let cards = player.chosen;
            player.hand = player.hand.minus(cards);
            player.played = player.played.union(cards);
            log.emit(|| Event::Revealed { seat, cards });
        }
        self.load_from(0, log);
    }

    /// CAS-16, CAS-3.1: the final scoring, or the marker goes to the left.
    pub(super) fn end_round(&mut self, log: &mut impl Sink<Event>) {
        for player in &mut self.players {
            player.chosen = CardSet::EMPTY;
            player.helped = 0;
        }
        let all_built = self.tiles.iter().all(Option::is_some);
        if all_built || self.round == board::rounds(self.seats) {
            log.emit(|| Event::EndTriggered { all_built });
            return self.begin_final_scoring(log);
        }
        self.round += 1;
        self.start = self.seat_at(1);
        self.begin_round(log);
    }
}
