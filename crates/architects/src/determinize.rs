//! What a seat cannot know, dealt anew in one go: the hands and packs of others, what they put under
//! the deck, and its shuffled part; and the cards that others have chosen face down.
//!
//! Apprentices, market cards and rewards are drawn from bags, whose order is not decided before.

use engine::{Seat, Zone};
use rand::{Rng, RngExt};

use crate::{Architects, Building, Frame};

impl Architects {
    pub(crate) fn redeal<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R) {
        let Self { players: [one, two, three, four, five], deck, known, .. } = self;
        let mut zones: [&mut dyn Zone<1>; 11] = [
            &mut one.hand,
            &mut two.hand,
            &mut three.hand,
            &mut four.hand,
            &mut five.hand,
            &mut one.pack,
            &mut two.pack,
            &mut three.pack,
            &mut four.pack,
            &mut five.pack,
            &mut deck.under,
        ];
        known.redeal(viewer, &mut zones, &mut deck.shuffled, rng);
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
