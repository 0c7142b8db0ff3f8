//! What a seat cannot know: the cards that others have laid face down, drawn anew or taken up again.

use engine::Seat;
use rand::{Rng, RngExt};

use crate::{Commitment, KingsRoad};

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

    /// The others' cards, taken up again as if they had yet to choose.
    pub(crate) fn take_up_commitments(&mut self, viewer: Seat) {
        for seat in Seat::first(self.seats).filter(|&seat| seat != viewer) {
            if !self.player(seat).commitment.is_empty() {
                self.players[seat.index()].commitment = Commitment::NONE;
                self.owed.insert(seat);
            }
        }
    }
}
