//! Permission: legal actions are the only ones, and all of them play.

use std::collections::BTreeSet;

use engine::{Actor, Game, Seat, Turn};
use rand::RngExt;

use super::{Breach, demand, walk::Walk};

/// How many legal and how many illegal actions are tried in each position.
const TRIES: usize = 6;

const READS_BACK: &str = "an action reads back from its number";

fn everybody() -> impl Iterator<Item = Actor> {
    Seat::ALL.into_iter().map(Actor::Seat).chain([Actor::Chance])
}

fn legal<G: Game>(state: &G, actor: Actor) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal(actor, &mut legal);
    legal
}

/// Exactly those whom the position waits for have legal actions; these are unique, in a stable
/// order, in canonical form, and read back from their text and their number.
pub(crate) fn permission<G: Game>(walk: &mut Walk<G>) -> Result<(), Breach> {
    let state = walk.state();
    let turn = state.turn();
    for actor in everybody() {
        let legal_now = legal(state, actor);
        demand(legal_now.is_empty() != turn.awaits(actor), "legal exactly when awaited", || {
            format!("{turn}, yet {actor} has {} legal actions", legal_now.len())
        })?;
        let again = legal(&state.clone(), actor);
        demand(legal_now == again, "legal actions come in a stable order", || format!("{actor}"))?;
        let mut buffer = again;
        let gathered = state.legal_in(actor, &mut buffer);
        demand(gathered == legal_now, "both ways to ask for legal actions agree", || {
            format!("{actor} has {} and {}", legal_now.len(), gathered.len())
        })?;
        let mut seen = BTreeSet::new();
        for &action in &legal_now {
            demand(seen.insert(action.to_string()), "legal actions are unique", || {
                action.to_string()
            })?;
            reads_back(state, actor, action)?;
        }
    }
    let empty_handed = !matches!(turn, Turn::Sealed(owed) if owed.is_empty());
    demand(empty_handed, "a sealed turn waits for somebody", || turn.to_string())
}

fn reads_back<G: Game>(state: &G, actor: Actor, action: G::Action) -> Result<(), Breach> {
    let text = action.to_string();
    demand(text.parse().ok() == Some(action), "an action reads back from its text", || {
        text.clone()
    })?;
    let id = G::action_id(action);
    let back = id.and_then(G::action_from_id);
    demand(back == Some(action), READS_BACK, || format!("{text} {id:?}"))?;
    let in_range = id.is_some_and(|id| id < G::INFO.action_ids);
    demand(in_range, "action numbers are dense", || format!("{text} {id:?}"))?;
    let canonical = state.canonical(actor, action);
    demand(canonical == action, "legal actions are canonical", || format!("{text} → {canonical}"))
}

/// Legal actions play, and lead to possible positions.
pub(crate) fn legal_ones_play<G: Game>(walk: &mut Walk<G>) -> Result<(), Breach> {
    for actor in everybody() {
        let mut untried = legal(walk.state(), actor);
        for _ in 0..TRIES.min(untried.len()) {
            let action = untried.swap_remove(walk.rng.random_range(0..untried.len()));
            let mut state = walk.state().clone();
            let played = state.play(actor, action, &mut Vec::new());
            demand(played == Ok(action), "a legal action plays", || {
                format!("{actor} {action}: {played:?}")
            })?;
            let checked = state.check();
            demand(checked.is_ok(), "a legal action leads to a possible position", || {
                format!("{actor} {action}: {checked:?}")
            })?;
        }
    }
    Ok(())
}

/// What is not legal is refused, names a rule and changes nothing.
pub(crate) fn illegal_ones_are_refused<G: Game>(walk: &mut Walk<G>) -> Result<(), Breach> {
    for actor in everybody() {
        let legal = legal(walk.state(), actor);
        for _ in 0..TRIES {
            let id = walk.rng.random_range(0..G::INFO.action_ids);
            let action = G::action_from_id(id);
            demand(action.is_some(), "action numbers are dense", || format!("{id}"))?;
            let Some(action) = action else { continue };
            demand(G::action_id(action) == Some(id), READS_BACK, || format!("{id} {action}"))?;
            if legal.contains(&walk.state().canonical(actor, action)) {
                continue;
            }
            is_refused(walk, actor, action)?;
        }
    }
    Ok(())
}

