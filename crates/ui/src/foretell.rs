//! What an action would do: played on a copy, and told to the seat as far as it can be known.

use engine::{Actor, Event, Game, Perspective, Seat, Viewer};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{LineKind, Narrate, Rich, Teller};

/// A seat looking ahead from a position.
///
/// It holds no truth but a world that the seat cannot tell from it, with what others have sealed still
/// to be chosen: the same world for all truths that look alike to the seat, so what is foretold cannot
/// give any of them away. Drawing code may have it; nothing but words comes out of it.
pub struct Foresight<G: Game> {
    world: G,
    view: G::View,
    seat: Seat,
}

/// What an action would bring.
pub struct Foreseen<G: Game> {
    /// What would happen, up to where something is opened or drawn.
    pub events: Vec<G::Event>,
    /// How it would stand then.
    pub view: G::View,
}

impl<G: Narrate> Foresight<G> {
    /// What `seat` can foresee from a position.
    #[must_use]
    pub fn new(truth: &G, seat: Seat) -> Self {
        let known = Perspective::new(truth, seat);
        let world = known.sample_reopened(&mut Xoshiro256PlusPlus::seed_from_u64(0));
        Self { world, view: known.view(), seat }
    }

    /// What a legal action of the seat will bring, as far as it can be known, and what is asked then.
    #[must_use]
    pub fn foresee(&self, action: G::Action) -> Option<Foreseen<G>> {
        self.play(action).map(|(_, foreseen)| foreseen)
    }

    /// What a legal action of the seat will do: what is told of it up to where something is opened,
    /// drawn or another's turn begins, spoken to the seat.
    #[must_use]
    pub fn tell(&self, action: G::Action, teller: &Teller<'_>) -> Rich {
        let Some((action, foreseen)) = self.play(action) else { return G::title(action, teller) };
        let told = G::tell(&foreseen.events, &teller.foretelling(self.seat)).into_iter();
        let told = told.take_while(|line| line.kind == LineKind::Sentence).map(|line| line.text);
        let first = G::purpose(&self.view, action, teller);
        let last = G::remains(&foreseen.view, self.seat, action, teller);
        let said = Rich::row(first.into_iter().chain(told).chain(last));
        if said.0.is_empty() { G::title(action, teller) } else { said }
    }

    /// The canonical form of an action, and what comes of it.
    fn play(&self, action: G::Action) -> Option<(G::Action, Foreseen<G>)> {
        let (mut after, mut log) = (self.world.clone(), Vec::new());
        let action = after.play(Actor::Seat(self.seat), action, &mut log).ok()?;
        let own = Viewer::Seat(self.seat);
        let known = log.iter().take_while(|event| !event.reveals());
        let events = known.filter_map(|event| event.seen_by(own)).collect();
        Some((action, Foreseen { events, view: after.view(own) }))
    }
}
