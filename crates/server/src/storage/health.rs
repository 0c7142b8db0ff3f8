//! Whether the data file can be written, as the writer found out by writing.

use std::{
    sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed},
    time::Duration,
};

use tokio::sync::watch;

use crate::time::now_ms;

/// Whoever waits longer than this for a write is not well served, whatever becomes of it.
pub(super) const SLOW: Duration = Duration::from_secs(3);

/// What became of the last write, and since when the present one is under way.
#[derive(Debug)]
pub(super) struct Health {
    well: watch::Sender<bool>,
    /// Zero while nothing is being written.
    writing_since_ms: AtomicI64,
    /// Whether the last question was not answered at all.
    silent: AtomicBool,
}

impl Default for Health {
    fn default() -> Self {
        Self {
            well: watch::Sender::new(true),
            writing_since_ms: AtomicI64::new(0),
            silent: AtomicBool::new(false),
        }
    }
}

impl Health {
    /// Whether the last write succeeded.
    pub(super) fn is_well(&self) -> bool {
        *self.well.borrow()
    }

    /// Whether a write has been under way for too long.
    pub(super) fn is_slow(&self) -> bool {
        let since = self.writing_since_ms.load(Relaxed);
        since != 0 && now_ms() - since > i64::try_from(SLOW.as_millis()).expect("seconds")
    }

    /// For how long the present write has been under way.
    pub(super) fn writing_for_ms(&self) -> u64 {
        let since = self.writing_since_ms.load(Relaxed);
        if since == 0 { 0 } else { u64::try_from(now_ms() - since).unwrap_or(0) }
    }

    /// Whether the last question was not answered at all.
    pub(super) fn is_silent(&self) -> bool {
        self.silent.load(Relaxed)
    }

    /// A question was answered in time, or not.
    pub(super) fn asked(&self, answered: bool) {
        self.silent.store(!answered, Relaxed);
    }

    /// Tells when it changes.
    pub(super) fn changes(&self) -> watch::Receiver<bool> {
        self.well.subscribe()
    }

    /// A write begins.
    pub(super) fn began(&self) {
        self.writing_since_ms.store(now_ms(), Relaxed);
    }

    /// A write ended, well or not.
    pub(super) fn ended(&self, well: bool) {
        self.writing_since_ms.store(0, Relaxed);
        if self.well.send_if_modified(|was| std::mem::replace(was, well) != well) {
            if well {
                tracing::info!("the data file can be written again");
            } else {
                tracing::error!("the data file cannot be written; moves are refused until it can");
            }
        }
    }
}
