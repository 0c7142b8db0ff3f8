//! The table of A Castle for All Seasons as text.

use castle::{Castle, View};
use engine::Seat;

use crate::{Teller, terminal::Draw};

impl Draw for Castle {
    fn board(view: &View, _: &Teller<'_>) -> String {
        format!("{view:?}\n")
    }

    fn hand(view: &View, seat: Seat, _: &Teller<'_>) -> String {
        view.players[seat.index()].hand.to_string()
    }
}
