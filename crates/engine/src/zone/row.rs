//! Cards in places, one after the other.

use serde::{Deserialize, Serialize};

use super::{CardBits, Zone};
use crate::Stack;

/// Cards in an order: what was put under a deck, a discard pile, a row on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Row<const N: usize>(Stack<u8, N>);

impl<const N: usize> Row<N> {
    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.as_slice().len()
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.as_slice().is_empty()
    }

    /// The cards from the first place to the last.
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = u8> + ExactSizeIterator + Clone {
        self.0.as_slice().iter().copied()
    }

    /// Lays a card behind the last.
    ///
    /// # Panics
    /// When more cards lie here than the game has.
    pub fn push(&mut self, card: u8) {
        self.0.push(card);
    }

    /// Takes the card at this place away; those behind it move up.
    ///
    /// # Panics
    /// When there is no such place.
    pub fn take(&mut self, place: usize) -> u8 {
        let taken = self.0.as_slice()[place];
        let rest = self.iter().enumerate().filter(|&(other, _)| other != place);
        *self = rest.map(|(_, card)| card).collect();
        taken
    }
}

impl<const N: usize> FromIterator<u8> for Row<N> {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut row = Self::default();
        cards.into_iter().for_each(|card| row.push(card));
        row
    }
}

impl<const W: usize, const N: usize> Zone<W> for Row<N> {
    fn cards(&self) -> CardBits<W> {
        self.iter().collect()
    }

    fn in_order(&self) -> Option<&[u8]> {
        Some(self.0.as_slice())
    }

    fn lay_anew(&mut self, known: CardBits<W>, fresh: &[u8]) {
        let mut fresh = fresh.iter().copied();
        let lay = |card| if known.contains(card) { Some(card) } else { fresh.next() };
        *self = self.iter().map_while(lay).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_move_up_when_one_is_taken() {
        let mut row: Row<4> = [7, 3, 9].into_iter().collect();
        assert_eq!((row.take(1), row.take(0), row.len()), (3, 7, 1));
        assert!(row.iter().eq([9]));
        assert_eq!(row, [9].into_iter().collect(), "taken cards leave no trace");
    }

    #[test]
    fn known_cards_keep_their_places() {
        let mut row: Row<4> = [7, 3, 9, 1].into_iter().collect();
        row.lay_anew([3, 1].into_iter().collect::<CardBits<1>>(), &[9, 20]);
        assert!(row.iter().eq([9, 3, 20, 1]));
    }
}
