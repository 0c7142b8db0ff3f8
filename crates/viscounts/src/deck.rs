//! The cards that a seat owns, but for those on its board (VCE-20).

use rand::Rng;

use crate::{card::Cards, gates_of_gold::Zone};

/// Hand, draw pile and discard pile of a seat.
///
/// Which cards a seat owns everybody knows, and the discard pile lies open; others cannot tell which
/// of the rest are in hand and which in the draw pile. What they do know is noted: the `fresh` ones
/// were shuffled in when the seat held cards, of which `old` are certainly still there. King's Orders
/// are alike, so that nobody can tell fresh ones from others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Deck {
    pub hand: Zone,
    pub draw: Zone,
    pub discard: Zone,
    pub fresh: Cards,
    pub old: u8,
}

impl Deck {
    /// The cards of which others cannot tell whether they are in hand.
    #[inline]
    pub fn unseen(&self) -> Zone {
        self.hand.and(self.draw)
    }

    /// All of them.
    #[inline]
    pub fn all(&self) -> Zone {
        self.unseen().and(self.discard)
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.hand.len() + self.draw.len() + self.discard.len()
    }

    /// Whether the next card can be taken from the draw pile, after a shuffle if need be.
    #[inline]
    pub fn has_top(&self) -> bool {
        !self.draw.is_empty() || !self.discard.is_empty()
    }

    /// A card comes from the draw pile into the hand.
    #[inline]
    pub fn draw_card(&mut self, card: u8) {
        self.draw.take(card);
        self.hand.insert(card);
    }

    /// A card leaves the hand, for everybody to see.
    #[inline]
    pub fn leave_hand(&mut self, card: u8) {
        self.hand.take(card);
        if !self.forget(card) {
            self.old = self.old.saturating_sub(1);
        }
        self.settle();
    }

    /// A card leaves the draw pile, for everybody to see.
    #[inline]
    pub fn leave_draw(&mut self, card: u8) {
        self.draw.take(card);
        self.forget(card);
        self.settle();
    }

    /// The discard pile is mixed into the draw pile (VIS-15.3).
    pub fn shuffle(&mut self) {
        self.old = u8::try_from(self.hand.len()).unwrap_or(u8::MAX);
        self.fresh = self.discard.single();
        self.draw = self.draw.and(self.discard);
        self.discard = Zone::EMPTY;
        self.settle();
    }

    /// Takes a card from the fresh ones; tells whether it was one.
    #[inline]
    fn forget(&mut self, card: u8) -> bool {
        let was = self.fresh.contains(card);
        if was {
            self.fresh.take(card);
        }
        was
    }

    /// What says nothing is not noted.
    #[inline]
    fn settle(&mut self) {
        if self.old == 0 || self.fresh.is_empty() {
            self.old = 0;
            self.fresh = Cards::EMPTY;
        }
    }

    /// Whether what others know could be so.
    pub fn is_possible(&self) -> bool {
        let settled = (self.old == 0) == self.fresh.is_empty();
        let fresh = self.hand.single().among(self.fresh).len();
        let held = self.hand.len() - fresh >= usize::from(self.old);
        settled && held && self.unseen().single().contains_all(self.fresh)
    }

    /// Deals the hand anew, as somebody else could imagine it.
    pub fn redeal<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        let (count, mut rest) = (self.hand.len(), self.unseen());
        let mut hand = Zone::EMPTY;
        while hand.len() < count {
            let first = hand.len() < usize::from(self.old);
            let from = if first { rest.without(self.fresh) } else { rest };
            let card = from.sample(rng);
            rest.take(card);
            hand.insert(card);
        }
        (self.hand, self.draw) = (hand, rest);
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    fn cards(cards: &[u8]) -> Cards {
        cards.iter().copied().collect()
    }

    fn zone(cards: &[u8]) -> Zone {
        cards.iter().copied().collect()
    }

    /// VIS-0.7: cards that were held when others were shuffled in are not among these.
    #[test]
    fn what_was_held_before_a_shuffle_is_known() {
        let mut deck = Deck { hand: zone(&[1, 2]), discard: zone(&[3, 4]), ..Deck::default() };
        deck.shuffle();
        deck.draw_card(3);
        assert_eq!((deck.old, deck.fresh), (2, cards(&[3, 4])));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut seen = Cards::EMPTY;
        for _ in 0..20 {
            deck.redeal(&mut rng);
            let hand = deck.hand.single();
            assert!(hand.contains_all(cards(&[1, 2])) && hand.len() == 3);
            assert!(deck.is_possible());
            seen = seen.and(hand);
        }
        assert_eq!(seen, cards(&[1, 2, 3, 4]));
        deck.leave_hand(1);
        assert_eq!((deck.old, deck.fresh), (1, cards(&[3, 4])));
        deck.leave_hand(2);
        assert_eq!((deck.old, deck.fresh), (0, Cards::EMPTY));
    }

    /// Of a card that could have been drawn before and after, it is not known which it was.
    #[test]
    fn old_cards_are_counted_not_named() {
        let mut deck =
            Deck { hand: zone(&[1]), draw: zone(&[2]), discard: zone(&[3]), ..Deck::default() };
        deck.shuffle();
        deck.draw_card(2);
        deck.leave_hand(2);
        assert_eq!((deck.old, deck.is_possible()), (0, true));
    }
}
