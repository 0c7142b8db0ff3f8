//! The names of bots.

use std::{error::Error, fmt, str::FromStr, time::Duration};

use engine::{Perspective, excerpt};

use crate::{
    Bot, Budget, Generator, Greedy, Level, Policy, Random, Rollout, Search, Stance,
    evaluate::{Evaluate, Weights},
    rival::Rival,
};

/// A kind of bot, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// Any legal action with equal chance.
    Random,
    /// One decision ahead.
    Greedy,
    /// A search with a level's budget.
    Level(Level),
    /// A policy that people can read, where the game offers one.
    Rival(Stance),
    /// A search with a budget of its own; for research.
    Search {
        /// Outcomes imagined for a decision.
        iterations: u32,
        /// How it thinks.
        manner: Manner,
    },
}

/// How a search for research thinks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Manner {
    /// As the levels do.
    #[default]
    Usual,
    /// Every iteration is played to the end at random.
    Full,
    /// It knows nothing of what expansions add.
    Plain,
}

impl Manner {
    const ALL: [Self; 3] = [Self::Usual, Self::Full, Self::Plain];

    /// What follows the number of iterations.
    const fn suffix(self) -> &'static str {
        match self {
            Self::Usual => "",
            Self::Full => ":full",
            Self::Plain => ":plain",
        }
    }

    /// As many outcomes as are asked for, however long that takes.
    const fn budget<G: Evaluate>(self, iterations: u32) -> Budget {
        let rollout = if matches!(self, Self::Full) { Rollout::Full } else { G::ROLLOUT };
        let time = Duration::from_hours(1);
        Budget { iterations, time, threads: 1, rollout, noise: 0.0 }
    }
}

/// The most that a search can be asked to imagine for a decision.
const MOST_ITERATIONS: u32 = 100_000_000;

impl BotSpec {
    /// The bots that play every game, from the weakest to the strongest: all but rivals, and
    /// searches for research.
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
            Self::Rival(stance) => stance.name(),
            Self::Search { .. } => "search",
        }
    }

    /// The bot of the house with this name: any but the searches for research.
    #[must_use]
    pub fn of_the_house(name: &str) -> Option<Self> {
        let rivals = Stance::ALL.into_iter().map(Self::Rival);
        Self::ALL.iter().copied().chain(rivals).find(|bot| bot.name() == name)
    }

    /// The bots of the house that play a game: its rivals come last.
    #[must_use]
    pub fn offered<G: Evaluate>() -> Vec<Self> {
        let rivals = G::RIVALS.iter().flat_map(|_| Stance::ALL.map(Self::Rival));
        Self::ALL.iter().copied().chain(rivals).collect()
    }

    /// Whether it plays a game: rivals are there only where the game offers them.
    #[must_use]
    pub const fn plays<G: Evaluate>(self) -> bool {
        !matches!(self, Self::Rival(_)) || G::RIVALS.is_some()
    }

    /// Which line of its policy applies, for one that plays by a policy.
    #[must_use]
    pub fn line<G: Evaluate>(self, seen: &Perspective<'_, G>) -> Option<&'static str> {
        self.policy::<G>().map(|policy| policy.apply(seen).line)
    }

    fn policy<G: Evaluate>(self) -> Option<&'static dyn Policy<G>> {
        let Self::Rival(stance) = self else { return None };
        G::RIVALS.map(|rivals| rivals[stance as usize])
    }

    /// A player of this kind. For a rival that the game does not offer, a Squire.
    #[must_use]
    pub fn sit_down<G: Evaluate>(self, rng: Generator) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(rng)),
            Self::Greedy => Box::new(Greedy::new(rng)),
            Self::Rival(_) => match self.policy() {
                Some(policy) => Box::new(Rival(policy)),
                None => Self::Level(Level::Squire).sit_down(rng),
            },
            Self::Level(level) => Box::new(Search::new(level.budget::<G>(), rng)),
            Self::Search { iterations, manner } => {
                let budget = manner.budget::<G>(iterations);
                let sit = if manner == Manner::Plain { Search::plain } else { Search::new };
                Box::new(sit(budget, rng))
            }
        }
    }

    /// A player of this kind that judges by weights of its own, if it judges by weights at all.
    #[must_use]
    pub fn sit_down_judging_by<G: Evaluate>(
        self,
        weights: Weights,
        rng: Generator,
    ) -> Box<dyn Bot<G>> {
        let budget = match self {
            Self::Level(level) => level.budget::<G>(),
            Self::Search { iterations, manner } => manner.budget::<G>(iterations),
            Self::Random | Self::Greedy | Self::Rival(_) => return self.sit_down(rng),
        };
        Box::new(Search::judging_by(weights, budget, rng))
    }
}

/// As it is asked for: `baron`, `search:5000`, `search:5000:full`, `search:5000:plain`.
impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Self::Search { iterations, manner } => write!(f, ":{iterations}{}", manner.suffix()),
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
    let (iterations, suffix) = rest.split_at(rest.find(':').unwrap_or(rest.len()));
    let manner = Manner::ALL.into_iter().find(|manner| manner.suffix() == suffix)?;
    let iterations = iterations.parse().ok().filter(|n| (1..=MOST_ITERATIONS).contains(n))?;
    Some(BotSpec::Search { iterations, manner })
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
            "there is no bot {:?}; there are: {known}, and search:N, search:N:full or search:N:plain \
             with N from 1 to {MOST_ITERATIONS}",
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
        let research = ["search:1", "search:5000", "search:100:full", "search:20:plain"];
        let rivals = Stance::ALL.map(Stance::name);
        let house = BotSpec::ALL.iter().map(|bot| bot.name());
        for name in house.chain(rivals).chain(research) {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        for wrong in [
            "",
            "Baron",
            "search",
            "search:",
            "search:0",
            "search:10:",
            "search:10:half",
            "search:x",
        ] {
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
