//! This node among the others: it says that it is there, hears who else is, and asks them.

use std::{
    sync::{Arc, OnceLock, atomic::Ordering::Relaxed},
    time::Duration,
};

use games::GameId;
use serde::{Deserialize, Serialize};
use tokio::{
    sync::watch,
    time::{Instant, MissedTickBehavior, interval, timeout},
};

use super::{
    Answer, Bus, Ear, Hint, Letter, Members, Post, Silence, Whose,
    members::Card,
    presence::{PULSE, Presence},
};
use crate::{
    StartError, metrics::Metrics, operators::Load, secret::random_id, spending::Spent,
    storage::Storage, table::Kind, think::Thinkers, time::now_ms,
};

/// Signs of life.
const ALIVE: &str = "alive";
/// Somebody is called otherwise, or their secrets were renewed.
const PERSON: &str = "person";
/// What visitors have spent of what they may.
const SPENT: &str = "spent";
/// How nodes do, for those who run them.
const LOAD: &str = "load";
/// How long a node that comes listens for others, after it has heard itself: longer than any of them
/// is silent, for those of another house do not greet.
const GREETING: Duration = Duration::from_millis(800);
/// After this long without hearing itself, it may not speak or hear.
const MUTE: Duration = Duration::from_secs(2);
/// How long a node has to answer an order, before another is asked.
const PATIENCE: Duration = Duration::from_secs(1);

/// What a node says about itself.
#[derive(Serialize, Deserialize)]
enum Sign {
    /// It has just come, and wants to hear who else is there.
    Came(Card),
    /// It is there, and said so at this moment of its own clock.
    Here(Card, i64),
    /// It goes.
    Left(String),
}

/// This node among the others.
pub(crate) struct Nodes {
    bus: Bus,
    name: String,
    members: watch::Sender<Arc<Members>>,
    metrics: Arc<Metrics>,
    thinkers: Arc<Thinkers>,
    /// Where everything is written that it plays.
    storage: OnceLock<Storage>,
}

impl Nodes {
    /// Says that it is there and listens who else is.
    pub(crate) async fn join(
        bus: Bus,
        metrics: Arc<Metrics>,
        closing: watch::Receiver<bool>,
    ) -> Result<Arc<Self>, StartError> {
        let mute = || StartError::BusMute(bus.place());
        let mut ear = bus.listen(ALIVE).await.ok_or_else(mute)?;
        let kinds = GameId::ALL.iter().map(|game| Kind::of(*game)).collect();
        let mut me = Card { name: random_id(), since_ms: now_ms(), kinds };
        bus.say(ALIVE, &Sign::Came(me.clone())).await;
        let mut presence = Presence::new(me.clone(), Instant::now());
        listen(&bus, &mut ear, &me, &mut presence).await?;
        // Who comes later does not make the house younger.
        me.since_ms = presence.members(Instant::now()).since_ms();
        presence.present(me.clone());
        let members = watch::Sender::new(Arc::new(presence.members(Instant::now())));
        let thinkers = Thinkers::new(bus.for_thinkers());
        tokio::spawn(thinkers.clone().listen());
        let (name, storage) = (me.name.clone(), OnceLock::new());
        let nodes = Arc::new(Self { bus, name, members, metrics, thinkers, storage });
        tokio::spawn(nodes.clone().live(ear, presence, me, closing));
        Ok(nodes)
    }

