//! A house of several nodes in one thread, with a clock, a bus and a database that a seed rules.
//!
//! The nodes run the real halls, tables, writers and buses; simulated are the machines they run on
//! ([`machine`]), the wire between them ([`crate::bus::loopback`]), the database
//! ([`crate::storage::simulated`]) and everybody who visits ([`visitor`]). A day is drawn from the seed
//! ([`faults`]), lived through tick by tick ([`world`]), and judged by what everybody was told and saw
//! ([`check`]). The same seed leads to the same day, to the last word of its trace.

mod check;
mod faults;
mod history;
mod machine;
mod node;
mod tests;
mod visitor;
mod world;

pub(crate) use self::machine::{Chance, here, think};
use self::{
    check::bright_ms,
    faults::Dark,
    history::{End, History},
};
use crate::storage::simulated::Flaw;

/// Everything happens at multiples of this.
const TICK_MS: u64 = 10;
/// How many play; whoever has a number from here on only looks on.
const PLAYERS: usize = 4;

/// Which day is lived through.
#[derive(Clone, Copy)]
struct Settings {
    seed: u64,
    minutes: u64,
    flaw: Option<Flaw>,
    in_words: bool,
}

/// What came of a day.
struct Outcome {
    fingerprint: String,
    /// Orders that were given, and those that were acknowledged.
    given: usize,
    done: usize,
    longest_wait_ms: u64,
    wrong: Vec<String>,
    lines: Vec<String>,
}

impl Outcome {
    fn of(history: &History, dark: &Dark) -> Self {
        let fingerprint = history.fingerprint();
        let mut pages = history.pages();
        let done = |end: End| matches!(end, End::Done(_));
        Self {
            fingerprint,
            given: pages.given.len(),
            done: pages.given.iter().filter(|given| done(given.end)).count(),
            longest_wait_ms: pages
                .waits
                .iter()
                .map(|wait| bright_ms(wait, dark))
                .max()
                .unwrap_or(0),
            wrong: std::mem::take(&mut pages.wrong),
            lines: pages.lines.take().unwrap_or_default(),
        }
    }
}
