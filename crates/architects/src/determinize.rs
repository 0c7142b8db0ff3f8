//! What a seat cannot know, dealt anew in one go: the hands and packs of others, what they put under
//! the deck, and its shuffled part; and the cards that others have chosen face down.
//!
//! Apprentices, market cards and rewards are drawn from bags, whose order is not decided before.

use engine::{Seat, Zone};
use rand::{Rng, RngExt};

use crate::{Architects, Building, Frame};

impl Architects {
    pub(crate) fn redeal<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        let [a, b, c, d, e] = self.players.each_mut().map(|player| {
            let zones: [&mut dyn Zone<1>; 2] = [&mut player.hand, &mut player.pack];
            zones
        });
        let ([a, f], [b, g], [c, h], [d, i], [e, j]) = (a, b, c, d, e);
        let mut zones = [a, b, c, d, e, f, g, h, i, j, &mut self.deck.under];
        self.known.redeal(viewer, &mut zones, &mut self.deck.shuffled, rng);
        self.redraw_choices(viewer, rng);
    }

    /// Any card of the pack, each as likely as any other.
    fn redraw_choices<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        for seat in self.others(viewer) {
            let player = self.player_mut(seat);
            if player.kept.is_some() {
                let at = rng.random_range(0..player.pack.len());
                player.kept = player.pack.iter().nth(at).map(Building::of);
            }
        }
    }

    /// The others' choices, taken up again as if they had yet to choose.
    pub(crate) fn take_up_choices(&mut self, viewer: Seat) {
        if self.frame() == Frame::Draft {
            for seat in self.others(viewer) {
                self.player_mut(seat).kept = None;
            }
        }
    }
}
