//! A pile from which cards are drawn, and under which cards are put.

use serde::{Deserialize, Serialize};

use super::{CardBits, Row};

/// A draw pile: a shuffled part, and below it cards that were put under the pile one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Parts<W, N>")]
pub struct Deck<const W: usize, const N: usize> {
    /// The shuffled part, drawn first.
    pub shuffled: CardBits<W>,
    /// What lies under it, in the order in which it will come.
    pub under: Row<N>,
}

impl<const W: usize, const N: usize> Deck<W, N> {
    /// A pile with nothing put under it.
    #[must_use]
    pub fn new(shuffled: CardBits<W>) -> Self {
        Self { shuffled, under: Row::default() }
    }

    /// How many cards the pile has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.shuffled.len() + self.under.len()
    }

    /// Whether the pile is used up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The next card, if it is not chance that decides: the first one put under the used-up pile.
    /// Who draws it may see a card that only others knew: the event that tells it
    /// [reveals](crate::Event::reveals) something, so that the draw is not taken back.
    #[must_use]
    pub fn settled_next(&self) -> Option<u8> {
        if self.shuffled.is_empty() { self.under.iter().next() } else { None }
    }

    /// Takes the next card: the one that chance drew, or the settled one.
    ///
    /// # Panics
    /// When the card is not the next.
    pub fn take(&mut self, card: u8) {
        if self.settled_next() == Some(card) {
            self.under.take(0);
        } else {
            self.shuffled.take(card);
        }
    }
}

/// A pile as it is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Parts<const W: usize, const N: usize> {
    shuffled: CardBits<W>,
    under: Row<N>,
}

impl<const W: usize, const N: usize> TryFrom<Parts<W, N>> for Deck<W, N> {
    type Error = String;

    fn try_from(Parts { shuffled, under }: Parts<W, N>) -> Result<Self, String> {
        let mut all = shuffled;
        for card in under.iter() {
            if usize::from(card) >= 64 * W || all.contains(card) {
                return Err(format!("card {card} cannot lie under the pile"));
            }
            all.insert(card);
        }
        Ok(Self { shuffled, under })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_under_the_pile_come_last_in_their_order() {
        let mut deck = Deck::<1, 4>::new(CardBits::first(1));
        deck.under.push(12);
        deck.under.push(11);
        assert_eq!((deck.len(), deck.settled_next()), (3, None));
        deck.take(0);
        assert_eq!(deck.settled_next(), Some(12));
        deck.take(12);
        deck.take(11);
        assert!(deck.is_empty());
    }

    #[test]
    #[should_panic(expected = "does not lie there")]
    fn a_card_under_the_pile_is_not_drawn_before_its_turn() {
        let mut deck = Deck::<1, 4>::new(CardBits::first(1));
        deck.under.push(12);
        deck.take(12);
    }

    #[test]
    fn reads_back_what_it_writes_and_refuses_what_cannot_be() {
        let mut deck = Deck::<1, 3>::new(CardBits::first(2));
        deck.under.push(7);
        let text = serde_json::to_string(&deck).unwrap();
        assert_eq!(text, r#"{"shuffled":[0,1],"under":[7]}"#);
        assert_eq!(serde_json::from_str::<Deck<1, 3>>(&text).unwrap(), deck);
        for under in ["[64]", "[0]", "[7,7]", "[2,3,4,5]"] {
            let text = text.replace("[7]", under);
            assert!(serde_json::from_str::<Deck<1, 3>>(&text).is_err(), "{text}");
        }
    }
}
