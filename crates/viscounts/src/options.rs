//! What can be chosen at set-up: the opponent of a single player (VIS-19).

use serde::{Deserialize, Serialize};

use crate::automa::{Automa, Difficulty};

/// What can be chosen at set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The board of the solo opponent; it means nothing with several players (VIS-19.2).
    pub automa: Automa,
    /// Future Schemes that are shuffled into its first draw pile (VIS-19.8).
    pub difficulty: Difficulty,
}
