//! Piles in which cards of one kind are the same: how many of each kind are left is all there is.

use rand::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A multiset of `N` kinds of cards from which chance draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bag<const N: usize> {
    counts: [u8; N],
}

impl<const N: usize> Default for Bag<N> {
    fn default() -> Self {
        Self { counts: [0; N] }
    }
}

impl<const N: usize> Bag<N> {
    /// A bag with this many cards of each kind.
    #[must_use]
    pub const fn new(counts: [u8; N]) -> Self {
        Self { counts }
    }

    /// How many cards of a kind are left.
    #[must_use]
    pub fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    /// How many cards are left.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.counts.iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether nothing is left to draw.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&n| n == 0)
    }

    /// The kinds that can be drawn, in order.
    pub fn kinds(&self) -> impl Iterator<Item = usize> {
        (0..N).filter(|&kind| self.counts[kind] > 0)
    }

    /// Takes a card of this kind out.
    ///
    /// # Panics
    /// When none is left.
    pub fn take(&mut self, kind: usize) {
        assert!(self.counts[kind] > 0, "the bag holds no card of kind {kind}");
        self.counts[kind] -= 1;
    }

    /// Puts a card of this kind in.
    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
    }

    /// The kind of a card drawn at random; the card stays in the bag until it is taken.
    ///
    /// # Panics
    /// When the bag is empty.
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> usize {
        let mut left = rng.random_range(0..self.len());
        for (kind, &count) in self.counts.iter().enumerate() {
            let count = u32::from(count);
            if left < count {
                return kind;
            }
            left -= count;
        }
        unreachable!("the counts sum to the length of the bag")
    }
}

impl<const N: usize> Serialize for Bag<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.counts)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Bag<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        let len = counts.len();
        let counts = counts.try_into();
        counts.map(Self::new).map_err(|_| de::Error::invalid_length(len, &"one count per kind"))
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn draws_every_card_once() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut bag = Bag::new([2, 0, 3]);
        let mut drawn = [0; 3];
        while !bag.is_empty() {
            let kind = bag.sample(&mut rng);
            bag.take(kind);
            drawn[kind] += 1;
        }
        assert_eq!(drawn, [2, 0, 3]);
    }
}
