//! The names of bots.

use std::{error::Error, fmt, str::FromStr};

use engine::{Game, excerpt};

use crate::{Bot, Generator, Random};

/// A kind of bot, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// Any legal action with equal chance.
    Random,
}

impl BotSpec {
    /// Every kind of bot.
    pub const ALL: &[Self] = &[Self::Random];

    /// The name it is asked for by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// A player of this kind.
    #[must_use]
    pub fn sit_down<G: Game>(self, rng: Generator) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(rng)),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(s: &str) -> Result<Self, UnknownBot> {
        let found = Self::ALL.iter().find(|bot| bot.name() == s);
        found.copied().ok_or_else(|| UnknownBot(excerpt(s, 40)))
    }
}

/// A bot that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = BotSpec::ALL.iter().map(|bot| bot.name()).collect();
        write!(f, "there is no bot {:?}; there are: {}", self.0, known.join(", "))
    }
}

impl Error for UnknownBot {}
