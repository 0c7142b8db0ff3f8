//! Sets of cards as bits, over the words of [`Set`](crate::Set).
//!
//! They have a face of their own: a card is a bare number, of which a game makes a thing of one list
//! or another, so that the zone says how wide its sets are and not the card; and cards are neither
//! lost nor doubled, so that taking one that is not there is a mistake, and reading one twice too.

use std::fmt;

use rand::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::Zone;
use crate::Bits;

/// A set of cards with numbers below `64 * W`, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CardBits<const W: usize>([u64; W]);

impl<const W: usize> CardBits<W> {
    /// No card at all.
    pub const EMPTY: Self = Self([0; W]);

    /// The cards with the numbers below `count`.
    ///
    /// # Panics
    /// When the set has no room for so many.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        let mut set = Self::EMPTY;
        let mut card = 0;
        while card < count {
            set.insert(card);
            card += 1;
        }
        set
    }

    /// Puts a card in.
    ///
    /// # Panics
    /// When the set has no room for such a number.
    pub const fn insert(&mut self, card: u8) {
        self.0[card as usize / 64] |= 1 << (card % 64);
    }

    /// Takes a card out.
    ///
    /// # Panics
    /// When the card is not there: cards are neither lost nor doubled.
    pub const fn take(&mut self, card: u8) {
        assert!(self.contains(card), "a card is taken that does not lie there");
        self.0[card as usize / 64] &= !(1 << (card % 64));
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(&self, card: u8) -> bool {
        let word = card as usize / 64;
        word < W && self.0[word] & (1 << (card % 64)) != 0
    }

    /// Whether all these cards are in the set.
    #[must_use]
    pub fn contains_all(self, cards: Self) -> bool {
        cards.without(self).is_empty()
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count() as usize
    }

    /// How many cards there are, counted one by one: sooner done where they are few.
    #[must_use]
    pub fn few(self) -> usize {
        let mut count = 0;
        for mut word in self.0 {
            while word != 0 {
                word &= word - 1;
                count += 1;
            }
        }
        count
    }

    /// Whether there is more than one card.
    #[must_use]
    pub fn has_several(self) -> bool {
        let mut found = false;
        self.0.iter().any(|&word| {
            let several = word & word.wrapping_sub(1) != 0 || (found && word != 0);
            found |= word != 0;
            several
        })
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.is_none()
    }

    /// These and those.
    #[must_use]
    pub fn and(self, others: Self) -> Self {
        Self(self.0.or(others.0))
    }

    /// These that are not among those.
    #[must_use]
    pub fn without(self, others: Self) -> Self {
        Self(self.0.minus(others.0))
    }

    /// These that are among those, too.
    #[must_use]
    pub fn among(self, others: Self) -> Self {
        Self(self.0.and(others.0))
    }

    /// The cards by their numbers.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        self.0.ones().map(|card| u8::try_from(card).expect("no card is above 255"))
    }

    /// A card drawn at random; it stays where it is until it is taken.
    ///
    /// # Panics
    /// When there is none.
    pub fn sample<R: Rng + ?Sized>(self, rng: &mut R) -> u8 {
        let index = rng.random_range(0..self.len());
        self.iter().nth(index).expect("the index is below the number of cards")
    }
}

impl<const W: usize> Default for CardBits<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> Zone<W> for CardBits<W> {
    fn cards(&self) -> Self {
        *self
    }

    fn in_order(&self) -> Option<&[u8]> {
        None
    }

    fn lay_anew(&mut self, known: Self, fresh: &[u8]) {
        *self = self.among(known).and(fresh.iter().copied().collect());
    }
}

impl<const W: usize> FromIterator<u8> for CardBits<W> {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl<const W: usize> fmt::Debug for CardBits<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const W: usize> Serialize for CardBits<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const W: usize> Deserialize<'de> for CardBits<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for card in Vec::<u8>::deserialize(deserializer)? {
            if usize::from(card) >= 64 * W || set.contains(card) {
                return Err(de::Error::custom(format!("card {card} cannot lie there")));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn cards_are_counted_and_listed_over_all_words() {
        let set: CardBits<3> = [191, 0, 63, 64].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 191]);
        assert_eq!((set.len(), set.is_empty(), set.contains(255)), (4, false, false));
        for count in [0, 1, 63, 64, 65, 167, 192] {
            let first = CardBits::<3>::first(count);
            assert_eq!(first.len(), usize::from(count));
            assert!(first.iter().eq(0..count));
        }
    }

    #[test]
    fn sets_are_joined_and_parted() {
        let (low, all) = (CardBits::<2>::first(60), CardBits::<2>::first(70));
        assert_eq!(all.without(low).iter().collect::<Vec<_>>(), (60..70).collect::<Vec<_>>());
        assert_eq!((low.and(all), low.among(all)), (all, low));
        assert!(all.contains_all(low) && !low.contains_all(all));
    }

    #[test]
    fn every_card_is_drawn_once() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut pile = CardBits::<2>::first(100);
        let mut drawn = CardBits::<2>::EMPTY;
        while !pile.is_empty() {
            let card = pile.sample(&mut rng);
            pile.take(card);
            drawn.insert(card);
        }
        assert_eq!(drawn, CardBits::first(100));
    }

    #[test]
    fn reads_back_what_it_writes_and_refuses_what_cannot_be() {
        let set: CardBits<1> = [5, 2].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[2,5]");
        assert_eq!(serde_json::from_str::<CardBits<1>>("[5,2]").unwrap(), set);
        for wrong in ["[64]", "[2,2]", "[256]", "[-1]"] {
            assert!(serde_json::from_str::<CardBits<1>>(wrong).is_err(), "{wrong}");
        }
    }
}
