//! What went wrong lately, for whoever runs the server: the lines of the log that warn or worse.

use std::{
    collections::VecDeque,
    fmt::{Debug, Write},
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use tracing::{
    Event, Level, Subscriber,
    field::{Field, Visit},
};
use tracing_subscriber::layer::{Context, Layer};

use crate::time::now_ms;

/// So many are remembered.
const MOST: usize = 50;
/// Characters of one that are.
const LENGTH: usize = 300;

/// Something that went wrong.
#[derive(Clone, Debug)]
pub(crate) struct Trouble {
    pub(crate) at_ms: i64,
    /// Whether it is more than a warning.
    pub(crate) severe: bool,
    pub(crate) what: String,
    /// How often in a row.
    pub(crate) times: u64,
}

static LATELY: Mutex<VecDeque<Trouble>> = Mutex::new(VecDeque::new());
static ALL: AtomicU64 = AtomicU64::new(0);

/// What went wrong lately, the latest first.
pub(crate) fn lately() -> Vec<Trouble> {
    list().iter().rev().cloned().collect()
}

/// How often something went wrong.
pub(crate) fn count() -> u64 {
    ALL.load(Relaxed)
}

fn list() -> MutexGuard<'static, VecDeque<Trouble>> {
    LATELY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Remembers lines of the log.
pub(crate) struct Troubles;

impl<S: Subscriber> Layer<S> for Troubles {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut line = Line::default();
        event.record(&mut line);
        note(*event.metadata().level() == Level::ERROR, &line);
    }
}

fn note(severe: bool, line: &Line) {
    ALL.fetch_add(1, Relaxed);
    let what = engine::excerpt(&format!("{}{}", line.message, line.rest), LENGTH);
    let mut list = list();
    let times = match list.back() {
        Some(before) if before.what == what => list.pop_back().map_or(0, |one| one.times),
        _ => 0,
    };
    if list.len() >= MOST {
        list.pop_front();
    }
    list.push_back(Trouble { at_ms: now_ms(), severe, what, times: times + 1 });
}

/// A line of the log: what it says, and the values it says it with.
#[derive(Default)]
struct Line {
    message: String,
    rest: String,
}

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = match field.name() {
            "message" => write!(self.message, "{value:?}"),
            name => write!(self.rest, " {name}={value:?}"),
        };
    }
}

#[cfg(test)]
mod tests {
    use tracing_subscriber::{filter::LevelFilter, layer::SubscriberExt};

    use super::*;

    #[test]
    fn warnings_and_errors_are_remembered_and_counted_in_a_row() {
        let layer = Troubles.with_filter(LevelFilter::WARN);
        let before = count();
        tracing::subscriber::with_default(tracing_subscriber::registry().with(layer), || {
            tracing::info!("all is well here");
            for _ in 0..3 {
                tracing::warn!(why = "rain", "the roof of this test leaks");
            }
            tracing::error!("the roof of this test is gone");
            for n in 0..100 {
                tracing::warn!(n, "many");
            }
        });
        assert!(count() >= before + 104);
        let lately = lately();
        assert_eq!(lately.len(), MOST);
        assert_eq!(lately[0].what, "many n=99", "the latest first");
        note(true, &Line { message: "again".to_owned(), rest: String::new() });
        note(true, &Line { message: "again".to_owned(), rest: String::new() });
        let last = super::lately().into_iter().find(|one| one.what == "again").unwrap();
        assert!(last.times == 2 && last.severe, "{last:?}");
    }
}
