//! What thinkers say of themselves.

use games::GameId;
use serde::{Deserialize, Serialize};

use super::desk;

/// What a thinker says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Card {
    /// Random, anew with every start.
    pub(crate) name: String,
    /// Of the program.
    pub(crate) version: String,
    /// When it came.
    pub(crate) since_ms: i64,
    /// How much it thinks about at once.
    pub(crate) threads: usize,
    /// How much of that it does now.
    pub(crate) busy: usize,
    /// Where it takes what it is asked.
    pub(crate) desks: Vec<String>,
}

impl Card {
    /// Whether it thinks about some game as this program does.
    pub(crate) fn thinks_alike(&self) -> bool {
        GameId::ALL.iter().any(|game| self.knows(*game))
    }

    /// Whether it thinks about a game as this program does.
    pub(super) fn knows(&self, game: GameId) -> bool {
        self.desks.iter().any(|known| known == desk(game))
    }
}

/// What is heard of thinkers.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Sign {
    /// It has just come, and wants to hear whether its key is the right one.
    Came(Card),
    /// It is there.
    Here(Card),
    /// It goes.
    Left(String),
    /// Said by whoever asks, to who has just come.
    Welcome,
}
