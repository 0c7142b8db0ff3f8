//! The time of day, as the log writes it.
//!
//! Where several nodes share a database, the day is that of the database: clocks of machines differ,
//! and whoever plays at one node must not be late at another.

use std::{
    sync::atomic::{AtomicI64, Ordering::Relaxed},
    time::{SystemTime, UNIX_EPOCH},
};

/// How much the clock of the house is ahead of that of this machine.
static AHEAD_MS: AtomicI64 = AtomicI64::new(0);

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    machine_ms() + ahead_ms(|ahead| ahead.load(Relaxed))
}

/// What the clock of this machine says.
pub(crate) fn machine_ms() -> i64 {
    #[cfg(test)]
    if let Some(machine) = crate::sim::here() {
        return machine.ms();
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The house's clock said `there_ms` when this machine's was between the other two.
pub(crate) fn set_the_clock(asked_ms: i64, there_ms: i64, answered_ms: i64) {
    ahead_ms(|ms| ms.store(ahead(asked_ms, there_ms, answered_ms), Relaxed));
}

fn ahead_ms<T>(with: impl FnOnce(&AtomicI64) -> T) -> T {
    #[cfg(test)]
    if let Some(machine) = crate::sim::here() {
        return with(&machine.ahead_ms);
    }
    with(&AHEAD_MS)
}

/// How much a clock is ahead. What can be the way of the answer is no difference of clocks.
fn ahead(asked_ms: i64, there_ms: i64, answered_ms: i64) -> i64 {
    match there_ms {
        early if early < asked_ms => early - asked_ms,
        late if late > answered_ms => late - answered_ms,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::ahead;

    #[test]
    fn clocks_differ_only_by_what_the_way_does_not_explain() {
        assert_eq!(ahead(1000, 1003, 1005), 0);
        assert_eq!(ahead(1000, 1300, 1005), 295);
        assert_eq!(ahead(1000, 400, 1005), -600);
    }
}
