//! Laws that hold in every position of every game, looked for along random matches.
//!
//! Each law is one small function in the file of its subject: `actions` (permission), `secrets`
//! (what a seat may know), `reopening` (sealed choices taken up again), `history` (records, undo),
//! `positions` (what never came about), and `walk`, which applies them all. Three of four walks
//! choose the family of an action first, so that rare things happen; the rest choose evenly.

mod actions;
mod history;
mod positions;
mod reopening;
mod secrets;
mod walk;

use std::{error::Error, fmt};

use engine::{Game, Record};

pub use positions::{Fate, plays_on};
pub use walk::{Findings, check, pick_by_family};

/// A law that a game broke, and the match in which it did.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The law, in words.
    pub law: &'static str,
    /// What was seen instead.
    pub seen: String,
    /// The match up to that position.
    pub record: Box<Record>,
    /// The seed of the walk.
    pub seed: u64,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let record = serde_json::to_string(&self.record).expect("a record has a JSON form");
        write!(
            f,
            "{} breaks a law after {} moves (seed {}): {}\n  {}\n  {record}",
            self.record.game,
            self.record.moves.len(),
            self.seed,
            self.law,
            self.seen,
        )
    }
}

impl Error for Broken {}

/// A breach inside one law; the walk adds where it happened.
pub(crate) struct Breach {
    law: &'static str,
    seen: String,
}

/// Demands that a law holds.
pub(crate) fn demand(
    holds: bool,
    law: &'static str,
    seen: impl FnOnce() -> String,
) -> Result<(), Breach> {
    if holds { Ok(()) } else { Err(Breach { law, seen: seen() }) }
}

/// Walks matches of every number of seats with these options and these seeds; for tests.
///
/// # Panics
/// When a law is broken.
pub fn hold<G: Game>(options: &[G::Options], seeds: std::ops::Range<u64>) -> Findings {
    let mut findings = Findings::default();
    let (fewest, most) = G::INFO.seats;
    for seed in seeds {
        for seats in fewest..=most {
            for options in options {
                let found = check::<G>(seats, options, seed);
                findings += found.unwrap_or_else(|broken| panic!("{broken}"));
            }
        }
    }
    findings
}
