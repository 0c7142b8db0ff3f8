//! Thinking takes memory for what is new in a tree, and for nothing else.

use allocation_counter::measure;
use bots::{Budget, Findings, Level, Search, evaluate::Evaluate, generator};
use castle::Castle;
use engine::{Actor, Perspective, Seat, Turn};
use kings_road::KingsRoad;

/// Thinks about the first decision of a match and counts how often memory was asked for.
fn think<G: Evaluate>(seats: u8, iterations: u32) -> (u64, Findings<G::Action>) {
    let mut start = G::new(seats, &G::Options::default()).unwrap();
    while start.turn() == Turn::Chance {
        let outcome = start.sample_chance(&mut generator(1, 0));
        start.play_unchecked(Actor::Chance, outcome, &mut ());
    }
    let budget = Budget { iterations, ..Level::Baron.budget::<G>() };
    let mut search = Search::new(budget, generator(1, 1));
    let mut found = None;
    let asked = measure(|| found = Some(search.think(&Perspective::new(&start, Seat::new(0)))));
    (asked.count_total, found.unwrap())
}

#[test]
fn a_sealed_choice_takes_the_same_memory_however_long_it_is_thought_about() {
    // The first thought of a program reads the weights.
    think::<KingsRoad>(3, 1);
    let (short, _) = think::<KingsRoad>(3, 4_000);
    let (long, found) = think::<KingsRoad>(3, 40_000);
    assert!(found.iterations >= 40_000);
    assert_eq!(short, long);
}

/// A node has its choice, the arms and the legal actions of it, and a place among the children of
/// another: five lists, of which the larger ones grow a few times.
#[test]
fn a_tree_takes_memory_for_its_nodes() {
    const A_NODE: u64 = 8;
    let (short, few) = think::<Castle>(4, 1_000);
    let (long, many) = think::<Castle>(4, 6_000);
    let new = u64::try_from(many.nodes - few.nodes).unwrap();
    assert!(new > 1_000, "{new} new nodes");
    assert!(long - short <= A_NODE * new, "{} for {new} nodes", long - short);
}
