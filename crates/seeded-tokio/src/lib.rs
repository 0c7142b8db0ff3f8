//! Tokio, but for what it leaves to a chance that cannot be repeated: which branch of [`select!`] is
//! looked at first, and in which order those are woken who wait for a [`watch`](sync::watch).
//!
//! Tokio takes a seed for these only in builds that are unstable altogether. A crate whose tests have to
//! be repeatable says `#[cfg(test)] extern crate seeded_tokio as tokio;`, and nothing else of it changes.

use std::cell::Cell;

pub use tokio::*;

/// As in Tokio, with a [`watch`](sync::watch) of its own.
pub mod sync {
    pub use tokio::sync::*;

    pub mod watch;
}

/// Draws a number below another, if it can.
pub type Chance = fn(u32) -> Option<u32>;

thread_local! {
    static CHANCE: Cell<Option<Chance>> = const { Cell::new(None) };
}

/// From now on this thread draws its numbers here, as long as there are any.
pub fn leave_to(chance: Chance) {
    CHANCE.set(Some(chance));
}

/// The branch of so many that is looked at first.
#[doc(hidden)]
#[must_use]
pub fn one_of(branches: u32) -> u32 {
    let drawn = CHANCE.get().and_then(|chance| chance(branches));
    drawn.unwrap_or_else(|| macros::support::thread_rng_n(branches))
}

/// `tokio::select!`, told with which branch to begin.
#[macro_export]
macro_rules! select {
    (biased; $($branches:tt)*) => { $crate::real::select! { biased; $($branches)* } };
    ($($branches:tt)*) => {
        $crate::real::select!(@{ start={ $crate::one_of(BRANCHES) }; () } $($branches)*)
    };
}

#[doc(hidden)]
pub use tokio as real;
