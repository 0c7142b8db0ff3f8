//! Finished matches in hindsight: worked out on request, decision by decision in the room where the
//! bots think, and kept with the tables until another thinker comes.
//!
//! Somebody asks, and asks again until it is done. An analysis about which nobody has asked for a
//! while is broken off, so whoever leaves the page frees the worker.

use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use bots::{Budget, Level, accuracy, evaluate::Evaluate, thinker};
use engine::Seat;
use futures_util::{StreamExt, TryStreamExt, stream};
use games::{GameId, with_game};
use tokio::sync::watch;
use ui::web::{Decision, Hindsight};

use crate::{
    metrics::{Gauge, Metrics},
    refusal::Refusal,
    storage::Storage,
    table::{Stage, Table, ThinkingRoom, Urgency},
    think::{Found, Thought},
    whereabouts::Owner,
};

/// Analyses under way at most; whoever comes then is asked to come again.
const MOST_UNDER_WAY: usize = 64;
/// Analyses under way at most for one address.
const MOST_EACH: usize = 3;
/// Analyses that need not be read again.
const MOST_KEPT: usize = 256;
/// The longest that is thought about a whole match.
const TIME: Duration = Duration::from_secs(20);
/// The longest and the shortest that is thought about one decision of it.
const LONGEST: Duration = Duration::from_millis(400);
const SHORTEST: Duration = Duration::from_millis(40);
/// Decisions of one match that thinkers are asked about at once.
const AT_ONCE: usize = 4;

/// How far an analysis has come.
pub(crate) enum Progress {
    /// So many moves of so many are judged.
    Under { done: usize, of: usize },
    /// Here it is.
    Done(Arc<Hindsight>),
}