fn is_refused<G: Game>(walk: &mut Walk<G>, actor: Actor, action: G::Action) -> Result<(), Breach> {
    let mut state = walk.state().clone();
    let mut log = Vec::new();
    let refused = state.play(actor, action, &mut log);
    let Err(why) = refused else {
        return demand(false, "what is not legal is refused", || format!("{actor} {action}"));
    };
    let unchanged = state == *walk.state() && log.is_empty();
    demand(unchanged, "a refused action changes nothing", || format!("{actor} {action}"))?;
    let named = why.rule.0.strip_prefix(G::INFO.rules_prefix).is_some_and(|n| n.starts_with('-'));
    demand(named && !why.kind.is_empty(), "a refusal names a rule", || format!("{why:?}"))?;
    walk.found.refused += 1;
    Ok(())
}

/// Sealed choices do not touch each other: whoever is first, the same position follows.
pub(crate) fn sealed_choices_commute<G: Game>(walk: &mut Walk<G>) -> Result<(), Breach> {
    let Turn::Sealed(owed) = walk.state().turn() else { return Ok(()) };
    let choices: Vec<(Actor, G::Action)> = (owed.iter().take(2).map(Actor::Seat))
        .map(|actor| {
            let legal = legal(walk.state(), actor);
            (actor, legal[walk.rng.random_range(0..legal.len())])
        })
        .collect();
    let (mut forth, mut back) = (walk.state().clone(), walk.state().clone());
    for &(actor, action) in &choices {
        forth.play_unchecked(actor, action, &mut ());
    }
    for &(actor, action) in choices.iter().rev() {
        back.play_unchecked(actor, action, &mut ());
    }
    demand(forth == back, "sealed choices come in any order", || format!("{choices:?}"))
}

/// Sampling chance agrees with the weights of its legal outcomes. Returns a sampled outcome.
pub(crate) fn chance_agrees<G: Game>(walk: &mut Walk<G>) -> Result<G::Action, Breach> {
    const SAMPLES: u64 = 2_000;
    let state = walk.state().clone();
    let outcomes = legal(&state, Actor::Chance);
    let total: u64 = outcomes.iter().map(|&o| u64::from(state.weight(o))).sum();
    for &outcome in &outcomes {
        let possible = state.weight(outcome) > 0;
        demand(possible, "every outcome of chance can happen", || outcome.to_string())?;
    }
    // Frequencies are counted at some of the chance turns of a match, membership at all of them.
    let samples = if walk.rng.random_range(0..4) == 0 { SAMPLES } else { 1 };
    let mut counts = vec![0u64; outcomes.len()];
    let mut last = outcomes[0];
    for _ in 0..samples {
        last = state.sample_chance(&mut walk.rng);
        let index = outcomes.iter().position(|&outcome| outcome == last);
        let weight = state.weight(last);
        demand(index.is_some() && weight > 0, "chance answers legally", || last.to_string())?;
        counts[index.unwrap_or_default()] += 1;
    }
    if samples == 1 {
        return Ok(last);
    }
    for (&outcome, &count) in outcomes.iter().zip(&counts) {
        // Whole numbers: six standard deviations, squared, of a binomial count.
        let weight = u64::from(state.weight(outcome));
        let off = (count * total).abs_diff(samples * weight);
        let variance = samples * weight * (total - weight);
        demand(
            off * off <= 36 * variance + total * total,
            "chance agrees with its weights",
            || format!("{outcome}: {count} of {samples}, weight {weight} of {total}"),
        )?;
    }
    Ok(last)
}
