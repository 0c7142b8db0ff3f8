//! Finished matches in hindsight: worked out on request, one or two at a time, and remembered.
//!
//! Somebody asks, and asks again until it is done. An analysis about which nobody has asked for a
//! while is broken off, so whoever leaves the page frees the worker.

use std::{
    collections::{HashMap, VecDeque},
    ops::ControlFlow,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use bots::{Analysis, Budget, Judged, Level, analyse, evaluate::Evaluate};
use engine::Match;
use games::{AnyMatch, with_match};
use tokio::sync::{Semaphore, watch};
use ui::web::{Decision, Hindsight};

use crate::{
    metrics::{Gauge, Metrics},
    refusal::Refusal,
    table::{Stage, Table},
};

/// Analyses under way or waiting at most; whoever comes then is asked to come again.
const MOST_WAITING: usize = 16;
/// Analyses that are remembered.
const MOST_KEPT: usize = 256;
/// Moments of a match that are told.
const MOST_MOMENTS: usize = 8;
/// The longest that is thought about a whole match.
const TIME: Duration = Duration::from_secs(20);
/// The longest and the shortest that is thought about one decision of it.
const LONGEST: Duration = Duration::from_millis(400);
const SHORTEST: Duration = Duration::from_millis(40);

/// How far an analysis has come.
pub(crate) enum Progress {
    /// So many moves of so many are judged.
    Under { done: usize, of: usize },
    /// Here it is.
    Done(Arc<Hindsight>),
}

/// The analyses of the house.
pub(crate) struct Studies {
    places: Semaphore,
    metrics: Arc<Metrics>,
    closing: watch::Receiver<bool>,
    /// Nobody asks for so long: then it is broken off.
    patience: Duration,
    shelf: Mutex<Shelf>,
}

#[derive(Default)]
struct Shelf {
    under_way: HashMap<String, Arc<Work>>,
    done: HashMap<String, Arc<Hindsight>>,
    /// The tables of what is done, the oldest first.
    order: VecDeque<String>,
}

/// An analysis under way.
struct Work {
    done: AtomicUsize,
    of: usize,
    asked: Mutex<Instant>,
}

impl Work {
    fn ask(&self) {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn unasked_for(&self) -> Duration {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).elapsed()
    }
}

impl Studies {
    pub(crate) fn new(
        metrics: Arc<Metrics>,
        config: &crate::Config,
        closing: watch::Receiver<bool>,
    ) -> Arc<Self> {
        let places = (config.thinking_bots / 2).clamp(1, 2);
        Arc::new(Self {
            places: Semaphore::new(places),
            metrics,
            closing,
            patience: config.unasked_after,
            shelf: Mutex::default(),
        })
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The analysis of a finished match, or how far it has come; begins it if need be.
    pub(crate) fn ask(self: &Arc<Self>, table: &Arc<Table>) -> Result<Progress, Refusal> {
        if table.stage != Stage::Over {
            return Err(Refusal::NotOver);
        }
        let id = &table.setup.id;
        let mut kept = self.shelf();
        if let Some(found) = kept.done.get(id) {
            return Ok(Progress::Done(found.clone()));
        }
        let of = table.game.len();
        if let Some(work) = kept.under_way.get(id) {
            work.ask();
            return Ok(Progress::Under { done: work.done.load(Relaxed), of });
        }
        if kept.under_way.len() >= MOST_WAITING {
            return Err(Refusal::Busy);
        }
        let asked = Mutex::new(Instant::now());
        let work = Arc::new(Work { done: AtomicUsize::new(0), of, asked });
        kept.under_way.insert(id.clone(), work.clone());
        tokio::spawn(self.clone().carry_out(id.clone(), table.clone(), work));
        Ok(Progress::Under { done: 0, of })
    }

    async fn carry_out(self: Arc<Self>, id: String, table: Arc<Table>, work: Arc<Work>) {
        let place = self.places.acquire().await.expect("never closed");
        let found = if self.is_wanted(&work) { self.judge(&table, &work).await } else { None };
        drop(place);
        let mut kept = self.shelf();
        kept.under_way.remove(&id);
        if let Some(found) = found {
            kept.keep(id, Arc::new(found));
        }
    }

    fn is_wanted(&self, work: &Work) -> bool {
        work.unasked_for() < self.patience && !*self.closing.borrow()
    }

    async fn judge(self: &Arc<Self>, table: &Arc<Table>, work: &Arc<Work>) -> Option<Hindsight> {
        let (studies, table, work) = (self.clone(), table.clone(), work.clone());
        let judged = tokio::task::spawn_blocking(move || {
            let _busy = Gauge::raise(&studies.metrics.analyses);
            hindsight(&table.game, |done| {
                work.done.store(done.min(work.of), Relaxed);
                if studies.is_wanted(&work) {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            })
        });
        judged.await.unwrap_or_else(|why| {
            tracing::error!(%why, "an analysis failed");
            None
        })
    }
}

impl Shelf {
    fn keep(&mut self, id: String, found: Arc<Hindsight>) {
        if self.order.len() >= MOST_KEPT
            && let Some(oldest) = self.order.pop_front()
        {
            self.done.remove(&oldest);
        }
        self.order.push_back(id.clone());
        self.done.insert(id, found);
    }
}

/// Judges every decision of a match, unless `step` breaks it off.
fn hindsight(game: &AnyMatch, step: impl FnMut(usize) -> ControlFlow<()>) -> Option<Hindsight> {
    with_match!(game, held => judged(held, step))
}

fn judged<G: Evaluate>(
    held: &Match<G>,
    mut step: impl FnMut(usize) -> ControlFlow<()>,
) -> Option<Hindsight> {
    let moves = u32::try_from(held.moves().len()).unwrap_or(u32::MAX).max(1);
    let time = (TIME / moves).clamp(SHORTEST, LONGEST);
    let budget = Budget { time, ..Level::Baron.budget::<G>() };
    let found = analyse(&held.state_at(0), held.moves(), budget, 0, |done, _| step(done))?;
    Some(written(&found))
}

/// An analysis in notation.
fn written<A: Copy + ToString>(found: &Analysis<A>) -> Hindsight {
    let decision = |judged: &Judged<A>| Decision {
        at: judged.index,
        seat: judged.seat,
        played: judged.played.to_string(),
        chance: judged.worth.chance,
        lead: judged.worth.lead,
        best: judged.best.chance,
        better: judged.better.map(|better| better.to_string()),
    };
    Hindsight {
        decisions: found.decisions.iter().map(decision).collect(),
        accuracy: found.accuracy.clone(),
        moments: found.turning_points(MOST_MOMENTS).into_iter().map(decision).collect(),
    }
}
