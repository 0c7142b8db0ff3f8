//! What can be read of Gates of Gold without a view, as of the base game in `standing`.

use engine::Seat;

use crate::{Card, Frame, Viscounts};

impl Viscounts {
    /// The Outsiders of a deck, wherever they lie.
    pub fn outsiders(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        self.own_outsiders(seat).iter().map(Card::of)
    }

    /// Outsiders that a seat is about to welcome or to refuse.
    #[must_use]
    pub fn outsiders_under_way(&self, seat: Seat) -> u8 {
        let is_own = |frame: &&Frame| match frame {
            Frame::Welcome(welcome) => welcome.seat == seat,
            Frame::Refuse(refuse) => refuse.seat == seat,
            _ => false,
        };
        u8::try_from(self.pending.as_slice().iter().filter(is_own).count()).expect("a few")
    }
}
