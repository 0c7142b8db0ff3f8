//! What whoever runs the server can see of it: numbers, and a page with all nodes and thinkers.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use axum::{Router, http::header, middleware, response::Html, routing::get};
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, interval};
use ui::web::{self as pages, operators::Watch};

use crate::{
    bus::Nodes, headers, house::House, metrics::Metrics, think, time::now_ms, troubles, web,
};

/// How often a node tells others how it does.
const ROUND: Duration = Duration::from_secs(1);
/// Whoever did not say so for so long is not shown.
const SILENCE: Duration = Duration::from_secs(4);
/// What the name of a server is that is alone.
const ALONE: &str = "alone";

/// How a node does.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Load {
    pub(crate) name: String,
    version: String,
    since_ms: i64,
    tables: u64,
    sockets: u64,
    writes: u64,
    write_ms: u64,
    thoughts: u64,
    thoughts_waiting: u64,
    lag_ms: u64,
    faults: u64,
}

/// What operators look at.
pub(crate) struct Operators {
    house: Arc<House>,
    since_ms: i64,
    others: Mutex<BTreeMap<String, (Load, Instant)>>,
}

impl Operators {
    pub(crate) fn new(house: Arc<House>) -> Arc<Self> {
        Arc::new(Self { house, since_ms: now_ms(), others: Mutex::default() })
    }

    fn nodes(&self) -> Option<&Arc<Nodes>> {
        self.house.hall.nodes.as_ref()
    }

    /// Brings the numbers up to date that nobody counts by the way.
    fn count(&self) -> Load {
        let (house, metrics) = (&self.house, &*self.house.metrics);
        let (inside, waiting) = house.hall.thinking.load();
        let (writes, write_ms) = house.storage.queue();
        let load = Load {
            name: self.nodes().map_or(ALONE, |nodes| nodes.name()).to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            since_ms: self.since_ms,
            tables: metrics.live_tables.load(Relaxed),
            sockets: metrics.sockets.load(Relaxed),
            writes,
            write_ms,
            thoughts: inside as u64,
            thoughts_waiting: waiting as u64,
            lag_ms: metrics.bus_lag_ms.load(Relaxed),
            faults: troubles::count(),
        };
        note(metrics, &load);
        if let Some(nodes) = self.nodes() {
            let there = nodes.thinkers().there();
            let threads: usize = there.iter().map(|card| card.threads).sum();
            metrics.thinkers.store(there.len() as u64, Relaxed);
            metrics.thinker_threads.store(threads as u64, Relaxed);
            metrics.thoughts_away.store(nodes.thinkers().had.load(Relaxed), Relaxed);
            metrics.thoughts_lost.store(nodes.thinkers().lost.load(Relaxed), Relaxed);
        }
        load
    }

    /// Tells other nodes how this one does, and hears how they do.
    pub(crate) async fn talk(self: Arc<Self>) {
        let Some(nodes) = self.nodes() else { return };
        let mut round = interval(ROUND);
        while let Some(mut ear) = nodes.loads().await {
            loop {
                tokio::select! {
                    _ = round.tick() => nodes.tell_load(&self.count()).await,
                    letter = ear.hear() => match letter {
                        Some(letter) => self.hear(nodes.load(&letter)),
                        None => break,
                    },
                }
            }
        }
    }

    fn hear(&self, load: Option<Load>) {
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(load) = load {
            others.insert(load.name.clone(), (load, Instant::now()));
        }
        others.retain(|_, (_, at)| at.elapsed() < SILENCE);
    }

    /// Everything, to be drawn.
    fn watch(&self) -> Watch {
        let own = self.count();
        self.hear(None);
        let others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        let others = others.values().map(|(load, _)| load.clone());
        let others: Vec<Load> = others.filter(|load| load.name != own.name).collect();
        let thinkers = self.nodes().map(|nodes| nodes.thinkers().there()).unwrap_or_default();
        Watch {
            at_ms: now_ms(),
            writes: self.house.storage.can_write(),
            bus: self.nodes().map(|nodes| nodes.is_connected()),
            nodes: [own].into_iter().chain(others).map(drawn).collect(),
            thinkers: thinkers.into_iter().map(thinker).collect(),
            faults: troubles::lately().into_iter().map(fault).collect(),
        }
    }
}

fn note(metrics: &Metrics, load: &Load) {
    let set = |number: &AtomicU64, value: u64| number.store(value, Relaxed);
    set(&metrics.write_queue, load.writes);
    set(&metrics.write_ms, load.write_ms);
    set(&metrics.thoughts, load.thoughts);
    set(&metrics.thoughts_waiting, load.thoughts_waiting);
    set(&metrics.faults, load.faults);
}

fn drawn(load: Load) -> pages::operators::Node {
    pages::operators::Node {
        name: load.name,
        version: load.version,
        since_ms: load.since_ms,
        tables: load.tables,
        sockets: load.sockets,
        queue: (load.writes, load.write_ms),
        thoughts: (load.thoughts, load.thoughts_waiting),
        lag_ms: load.lag_ms,
        faults: load.faults,
    }
}

fn thinker(card: think::Card) -> pages::operators::Thinker {
    pages::operators::Thinker {
        asked: card.thinks_alike(),
        name: card.name,
        version: card.version,
        since_ms: card.since_ms,
        busy: (card.busy, card.threads),
    }
}

fn fault(trouble: troubles::Trouble) -> pages::operators::Fault {
    let troubles::Trouble { at_ms, severe, what, times } = trouble;
    pages::operators::Fault { at_ms, severe, what, times }
}

/// What is shown at an address of its own: it is for whoever runs the server.
pub(crate) fn routes(operators: &Arc<Operators>) -> Router {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    let (numbers, page) = (operators.clone(), operators.clone());
    let numbers = async move || {
        numbers.count();
        ([(header::CONTENT_TYPE, kind)], numbers.house.metrics.text())
    };
    let page = async move || Html(pages::operators::operators(&page.watch()));
    Router::new()
        .route("/", get(page))
        .route("/metrics", get(numbers))
        .route("/assets/{hash}/{*path}", get(web::asset))
        .layer(middleware::from_fn(headers::protect))
}
