//! Whom the position waits for, who acts, and who looks.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{NotationError, Seat, SeatSet};

/// Whom the position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// One seat decides, in the open.
    Seat(Seat),
    /// Each listed seat still owes one secret choice; any order, revealed together.
    Sealed(SeatSet),
    /// A die, a draw, a shuffle: answered outside the rules and recorded like any move.
    Chance,
    /// Nobody: the match is over.
    Over,
}

impl Turn {
    /// Whether `actor` may be asked for an action now.
    #[must_use]
    #[inline]
    pub fn awaits(self, actor: Actor) -> bool {
        match (self, actor) {
            (Self::Seat(seat), Actor::Seat(s)) => seat == s,
            (Self::Sealed(owed), Actor::Seat(s)) => owed.contains(s),
            (Self::Chance, Actor::Chance) => true,
            _ => false,
        }
    }

    /// The actor to ask next; of several sealed choices, the first in seating order.
    #[must_use]
    #[inline]
    pub fn next_actor(self) -> Option<Actor> {
        match self {
            Self::Seat(seat) => Some(Actor::Seat(seat)),
            Self::Sealed(owed) => owed.lowest().map(Actor::Seat),
            Self::Chance => Some(Actor::Chance),
            Self::Over => None,
        }
    }
}

/// `seat A`, `sealed A C`, `chance` or `over`.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "seat {seat}"),
            Self::Sealed(owed) => {
                f.write_str("sealed")?;
                owed.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Self::Chance => f.write_str("chance"),
            Self::Over => f.write_str("over"),
        }
    }
}

/// Who makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Actor {
    /// A player, human or not.
    Seat(Seat),
    /// The shuffled deck or the die.
    Chance,
}

impl Actor {
    /// The seat that acts, if it is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance => None,
        }
    }
}

/// The seat's letter, or `chance`.
impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Chance => f.write_str("chance"),
        }
    }
}

impl FromStr for Actor {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, NotationError> {
        if s == "chance" {
            return Ok(Self::Chance);
        }
        s.parse().map(Self::Seat).map_err(|_| NotationError::new("a seat (A to E) or chance", s))
    }
}

impl From<Actor> for String {
    fn from(actor: Actor) -> Self {
        actor.to_string()
    }
}

impl TryFrom<String> for Actor {
    type Error = NotationError;

    fn try_from(s: String) -> Result<Self, NotationError> {
        s.parse()
    }
}

/// Who looks at a position or a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A seat sees what is public and its own secrets.
    Seat(Seat),
    /// A spectator sees what is public.
    Spectator,
    /// The referee sees everything: only for replays of finished matches and for tests.
    Referee,
}

impl Viewer {
    /// Whether this viewer may see what only `seat` knows.
    #[must_use]
    pub fn knows_secrets_of(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Referee => true,
        }
    }
}
