//! One node of a simulated house, and its door.

use std::sync::{Arc, Mutex};

use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Duration, sleep},
};
use ui::Lang;

use super::{
    TICK_MS,
    machine::{Chance, Host},
};
use crate::{
    Config, StartError,
    bus::{Bus, Nodes, loopback::Line},
    health::Health,
    identity::Identity,
    metrics::Metrics,
    refusal::Refusal,
    secret::Keys,
    storage::{
        Opened, Storage,
        simulated::{Client, Database},
    },
    table::{Call, Hall, Plan, Table},
};

/// How soon a node that could not start is started again.
const AGAIN: Duration = Duration::from_secs(1);
/// Tables that nobody needs are unloaded soon, so that this happens at all.
const IDLE: Duration = Duration::from_secs(20);

/// What somebody wants of a node.
pub(super) enum Knock {
    Create(Box<Plan>, Identity, oneshot::Sender<Result<Arc<Table>, Refusal>>),
    Order(String, Call, oneshot::Sender<Result<u64, Refusal>>),
    Look(String, oneshot::Sender<Result<Arc<Table>, Refusal>>),
    Watch(String, String, mpsc::UnboundedSender<Arc<Table>>),
    Health(oneshot::Sender<bool>),
}

/// Where a node is knocked at; another one after it was started anew.
pub(super) type Door = Arc<Mutex<mpsc::UnboundedSender<Knock>>>;

/// One node.
pub(super) struct Node {
    pub(super) line: Line,
    pub(super) door: Door,
    client: Client,
    keys: Keys,
    host: Option<Host>,
    close: watch::Sender<bool>,
    pub(super) paused: bool,
}

impl Node {
    pub(super) fn new(line: Line, database: &Database, keys: Keys) -> Self {
        Self {
            client: database.client(line.number()),
            line,
            keys,
            door: Arc::new(Mutex::new(mpsc::unbounded_channel().0)),
            host: None,
            close: watch::channel(false).0,
            paused: false,
        }
    }

    /// Starts it on a machine with this clock.
    pub(super) fn start(&mut self, chance: Chance, skew_ms: i64, now_ms: u64) {
        let host = Host::new(chance, skew_ms, now_ms);
        let (door, knocks) = mpsc::unbounded_channel();
        *self.door.lock().unwrap() = door;
        let closing;
        (self.close, closing) = watch::channel(false);
        host.start(live(
            self.client.clone(),
            self.line.clone(),
            self.keys.clone(),
            knocks,
            closing,
        ));
        (self.host, self.paused) = (Some(host), false);
    }

    /// Whether it serves, or will when it wakes.
    pub(super) fn is_there(&self) -> bool {
        self.host.is_some() && !*self.close.borrow()
    }

    /// Ends it where it is.
    pub(super) fn kill(&mut self) {
        self.host = None;
        *self.door.lock().unwrap() = mpsc::unbounded_channel().0;
    }

    /// Asks it to stop.
    pub(super) fn close(&self) {
        let _ = self.close.send(true);
    }

    pub(super) fn run_until(&mut self, now_ms: u64) {
        if let Some(host) = self.host.as_mut().filter(|_| !self.paused) {
            host.run_until(now_ms, TICK_MS);
        }
    }
}

/// Starts as a server does, however often it takes, and opens whoever knocks.
async fn live(
    client: Client,
    line: Line,
    keys: Keys,
    mut knocks: mpsc::UnboundedReceiver<Knock>,
    closing: watch::Receiver<bool>,
) {
    let (hall, opened) = loop {
        match open(client.clone(), line.clone(), keys.clone(), closing.clone()).await {
            Ok(open) => break open,
            Err(_) => sleep(AGAIN).await,
        }
    };
    tokio::spawn(hall.clone().look_after());
    tokio::spawn(hall.clone().serve_others());
    tokio::spawn(hall.clone().keep_time());
    let inside =
        Arc::new(Inside { hall, storage: opened.storage.clone(), health: Health::default() });
    while let Some(knock) = knocks.recv().await {
        if !*closing.borrow() {
            tokio::spawn(answer(inside.clone(), knock));
        }
    }
}

async fn open(
    client: Client,
    line: Line,
    keys: Keys,
    closing: watch::Receiver<bool>,
) -> Result<(Arc<Hall>, Opened), StartError> {
    let metrics = Arc::new(Metrics::default());
    let opened = Opened::simulated(client, keys.clone(), metrics.clone()).await?;
    let _ = opened.storage.set_the_clock().await;
    let nodes = Nodes::join(Bus::over(line, keys), metrics.clone(), closing.clone()).await?;
    let config = Config { idle_after: IDLE, thinking_bots: 2, ..Config::default() };
    let hall = Hall::new(opened.storage.clone(), metrics, &config, closing, Some(nodes));
    Ok((hall, opened))
}

/// What a knock reaches.
struct Inside {
    hall: Arc<Hall>,
    storage: Storage,
    health: Health,
}

async fn answer(inside: Arc<Inside>, knock: Knock) {
    let hall = &inside.hall;
    // Nobody is let in before it is known who they are, as at a real door.
    if !matches!(knock, Knock::Health(_)) && inside.storage.identity("somebody").await.is_err() {
        return;
    }
    match knock {
        Knock::Create(plan, who, reply) => {
            let created = hall.create(*plan, &who, Lang::En).await;
            let _ = reply.send(created.map(|handle| handle.snapshot().table));
        }
        Knock::Order(table, call, reply) => {
            let _ = reply.send(hall.order_again(&table, call).await);
        }
        Knock::Look(table, reply) => {
            let _ = reply.send(look(hall, &table).await);
        }
        Knock::Watch(table, who, shown) => watch(hall, &table, &who, &shown).await,
        Knock::Health(reply) => {
            let (status, _) = inside.health.answer(&inside.storage, hall.is_cut_off()).await;
            let _ = reply.send(status.is_success());
        }
    }
}

/// A table with everything that was written before.
async fn look(hall: &Arc<Hall>, table: &str) -> Result<Arc<Table>, Refusal> {
    let handle = hall.up_to_date(hall.open(table).await?).await?;
    Ok(handle.snapshot().table)
}

/// Shows a table until whoever looks goes away, or it is unloaded.
async fn watch(
    hall: &Arc<Hall>,
    table: &str,
    who: &str,
    shown: &mpsc::UnboundedSender<Arc<Table>>,
) {
    let Ok(handle) = hall.open(table).await else { return };
    let Ok(handle) = hall.up_to_date(handle).await else { return };
    let _visit = handle.visit(who);
    let mut changes = handle.changes();
    drop(handle);
    let mut gone = false;
    while !gone {
        let table = changes.borrow_and_update().table.clone();
        gone = shown.send(table).is_err();
        tokio::select! {
            news = changes.changed() => gone |= news.is_err(),
            () = shown.closed() => gone = true,
        }
    }
}
