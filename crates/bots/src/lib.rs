//! Players that are programs, and matches between them.
//!
//! A bot sees a [`Perspective`] and nothing else. This crate names no game.

mod play_out;
mod random;
mod simulate;
mod spec;

use engine::{Game, Perspective};

pub use play_out::{Observer, Signature, play_out};
pub use rand_xoshiro::Xoshiro256PlusPlus as Generator;
pub use random::Random;
pub use simulate::{Report, Simulation};
pub use spec::{BotSpec, UnknownBot};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// The action it takes. Only asked when its seat has a legal one.
    fn choose(&mut self, seen: &Perspective<'_, G>) -> G::Action;
}

/// A generator for one of many independent purposes of the same seed.
#[must_use]
pub fn generator(seed: u64, stream: u64) -> Generator {
    use rand::SeedableRng;
    // The generator itself spreads the bits of its seed; streams only have to differ.
    Generator::seed_from_u64(seed ^ stream.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}
