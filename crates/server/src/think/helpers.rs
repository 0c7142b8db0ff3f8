//! Thinkers that help with a series of matches.

use std::{
    io,
    ops::Range,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    thread,
    time::Duration,
};

use bots::Series;
use games::GameId;
use serde::de::DeserializeOwned;
use tokio::{
    runtime::Runtime,
    time::{sleep, timeout},
};

use super::{
    Reply, SIGN, Task, Thinkers,
    matches::{Contest, Matches},
    sign::Sign,
    spread::Spread,
};
use crate::{StartError, bus::Bus, secret::Keys};

/// How long whoever comes listens for thinkers: longer than any is silent.
const LISTENING: Duration = Duration::from_millis(700);
/// How long it may take to hear oneself.
const MUTE: Duration = Duration::from_secs(2);
/// How long to wait when all are busy, or nobody answers.
const PAUSE: Duration = Duration::from_millis(100);
/// How much longer than here a part may take elsewhere, and the least that is waited for one.
const SLOWER: u32 = 10;
const LEAST: Duration = Duration::from_secs(5);
/// The most that are asked at once.
const MOST: usize = 1024;

/// Whether somebody hears on a bus what they say themselves.
async fn check(bus: &Bus) -> Result<(), StartError> {
    let mute = || StartError::ThinkerMute(bus.place());
    let mut signs = bus.listen(SIGN).await.ok_or_else(mute)?;
    bus.say(SIGN, &Sign::Welcome).await;
    let heard = timeout(MUTE, signs.hear()).await;
    heard.ok().flatten().map(|_| ()).ok_or_else(mute)
}

/// Thinkers that help with a series of matches.
pub struct Helpers {
    runtime: Runtime,
    thinkers: Arc<Thinkers>,
    /// Matches that they played.
    played: AtomicU64,
}

impl Helpers {
    /// Finds the thinkers of a bus.
    ///
    /// # Errors
    /// One clear sentence: the bus cannot be reached or used, or the key is none.
    pub fn find(bus: &str, key: &str) -> Result<Self, StartError> {
        let keys = Keys::read(key).ok_or(StartError::ThinkersKey)?;
        let failed =
            |why: io::Error| StartError::Bus { place: bus.to_owned(), why: why.to_string() };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .map_err(failed)?;
        let bus = runtime.block_on(Bus::connect_aside(bus, keys))?;
        Self::on(bus, runtime)
    }

    pub(super) fn on(bus: Bus, runtime: Runtime) -> Result<Self, StartError> {
        let place = bus.place();
        runtime.block_on(check(&bus))?;
        let thinkers = Thinkers::new(bus);
        runtime.spawn(thinkers.clone().listen());
        runtime.block_on(async { sleep(LISTENING).await });
        if thinkers.threads() == 0 && thinkers.foreign.load(Relaxed) {
            return Err(StartError::ThinkersKeyForeign(place));
        }
        Ok(Self { runtime, thinkers, played: AtomicU64::new(0) })
    }

    /// How much those do at once now who play a game as this program does.
    #[must_use]
    pub fn threads(&self, game: GameId) -> usize {
        self.thinkers.threads_for(game)
    }

    /// How many matches thinkers have played so far.
    #[must_use]
    pub fn played(&self) -> u64 {
        self.played.load(Relaxed)
    }

    /// Plays some of a series, on so many threads here and wherever there are thinkers. What comes
    /// of it is the same, whoever plays what. `done` counts matches meanwhile.
    pub fn play<S: Series>(
        &self,
        series: &S,
        contest: &Contest,
        numbers: Range<u64>,
        threads: usize,
        done: &AtomicU64,
    ) -> Vec<S::Part> {
        let hands = threads.max(1) + self.free(contest);
        let spread = Spread::new(series, numbers, hands, done);
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| spread.play());
            }
            self.runtime.block_on(self.send_out(&spread, contest));
        });
        spread.results()
    }

    /// Has as many parts under way as thinkers can take, until everything is done.
    async fn send_out<S: Series>(&self, spread: &Spread<'_, S>, contest: &Contest) {
        let mut under_way = futures_util::stream::FuturesUnordered::new();
        while !spread.is_over() {
            let free = self.free(contest).saturating_sub(under_way.len());
            let parts = std::iter::from_fn(|| spread.send()).take(free);
            for (part, numbers) in parts {
                under_way.push(self.have_played(spread, contest, part, numbers));
            }
            tokio::select! {
                Some(()) = futures_util::StreamExt::next(&mut under_way) => {}
                () = sleep(PAUSE) => {}
            }
        }
    }

    /// How much can be asked for at once.
    fn free(&self, contest: &Contest) -> usize {
        contest.game().map_or(0, |game| self.threads(game)).min(MOST)
    }

    async fn have_played<S: Series>(
        &self,
        spread: &Spread<'_, S>,
        contest: &Contest,
        part: usize,
        numbers: Range<u64>,
    ) {
        let count = (numbers.end - numbers.start) * spread.matches_each();
        let within = (spread.each * SLOWER).max(LEAST);
        let result = self.ask(contest, numbers, within).await;
        match &result {
            Some(_) => _ = self.played.fetch_add(count, Relaxed),
            None => sleep(PAUSE).await,
        }
        spread.receive(part, result);
    }

    async fn ask<P: DeserializeOwned>(
        &self,
        contest: &Contest,
        numbers: Range<u64>,
        within: Duration,
    ) -> Option<P> {
        let task = Task::Matches(Matches { contest: contest.clone(), numbers });
        match self.thinkers.ask(contest.game()?, &task, within).await {
            Ok(Reply::Part(part)) => serde_json::from_value(part).ok(),
            _ => None,
        }
    }
}
