//! Phase 1: choosing cards (KRD-3), and the second selection of the Witch players (KRD-4.10).

use engine::{Actor, Illegal, Seat, Sink};

use crate::{Card, Commitment, Event, KingsRoad, Phase, flow::Table};

impl<L: Sink<Event>> Table<'_, L> {
    /// Lays a legal commitment; the last one owed turns all of them up (KRD-4.1).
    pub(crate) fn commit(&mut self, seat: Seat, commitment: Commitment) {
        debug_assert!(self.owed.contains(seat), "seat {seat} owes no selection");
        self.players[seat.index()].commitment = commitment;
        self.owed.remove(seat);
        self.tell(|| Event::Committed { seat });
        if self.owed.is_empty() {
            self.reveal();
        }
    }
}

impl KingsRoad {
    /// The form in which a commitment with this effect is legal (KRD-3.11, KRD-11.4).
    pub(crate) fn canonical_form(&self, seat: Seat, laid: Commitment) -> Commitment {
        if laid.first() == Some(Card::Witch) {
            return if self.is_witch_with_fillers(seat, laid) { Commitment::WITCH } else { laid };
        }
        let mut cards = [Card::Witch; Commitment::CAPACITY];
        let len = laid.len();
        for (slot, card) in cards.iter_mut().zip(laid.cards()) {
            *slot = card;
        }
        // A Knight pins the card before it; one that is declined pins only itself (KRD-3.10).
        let free = match cards[..len].iter().position(|card| card.is_knight()) {
            None => len,
            Some(at) if at + 1 == len && cards[at] == Card::KnightDeclined => at,
            Some(_) => 0,
        };
        cards[..free].sort_by_key(|card| (*card != Card::Dragon, card.code()));
        Commitment::of(&cards[..len])
    }

    /// The literal form: exactly as many different cards of the hand as are due, the Witch first.
    fn is_witch_with_fillers(&self, seat: Seat, laid: Commitment) -> bool {
        laid.len() == usize::from(self.player(seat).cards_to_choose())
            && !has_duplicate(laid)
            && laid.cards().all(|card| self.is_in_hand(seat, card))
    }

    fn is_in_hand(&self, seat: Seat, card: Card) -> bool {
        match card {
            Card::Region(_) | Card::Knight | Card::KnightDeclined => true,
            Card::Dragon => self.player(seat).dragon,
            Card::Witch => self.player(seat).witch,
        }
    }

    /// Why a commitment is refused, the offences in the order of KRD-3.12.
    pub(crate) fn offence(&self, actor: Actor, laid: Commitment) -> Illegal {
        let Actor::Seat(seat) = actor else {
            return Illegal::new("KRD-11.5", "NotAwaited");
        };
        if self.phase == Phase::GameOver {
            return Illegal::new("KRD-9.1", "WrongPhase");
        }
        if !self.owed.contains(seat) {
            return self.why_not_awaited(seat);
        }
        if has_duplicate(laid) {
            return Illegal::new("KRD-3.6", "DuplicateCard");
        }
        if let Some(missing) = laid.cards().find(|&card| !self.is_in_hand(seat, card)) {
            let again = missing == Card::Witch && self.phase == Phase::SelectSecond;
            return Illegal::new(if again { "KRD-4.10" } else { "KRD-3.6" }, "CardNotInHand");
        }
        if laid.cards().skip(1).any(|card| card == Card::Witch) {
            return Illegal::new("KRD-3.7", "WitchNotFirst");
        }
        if laid.len() != usize::from(self.player(seat).cards_to_choose()) {
            let witch = laid.first() == Some(Card::Witch);
            return Illegal::new(if witch { "KRD-3.11" } else { "KRD-3.2" }, "WrongCardCount");
        }
        let knight = laid.cards().position(Card::is_knight);
        if knight.is_some_and(|at| at + 1 != laid.len()) {
            return Illegal::new("KRD-3.8", "KnightNotLast");
        }
        Illegal::new("KRD-3.9", "KnightWithoutRegion")
    }

    fn why_not_awaited(&self, seat: Seat) -> Illegal {
        let at_table = self.at_table().get(seat.index());
        let rule = match at_table {
            None => "KRD-2.1",
            Some(player) if !player.commitment.is_empty() => "KRD-3.5",
            Some(player) if player.supply == 0 => "KRD-3.3",
            Some(_) => "KRD-4.10",
        };
        Illegal::new(rule, "NotAwaited")
    }
}

/// Whether one card stands twice; both forms of the Knight are the same card (KRD-3.12).
fn has_duplicate(laid: Commitment) -> bool {
    let mut rest = laid.cards();
    while let Some(card) = rest.next() {
        if rest.clone().any(|other| other.is_same_piece(card)) {
            return true;
        }
    }
    false
}
