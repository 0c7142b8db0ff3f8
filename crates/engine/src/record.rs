//! A match written down: options and every action, chance included. No seed, no clock.

use std::{error::Error, fmt};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Actor, Game, Illegal, MAX_SEATS, Match, NotationError, SetupError, excerpt};

/// The version of the record format that this program writes, and the newest that it reads.
pub const FORMAT: u32 = 1;

/// Bytes that a record may have; a long match has a fiftieth of them.
pub const LONGEST_RECORD: usize = 1 << 20;
/// Moves that a record may have; a long match has a tenth of them.
const MOST_MOVES: usize = 10_000;
/// Characters that a name may have; more would not be shown anyway.
const LONGEST_NAME: usize = 200;

/// A record: JSON that a person can read, copy into a report and replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Format version; its presence says that this is a record at all.
    pub castellan: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules that the moves were played by.
    pub rules: u32,
    /// Number of seats that players take.
    pub seats: u8,
    /// What was chosen at set-up; options left out have their default.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// Names of the seats, if anybody gave them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// One entry per move: actor, space, action in the game's notation.
    pub moves: Vec<String>,
    /// The final totals, once the match is over; checked on replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<i32>>,
}

impl Record {
    /// Reads a record of any game.
    ///
    /// # Errors
    /// When the text is not a record that this program can read; the error names the place.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        at_most(LONGEST_RECORD, "bytes", text.len())?;
        let value: Value = serde_json::from_str(text).map_err(|e| RecordError::json(&e))?;
        match value.get("castellan") {
            None => return Err(RecordError::Foreign),
            Some(found) if found.as_u64() == Some(FORMAT.into()) => {}
            Some(found) => return Err(RecordError::Format(excerpt(&found.to_string(), 40))),
        }
        // Read from the text again, for an error that knows its line.
        let record: Self = serde_json::from_str(text).map_err(|e| RecordError::json(&e))?;
        record.check_size()?;
        Ok(record)
    }

    fn check_size(&self) -> Result<(), RecordError> {
        at_most(MOST_MOVES, "moves", self.moves.len())?;
        at_most(MAX_SEATS, "names", self.names.len())?;
        let longest = self.names.iter().map(|name| name.chars().count()).max();
        at_most(LONGEST_NAME, "letters", longest.unwrap_or(0))
    }

    /// Replays the record, checking every move.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn replay<G: Game>(&self) -> Result<Match<G>, RecordError> {
        self.check_game::<G>()?;
        let options = serde_json::from_value(Value::Object(self.options.clone()))
            .map_err(|e| SetupError::unreadable(&G::INFO, &e))?;
        let mut played = Match::<G>::new(self.seats, options)?;
        for (index, text) in self.moves.iter().enumerate() {
            play_entry(&mut played, text).map_err(|why| RecordError::Move {
                number: index + 1,
                text: excerpt(text, 60),
                why,
            })?;
        }
        self.check_result(&played)?;
        Ok(played)
    }

    fn check_game<G: Game>(&self) -> Result<(), RecordError> {
        let info = G::INFO;
        if self.game != info.id {
            let found = excerpt(&self.game, 40);
            return Err(RecordError::Game { found, wanted: info.id });
        }
        if self.rules != info.rules_version {
            let (found, known) = (self.rules, info.rules_version);
            return Err(RecordError::Rules { game: info.id, found, known });
        }
        Ok(())
    }

    fn check_result<G: Game>(&self, played: &Match<G>) -> Result<(), RecordError> {
        let Some(claimed) = &self.result else { return Ok(()) };
        let reached = played.result();
        if reached.as_ref() == Some(claimed) {
            return Ok(());
        }
        let reached = reached.unwrap_or_default();
        Err(RecordError::Result { claimed: claimed.clone(), reached })
    }
}

impl<G: Game> Match<G> {
    /// Writes the match down.
    ///
    /// # Panics
    /// When the game's options do not have a JSON object as their form.
    #[must_use]
    pub fn record(&self) -> Record {
        let options = serde_json::to_value(self.options()).expect("options have a JSON form");
        let Value::Object(options) = options else { panic!("options are not a JSON object") };
        let write = |entry: &crate::Move<G::Action>| format!("{} {}", entry.actor, entry.action);
        Record {
            castellan: FORMAT,
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
            seats: self.state().players(),
            options,
            names: Vec::new(),
            moves: self.moves().iter().map(write).collect(),
            result: self.result(),
        }
    }

