//! Thinking elsewhere: processes that only think, and those who ask them.
//!
//! A [`Thought`] carries what its seat knows and nothing else, so it can be thought anywhere and
//! comes out the same. [`Thinker`]s take thoughts, and parts of a series of matches, from a queue
//! group of the bus; they keep nothing, know no database and speak with a key of their own that is
//! good for nothing else. Whoever asks ([`Thinkers`], [`Helpers`]) waits for so long and then does it
//! itself, so thinkers may come and go at any time.

mod helpers;
mod matches;
mod sign;
mod spread;
#[cfg(test)]
mod tests;
mod thinker;
mod thinkers;
mod thought;

use std::{sync::LazyLock, time::Duration};

use bots::{Level, evaluate::Evaluate};
use games::{GameId, with_game};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use self::matches::Matches;
pub use self::{
    helpers::Helpers,
    matches::Contest,
    thinker::{ThinkConfig, Thinker},
};
pub(crate) use self::{
    sign::Card,
    thinkers::Thinkers,
    thought::{Found, Thought},
};

/// Signs of life of thinkers.
const SIGN: &str = "think.sign";

/// What a thinker is asked to do.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Task {
    /// Something to think about, and for how long.
    Thought(Thought, Duration),
    /// Matches to play.
    Matches(Matches),
}

/// What a thinker says to it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Reply {
    Found(Found),
    /// What came of the matches, in the form of their series.
    Part(Value),
    /// It thinks about as much as it can already.
    Busy,
    /// It cannot read this.
    Unfit,
}

/// Where thoughts about a game are asked for. Whoever plays by other rules or thinks otherwise does
/// not listen there.
fn desk(game: GameId) -> &'static str {
    static DESKS: LazyLock<Vec<String>> = LazyLock::new(|| {
        fn of<G: Evaluate>() -> String {
            let mind = bots::thinker::<G>(&Level::Baron.budget::<G>());
            format!("think.ask.{}.{mind:016x}", G::INFO.id)
        }
        GameId::ALL.iter().map(|game| with_game!(*game, G => of::<G>())).collect()
    });
    let at = GameId::ALL.iter().position(|known| *known == game).expect("a game of the house");
    &DESKS[at]
}
