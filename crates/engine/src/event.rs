//! What happened, and who listens.

use std::fmt::Debug;

use serde::Serialize;

use crate::Viewer;

/// Something that happened. Events describe, they never decide: logs, animations and sounds read
/// them, rules do not.
pub trait Event: Clone + Eq + Debug + Serialize + Send + Sync {
    /// What `viewer` may read of it: the event, a version without its secrets, or nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether it showed somebody a secret, so that the move cannot be taken back.
    fn reveals(&self) -> bool {
        false
    }
}

/// Receives events. `()` discards them unmade, so that playouts pay nothing for the log.
pub trait Sink<E> {
    /// Takes note of an event; `make` is only called when somebody listens.
    fn emit(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}
