//! Several nodes in one process: their halls share what is kept and talk over a wire that is cut.

use std::{sync::Arc, time::Duration};

use engine::Actor;
use games::GameId;
use tokio::{sync::watch, time::timeout};
use ui::Lang;

use super::{
    Bus, Nodes,
    loopback::{Exchange, Line},
    presence::SILENCE,
};
use crate::{
    identity::Identity,
    metrics::Metrics,
    refusal::Refusal,
    storage::{Opened, Seam},
    table::{Entry, Hall, Handle, Order, Place, Plan, Stage, Table},
};

/// Nothing takes longer than this.
const SOON: Duration = Duration::from_secs(20);

/// One of several nodes.
struct Node {
    hall: Arc<Hall>,
    nodes: Arc<Nodes>,
    line: Line,
    metrics: Arc<Metrics>,
}

/// Nodes over one house.
struct Cluster {
    opened: Opened,
    nodes: Vec<Node>,
    close: watch::Sender<bool>,
    who: Identity,
    _dir: tempfile::TempDir,
}

impl Cluster {
    async fn of(count: usize) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let config = crate::client::config(dir.path());
        let opened = Opened::open(&config, Arc::default(), Seam::default()).await.unwrap();
        let (close, closing) = watch::channel(false);
        let exchange = Exchange::default();
        let mut nodes = Vec::new();
        for _ in 0..count {
            let line = exchange.line();
            let metrics = Arc::new(Metrics::default());
            let bus = Bus::over(line.clone(), opened.keys.clone());
            let joined = Nodes::join(bus, metrics.clone(), closing.clone()).await.unwrap();
            let storage = opened.storage.clone();
            let among = Some(joined.clone());
            let hall = Hall::new(storage, metrics.clone(), &config, closing.clone(), among);
            tokio::spawn(hall.clone().serve_others());
            tokio::spawn(hall.clone().look_after());
            nodes.push(Node { hall, nodes: joined, line, metrics });
        }
        let who = Identity::guest(Lang::En);
        opened.storage.remember(&who).await.unwrap();
        let cluster = Self { opened, nodes, close, who, _dir: dir };
        until("all know each other", async || {
            cluster.nodes.iter().all(|node| node.nodes.members().count() == count)
        })
        .await;
        cluster
    }

    /// A table that is played at one of the nodes.
    async fn table_of(&self, owner: usize, places: Vec<Place>) -> String {
        for _ in 0..200 {
            let plan = Plan::new(GameId::ALL[0], places.clone());
            let table = self.nodes[owner].hall.create(plan, &self.who, Lang::En).await.unwrap();
            let setup = table.snapshot().table.setup.clone();
            if self.nodes[owner].nodes.owns(&setup.id, &setup.kind()) {
                return setup.id.clone();
            }
        }
        panic!("no table is ever its own");
    }

    async fn hot_seat_of(&self, owner: usize) -> String {
        self.table_of(owner, vec![Place::Me; 2]).await
    }

    async fn say(&self, at: usize, table: &str, text: &str) -> Result<u64, Refusal> {
        let order = Order::Say { who: self.who.clone(), text: text.to_owned() };
        self.nodes[at].hall.order(table, order).await
    }

    /// Something legal for the seat that is asked, as a node sees the table.
    async fn act(&self, at: usize, table: &str) -> Result<u64, Refusal> {
        let seen = self.seen(at, table).await.snapshot().table;
        self.nodes[at].hall.order(table, self.some_move(&seen)).await
    }

    fn some_move(&self, seen: &Table) -> Order {
        let seat = seen.awaited_people().lowest().expect("somebody is awaited");
        let action = seen.game.legal(Actor::Seat(seat))[0].clone();
        Order::Act { who: self.who.id.clone(), seat, action, version: seen.version }
    }

    /// A table as somebody sees it who asks a node.
    async fn seen(&self, at: usize, table: &str) -> Handle {
        let hall = &self.nodes[at].hall;
        hall.up_to_date(hall.open(table).await.unwrap()).await.unwrap()
    }

    async fn log(&self, table: &str) -> Vec<Entry> {
        let log = self.opened.storage.log(table).await.unwrap();
        let numbers: Vec<u64> = log.iter().map(|row| row.seq).collect();
        assert!(numbers.iter().copied().eq(1..=log.len() as u64), "{numbers:?}");
        log.iter().map(|row| serde_json::from_str(&row.entry).unwrap()).collect()
    }

    /// How often a line of chat is in the log.
    async fn times(&self, table: &str, line: &str) -> usize {
        let said = |entry: &Entry| matches!(entry, Entry::Said { text, .. } if text == line);
        self.log(table).await.iter().filter(|entry| said(entry)).count()
    }

    async fn close(self) {
        let _ = self.close.send(true);
        drop(self.nodes);
        self.opened.close().await;
    }
}

