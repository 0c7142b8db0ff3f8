//! A place for cards of a deck, King's Orders among them.

use rand::Rng;

use crate::{
    Card,
    card::{Cards, ORDER},
};

/// Cards by their numbers. King's Orders are alike (VGG-2.7): the first of them has the number of the
/// card, the others have those behind it, so that a place with so many Orders is always the same set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Zone(Cards);

/// All numbers of King's Orders.
const ORDERS: Cards = {
    let mut orders = Cards::EMPTY;
    engine::each!(number in ORDER..ORDER + ALL_ORDERS => orders.insert(number));
    orders
};

/// King's Orders of the game (VGG-4.5).
pub(crate) const ALL_ORDERS: u8 = 24;

impl From<Cards> for Zone {
    fn from(cards: Cards) -> Self {
        Self(cards)
    }
}

impl FromIterator<u8> for Zone {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut zone = Self::EMPTY;
        cards.into_iter().for_each(|card| zone.insert(card));
        zone
    }
}

impl Zone {
    pub const EMPTY: Self = Self(Cards::EMPTY);

    /// How many cards there are: one after the other, for few lie in a place.
    #[inline]
    pub fn len(self) -> usize {
        self.0.few()
    }

    /// Whether there is more than one card.
    #[inline]
    pub fn has_several(self) -> bool {
        self.0.has_several()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Each card once; alike ones are one.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        self.0.iter().take_while(|&number| number <= ORDER)
    }

    /// Every card, alike ones several times.
    pub fn each(self) -> impl Iterator<Item = u8> + Clone {
        self.0.iter().map(|number| number.min(ORDER))
    }

    /// How many King's Orders there are.
    pub fn orders(self) -> u8 {
        u8::try_from(self.0.among(ORDERS).len()).expect("a few")
    }

    /// The cards that exist once.
    pub fn single(self) -> Cards {
        self.0.without(ORDERS)
    }

    /// How many there are of a card.
    pub fn count(self, card: u8) -> u32 {
        if card == ORDER { self.orders().into() } else { self.0.contains(card).into() }
    }

    #[inline]
    pub fn contains(self, card: u8) -> bool {
        self.0.contains(card)
    }

    #[inline]
    pub fn insert(&mut self, card: u8) {
        let number = if card == ORDER { ORDER + self.orders() } else { card };
        self.0.insert(number);
    }

    #[inline]
    pub fn take(&mut self, card: u8) {
        let number = if card == ORDER { ORDER + self.orders() - 1 } else { card };
        self.0.take(number);
    }

    /// Both together.
    pub fn and(self, others: Self) -> Self {
        let mut all = Self(self.0.and(others.0));
        if others.0.contains(ORDER) && self.0.contains(ORDER) {
            (0..self.orders().min(others.orders())).for_each(|_| all.insert(ORDER));
        }
        all
    }

    /// Without cards that exist once.
    pub fn without(self, cards: Cards) -> Self {
        Self(self.0.without(cards))
    }

    /// A card drawn at random.
    pub fn sample<R: Rng + ?Sized>(self, rng: &mut R) -> u8 {
        self.0.sample(rng).min(ORDER)
    }

    /// As a list of cards.
    pub fn listed(self) -> Vec<Card> {
        self.each().map(Card::of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(cards: &[u8]) -> Zone {
        cards.iter().copied().collect()
    }

    #[test]
    fn vgg_1_4_orders_are_counted_and_alike() {
        let (mut hand, draw) = (zone(&[1, ORDER, ORDER]), zone(&[2, ORDER]));
        assert_eq!((hand.len(), hand.orders(), hand.count(1)), (3, 2, 1));
        assert_eq!(hand.iter().collect::<Vec<_>>(), [1, ORDER]);
        assert_eq!(hand.each().collect::<Vec<_>>(), [1, ORDER, ORDER]);
        assert_eq!(hand.and(draw), zone(&[ORDER, 2, ORDER, 1, ORDER]));
        hand.take(ORDER);
        assert_eq!(hand, zone(&[ORDER, 1]));
        assert_eq!((hand.single().len(), hand.contains(ORDER)), (1, true));
        hand.take(ORDER);
        assert_eq!(hand, zone(&[1]));
    }
}
