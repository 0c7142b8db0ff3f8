//! A process that only thinks.

use std::{sync::Arc, time::Duration};

use games::GameId;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::JoinSet,
    time::{Instant, MissedTickBehavior, interval, sleep, timeout},
};

use super::{Card, Reply, SIGN, Task, desk, sign::Sign};
use crate::{
    StartError,
    bus::{Bus, Ear, Letter},
    secret::{Keys, random_id},
    time::now_ms,
};

/// How often a thinker says that it is there.
const PULSE: Duration = Duration::from_millis(500);
/// How long one that comes waits until it hears itself.
const MUTE: Duration = Duration::from_secs(2);
/// And how much longer for somebody with another key.
const WELCOME: Duration = Duration::from_millis(500);
/// How long thoughts have to end when it stops.
const FAREWELL: Duration = Duration::from_secs(4);

/// How a thinker runs.
#[derive(Clone, Debug)]
pub struct ThinkConfig {
    /// The bus of the house, like `nats://bus.example.org`.
    pub bus: String,
    /// The thinkers' key, as [`thinkers_key`](crate::thinkers_key) tells it.
    pub key: String,
    /// How much it thinks about at once.
    pub threads: usize,
}

/// A thinker that is heard but does not think yet.
pub struct Thinker {
    desk: Arc<Desk>,
    signs: Ear,
}

/// What a thinker works with.
struct Desk {
    bus: Bus,
    card: Card,
    /// How much more it can think about.
    places: Arc<Semaphore>,
    /// How much of that may be what can wait.
    patient: Arc<Semaphore>,
}

/// A place to think at; given back when it is dropped.
type Place = (OwnedSemaphorePermit, Option<OwnedSemaphorePermit>);

impl Thinker {
    /// Comes to a bus.
    ///
    /// # Errors
    /// One clear sentence: the bus cannot be reached or used, or the key is not the one of its house.
    pub async fn open(config: &ThinkConfig) -> Result<Self, StartError> {
        let keys = Keys::read(&config.key).ok_or(StartError::ThinkersKey)?;
        let bus = Bus::connect_aside(&config.bus, keys).await?;
        Self::on(bus, config.threads).await
    }

    pub(super) async fn on(bus: Bus, threads: usize) -> Result<Self, StartError> {
        let threads = threads.max(1);
        let card = Card {
            name: random_id(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            since_ms: now_ms(),
            threads,
            busy: 0,
            desks: GameId::ALL.iter().map(|game| desk(*game).to_owned()).collect(),
        };
        let mute = || StartError::ThinkerMute(bus.place());
        let mut signs = bus.listen(SIGN).await.ok_or_else(mute)?;
        bus.say(SIGN, &Sign::Came(card.clone())).await;
        hear_oneself(&bus, &mut signs, &card).await?;
        let (places, patient) = (Semaphore::new(threads), Semaphore::new((threads - 1).max(1)));
        let (places, patient) = (Arc::new(places), Arc::new(patient));
        Ok(Self { desk: Arc::new(Desk { bus, card, places, patient }), signs })
    }

    /// Thinks until `stop` is done, then ends what it has begun.
    pub async fn serve(self, stop: impl Future<Output = ()>) {
        let Self { desk, signs } = self;
        tracing::info!(threads = desk.card.threads, bus = desk.bus.place(), "thinking");
        let mut tasks = JoinSet::new();
        // Whoever hears that it is there may ask at once.
        for at in desk.card.desks.clone() {
            let asked = desk.bus.join(&at).await;
            tasks.spawn(desk.clone().take_all(at, asked));
        }
        tasks.spawn(desk.clone().live(signs));
        stop.await;
        tracing::info!("stopping");
        // Nothing more is taken, and nobody counts on it.
        drop(tasks);
        desk.bus.say(SIGN, &Sign::Left(desk.card.name.clone())).await;
        let all = u32::try_from(desk.card.threads).unwrap_or(u32::MAX);
        let _ = timeout(FAREWELL, desk.places.acquire_many(all)).await;
        desk.bus.flush().await;
        tracing::info!("stopped");
    }
}

/// Listens until it has heard itself, and a moment longer for somebody with another key.
async fn hear_oneself(bus: &Bus, signs: &mut Ear, me: &Card) -> Result<(), StartError> {
    let (mut until, mut echo) = (Instant::now() + MUTE, false);
    while let Ok(Some(letter)) = timeout(until - Instant::now(), signs.hear()).await {
        match bus.opened(SIGN, &letter.bytes) {
            Some(Sign::Came(card)) if card.name == me.name && !echo => {
                (echo, until) = (true, Instant::now() + WELCOME);
            }
            Some(_) => {}
            None if bus.is_ours(SIGN, &letter.bytes) => {}
            None => return Err(StartError::ThinkersKeyForeign(bus.place())),
        }
    }
    if echo { Ok(()) } else { Err(StartError::ThinkerMute(bus.place())) }
}

impl Desk {
    /// Says every moment that it is there.
    async fn live(self: Arc<Self>, mut signs: Ear) {
        let mut pulse = interval(PULSE);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut foreign = false;
        loop {
            tokio::select! {
                _ = pulse.tick() => {
                    let busy = self.card.threads - self.places.available_permits();
                    let card = Card { busy, ..self.card.clone() };
                    self.bus.say(SIGN, &Sign::Here(card)).await;
                }
                Some(letter) = signs.hear() => {
                    if !foreign && !self.bus.is_ours(SIGN, &letter.bytes) {
                        foreign = true;
                        tracing::warn!("somebody with another thinkers' key is on the bus");
                    }
                }
            }
        }
    }

    /// Takes what is asked at one place.
    async fn take_all(self: Arc<Self>, at: String, mut asked: Option<Ear>) {
        loop {
            while let Some(ear) = &mut asked
                && let Some(letter) = ear.hear().await
            {
                self.clone().take(&at, letter).await;
            }
            sleep(PULSE).await;
            asked = self.bus.join(&at).await;
        }
    }

    async fn take(self: Arc<Self>, at: &str, letter: Letter) {
        let Some(task) = self.bus.opened::<Task>(at, &letter.bytes) else {
            tracing::warn!("somebody asks who has another key, or what cannot be read");
            return self.bus.answer(at, letter, &Reply::Unfit).await;
        };
        let Some(place) = self.place(&task) else {
            return self.bus.answer(at, letter, &Reply::Busy).await;
        };
        let at = at.to_owned();
        tokio::spawn(async move {
            let work = tokio::task::spawn_blocking(move || carry_out(&task));
            let reply = work.await.unwrap_or_else(|why| {
                tracing::error!(%why, "a thought failed");
                Reply::Unfit
            });
            self.bus.answer(&at, letter, &reply).await;
            drop(place);
        });
    }

    /// One place is kept free of what can wait, if there are several.
    fn place(&self, task: &Task) -> Option<Place> {
        let waits = match task {
            Task::Thought(thought, _) => thought.is_patient(),
            Task::Matches(_) => true,
        };
        let take = |of: &Arc<Semaphore>| of.clone().try_acquire_owned().ok();
        let patient = if waits { Some(take(&self.patient)?) } else { None };
        Some((take(&self.places)?, patient))
    }
}

fn carry_out(task: &Task) -> Reply {
    let reply = match task {
        Task::Thought(thought, time) => thought.think(*time).map(Reply::Found),
        Task::Matches(matches) => matches.play().map(Reply::Part),
    };
    reply.unwrap_or(Reply::Unfit)
}