async fn until(what: &str, mut done: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !done().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(SOON, waiting).await.unwrap_or_else(|_| panic!("never: {what}"));
}

fn count(number: &std::sync::atomic::AtomicU64) -> u64 {
    number.load(std::sync::atomic::Ordering::Relaxed)
}

#[tokio::test]
async fn an_order_at_any_node_is_carried_out_where_the_table_is_played_and_seen_everywhere() {
    let cluster = Cluster::of(3).await;
    let table = cluster.hot_seat_of(1).await;
    let forwarded = |at: usize| count(&cluster.nodes[at].metrics.orders_forwarded);
    let before = [forwarded(0), forwarded(1)];
    let watching = cluster.seen(2, &table).await;
    let _visit = watching.visit("somebody");
    for round in 0..6 {
        let version = cluster.act(round % 3, &table).await.unwrap();
        let here = cluster.nodes[round % 3].hall.live(&table).unwrap().snapshot().table.version;
        assert!(here >= version, "whoever asked sees what came of it");
        let mut changes = watching.changes();
        let heard = changes.wait_for(|shown| shown.table.version >= version);
        timeout(Duration::from_millis(700), heard).await.expect("before a glance").unwrap();
    }
    assert_eq!([forwarded(0) - before[0], forwarded(1) - before[1]], [2, 0]);
    assert!(cluster.nodes.iter().all(|node| count(&node.metrics.conflicts) == 0));
    assert!(cluster.seen(0, &table).await.snapshot().connected.is_empty());
    assert_eq!(cluster.seen(0, &table).await.snapshot().watchers, 1, "who looks on elsewhere");
    cluster.close().await;
}

#[tokio::test]
async fn an_order_whose_answer_was_lost_is_carried_out_once() {
    let cluster = Cluster::of(2).await;
    let table = cluster.hot_seat_of(0).await;
    cluster.nodes[0].line.mute(true);
    let version = cluster.say(1, &table, "lost answer").await.unwrap();
    assert_eq!(count(&cluster.nodes[1].metrics.orders_unanswered), 1);
    assert_eq!(cluster.times(&table, "lost answer").await, 1);
    assert_eq!(version, cluster.log(&table).await.len() as u64, "answered from what was written");
    let before = cluster.log(&table).await.len();
    cluster.act(1, &table).await.unwrap();
    assert_eq!(cluster.log(&table).await.len(), before + 1);
    cluster.close().await;
}

