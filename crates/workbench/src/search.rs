//! Looking for a failure among very many numbered cases, on all cores.

use std::{
    any::Any,
    io::{IsTerminal, Write},
    panic::{self, AssertUnwindSafe},
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// When to stop looking.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// After so many cases.
    Cases(u64),
    /// After so long.
    Time(Duration),
}

/// A case that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Which case.
    pub case: u64,
    /// What was wrong with it.
    pub why: String,
}

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Cases that were looked at.
    pub cases: u64,
    /// The failure with the lowest number among those found.
    pub failure: Option<Failure>,
}

/// Checks cases 0, 1, 2, … on all cores until one fails or enough is enough; a panic is a failure.
pub fn search(until: Until, check: impl Fn(u64) -> Result<(), String> + Sync) -> Outcome {
    let search = Search {
        until,
        began: Instant::now(),
        next: AtomicU64::new(0),
        failed: AtomicBool::new(false),
        failure: Mutex::new(None),
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| search.work(&check))).collect();
        search.show_progress(|| workers.iter().all(thread::ScopedJoinHandle::is_finished));
    });
    let failure = search.failure.into_inner().expect("workers catch their panics");
    Outcome { cases: search.next.into_inner(), failure }
}

struct Search {
    until: Until,
    began: Instant,
    next: AtomicU64,
    failed: AtomicBool,
    failure: Mutex<Option<Failure>>,
}

impl Search {
    fn work(&self, check: &impl Fn(u64) -> Result<(), String>) {
        while let Some(case) = self.take() {
            let checked = panic::catch_unwind(AssertUnwindSafe(|| check(case)));
            let why = match checked {
                Ok(Ok(())) => continue,
                Ok(Err(why)) => why,
                Err(panic) => format!("panicked: {}", message(&*panic)),
            };
            self.fail(Failure { case, why });
        }
    }

    /// The next case, unless it is time to stop.
    fn take(&self) -> Option<u64> {
        let over = match self.until {
            Until::Cases(_) => false,
            Until::Time(limit) => self.began.elapsed() >= limit,
        };
        if over || self.failed.load(Ordering::Relaxed) {
            return None;
        }
        let limit = if let Until::Cases(cases) = self.until { cases } else { u64::MAX };
        let next = |case| (case < limit).then_some(case + 1);
        self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next).ok()
    }

    /// Cases are taken in order, so the lowest failure of all workers is the first there is.
    fn fail(&self, failure: Failure) {
        self.failed.store(true, Ordering::Relaxed);
        let mut first = self.failure.lock().expect("workers catch their panics");
        if first.as_ref().is_none_or(|found| failure.case < found.case) {
            *first = Some(failure);
        }
    }

    fn show_progress(&self, finished: impl Fn() -> bool) {
        let mut out = std::io::stderr();
        let shown = out.is_terminal();
        let mut ticks = 0u32;
        while !finished() {
            thread::sleep(Duration::from_millis(20));
            ticks += 1;
            if shown && ticks.is_multiple_of(25) {
                let cases = self.next.load(Ordering::Relaxed);
                // Progress that cannot be shown is no reason to stop.
                let _ = write!(out, "\r{cases} done, {} s", self.began.elapsed().as_secs());
            }
        }
        if shown && ticks >= 25 {
            let _ = write!(out, "\r{:40}\r", "");
        }
    }
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_first_failure_and_looks_at_no_more_cases_than_asked() {
        let all_good = search(Until::Cases(1000), |_| Ok(()));
        assert_eq!(all_good, Outcome { cases: 1000, failure: None });
        let bad = |case: u64| if case >= 700 { Err(format!("bad {case}")) } else { Ok(()) };
        let found = search(Until::Cases(100_000), bad).failure.unwrap();
        assert_eq!((found.case, found.why.as_str()), (700, "bad 700"));
    }

    #[test]
    fn a_panic_is_a_failure() {
        let found = search(Until::Cases(10), |case| {
            assert!(case != 4, "case {case} is rotten");
            Ok(())
        });
        assert_eq!(found.failure.unwrap().why, "panicked: case 4 is rotten");
    }
}
