//! Some match of some game, by texts and JSON.

use std::{error::Error, fmt};

use engine::{
    Actor, BadMove, Game, Match, Record, RecordError, Scores, Seat, SetupError, Turn, UndoRefused,
    Viewer,
};
use serde_json::{Map, Value};

use crate::{AnyMatch, GameId, UnknownGame};

impl AnyMatch {
    /// A freshly set-up match; `options` as read by [`options`](crate::options()).
    ///
    /// # Errors
    /// When the game cannot be set up like this.
    pub fn new(game: GameId, seats: u8, options: Map<String, Value>) -> Result<Self, SetupError> {
        with_game!(game, G => {
            let options = serde_json::from_value::<<G as Game>::Options>(Value::Object(options))
                .map_err(|why| SetupError::unreadable(&game.info(), &why))?;
            Match::<G>::new(seats, options).map(Self::from)
        })
    }

    /// Reads a record of any game and replays it, checking every move.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn open(text: &str) -> Result<(Self, Record), OpenError> {
        let record = Record::parse(text)?;
        let replayed = Self::replay(&record)?;
        Ok((replayed, record))
    }

    /// Replays a record, checking every move.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn replay(record: &Record) -> Result<Self, OpenError> {
        let game: GameId = record.game.parse()?;
        let replayed = with_game!(game, G => record.replay::<G>().map(Self::from));
        Ok(replayed?)
    }

    /// Which game it is a match of.
    #[must_use]
    pub fn game(&self) -> GameId {
        fn id<G: Game>(_: &Match<G>) -> &'static str {
            G::INFO.id
        }
        with_match!(self, m => id(m)).parse().expect("a game of the house")
    }

    /// What was chosen at set-up, other than what is usual: options and their values, as the game lists
    /// them.
    #[must_use]
    pub fn variants(&self) -> Vec<(&'static str, &'static str)> {
        let chosen = with_match!(self, m => serde_json::to_value(m.options()));
        let chosen = chosen.expect("options have a JSON form");
        let said = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let specs = self.game().info().options.iter();
        let with_value = specs.filter_map(|spec| {
            let value = said(chosen.get(spec.key)?);
            let at = spec.values.iter().position(|&listed| listed == value)?;
            (at > 0).then_some((spec.key, spec.values[at]))
        });
        with_value.collect()
    }

    /// Number of seats, each with a score sheet.
    #[must_use]
    pub fn seats(&self) -> u8 {
        with_match!(self, m => m.state().seats())
    }

    /// Number of seats that players take; the rules play the others.
    #[must_use]
    pub fn players(&self) -> u8 {
        with_match!(self, m => m.state().players())
    }

    /// Whom the position waits for.
    #[must_use]
    pub fn turn(&self) -> Turn {
        with_match!(self, m => m.state().turn())
    }

    /// Number of moves so far, chance included.
    #[must_use]
    pub fn len(&self) -> usize {
        with_match!(self, m => m.moves().len())
    }

    /// Whether nothing has been played yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The legal actions of `actor` in the game's notation.
    #[must_use]
    pub fn legal(&self, actor: Actor) -> Vec<String> {
        with_match!(self, m => {
            let mut legal = Vec::new();
            m.state().legal(actor, &mut legal);
            legal.iter().map(ToString::to_string).collect()
        })
    }

    /// Plays an action given in the game's notation.
    ///
    /// # Errors
    /// When the text does not read or a rule forbids the action; the match is unchanged.
    pub fn play(&mut self, actor: Actor, action: &str) -> Result<(), BadMove> {
        with_match!(self, m => {
            m.play(actor, action.parse()?)?;
            Ok(())
        })
    }

    /// Whether `seat` has something to take back.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        with_match!(self, m => m.can_undo(seat))
    }

    /// Takes back the last move of `seat`, if it may.
    ///
    /// # Errors
    /// When nothing of this seat can be taken back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefused> {
        with_match!(self, m => m.undo(seat).map(|_| ()))
    }

    /// The match as it stood after the first `index` moves.
    #[must_use]
    pub fn fork(&self, index: usize) -> Self {
        with_match!(self, m => m.fork(index).into())
    }

    /// What `viewer` may see, as JSON.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> Value {
        with_match!(self, m => {
            serde_json::to_value(m.state().view(viewer)).expect("a view has a JSON form")
        })
    }

    /// What `viewer` may read of what happened, move by move, as JSON.
    #[must_use]
    pub fn story(&self, viewer: Viewer) -> Vec<Vec<Value>> {
        with_match!(self, m => {
            let tell = |event| serde_json::to_value(event).expect("an event has a JSON form");
            let seen = |event: &_| engine::Event::seen_by(event, viewer).map(tell);
            m.story().moves().map(|events| events.iter().filter_map(seen).collect()).collect()
        })
    }

    /// The score sheets as they stand.
    #[must_use]
    pub fn scores(&self) -> Scores {
        with_match!(self, m => m.scores())
    }

    /// The match written down.
    #[must_use]
    pub fn record(&self) -> Record {
        with_match!(self, m => m.record())
    }
}

/// Why a record of some game could not be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// It is of a game that is not in the house.
    Game(UnknownGame),
    /// It cannot be read or replayed.
    Record(RecordError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(why) => why.fmt(f),
            Self::Record(why) => why.fmt(f),
        }
    }
}

impl Error for OpenError {}

impl From<UnknownGame> for OpenError {
    fn from(why: UnknownGame) -> Self {
        Self::Game(why)
    }
}

impl From<RecordError> for OpenError {
    fn from(why: RecordError) -> Self {
        Self::Record(why)
    }
}
