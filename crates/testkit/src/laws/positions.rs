//! Positions that never came about: what `check` lets pass can be played on.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Actor, Game};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Breach, demand, walk::Walk};
use crate::mutate;

/// What becomes of a position in which something was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It does not read, or is said to be impossible.
    Refused,
    /// It was played on to the end.
    PlayedOn,
}

/// Every position of the match, with something changed in its JSON form, is refused or plays on to
/// the end.
pub(crate) fn changed_ones_are_refused_or_play_on<G: Game>(
    walk: &mut Walk<G>,
) -> Result<(), Breach> {
    for state in &walk.states {
        let mut form = serde_json::to_value(state).expect("a state has a JSON form");
        mutate::position(&mut form, &mut walk.rng);
        let text = form.to_string();
        let fate = plays_on::<G>(&text, walk.rng.random());
        demand(fate.is_ok(), "a changed position is refused or plays on to the end", || {
            format!("{}: {text}", fate.clone().err().unwrap_or_default())
        })?;
        walk.found.played_on += usize::from(fate == Ok(Fate::PlayedOn));
    }
    Ok(())
}

/// Reads a position and, if it is possible, plays it to the end with random legal actions.
///
/// # Errors
/// What is wrong with the rules: a panic, nobody who can act, or no end.
pub fn plays_on<G: Game>(text: &str, seed: u64) -> Result<Fate, String> {
    let played = catch_unwind(AssertUnwindSafe(|| {
        let Ok(state) = serde_json::from_str::<G>(text) else { return Ok(Fate::Refused) };
        if state.check().is_err() {
            return Ok(Fate::Refused);
        }
        play_on(state, &mut Xoshiro256PlusPlus::seed_from_u64(seed))
    }));
    played.unwrap_or_else(|_| Err("it panics".to_owned()))
}

fn play_on<G: Game>(mut state: G, rng: &mut Xoshiro256PlusPlus) -> Result<Fate, String> {
    let mut legal = Vec::new();
    for _ in 0..=G::INFO.max_moves {
        let Some(actor) = state.turn().next_actor() else { return Ok(Fate::PlayedOn) };
        legal.clear();
        state.legal(actor, &mut legal);
        if legal.is_empty() {
            return Err(format!("{actor} is asked and can do nothing"));
        }
        let action = match actor {
            Actor::Chance => state.sample_chance(rng),
            Actor::Seat(_) => legal[rng.random_range(0..legal.len())],
        };
        state.play_unchecked(actor, action, &mut ());
    }
    Err("it does not end".to_owned())
}
