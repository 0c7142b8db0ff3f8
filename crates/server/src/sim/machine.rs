//! A machine: its own clock, its own chance, and what runs on it.
//!
//! Every node is a runtime of its own with a clock that stands still, so that a node that is killed
//! is dropped as it is, one that is paused is not run, and none notices how long it really takes.
//! Which machine's code runs is known to the thread: whoever asks for the time of day or for chance
//! is answered by that machine.

use std::{
    cell::RefCell,
    future::Future,
    sync::{Arc, Mutex, atomic::AtomicI64},
    time::Duration,
};

use rand::{Rng, RngExt};
use tokio::{
    runtime::Runtime,
    task::JoinError,
    time::{Instant, sleep},
};

/// Where all chance of a simulation comes from.
pub(crate) type Chance = bots::Generator;

/// The day on which every simulation begins.
pub(crate) const EPOCH_MS: i64 = 1_800_000_000_000;

thread_local! {
    static HERE: RefCell<Option<Arc<Machine>>> = const { RefCell::new(None) };
}

/// The machine whose code runs now, if it is simulated.
pub(crate) fn here() -> Option<Arc<Machine>> {
    HERE.with_borrow(Clone::clone)
}

/// A number below another, if a machine draws it.
fn one_of(branches: u32) -> Option<u32> {
    Some(here()?.draw(|chance| chance.random_range(0..branches)))
}

/// Thinks without a thread of its own, for as long as chance says.
pub(crate) async fn think<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    let ms = here().map_or(0, |machine| machine.draw(|chance| chance.random_range(1..200)));
    let thought = async move {
        sleep(Duration::from_millis(ms)).await;
        work()
    };
    tokio::spawn(thought).await
}

/// A machine as the code on it knows it.
pub(crate) struct Machine {
    /// When it was switched on, in the time of the simulation and in its own.
    born_ms: u64,
    born: Instant,
    /// How much its clock is wrong.
    skew_ms: i64,
    /// How much it believes the clock of the house to be ahead of its own.
    pub(crate) ahead_ms: AtomicI64,
    chance: Mutex<Chance>,
}

impl Machine {
    /// What its clock says.
    pub(crate) fn ms(&self) -> i64 {
        let since = u64::try_from(self.born.elapsed().as_millis()).expect("hours at most");
        EPOCH_MS + (self.born_ms + since).cast_signed() + self.skew_ms
    }

    pub(crate) fn fill(&self, bytes: &mut [u8]) {
        self.draw(|chance| chance.fill_bytes(bytes));
    }

    pub(crate) fn draw<T>(&self, what: impl FnOnce(&mut Chance) -> T) -> T {
        what(&mut self.chance.lock().unwrap())
    }
}

/// A machine with what runs on it.
pub(super) struct Host {
    pub(super) machine: Arc<Machine>,
    runtime: Option<Runtime>,
    now_ms: u64,
}

impl Host {
    pub(super) fn new(chance: Chance, skew_ms: i64, now_ms: u64) -> Self {
        tokio::leave_to(one_of);
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_time().start_paused(true).build().unwrap();
        let born = runtime.block_on(async { Instant::now() });
        let machine = Machine {
            born_ms: now_ms,
            born,
            skew_ms,
            ahead_ms: AtomicI64::new(0),
            chance: Mutex::new(chance),
        };
        Self { machine: Arc::new(machine), runtime: Some(runtime), now_ms }
    }

    /// Starts something on it.
    pub(super) fn start(&self, what: impl Future<Output = ()> + Send + 'static) {
        self.runtime.as_ref().unwrap().spawn(what);
    }

    /// Lets everything on it happen until then. If it was not run for longer, it wakes now.
    pub(super) fn run_until(&mut self, now_ms: u64, tick_ms: u64) {
        let _here = Visit::to(&self.machine);
        let runtime = self.runtime.as_ref().unwrap();
        let missed = (now_ms - self.now_ms).saturating_sub(tick_ms);
        self.now_ms = now_ms;
        let until = self.machine.born + Duration::from_millis(now_ms - self.machine.born_ms);
        runtime.block_on(async {
            if missed > 0 {
                tokio::time::advance(Duration::from_millis(missed)).await;
            }
            tokio::time::sleep_until(until).await;
        });
    }
}

impl Drop for Host {
    /// Everything on it ends where it is.
    fn drop(&mut self) {
        let _here = Visit::to(&self.machine);
        drop(self.runtime.take());
    }
}

/// The code of a machine runs on this thread.
struct Visit;

impl Visit {
    fn to(machine: &Arc<Machine>) -> Self {
        HERE.set(Some(machine.clone()));
        Self
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        HERE.set(None);
    }
}
