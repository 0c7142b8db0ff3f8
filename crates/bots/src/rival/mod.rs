//! Rivals: opponents whose way of playing can be read, for whoever plays alone.
//!
//! A game offers them in [`Evaluate::RIVALS`](crate::evaluate::Evaluate::RIVALS). They sit on ordinary
//! seats like any other bot and are asked for by the name of their stance.

mod architects;

use engine::{Game, Perspective};

use crate::{Bot, Generator};

pub(crate) use architects::STEWARDS;

/// A way of playing in a few lines that people can read: the first that applies decides.
///
/// It depends on what its seat sees and on nothing else, neither chance nor memory. So of any
/// decision it can be told afterwards which line applied, without anything having been kept.
pub trait Policy<G: Game>: Sync {
    /// What it does, and why. Only asked when its seat has a legal action.
    fn apply(&self, seen: &Perspective<'_, G>) -> Applied<G::Action>;
}

/// What a policy does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Applied<A> {
    /// The action.
    pub action: A,
    /// The line that applied, by the name that it has in the game's texts.
    pub line: &'static str,
}

/// How hard a rival makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stance {
    /// Leaves much to the other.
    Gentle,
    /// Does what is good for itself.
    Fair,
    /// Leaves nothing.
    Stern,
}

impl Stance {
    /// From the gentlest to the sternest.
    pub const ALL: [Self; 3] = [Self::Gentle, Self::Fair, Self::Stern];

    /// The name that a rival of this stance is asked for by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gentle => "gentle-rival",
            Self::Fair => "fair-rival",
            Self::Stern => "stern-rival",
        }
    }
}

/// The policies of a game, one for each stance.
pub type Rivals<G> = [&'static dyn Policy<G>; Stance::ALL.len()];

/// A seat that is played by a policy.
pub(crate) struct Rival<G: Game>(pub &'static dyn Policy<G>);

impl<G: Game> Bot<G> for Rival<G> {
    fn begin(&mut self, _: Generator) {}

    fn choose(&mut self, seen: &Perspective<'_, G>) -> G::Action {
        self.0.apply(seen).action
    }
}
