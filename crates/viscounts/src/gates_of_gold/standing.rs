//! What can be read of Gates of Gold without a view, as of the base game in `standing`.

use engine::Seat;

use super::{Award, Ending, Merit};
use crate::{Card, Frame, Viscounts};

/// King's Orders of a seat, by where they lie; not those on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orders {
    /// In hand.
    pub hand: u8,
    /// In the draw pile.
    pub draw: u8,
    /// In the discard pile.
    pub discard: u8,
}

impl Viscounts {
    /// The King's Orders of a seat.
    #[must_use]
    pub fn orders_of(&self, seat: Seat) -> Orders {
        let deck = &self.player(seat).deck;
        Orders {
            hand: deck.hand.orders(),
            draw: deck.draw.orders(),
            discard: deck.discard.orders(),
        }
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

    /// The Outsiders of a deck, wherever they lie.
    pub fn outsiders(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        self.own_outsiders(seat).iter().map(Card::of)
    }

    /// The card beside the board for a merit.
    #[must_use]
    pub const fn award(&self, merit: Merit) -> Option<Award> {
        self.gates.awards[merit.index()]
    }

    /// What an Outsider would bring a seat if the match ended now; but for ribbons, for relief, and
    /// for what is resolved before the scoring.
    #[must_use]
    pub fn would_bring(&self, seat: Seat, ending: Ending) -> i32 {
        self.ending_points(seat, ending, self.ribbons_at_end(seat))
    }
}
