//! The player that takes any legal action with equal chance.

use engine::{Game, Perspective};
use rand::RngExt;

use crate::{Bot, Generator};

/// Takes any legal action with equal chance.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    rng: Generator,
    /// Where legal actions are gathered, kept so that choosing allocates nothing.
    buffer: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A player whose choices follow from the generator.
    #[must_use]
    pub const fn new(rng: Generator) -> Self {
        Self { rng, buffer: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn begin(&mut self, rng: Generator) {
        self.rng = rng;
    }

    #[inline]
    fn choose(&mut self, seen: &Perspective<'_, G>) -> G::Action {
        let legal = seen.legal_in(&mut self.buffer);
        legal[self.rng.random_range(0..legal.len())]
    }
}