    /// The final totals, once the match is over.
    fn result(&self) -> Option<Vec<i32>> {
        let over = self.state().turn() == crate::Turn::Over;
        over.then(|| self.scores().0.iter().map(|sheet| sheet.total).collect())
    }
}

fn at_most(most: usize, what: &'static str, found: usize) -> Result<(), RecordError> {
    if found <= most { Ok(()) } else { Err(RecordError::TooMuch { what, most }) }
}

fn play_entry<G: Game>(played: &mut Match<G>, text: &str) -> Result<(), BadMove> {
    let (actor, action) = text.split_once(' ').unwrap_or((text, ""));
    let actor: Actor = actor.parse()?;
    played.play(actor, action.parse()?)?;
    Ok(())
}

/// Why a record cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Larger than any record of a match can be.
    TooMuch {
        /// Of what: `bytes`, `moves`, `names`, or `letters` of a name.
        what: &'static str,
        /// How many there may be.
        most: usize,
    },
    /// Not JSON, cut off, or not shaped like a record.
    Json {
        /// Line of the trouble, from 1.
        line: usize,
        /// Column of the trouble, from 1.
        column: usize,
        /// What the reader says.
        why: String,
    },
    /// JSON, but not a record of ours.
    Foreign,
    /// Written in a format this program does not know.
    Format(String),
    /// A record of another game than the one asked for.
    Game {
        /// The game named in the record.
        found: String,
        /// The game asked for.
        wanted: &'static str,
    },
    /// Played by rules that this program no longer, or not yet, has.
    Rules {
        /// The game.
        game: &'static str,
        /// Version in the record.
        found: u32,
        /// Version of this program.
        known: u32,
    },
    /// The match cannot be set up like this.
    Setup(SetupError),
    /// A move that does not read or is not legal.
    Move {
        /// Which one, from 1.
        number: usize,
        /// As it stands in the record.
        text: String,
        /// What is wrong with it.
        why: BadMove,
    },
    /// The moves do not lead to the result that the record claims.
    Result {
        /// What the record says.
        claimed: Vec<i32>,
        /// What the moves lead to; empty while the match is not over.
        reached: Vec<i32>,
    },
}

/// What is wrong with a recorded move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadMove {
    /// It does not read.
    Notation(NotationError),
    /// A rule forbids it.
    Illegal(Illegal),
}

impl RecordError {
    fn json(error: &serde_json::Error) -> Self {
        let why = error.to_string();
        // The place is told apart; the reader's own mention of it would say it twice.
        let why = excerpt(why.split(" at line ").next().unwrap_or_default(), 160);
        Self::Json { line: error.line(), column: error.column(), why }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMuch { what: "letters", most } => {
                write!(f, "a name in the record has more than {most} letters")
            }
            Self::TooMuch { what, most } => write!(f, "the record has more than {most} {what}"),
            Self::Json { line, column, why } => {
                write!(f, "the record cannot be read at line {line}, column {column}: {why}")
            }
            Self::Foreign => {
                write!(f, "this is not a Castellan record: it has no \"castellan\" version")
            }
            Self::Format(found) => {
                write!(f, "the record has format version {found}; this program reads {FORMAT}")
            }
            Self::Game { found, wanted } => {
                write!(f, "the record is of the game {found:?}, not of {wanted}")
            }
            Self::Rules { game, found, known } => write!(
                f,
                "the record was played by version {found} of the rules of {game}; this program \
                 has version {known}"
            ),
            Self::Setup(why) => write!(f, "the record cannot be set up: {why}"),
            Self::Move { number, text, why } => write!(f, "move {number} ({text:?}): {why}"),
            Self::Result { claimed, reached } if reached.is_empty() => {
                let claimed = excerpt(&format!("{claimed:?}"), 60);
                write!(f, "the record claims the result {claimed}, but the match is not over")
            }
            Self::Result { claimed, reached } => {
                let claimed = excerpt(&format!("{claimed:?}"), 60);
                write!(
                    f,
                    "the record claims the result {claimed}, but its moves lead to {reached:?}"
                )
            }
        }
    }
}

impl fmt::Display for BadMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Notation(why) => why.fmt(f),
            Self::Illegal(why) => why.fmt(f),
        }
    }
}

impl Error for RecordError {}

impl From<SetupError> for RecordError {
    fn from(why: SetupError) -> Self {
        Self::Setup(why)
    }
}

impl From<NotationError> for BadMove {
    fn from(why: NotationError) -> Self {
        Self::Notation(why)
    }
}

impl From<Illegal> for BadMove {
    fn from(why: Illegal) -> Self {
        Self::Illegal(why)
    }
}
