//! The rules of a game as one trait.

use std::{
    error::Error,
    fmt::{self, Debug, Display},
    hash::Hash,
    str::FromStr,
};

use rand::{Rng, RngExt};
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Actor, Event, Illegal, NotationError, ScoreItem, Seat, Sink, Standing, Turn, Viewer, excerpt,
};

/// The fixed number of an action within its game, for policies and other languages.
pub type ActionId = u16;

/// What an app must know of a game before it has a match of it.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// Stable id, like `kings-road`.
    pub id: &'static str,
    /// The name on the box, in English.
    pub title: &'static str,
    /// Letters before the dash of its rule ids.
    pub rules_prefix: &'static str,
    /// Raised whenever the same record would play differently.
    pub rules_version: u32,
    /// Fewest and most players.
    pub seats: (u8, u8),
    /// What can be chosen at set-up.
    pub options: &'static [OptionSpec],
    /// No match has more moves than this, chance included.
    pub max_moves: usize,
    /// How many action ids there are: `0..action_ids`.
    pub action_ids: ActionId,
}

/// Something that can be chosen at set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Its key in records, scenarios and `--option key=value`.
    pub key: &'static str,
    /// The values it can take, the default first.
    pub values: &'static [&'static str],
    /// With how many players it means anything; with any if none are named.
    #[serde(skip_serializing_if = "<[u8]>::is_empty")]
    pub seats: &'static [u8],
}

impl OptionSpec {
    /// An option with these values, the default first.
    #[must_use]
    pub const fn new(key: &'static str, values: &'static [&'static str]) -> Self {
        Self { key, values, seats: &[] }
    }

    /// The same where it means nothing with any other number of players.
    #[must_use]
    pub const fn only_with(self, seats: &'static [u8]) -> Self {
        Self { seats, ..self }
    }
}

/// A game's rules, as a value that is one position of one match.
///
/// A state holds no pointer, clock, random generator or open file; equal states behave equally and
/// cloning is a copy of a few hundred bytes. [`legal`](Game::legal) is the only statement of
/// permission: every app, bot and test reads it.
pub trait Game:
    Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What can be chosen at set-up. Its JSON form has exactly the keys of [`Info::options`].
    type Options: Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A move. Its text form is short, stable and readable, and reads back.
    type Action: Copy
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;
    /// What happened.
    type Event: Event;
    /// What a viewer may know, built by inclusion.
    type View: Clone + Eq + Hash + Debug + Serialize + Send + Sync;

    /// The game's particulars.
    const INFO: Info;

    /// A freshly set-up match for so many players; the rules may add seats that they play themselves.
    ///
    /// # Errors
    /// When the game cannot be set up for so many or with these options.
    fn new(players: u8, options: &Self::Options) -> Result<Self, SetupError>;

    /// How many seats the match has: each has a score sheet.
    fn seats(&self) -> u8;

    /// How many of them are taken by players, the first ones. The rules play the others themselves:
    /// such a seat is scored and can win, and is never awaited.
    fn players(&self) -> u8 {
        self.seats()
    }

    /// Whom the position waits for.
    fn turn(&self) -> Turn;

    /// Appends every legal action of `actor`, without duplicates, in a stable order. Nothing when
    /// the position does not wait for `actor`.
    fn legal(&self, actor: Actor, out: &mut Vec<Self::Action>);

