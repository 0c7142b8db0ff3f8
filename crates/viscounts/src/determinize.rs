//! What a seat cannot know: which cards of the others are in hand and which in the draw pile. What
//! lies below the top of a pile is not decided before it is needed (VIS-25.3).

use engine::Seat;
use rand::Rng;

use crate::Viscounts;

impl Viscounts {
    pub(crate) fn redeal<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        for seat in Seat::first(self.seats).filter(|&seat| seat != viewer) {
            self.player_mut(seat).deck.redeal(rng);
        }
    }
}
