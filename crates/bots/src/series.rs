//! Many matches that are played in parts, by whoever has time, and put together again.

use std::ops::Range;

use serde::{Serialize, de::DeserializeOwned};

/// Many matches, numbered: what a number leads to depends on nothing but the number.
pub trait Series: Sync {
    /// What came of some of them.
    type Part: Serialize + DeserializeOwned + Send;

    /// Plays those with these numbers. `go_on` is asked before each; if it says no, nothing comes of
    /// any of them.
    fn part(&self, numbers: Range<u64>, go_on: &dyn Fn() -> bool) -> Option<Self::Part>;

    /// How many matches a number stands for.
    fn matches_each(&self) -> u64;
}
