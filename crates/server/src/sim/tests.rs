//! Days that are lived through in tests, and by `cargo xtask sim`.

use super::{Outcome, Settings, world};
use crate::storage::simulated::Flaw;

fn day(seed: u64, flaw: Option<Flaw>) -> Outcome {
    world::run(&Settings { seed, minutes: 1, flaw, in_words: false })
}

fn all_is_well_from(seed: u64) {
    for seed in seed..seed + 6 {
        let Outcome { wrong, done, given, .. } = day(seed, None);
        assert!(wrong.is_empty(), "cargo xtask sim --seed {seed} --minutes 1: {wrong:#?}");
        assert!(done > 100, "seed {seed}: {done} of {given}");
    }
}

// Apart from each other, so that they are lived through at once.
#[test]
fn nothing_is_lost_on_bad_days() {
    all_is_well_from(0);
}

#[test]
fn nothing_is_lost_on_other_bad_days() {
    all_is_well_from(6);
}

#[test]
fn nothing_is_lost_on_further_bad_days() {
    all_is_well_from(12);
}

#[test]
fn the_same_seed_is_the_same_day() {
    let fingerprints = [7, 7, 8].map(|seed| day(seed, None).fingerprint);
    assert_eq!(fingerprints[0], fingerprints[1]);
    assert_ne!(fingerprints[1], fingerprints[2]);
}

/// Whether somebody notices what is wrong with a database within a few days.
fn is_found(flaw: Flaw, words: &str) {
    let found = |seed| day(seed, Some(flaw)).wrong.iter().any(|wrong| wrong.contains(words));
    assert!((0..20).any(found), "{flaw:?} is not found");
}

#[test]
fn orders_that_are_not_known_again_are_found_to_be_played_twice() {
    is_found(Flaw::OrdersForgotten, "stands in rows [");
}

#[test]
fn what_is_acknowledged_too_soon_is_found_to_be_lost() {
    is_found(Flaw::AcknowledgedTooSoon, "stands in rows []");
}

#[test]
fn rows_that_are_written_twice_are_found_to_be_lost() {
    is_found(Flaw::RowsTakenTwice, "stands in rows []");
}

/// What `cargo xtask sim` asks for, in the environment.
fn asked(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect("a number"))
}

#[test]
#[ignore = "needs seeds: cargo xtask sim"]
fn days_that_were_asked_for() {
    let minutes = asked("SIM_MINUTES").unwrap_or(2);
    let from = asked("SIM_SEED").or_else(|| asked("SIM_FROM")).unwrap_or(0);
    let count = asked("SIM_SEED").map_or_else(|| asked("SIM_SEEDS").unwrap_or(100), |_| 1);
    let seeds = from..from + count;
    let in_words = seeds.end - seeds.start == 1;
    let mut bad = Vec::new();
    for seed in seeds {
        let outcome = world::run(&Settings { seed, minutes, flaw: None, in_words });
        outcome.lines.iter().for_each(|line| println!("{line}"));
        println!(
            "seed {seed}: {} of {} orders acknowledged, longest wait {} ms, trace {}",
            outcome.done, outcome.given, outcome.longest_wait_ms, outcome.fingerprint
        );
        outcome.wrong.iter().for_each(|wrong| println!("  {wrong}"));
        bad.extend((!outcome.wrong.is_empty()).then_some(seed));
    }
    assert!(bad.is_empty(), "seeds with something wrong: {bad:?}");
}