    /// The legal actions of `actor`, gathered in `buffer`. Games that have them in a table override it
    /// to copy nothing; it must agree with [`legal`](Game::legal).
    fn legal_in<'a>(
        &'a self,
        actor: Actor,
        buffer: &'a mut Vec<Self::Action>,
    ) -> &'a [Self::Action] {
        buffer.clear();
        self.legal(actor, buffer);
        buffer
    }

    /// How likely a chance outcome is, as a whole-number weight.
    fn weight(&self, _outcome: Self::Action) -> u32 {
        1
    }

    /// Answers a chance turn at random. Games override it to be quick; it must agree with
    /// [`legal`](Game::legal) and [`weight`](Game::weight).
    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Action {
        let mut outcomes = Vec::new();
        self.legal(Actor::Chance, &mut outcomes);
        let total: u32 = outcomes.iter().map(|&outcome| self.weight(outcome)).sum();
        let mut left = rng.random_range(0..total);
        *outcomes
            .iter()
            .find(|&&outcome| {
                let weight = self.weight(outcome);
                let found = left < weight;
                left = left.saturating_sub(weight);
                found
            })
            .expect("weights cover the outcomes")
    }

    /// The one form in which an action with this effect is legal; most actions are their own.
    fn canonical(&self, _actor: Actor, action: Self::Action) -> Self::Action {
        action
    }

    /// Why an action that is not legal is not: called after the fact, so that play pays nothing.
    fn why_illegal(&self, actor: Actor, action: Self::Action) -> Illegal;

    /// Plays an action known to be legal.
    fn play_unchecked(
        &mut self,
        actor: Actor,
        action: Self::Action,
        log: &mut impl Sink<Self::Event>,
    );

    /// Everything `viewer` may know, and nothing else; what the log told of hidden things, too.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Resamples everything that `viewer` cannot know, and nothing else.
    fn determinize<R: Rng + ?Sized>(&mut self, viewer: Seat, rng: &mut R);

    /// Takes back the sealed choices that others have made but not opened, as if they had yet to
    /// choose. `viewer` cannot tell the difference but for who is still awaited; a search that
    /// chooses for them itself asks for it.
    fn reopen(&mut self, _viewer: Seat) {}

    /// Points and tie-breaks of a seat as they stand; for all to see, so of nothing hidden.
    fn standing(&self, seat: Seat) -> Standing;

    /// Appends where the seat's points come from.
    fn score_items(&self, seat: Seat, out: &mut Vec<ScoreItem>);

    /// How many asks are stacked. Laws report the deepest, for a stack that is full panics.
    fn depth(&self) -> usize {
        0
    }

    /// Whether the position could occur at all.
    ///
    /// # Errors
    /// The first thing that is impossible about it.
    fn check(&self) -> Result<(), Impossible>;

    /// The fixed number of an action, if it is in canonical form.
    fn action_id(action: Self::Action) -> Option<ActionId>;

    /// The action with this number.
    fn action_from_id(id: ActionId) -> Option<Self::Action>;

    // Provided; games do not override what follows.

    /// Plays an action if it is legal.
    ///
    /// # Errors
    /// [`Illegal`] names the rule that forbids it; the state is unchanged.
    fn play(
        &mut self,
        actor: Actor,
        action: Self::Action,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<Self::Action, Illegal> {
        let canonical = self.canonical(actor, action);
        if !self.is_legal(actor, canonical) {
            return Err(self.why_illegal(actor, action));
        }
        self.play_unchecked(actor, canonical, log);
        Ok(canonical)
    }

    /// Whether an action in canonical form is legal.
    fn is_legal(&self, actor: Actor, action: Self::Action) -> bool {
        self.legal_in(actor, &mut Vec::new()).contains(&action)
    }
}

/// Why a match cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game is not for so many seats.
    Seats {
        /// The game's id.
        game: &'static str,
        /// What was asked for.
        asked: u8,
        /// What the game allows.
        allowed: (u8, u8),
    },
    /// An option that the game does not have, or a value that it cannot take.
    Option(String),
}

impl SetupError {
    /// Refuses a number of seats that `info` does not allow.
    ///
    /// # Errors
    /// [`SetupError::Seats`] when there are too few or too many.
    pub fn check_seats(info: &Info, seats: u8) -> Result<(), Self> {
        let (fewest, most) = info.seats;
        if (fewest..=most).contains(&seats) {
            return Ok(());
        }
        Err(Self::Seats { game: info.id, asked: seats, allowed: info.seats })
    }

    /// Options that are not those of the game, as the reader of their JSON form says.
    #[must_use]
    pub fn unreadable(info: &Info, why: &serde_json::Error) -> Self {
        Self::Option(format!("options of {}: {}", info.id, excerpt(&why.to_string(), 160)))
    }
}

impl Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { game, asked, allowed: (fewest, most) } => {
                write!(f, "{game} is for {fewest} to {most} seats, not {asked}")
            }
            Self::Option(why) => f.write_str(why),
        }
    }
}

impl Error for SetupError {}

/// What is impossible about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible(pub String);

impl Impossible {
    /// Something that must hold.
    ///
    /// # Errors
    /// What it says otherwise.
    pub fn unless(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self(otherwise())) }
    }

    /// A position that was written down for so many seats, with so many players.
    ///
    /// # Errors
    /// When the game is not for so many, or one has no player.
    pub fn unless_seated(info: &Info, seats: u8, players: usize) -> Result<(), Self> {
        SetupError::check_seats(info, seats).map_err(|why| Self(why.to_string()))?;
        Self::unless(players == usize::from(seats), || {
            format!("{players} players at {seats} seats")
        })
    }
}

/// [`Impossible::unless`], where the same words always do.
///
/// # Errors
/// What it says otherwise.
pub fn ensure(holds: bool, otherwise: &str) -> Result<(), Impossible> {
    Impossible::unless(holds, || otherwise.to_owned())
}

impl Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "impossible position: {}", self.0)
    }
}

impl Error for Impossible {}
