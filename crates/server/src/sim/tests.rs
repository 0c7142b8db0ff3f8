//! Days that are lived through in tests, and by `cargo xtask sim`.

use super::{Outcome, Settings, world};
use crate::storage::simulated::Flaw;

fn day(seed: u64, flaw: Option<Flaw>) -> Outcome {
    world::run(&Settings { seed, minutes: 1, flaw, in_words: false })
}

#[test]
fn nothing_is_lost_on_bad_days() {
    for seed in 0..4 {
        let outcome = day(seed, None);
        assert!(outcome.wrong.is_empty(), "seed {seed}: {:#?}", outcome.wrong);
        assert!(outcome.done > 50, "seed {seed}: {} of {}", outcome.done, outcome.given);
    }
}

#[test]
fn the_same_seed_is_the_same_day() {
    assert_eq!(day(7, None).fingerprint, day(7, None).fingerprint);
    assert_ne!(day(7, None).fingerprint, day(8, None).fingerprint);
}

/// What `cargo xtask sim` asks for, in the environment.
fn asked(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect("a number"))
}

#[test]
#[ignore = "needs seeds: cargo xtask sim"]
fn days_that_were_asked_for() {
    let minutes = asked("SIM_MINUTES").unwrap_or(2);
    let seeds = match asked("SIM_SEED") {
        Some(seed) => seed..seed + 1,
        None => {
            let from = asked("SIM_FROM").unwrap_or(0);
            from..from + asked("SIM_SEEDS").unwrap_or(100)
        }
    };
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
