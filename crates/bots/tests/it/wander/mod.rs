//! Random matches to test bots in.

use bots::Generator;
use engine::{Actor, Game};
use rand::RngExt;

/// Answers at random until the match is over or `show` has seen enough. It is shown every position
/// before it is answered.
pub fn wander<G: Game>(start: &G, rng: &mut Generator, mut show: impl FnMut(&G) -> bool) {
    let mut state = start.clone();
    let mut legal = Vec::new();
    while let Some(actor) = state.turn().next_actor() {
        if !show(&state) {
            return;
        }
        let action = match actor {
            Actor::Chance => state.sample_chance(rng),
            Actor::Seat(_) => {
                legal.clear();
                state.legal(actor, &mut legal);
                legal[rng.random_range(0..legal.len())]
            }
        };
        state.play_unchecked(actor, action, &mut ());
    }
}
