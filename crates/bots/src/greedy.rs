//! The player that looks one decision ahead.

use engine::{Actor, Game, MAX_SEATS, Perspective, Turn};
use rand::RngExt;

use crate::{
    Bot, Generator,
    evaluate::{Evaluate, Judgement},
};

/// Tries every action in a few worlds, one decision ahead, and takes the one that looks best.
pub struct Greedy<G: Game> {
    rng: Generator,
    legal: Vec<G::Action>,
    others: Vec<G::Action>,
}

/// Worlds in which each action is tried.
const WORLDS: usize = 8;

impl<G: Evaluate> Greedy<G> {
    /// A player whose samples follow from the generator.
    #[must_use]
    pub const fn new(rng: Generator) -> Self {
        Self { rng, legal: Vec::new(), others: Vec::new() }
    }

    /// The chances after an action, when sealed choices of others and chance fall as they may.
    fn after(&mut self, mut world: G, actor: Actor, action: G::Action) -> [f32; MAX_SEATS] {
        world.play_unchecked(actor, action, &mut ());
        while let Turn::Sealed(_) | Turn::Chance = world.turn() {
            let Some(next) = world.turn().next_actor() else { break };
            if next == actor {
                break;
            }
            let answer = match next {
                Actor::Chance => world.sample_chance(&mut self.rng),
                Actor::Seat(_) => {
                    self.others.clear();
                    world.legal(next, &mut self.others);
                    self.others[self.rng.random_range(0..self.others.len())]
                }
            };
            world.play_unchecked(next, answer, &mut ());
        }
        Judgement::of(&world).chances
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
