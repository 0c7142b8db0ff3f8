//! Which rules a table is played by.

use games::GameId;
use serde::{Deserialize, Serialize};

use super::Setup;

/// A game in one version of its rules: what a node must have to play a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Kind {
    pub(crate) game: String,
    pub(crate) rules: u32,
}

impl Kind {
    /// The rules of a game as this program has them.
    pub(crate) fn of(game: GameId) -> Self {
        Self { game: game.info().id.to_owned(), rules: game.info().rules_version }
    }

    /// What a setup says, even of a game that this program does not have.
    pub(crate) fn of_setup(json: &str) -> Self {
        serde_json::from_str(json).unwrap_or_default()
    }
}

impl Setup {
    /// Which rules the table is played by.
    pub(crate) fn kind(&self) -> Kind {
        Kind { game: self.game.info().id.to_owned(), rules: self.rules }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_that_nobody_here_has_are_still_told_apart() {
        let foreign = Kind::of_setup(r#"{"id":"x","game":"chess","rules":7,"seats":2}"#);
        assert_eq!((foreign.game.as_str(), foreign.rules), ("chess", 7));
        assert_eq!(Kind::of_setup("not even JSON"), Kind::default());
        assert!(GameId::ALL.iter().all(|game| Kind::of(*game) != foreign));
    }
}
