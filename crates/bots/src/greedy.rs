//! The player that looks one decision ahead.

use engine::{Actor, Game, MAX_SEATS, Perspective, Turn};
use rand::RngExt;

use crate::{
    Bot, Generator,
    evaluate::{Evaluate, Judgement},
};

/// Tries every action in a few worlds, lets everybody take what looks best at once until the position
/// is quiet, and prefers the action after which it stands best.
pub struct Greedy<G: Game> {
    rng: Generator,
    legal: Vec<G::Action>,
    answers: Vec<G::Action>,
    promises: Vec<f32>,
}

/// Worlds in which each action is tried.
const WORLDS: usize = 8;

impl<G: Evaluate> Greedy<G> {
    /// A player whose samples follow from the generator.
    #[must_use]
    pub const fn new(rng: Generator) -> Self {
        Self { rng, legal: Vec::new(), answers: Vec::new(), promises: Vec::new() }
    }

    /// The chances after an action.
    fn after(&mut self, mut world: G, own: Actor, action: G::Action) -> [f32; MAX_SEATS] {
        world.play_unchecked(own, action, &mut ());
        for _ in 0..G::PLIES {
            let turn = world.turn();
            // What others still owe to a sealed choice belongs to this decision.
            let resolved = !matches!(turn, Turn::Sealed(_)) || turn.awaits(own);
            let quiet = resolved && world.is_quiet();
            let Some(actor) = turn.next_actor().filter(|_| !quiet) else { break };
            let answer = self.answer(&world, turn, actor);
            world.play_unchecked(actor, answer, &mut ());
        }
        Judgement::of(&world, G::weights().at(world.players())).chances
    }

    /// What anybody does: chance as it may fall, sealed choices at random, the rest as it promises.
    fn answer(&mut self, world: &G, turn: Turn, actor: Actor) -> G::Action {
        let Actor::Seat(seat) = actor else { return world.sample_chance(&mut self.rng) };
        self.answers.clear();
        world.legal(actor, &mut self.answers);
        if let Turn::Sealed(_) = turn {
            return self.answers[self.rng.random_range(0..self.answers.len())];
        }
        self.promises.clear();
        let weights = G::weights().at(world.players());
        world.promises(seat, &self.answers, weights, &mut self.promises);
        let better = |a: &usize, b: &usize| self.promises[*a].total_cmp(&self.promises[*b]);
        self.answers[(0..self.answers.len()).max_by(better).unwrap_or(0)]
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn begin(&mut self, rng: Generator) {
        self.rng = rng;
    }

    fn choose(&mut self, seen: &Perspective<'_, G>) -> G::Action {
        let seat = seen.seat();
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        seen.legal(&mut legal);
        let mut totals = vec![0.0; legal.len()];
        for _ in 0..WORLDS {
            let world = seen.sample(&mut self.rng);
            for (total, &action) in totals.iter_mut().zip(&legal) {
                *total += self.after(world.clone(), Actor::Seat(seat), action)[seat.index()];
            }
        }
        let best = (0..legal.len()).max_by(|&a, &b| totals[a].total_cmp(&totals[b]));
        let action = legal[best.expect("a seat that is asked has a legal action")];
        self.legal = legal;
        action
    }
}
