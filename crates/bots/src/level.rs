//! How strong a bot plays, in words that people understand.

use std::time::Duration;

use crate::{Budget, evaluate::Evaluate};

/// A level of strength. All levels see the same and think alike; they differ in how much they
/// imagine, and the lowest in how well it judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// For a first match.
    Page,
    /// Knows what it wants.
    Squire,
    /// Plays well.
    Knight,
    /// As strong as the house can.
    Baron,
}

/// No level thinks longer than this about a decision.
const TIME: Duration = Duration::from_secs(2);
/// How far off the judgement of a Page may be.
const PAGE_NOISE: f32 = 0.06;

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 4] = [Self::Page, Self::Squire, Self::Knight, Self::Baron];

    /// The name it is asked for by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Knight => "knight",
            Self::Baron => "baron",
        }
    }

    /// How much it thinks about a decision of a game.
    #[must_use]
    pub const fn budget<G: Evaluate>(self) -> Budget {
        Budget {
            iterations: G::ITERATIONS[self as usize],
            time: TIME,
            threads: 1,
            rollout: G::ROLLOUT,
            noise: if matches!(self, Self::Page) { PAGE_NOISE } else { 0.0 },
        }
    }
}
