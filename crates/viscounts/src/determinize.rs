//! What a seat cannot know: which cards of the others are in hand and which in the draw pile. What
//! lies below the top of a pile is not decided before it is needed (VIS-25.3); but which Future Schemes
//! were shuffled into the draw pile of the automa is, and nobody has seen these (VIS-19.8).

use engine::Seat;
use rand::{Rng, RngExt};

use crate::Viscounts;

impl Viscounts {
    pub(crate) fn redeal<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        for seat in Seat::first(self.seats).filter(|&seat| seat != viewer) {
            self.player_mut(seat).deck.redeal(rng);
        }
        if self.solo && !self.is_over() {
            self.redeal_schemes(rng);
        }
    }

    fn redeal_schemes<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        let (mut hidden, count) = self.schemes.hidden();
        self.schemes.draw = self.schemes.draw.minus(hidden);
        for _ in 0..count {
            let at = rng.random_range(0..usize::from(hidden.len()));
            let scheme = hidden.iter().nth(at).expect("the number is within the list");
            hidden.remove(scheme);
            self.schemes.draw.insert(scheme);
        }
        self.schemes.future = hidden;
    }
}
