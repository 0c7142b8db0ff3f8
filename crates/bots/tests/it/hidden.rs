//! Hidden hands: the search against the exact solution of a game that is small enough to have one.

use std::collections::BTreeMap;

use crate::exact::{Case, Policy, Solver, best_response, even, value};
use crate::tricks::Tricks;
use bots::{Budget, Level, Search, evaluate::Evaluate, generator};
use engine::{Actor, Game, Perspective, Seat};

fn start() -> Tricks {
    Tricks::new(2, &()).unwrap()
}

/// By how much both seats together could do better against a policy.
fn exploitability(policy: &mut Policy<'_, Tricks>) -> f64 {
    let cases = [(Case::start(start()), 1.0)];
    let best = Seat::first(2).map(|seat| best_response(&cases, seat, policy));
    best.sum::<f64>() - 1.0
}

/// What a search would do in every position, thought about anew each time.
fn searched(iterations: u32) -> impl FnMut(&Tricks, Seat, u64) -> Vec<f64> {
    let mut known: BTreeMap<(Seat, u64), Vec<f64>> = BTreeMap::new();
    move |state, seat, _| {
        let think = || think(state, seat, iterations);
        known.entry((seat, state.seen_by(seat))).or_insert_with(think).clone()
    }
}

fn think(state: &Tricks, seat: Seat, iterations: u32) -> Vec<f64> {
    let seen = Perspective::new(state, seat);
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    if legal.len() == 1 {
        return vec![1.0];
    }
    let budget = Budget { iterations, ..Level::Knight.budget::<Tricks>() };
    let mut search = Search::new(budget, generator(7, state.seen_by(seat)));
    let found = search.think(&seen);
    let mixture = found.mixture::<Tricks>(seen.turn());
    let share = |card| {
        let at = found.candidates.iter().position(|candidate| candidate.action == card);
        at.map_or(0.0, |at| f64::from(mixture[at]))
    };
    legal.into_iter().map(share).collect()
}

#[test]
fn the_search_comes_near_the_exact_solution() {
    let mut solver = Solver::default();
    solver.solve(&start(), 150);
    let mut exact = |_: &Tricks, seat, noticed| solver.average(seat, noticed);
    let gap = exploitability(&mut exact);
    let worth = value(&Case::start(start()), &mut exact);
    let any = |state: &Tricks, seat, _: u64| {
        let mut legal = Vec::new();
        state.legal(Actor::Seat(seat), &mut legal);
        vec![even(legal.len()); legal.len()]
    };
    let random = exploitability(&mut { any });
    let mut policy = searched(600);
    let search = exploitability(&mut policy);
    let mirror = value(&Case::start(start()), &mut policy);
    // The search in one seat, exact play in the other.
    let mut against = |own: Seat| {
        let mut mixed = |state: &Tricks, seat, noticed| {
            if seat == own { policy(state, seat, noticed) } else { solver.average(seat, noticed) }
        };
        value(&Case::start(start()), &mut mixed)
    };
    let [first, second] = [against(Seat::new(0)), against(Seat::new(1))];
    assert!(gap < 0.001, "not solved: {gap}");
    assert!(random > 0.15, "too easy a game: random play gives away {random}");
    assert!(
        search < 0.05,
        "a best answer wins {search} against the search, {random} against chance"
    );
    assert!((mirror - worth).abs() < 0.03, "{mirror} is not near {worth}");
    assert!(first > worth - 0.03 && second < worth + 0.03, "{first}, {second}: {worth} is exact");
}
