//! What can be chosen at set-up: the opponent of a single player (VIS-19), and how open points of the
//! boards are read (VIS-24).

use serde::{Deserialize, Serialize};

use crate::{
    automa::{Automa, Difficulty},
    board::{Bank, Segment, Trade, Trades},
};

engine::named! {
    /// Which sides of the segments are up (VIS-2.2).
    #[derive(Default)]
    pub enum Sides: "which sides are up (players, pictured)" {
        /// Those for the number of players.
        #[default]
        Players = "players",
        /// Those that sources show, with any number of players.
        Pictured = "pictured",
    }
}

/// What can be chosen at set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The board of the solo opponent; it means nothing with several players (VIS-19.2).
    pub automa: Automa,
    /// Future Schemes that are shuffled into its first draw pile (VIS-19.8).
    pub difficulty: Difficulty,
    /// Which sides of the segments are up (VIS-2.2).
    pub sides: Sides,
    /// Which exchange belongs to which space (VIS-9.1).
    pub trades: Trades,
    /// Whether Gates of Gold is played (VGG-1.2).
    pub gates_of_gold: bool,
}

/// The sides that sources show are those for so many players.
const PICTURED: u8 = 3;

impl Options {
    /// For how many players the sides are that are up, where so many play.
    #[must_use]
    pub const fn sides_for(self, players: u8) -> u8 {
        match self.sides {
            Sides::Players => players,
            Sides::Pictured => PICTURED,
        }
    }

    /// The exchange of a bank (VIS-9.1).
    #[must_use]
    pub const fn trade(self, segment: Segment, bank: Bank) -> Trade {
        self.trades.at(segment, bank)
    }
}
