//! The thinkers that are there, as those see them who ask.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use games::GameId;
use tokio::time::{Instant, sleep};

use super::{Card, Found, Reply, SIGN, Task, Thought, desk, sign::Sign};
use crate::bus::{Bus, Letter, Silence};

/// Whoever was not heard for so long is not there.
pub(super) const SILENCE: Duration = Duration::from_secs(2);
/// How much longer than it may think a thinker has to answer.
const GRACE: Duration = Duration::from_millis(400);
/// So many thinkers that are busy are asked in turn.
const TRIES: usize = 3;
/// Before it is tried again to listen.
const AGAIN: Duration = Duration::from_millis(500);

/// The thinkers that are there.
pub(crate) struct Thinkers {
    bus: Bus,
    heard: Mutex<BTreeMap<String, (Card, Instant)>>,
    /// Thoughts that thinkers had, and that were asked of them in vain.
    pub(crate) had: AtomicU64,
    pub(crate) lost: AtomicU64,
    /// Whether somebody was heard who has another key.
    pub(super) foreign: AtomicBool,
}

impl Thinkers {
    pub(crate) fn new(bus: Bus) -> Arc<Self> {
        let (had, lost, foreign) = Default::default();
        Arc::new(Self { bus, heard: Mutex::default(), had, lost, foreign })
    }

    fn heard(&self) -> MutexGuard<'_, BTreeMap<String, (Card, Instant)>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hears who comes and goes.
    pub(crate) async fn listen(self: Arc<Self>) {
        loop {
            if let Some(mut signs) = self.bus.listen(SIGN).await {
                // Who came before says so, or is heard at the next pulse.
                while let Some(letter) = signs.hear().await {
                    self.hear(&letter).await;
                }
            }
            sleep(AGAIN).await;
        }
    }

    async fn hear(&self, letter: &Letter) {
        match self.bus.opened(SIGN, &letter.bytes) {
            // It takes nothing before it says that it is there.
            Some(Sign::Came(_)) => self.bus.say(SIGN, &Sign::Welcome).await,
            Some(Sign::Here(card)) => self.note(card),
            Some(Sign::Left(name)) => drop(self.heard().remove(&name)),
            Some(Sign::Welcome) => {}
            // What is said with the right key tells the other that it has the wrong one.
            None if !self.bus.is_ours(SIGN, &letter.bytes) => {
                if !self.foreign.swap(true, Relaxed) {
                    tracing::warn!("somebody with another thinkers' key is on the bus");
                }
                self.bus.say(SIGN, &Sign::Welcome).await;
            }
            None => tracing::debug!("a thinker speaks of what this version does not know"),
        }
    }

    fn note(&self, card: Card) {
        self.heard().insert(card.name.clone(), (card, Instant::now()));
    }

    /// Who is there.
    pub(crate) fn there(&self) -> Vec<Card> {
        self.look(|cards| cards.cloned().collect())
    }

    /// How much all of them think about at once.
    pub(crate) fn threads(&self) -> usize {
        self.look(|cards| cards.map(|card| card.threads).sum())
    }

    /// How much they think about a game at once: those who think as this program does.
    pub(crate) fn threads_for(&self, game: GameId) -> usize {
        self.look(|cards| cards.filter(|card| card.knows(game)).map(|card| card.threads).sum())
    }

    fn look<T>(&self, at: impl FnOnce(&mut dyn Iterator<Item = &Card>) -> T) -> T {
        let mut heard = self.heard();
        heard.retain(|_, (_, at)| at.elapsed() < SILENCE);
        at(&mut heard.values().map(|(card, _)| card))
    }

    /// Has something thought about for so long. Nothing if nobody does it in time.
    pub(crate) async fn think(&self, thought: &Thought, time: Duration) -> Option<Found> {
        let game = thought.game().filter(|game| self.threads_for(*game) > 0)?;
        let task = Task::Thought(thought.clone(), time);
        for _ in 0..TRIES {
            match self.ask(game, &task, time + GRACE).await {
                Ok(Reply::Found(found)) => {
                    self.had.fetch_add(1, Relaxed);
                    return Some(found);
                }
                Ok(Reply::Busy) => {}
                Ok(_) | Err(_) => break,
            }
        }
        self.lost.fetch_add(1, Relaxed);
        None
    }

    /// Asks one of those who think about a game.
    pub(super) async fn ask(
        &self,
        game: GameId,
        task: &Task,
        within: Duration,
    ) -> Result<Reply, Silence> {
        self.bus.ask(desk(game), task, within).await
    }
}
