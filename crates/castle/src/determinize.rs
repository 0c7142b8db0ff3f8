//! What a seat cannot know: the cards that others have laid face down, drawn anew or taken up again.
//! The winter pile is a bag, whose order is not decided before a card is drawn.

use engine::Seat;
use rand::{Rng, RngExt};

use crate::{CardSet, Castle, Frame};

impl Castle {
    pub(crate) fn resample_selections<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        if self.frame() != Frame::Select {
            return;
        }
        for seat in Seat::first(self.seats).filter(|&seat| seat != viewer) {
            if !self.player(seat).chosen.is_empty() {
                self.player_mut(seat).chosen = self.any_selection(seat, rng);
            }
        }
    }

    /// The others' cards, taken up again as if they had yet to choose.
    pub(crate) fn take_up_selections(&mut self, viewer: Seat) {
        if self.frame() != Frame::Select {
            return;
        }
        for seat in Seat::first(self.seats).filter(|&seat| seat != viewer) {
            self.player_mut(seat).chosen = CardSet::EMPTY;
            self.owed.insert(seat);
        }
    }

    /// A legal selection, each as likely as any other.
    fn any_selection<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> CardSet {
        let mut left = self.choosable(seat);
        let mut drawn = CardSet::EMPTY;
        for _ in 0..self.cards_to_choose(seat) {
            let index = usize::from(rng.random_range(0..left.len()));
            let card = left.iter().nth(index).expect("the index is within the hand");
            left = left.without(card);
            drawn = drawn.with(card);
        }
        drawn
    }
}
