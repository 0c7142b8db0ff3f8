//! Players that are programs, and matches between them.
//!
//! A bot sees a [`Perspective`] and nothing else. This crate names no game outside [`evaluate`] and [`observe`].
#![allow(clippy::cast_precision_loss, reason = "statistics of counts far below the limit")]

pub mod evaluate;
pub mod observe;

mod analysis;
mod arena;
mod greedy;
mod hint;
mod level;
mod play_out;
mod random;
mod rival;
mod search;
mod series;
mod simulate;
mod spec;

use std::time::Duration;

use engine::{Game, Perspective};

pub use analysis::{Analysis, Judged, accuracy, analyse, judge, thinker};
pub use arena::{Arena, Block, Entry, Sprt, Standings, Verdict};
pub use greedy::Greedy;
pub use hint::{Gain, Hint, hints};
pub use level::Level;
pub use play_out::{Observer, Signature, play_out};
pub use rand_xoshiro::Xoshiro256PlusPlus as Generator;
pub use random::Random;
pub use rival::{Applied, Policy, Rivals, Stance};
pub use search::{Budget, Candidate, Findings, Line, Rollout, Search, Worth};
pub use series::Series;
pub use simulate::{Keep, Report, Simulation, VICTORY};
pub use spec::{BotSpec, Manner, UnknownBot};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Sits down to another match: forgets everything, and draws from this generator from now on.
    fn begin(&mut self, rng: Generator);

    /// The action it takes. Only asked when its seat has a legal one. A bot that is kept from one
    /// decision to the next goes on from what it thought.
    fn choose(&mut self, seen: &Perspective<'_, G>) -> G::Action;

    /// The same, without thinking longer than this.
    fn choose_within(&mut self, seen: &Perspective<'_, G>, _time: Duration) -> G::Action {
        self.choose(seen)
    }

    /// Memory that its thoughts take, for whoever keeps many bots.
    fn bytes(&self) -> usize {
        0
    }
}

/// A generator for one of many independent purposes of the same seed.
#[must_use]
pub fn generator(seed: u64, stream: u64) -> Generator {
    use rand::SeedableRng;
    // The generator itself spreads the bits of its seed; streams only have to differ.
    Generator::seed_from_u64(seed ^ stream.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}
