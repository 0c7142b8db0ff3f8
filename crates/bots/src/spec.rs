//! The names of bots.

use std::{error::Error, fmt, str::FromStr, time::Duration};

use engine::excerpt;

use crate::{Bot, Budget, Generator, Greedy, Level, Random, Rollout, Search, evaluate::Evaluate};

/// A kind of bot, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// Any legal action with equal chance.
    Random,
    /// One decision ahead.
    Greedy,
    /// A search with a level's budget.
    Level(Level),
    /// A search with a budget of its own; for research.
    Search {
        /// Outcomes imagined for a decision.
        iterations: u32,
        /// Whether every iteration is played to the end at random.
        full_rollouts: bool,
    },
}

/// The most that a search can be asked to imagine for a decision.
const MOST_ITERATIONS: u32 = 100_000_000;

impl BotSpec {
    /// The bots of the house: all but the searches for research, from the weakest to the strongest.
    pub const ALL: &[Self] = &[
        Self::Random,
        Self::Greedy,
        Self::Level(Level::Page),
        Self::Level(Level::Squire),
        Self::Level(Level::Knight),
        Self::Level(Level::Baron),
    ];

    /// The name of a kind: of the house's bots, the one it is asked for by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Level(level) => level.name(),
            Self::Search { .. } => "search",
        }
    }

    /// The bot of the house with this name.
    #[must_use]
    pub fn of_the_house(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|bot| bot.name() == name).copied()
    }

    /// A player of this kind.
    #[must_use]
    pub fn sit_down<G: Evaluate>(self, rng: Generator) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(rng)),
            Self::Greedy => Box::new(Greedy::new(rng)),
            Self::Level(level) => Box::new(Search::new(level.budget::<G>(), rng)),
            Self::Search { iterations, full_rollouts } => {
                let rollout = if full_rollouts { Rollout::Full } else { G::ROLLOUT };
                let time = Duration::from_hours(1);
                let budget = Budget { iterations, time, threads: 1, rollout, noise: 0.0 };
                Box::new(Search::new(budget, rng))
            }
        }
    }
}

/// As it is asked for: `baron`, `search:5000`, `search:5000:full`.
impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Self::Search { iterations, full_rollouts } => {
                write!(f, ":{iterations}{}", if *full_rollouts { ":full" } else { "" })
            }
            _ => Ok(()),
        }
    }
}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(s: &str) -> Result<Self, UnknownBot> {
        let found = Self::of_the_house(s).or_else(|| read_search(s));
        found.ok_or_else(|| UnknownBot(excerpt(s, 40)))
    }
}

fn read_search(s: &str) -> Option<BotSpec> {
    let rest = s.strip_prefix("search:")?;
    let (iterations, full_rollouts) = match rest.split_once(':') {
        None => (rest, false),
        Some((iterations, "full")) => (iterations, true),
        Some(_) => return None,
    };
    let iterations = iterations.parse().ok().filter(|n| (1..=MOST_ITERATIONS).contains(n))?;
    Some(BotSpec::Search { iterations, full_rollouts })
}

/// A bot that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = BotSpec::ALL.iter().map(|bot| bot.name()).collect();
        let known = known.join(", ");
        write!(
            f,
            "there is no bot {:?}; there are: {known}, and search:N or search:N:full with N from 1 \
             to {MOST_ITERATIONS}",
            self.0
        )
    }
}

impl Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        let research = ["search:1", "search:5000", "search:100:full"];
        for name in BotSpec::ALL.iter().map(|bot| bot.name()).chain(research) {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        for wrong in ["", "Baron", "search", "search:", "search:0", "search:10:half", "search:x"] {
            let why = wrong.parse::<BotSpec>().unwrap_err().to_string();
            assert!(why.starts_with(&format!("there is no bot {wrong:?}")), "{why}");
        }
    }

    #[test]
    fn research_is_not_of_the_house() {
        assert_eq!(BotSpec::of_the_house("search:5000"), None);
        assert_eq!(BotSpec::of_the_house("knight"), Some(BotSpec::Level(Level::Knight)));
    }
}
