//! What a seat cannot know, drawn anew: the cards that others have laid face down.

use engine::Seat;
use rand::{Rng, RngExt};

use crate::KingsRoad;

impl KingsRoad {
    pub(crate) fn resample_commitments<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        for seat in Seat::first(self.seats).filter(|&seat| seat != viewer) {
            if self.player(seat).commitment.is_empty() {
                continue;
            }
            let choices = self.choices(seat);
            let index = rng.random_range(0..choices.len());
            self.players[seat.index()].commitment = choices[index];
        }
    }
}
