//! What a bot is handed.

use std::fmt;

use rand::Rng;

use crate::{Actor, Game, Seat, Turn, Viewer};

/// One seat's knowledge of a position, with the truth out of reach.
///
/// There is no way from here to the state itself: a bot can look at the [view](Self::view), at its
/// own [legal actions](Self::legal), and at worlds that its seat cannot tell from the real one.
#[derive(Clone, Copy)]
pub struct Perspective<'a, G> {
    truth: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// The position as `seat` knows it.
    #[must_use]
    pub const fn new(truth: &'a G, seat: Seat) -> Self {
        Self { truth, seat }
    }

    /// Whose knowledge this is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Whom the table waits for.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.truth.turn()
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.truth.view(Viewer::Seat(self.seat))
    }

    /// Appends the seat's legal actions.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.truth.legal(Actor::Seat(self.seat), out);
    }

    /// The seat's legal actions, gathered in `buffer` if they have to be.
    pub fn legal_in<'b>(&'b self, buffer: &'b mut Vec<G::Action>) -> &'b [G::Action] {
        self.truth.legal_in(Actor::Seat(self.seat), buffer)
    }

    /// A world that the seat cannot tell from the real one, free to search.
    #[must_use]
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> G {
        let mut world = self.truth.clone();
        world.determinize(self.seat, rng);
        world
    }

    /// The same, with the choices that others have sealed still to be made.
    #[must_use]
    pub fn sample_reopened<R: Rng + ?Sized>(&self, rng: &mut R) -> G {
        let mut world = self.truth.clone();
        world.reopen(self.seat);
        world.determinize(self.seat, rng);
        world
    }
}

/// Says whose knowledge it is, never what is hidden from that seat.
impl<G> fmt::Debug for Perspective<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Perspective").field("seat", &self.seat).finish_non_exhaustive()
    }
}
