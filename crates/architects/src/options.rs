//! What can be chosen at set-up (ARC-18). A match of one person is a match of two seats, of which a
//! bot with a readable policy has the second (ARC-19.2).

use serde::{Deserialize, Serialize};

/// The side of the player boards (ARC-2.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Boards {
    /// The common side: everybody begins alike.
    #[default]
    Common,
    /// Characters, which the players choose (ARC-18.9).
    Chosen,
    /// Characters, which chance deals (ARC-18.9).
    Dealt,
}

/// What can be chosen at set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "options that are on or off")]
pub struct Options {
    /// Common boards, or individual ones (ARC-18.1).
    pub boards: Boards,
    /// All ten characters instead of those of the standard box (ARC-18.3).
    pub extra_characters: bool,
    /// Everybody begins with an apprentice (ARC-18.5).
    pub opening_apprentice: bool,
    /// The Guildhall replaces apprentices of the display (ARC-18.6).
    pub apprentice_refresh: bool,
    /// Three more apprentices and three more buildings (ARC-18.7).
    pub promo_cards: bool,
}
