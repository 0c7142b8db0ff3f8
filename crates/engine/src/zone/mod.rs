//! Where cards lie, and who knows which.
//!
//! - The shuffled part of a pile has no order before a card is drawn, so that there is nothing to
//!   peek at: it is a set of cards ([`CardBits`]), or of kinds of which there are several ([`Bag`]).
//!   Drawing one by one is the same as drawing from a shuffled pile.
//! - A hand is a set; what lies in places one beside or under the other is a [`Row`]; a [`Deck`] has
//!   a row of cards that were put under its shuffled part.
//! - [`Knowledge`] says which seats know where a card lies, and which have met it.
//! - [`redeal`] deals everything anew that a viewer cannot know: all `determinize` that a game with
//!   hidden cards needs.
//!
//! A card is its number, below 256; every card is there once. Cards that look alike have numbers of
//! their own, of which a game always uses the lowest that fits.

mod bag;
mod bits;
mod deck;
mod knowledge;
mod redeal;
mod row;

pub use bag::Bag;
pub use bits::CardBits;
pub use deck::Deck;
pub use knowledge::Knowledge;
pub use redeal::redeal;
pub use row::Row;

/// Where cards lie that somebody may not see.
pub trait Zone<const W: usize> {
    /// The cards that lie here.
    fn cards(&self) -> CardBits<W>;

    /// The cards in the order of their places, if it matters which lies where.
    fn in_order(&self) -> Option<&[u8]>;

    /// Lays `fresh` cards, in their order, where cards lie that are not `known`: as many as these.
    fn lay_anew(&mut self, known: CardBits<W>, fresh: &[u8]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, SeatSet, Stack};

    /// All that the cards of one seat of Viscounts take.
    #[derive(Clone, Copy)]
    #[expect(dead_code, reason = "only its size matters")]
    struct Tableau {
        hand: CardBits<3>,
        draw: CardBits<3>,
        discard: CardBits<3>,
        /// Those of the hand and of the draw pile that were shuffled in after cards of the hand
        /// were drawn, and how many of these are left.
        fresh: CardBits<3>,
        old: u8,
        slots: [u8; 3],
        /// Everything that is not a card: goods, markers, buildings, manuscripts, workers.
        rest: [u8; 64],
    }

    /// Gates of Gold: 96 townsfolk, 15 heroes, 24 outsiders, 24 orders and 8 starting cards are 167
    /// cards and kinds of cards; the starting cards of the seats never mix.
    #[derive(Clone, Copy)]
    #[expect(dead_code, reason = "only its size matters")]
    struct GatesOfGold {
        seats: [Tableau; 4],
        known: Knowledge<3, 4>,
        townsfolk: CardBits<3>,
        manuscripts: CardBits<1>,
        outsiders: CardBits<1>,
        orders: u8,
        tops: [u8; 13],
        castle: [[u8; 11]; 4],
        sites: [u8; 30],
        asks: Stack<[u16; 6], 24>,
        turn: (Seat, SeatSet),
    }

    #[test]
    fn gates_of_gold_with_four_seats_fits_in_two_kibibytes() {
        let cards = size_of::<[[CardBits<3>; 3]; 4]>();
        assert_eq!(cards, 288, "hand, draw and discard of four seats");
        assert!(size_of::<GatesOfGold>() <= 2048, "{} bytes", size_of::<GatesOfGold>());
    }
}
