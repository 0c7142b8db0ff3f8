//! What can happen at a table. The log keeps each of them, in order, for good.

use engine::{Actor, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Entry {
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Whose identity; never shown.
        who: String,
        /// Under which name.
        name: String,
    },
    /// A bot took a seat, perhaps that of somebody who left.
    Bot {
        /// Which.
        seat: Seat,
        /// The bot's name.
        bot: String,
    },
    /// Somebody gave up a seat.
    Left {
        /// Which.
        seat: Seat,
    },
    /// Somebody's time ran out.
    TimedOut {
        /// Whose.
        seat: Seat,
    },
    /// The match began.
    Began,
    /// A move, in canonical notation.
    Move {
        /// Who.
        actor: Actor,
        /// What.
        action: String,
    },
    /// The last move of a seat was taken back. The move stays in the log.
    TakenBack {
        /// Whose.
        seat: Seat,
    },
    /// The server came back: live clocks run on from here.
    Resumed,
    /// Somebody said something.
    Said {
        /// Under which name.
        name: String,
        /// From which seat, if from one.
        seat: Option<Seat>,
        /// What.
        text: String,
    },
    /// Somebody is called otherwise from now on.
    Renamed {
        /// On which seat.
        seat: Seat,
        /// How.
        name: String,
    },
    /// The same people play again at another table.
    Rematch {
        /// Which.
        table: String,
        /// Who asked for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// Somebody does not play again: at the old table, and on the seat that the new one kept.
    Declined {
        /// Which.
        seat: Seat,
    },
}