    /// Says every moment that it is there, and hears others.
    async fn live(
        self: Arc<Self>,
        mut ear: Ear,
        mut presence: Presence,
        me: Card,
        mut closing: watch::Receiver<bool>,
    ) {
        let mut pulse = interval(PULSE);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = pulse.tick() => {
                    presence.present(self.card(&me));
                    self.bus.say(ALIVE, &Sign::Here(self.card(&me), now_ms())).await;
                }
                heard = ear.hear() => match heard {
                    Some(letter) => self.hear(&letter, &me, &mut presence).await,
                    None => match self.bus.listen(ALIVE).await {
                        Some(again) => ear = again,
                        None => tokio::time::sleep(PULSE).await,
                    },
                },
                _ = closing.changed() => break,
            }
            self.note(&mut presence);
        }
        self.bus.say(ALIVE, &Sign::Left(me.name)).await;
    }

    /// From now on it plays only while it could write here what it plays.
    pub(crate) fn write_to(&self, storage: Storage) {
        let _ = self.storage.set(storage);
    }

    /// What it says of itself. Whoever cannot write leaves all tables to others.
    fn card(&self, me: &Card) -> Card {
        let able = self.storage.get().is_none_or(Storage::is_able);
        Card { kinds: if able { me.kinds.clone() } else { Vec::new() }, ..me.clone() }
    }

    async fn hear(&self, letter: &Letter, me: &Card, presence: &mut Presence) {
        match self.bus.opened(ALIVE, &letter.bytes) {
            Some(Sign::Here(card, said_ms)) => {
                if card.name == me.name {
                    let lag = u64::try_from(now_ms() - said_ms).unwrap_or(0);
                    self.metrics.bus_lag_ms.store(lag, Relaxed);
                }
                presence.heard(card, Instant::now());
            }
            Some(Sign::Came(card)) => {
                presence.heard(card, Instant::now());
                self.bus.say(ALIVE, &Sign::Here(self.card(me), now_ms())).await;
            }
            Some(Sign::Left(name)) => presence.left(&name),
            None => tracing::debug!("somebody else speaks on the bus"),
        }
    }

    /// Lets everybody know when nodes have come or gone.
    fn note(&self, presence: &mut Presence) {
        let now = Instant::now();
        let members = presence.members(now);
        self.metrics.bus_connected.store(u64::from(!presence.is_deaf(now)), Relaxed);
        self.metrics.nodes.store(members.count() as u64, Relaxed);
        let before = self.members();
        if before.count() != members.count() {
            tracing::info!(nodes = members.count(), "nodes have come or gone");
        }
        if *before != members {
            self.members.send_replace(Arc::new(members));
        }
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Who thinks for the house.
    pub(crate) const fn thinkers(&self) -> &Arc<Thinkers> {
        &self.thinkers
    }

    /// Who is alive.
    pub(crate) fn members(&self) -> Arc<Members> {
        self.members.borrow().clone()
    }

    /// Tells when nodes come and go.
    pub(crate) fn changes(&self) -> watch::Receiver<Arc<Members>> {
        self.members.subscribe()
    }

    /// Whether the bus can be reached.
    pub(crate) fn is_connected(&self) -> bool {
        self.bus.is_connected()
    }

    /// Whether a table is this node's.
    pub(crate) fn owns(&self, table: &str, kind: &Kind) -> bool {
        self.members().owner(table, kind, &[]) == Whose::Ours
    }

    /// Gives an order to another node.
    pub(crate) async fn ask(&self, node: &str, post: &Post) -> Result<Answer, Silence> {
        self.bus.ask(&format!("order.{node}"), post, PATIENCE).await
    }

    /// Orders that other nodes give to this one.
    pub(crate) async fn orders(&self) -> Option<Ear> {
        self.bus.listen(&format!("order.{}", self.name)).await
    }

    /// What another node orders, if it is of this house.
    pub(crate) fn post(&self, letter: &Letter) -> Option<Post> {
        self.bus.opened(&format!("order.{}", self.name), &letter.bytes)
    }

    pub(crate) async fn answer(&self, letter: Letter, answer: &Answer) {
        self.bus.answer(&format!("order.{}", self.name), letter, answer).await;
    }

    /// Tells everybody who looks at a table about it.
    pub(crate) async fn hint(&self, table: &str, hint: &Hint) {
        self.bus.say(&format!("table.{table}"), hint).await;
    }

    /// What others say about a table.
    pub(crate) async fn hints(&self, table: &str) -> Option<Ear> {
        self.bus.listen(&format!("table.{table}")).await
    }

    /// What was said about a table, if by a node of this house.
    pub(crate) fn hinted(&self, table: &str, letter: &Letter) -> Option<Hint> {
        self.bus.opened(&format!("table.{table}"), &letter.bytes)
    }

    /// Tells what visitors have spent here.
    pub(crate) async fn tell_spent(&self, spent: &[Spent]) {
        self.bus.say(SPENT, &(&self.name, spent)).await;
    }

    /// What they spent elsewhere is heard here.
    pub(crate) async fn spending(&self) -> Option<Ear> {
        self.bus.listen(SPENT).await
    }

    /// What visitors have spent at another node.
    pub(crate) fn spent(&self, letter: &Letter) -> Option<Vec<Spent>> {
        let (node, spent) = self.bus.opened::<(String, Vec<Spent>)>(SPENT, &letter.bytes)?;
        Some(spent).filter(|_| node != self.name)
    }

    /// Tells how this node does.
    pub(crate) async fn tell_load(&self, load: &Load) {
        self.bus.say(LOAD, load).await;
    }

    /// How others do is heard here.
    pub(crate) async fn loads(&self) -> Option<Ear> {
        self.bus.listen(LOAD).await
    }

    pub(crate) fn load(&self, letter: &Letter) -> Option<Load> {
        self.bus.opened(LOAD, &letter.bytes)
    }

    /// Somebody is not what others may remember.
    pub(crate) async fn tell_of(&self, identity: &str) {
        self.bus.say(PERSON, &identity).await;
    }

    /// Of whom others tell.
    pub(crate) async fn people(&self) -> Option<Ear> {
        self.bus.listen(PERSON).await
    }

    pub(crate) fn person(&self, letter: &Letter) -> Option<String> {
        self.bus.opened(PERSON, &letter.bytes)
    }
}

/// Listens until it has heard itself, and a moment longer for the others.
async fn listen(
    bus: &Bus,
    ear: &mut Ear,
    me: &Card,
    presence: &mut Presence,
) -> Result<(), StartError> {
    let (mut until, mut echo) = (Instant::now() + MUTE, false);
    loop {
        let left = until.saturating_duration_since(Instant::now());
        let Ok(Some(letter)) = timeout(left, ear.hear()).await else { break };
        if !bus.is_ours(ALIVE, &letter.bytes) {
            return Err(StartError::BusForeign(bus.place()));
        }
        match bus.opened(ALIVE, &letter.bytes) {
            Some(Sign::Came(card) | Sign::Here(card, _)) => {
                if card.name == me.name && !echo {
                    (echo, until) = (true, Instant::now() + GREETING);
                }
                presence.heard(card, Instant::now());
            }
            Some(Sign::Left(name)) => presence.left(&name),
            None => {}
        }
    }
    if echo { Ok(()) } else { Err(StartError::BusMute(bus.place())) }
}