/// The analyses of the house.
pub(crate) struct Studies {
    storage: Storage,
    room: Arc<ThinkingRoom>,
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
    owner: Owner,
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
        storage: Storage,
        metrics: Arc<Metrics>,
        config: &crate::Config,
        room: Arc<ThinkingRoom>,
        closing: watch::Receiver<bool>,
    ) -> Arc<Self> {
        Arc::new(Self {
            storage,
            room,
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
    pub(crate) async fn ask(
        self: &Arc<Self>,
        owner: Owner,
        table: &Arc<Table>,
    ) -> Result<Progress, Refusal> {
        if table.stage != Stage::Over {
            return Err(Refusal::NotOver);
        }
        if let Some(found) = self.known(table).await {
            return Ok(Progress::Done(found));
        }
        let id = &table.setup.id;
        let mut kept = self.shelf();
        let of = table.game.len();
        if let Some(work) = kept.under_way.get(id) {
            work.ask();
            return Ok(Progress::Under { done: work.done.load(Relaxed), of });
        }
        kept.check_room(owner)?;
        let asked = Mutex::new(Instant::now());
        let work = Arc::new(Work { owner, done: AtomicUsize::new(0), of, asked });
        kept.under_way.insert(id.clone(), work.clone());
        tokio::spawn(self.clone().carry_out(id.clone(), table.clone(), work));
        Ok(Progress::Under { done: 0, of })
    }

    /// The analysis of a finished match, if it is known.
    pub(crate) async fn known(&self, table: &Table) -> Option<Arc<Hindsight>> {
        let id = &table.setup.id;
        if table.stage != Stage::Over || self.shelf().under_way.contains_key(id) {
            return None;
        }
        if let Some(found) = self.shelf().done.get(id) {
            return Some(found.clone());
        }
        // What does not read, or cannot be read now, is worked out again.
        let found = self.storage.analysis(id, &thinker_of(table.setup.game)).await.ok()??;
        let found = Arc::new(serde_json::from_str(&found).ok()?);
        self.shelf().keep(id.clone(), Arc::clone(&found));
        Some(found)
    }

    async fn carry_out(self: Arc<Self>, id: String, table: Arc<Table>, work: Arc<Work>) {
        let found = self.judge(&table, &work).await;
        if let Some(found) = &found
            && let Ok(written) = serde_json::to_string(found)
            && let Err(why) =
                self.storage.keep_analysis(&id, &thinker_of(table.setup.game), written).await
        {
            tracing::warn!(?why, "an analysis is not kept beyond a restart");
        }
        let mut kept = self.shelf();
        kept.under_way.remove(&id);
        if let Some(found) = found {
            kept.keep(id, Arc::new(found));
        }
    }

    fn is_wanted(&self, work: &Work) -> bool {
        work.unasked_for() < self.patience && !*self.closing.borrow()
    }

    /// Judges every decision of a match, unless nobody wants to know any more.
    async fn judge(&self, table: &Table, work: &Work) -> Option<Hindsight> {
        let _busy = Gauge::raise(&self.metrics.analyses);
        let time = time(work.of);
        // Thinkers are asked about several at once; this machine does one after the other.
        let at_once = if self.room.has_thinkers(table.setup.game) { AT_ONCE } else { 1 };
        let judged = stream::iter(0..work.of)
            .map(|at| self.decision(table, work, at, time))
            .buffered(at_once)
            .try_collect::<Vec<_>>();
        let decisions = judged.await.ok()?.into_iter().flatten().collect();
        Some(in_hindsight(decisions, table.game.seats()))
    }

    /// Judges one move, if it was a decision.
    async fn decision(
        &self,
        table: &Table,
        work: &Work,
        at: usize,
        time: Duration,
    ) -> Result<Option<Decision>, BrokenOff> {
        let Some(thought) = Thought::of_decision(&table.game, at, time) else { return Ok(None) };
        let turn = self.room.turn(work.owner, Urgency::InHindsight).await;
        if !self.is_wanted(work) {
            return Err(BrokenOff);
        }
        let found = turn.think(thought).await;
        work.done.fetch_max(at + 1, Relaxed);
        match found {
            Ok(Some(Found::Worth(decision))) => Ok(decision),
            failed => {
                tracing::error!(?failed, "an analysis failed");
                Err(BrokenOff)
            }
        }
    }
}

/// An analysis that is not carried on.
struct BrokenOff;

impl Shelf {
    fn check_room(&self, owner: Owner) -> Result<(), Refusal> {
        let own = self.under_way.values().filter(|work| work.owner == owner).count();
        let full = self.under_way.len() >= MOST_UNDER_WAY || own >= MOST_EACH;
        if full { Err(Refusal::Busy) } else { Ok(()) }
    }

    fn keep(&mut self, id: String, found: Arc<Hindsight>) {
        if self.done.insert(id.clone(), found).is_some() {
            return;
        }
        if self.order.len() >= MOST_KEPT
            && let Some(oldest) = self.order.pop_front()
        {
            self.done.remove(&oldest);
        }
        self.order.push_back(id);
    }
}

/// How long is thought about each decision of so many moves.
fn time(moves: usize) -> Duration {
    let moves = u32::try_from(moves).unwrap_or(u32::MAX).max(1);
    (TIME / moves).clamp(SHORTEST, LONGEST)
}

/// Tells what this program thinks of a match of a game from what an older one thought.
fn thinker_of(game: GameId) -> String {
    fn of<G: Evaluate>() -> String {
        let budget = Budget { time: time(1), ..Level::Baron.budget::<G>() };
        format!("{:016x}", thinker::<G>(&budget))
    }
    with_game!(game, G => of::<G>())
}

/// Judged decisions as a whole.
fn in_hindsight(decisions: Vec<Decision>, seats: u8) -> Hindsight {
    let of = |seat| decisions.iter().filter(move |one| one.seat == seat).map(Decision::loss);
    let accuracy = Seat::first(seats).map(|seat| accuracy(of(seat))).collect();
    Hindsight { decisions, accuracy, even: 1.0 / f32::from(seats) }
}