#[tokio::test]
async fn what_a_rule_forbids_is_worded_where_it_was_asked() {
    let cluster = Cluster::of(2).await;
    let table = cluster.hot_seat_of(0).await;
    let seen = cluster.seen(1, &table).await.snapshot().table;
    let with = |text: &str, version| match cluster.some_move(&seen) {
        Order::Act { who, seat, .. } => Order::Act { who, seat, action: text.to_owned(), version },
        other => other,
    };
    let hall = &cluster.nodes[1].hall;
    let nonsense = hall.order(&table, with("nonsense", seen.version)).await;
    assert!(matches!(nonsense, Err(Refusal::Unreadable(_))), "{nonsense:?}");
    let illegal = hall.order(&table, with("DRK DRK DRK", seen.version)).await;
    assert!(matches!(illegal, Err(Refusal::Illegal(_))), "{illegal:?}");
    assert_eq!(hall.order(&table, with("DRK DRK DRK", 99)).await, Err(Refusal::Stale));
    assert_eq!(hall.order("nowhere", Order::Look).await, Err(Refusal::NotFound));
    cluster.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_all_believe_to_play_a_table_write_every_line_once() {
    let cluster = Arc::new(Cluster::of(3).await);
    let table = cluster.hot_seat_of(0).await;
    for node in &cluster.nodes {
        node.line.cut(true);
    }
    let mut talkers = Vec::new();
    for at in 0..3 {
        let (cluster, table) = (cluster.clone(), table.clone());
        talkers.push(tokio::spawn(async move {
            for n in 0..20 {
                cluster.say(at, &table, &format!("{at}: {n}")).await.unwrap();
            }
        }));
    }
    for talker in talkers {
        talker.await.unwrap();
    }
    for (at, n) in (0..3).flat_map(|at| (0..20).map(move |n| (at, n))) {
        assert_eq!(cluster.times(&table, &format!("{at}: {n}")).await, 1);
    }
    let conflicts: u64 = cluster.nodes.iter().map(|node| count(&node.metrics.conflicts)).sum();
    assert!(conflicts > 0, "they were in each other's way");
    let length = cluster.log(&table).await.len() as u64;
    for at in 0..3 {
        let seen = cluster.seen(at, &table).await.snapshot().table.version;
        assert_eq!(seen, length, "and all see the same");
    }
}

#[tokio::test]
async fn a_match_with_bots_goes_on_when_the_node_that_played_it_is_gone() {
    let cluster = Cluster::of(2).await;
    let bots = vec![Place::Me, "bot:random".parse().unwrap(), "bot:random".parse().unwrap()];
    let table = cluster.table_of(0, bots).await;
    let seen = cluster.seen(1, &table).await;
    let _visit = seen.visit(&cluster.who.id);
    let asked = |table: &Table| table.awaited().iter().eq(table.awaited_people().iter());
    let mut changes = seen.changes();
    for round in 0..8 {
        if round == 3 {
            cluster.nodes[0].line.cut(true);
            tokio::time::sleep(SILENCE).await;
        }
        let turn =
            changes.wait_for(|shown| asked(&shown.table) || shown.table.stage == Stage::Over);
        let turn = timeout(SOON, turn).await.expect("bots move").unwrap().table.clone();
        if turn.stage == Stage::Over {
            break;
        }
        cluster.act(1, &table).await.unwrap();
    }
    assert!(count(&cluster.nodes[0].metrics.bot_moves) > 0, "they were moved here first");
    assert!(count(&cluster.nodes[1].metrics.bot_moves) > 0, "and then there");
    cluster.log(&table).await;
    cluster.close().await;
}

#[tokio::test]
async fn a_node_that_was_cut_off_catches_up_with_what_it_missed() {
    let cluster = Cluster::of(2).await;
    let table = cluster.hot_seat_of(0).await;
    let stale = cluster.seen(0, &table).await.snapshot().table;
    cluster.nodes[0].line.cut(true);
    for _ in 0..3 {
        cluster.act(1, &table).await.unwrap();
    }
    let missed = cluster.log(&table).await.len() as u64;
    // The stale owner believes that it is still the first move.
    let late = cluster.nodes[0].hall.order(&table, cluster.some_move(&stale)).await;
    assert_eq!(late, Err(Refusal::Stale));
    assert_eq!(cluster.seen(0, &table).await.snapshot().table.version, missed);
    cluster.nodes[0].line.cut(false);
    let watching = cluster.seen(1, &table).await;
    let _visit = watching.visit("somebody");
    cluster.act(0, &table).await.unwrap();
    let mut changes = watching.changes();
    let heard = changes.wait_for(|shown| shown.table.version > missed);
    timeout(SOON, heard).await.expect("they talk again").unwrap();
    cluster.close().await;
}

#[tokio::test]
async fn words_of_another_house_are_not_heard_and_a_node_says_so_when_it_comes() {
    let exchange = Exchange::default();
    let (_close, closing) = watch::channel(false);
    let bus = || Bus::over(exchange.line(), crate::secret::Keys::generate());
    let first = Nodes::join(bus(), Arc::default(), closing.clone()).await.unwrap();
    let why = Nodes::join(bus(), Arc::default(), closing.clone()).await.err().unwrap().to_string();
    assert!(why.contains("another house"), "{why}");
    assert_eq!(first.members().count(), 1);
    let deaf = exchange.line();
    deaf.cut(true);
    let bus = Bus::over(deaf, crate::secret::Keys::generate());
    let why = Nodes::join(bus, Arc::default(), closing).await.err().unwrap().to_string();
    assert!(why.contains("castellan.>"), "{why}");
}
