//! Processes that only think, over NATS, and the page on which whoever runs the house sees them.
//! `cargo xtask postgres` starts what they need.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use bots::{BotSpec, Simulation};
use engine::Game;
use games::{
    GameId,
    kings_road::{KingsRoad, Options},
};
use serde_json::{Map, json};
use server::{Contest, Helpers, ThinkConfig, Thinker, thinkers_key};
use tokio::runtime::Runtime;

use crate::{
    client::{House, Program, database, id},
    nodes::{number, own_bus, two, until},
    pages::operators,
};

/// How thinkers come to the bus of a house: with a name of their own, which may do nothing else.
async fn config(house: &House) -> ThinkConfig {
    let bus = own_bus(house.dir.path()).replace("castellan:", "thinker:");
    let key = thinkers_key(&database(house.dir.path()).unwrap()).await.unwrap();
    ThinkConfig { bus, key, threads: 2 }
}

/// A thinker that can be killed.
struct Thinking(Option<Runtime>);

impl Thinking {
    async fn begin(config: &ThinkConfig) -> Self {
        let (config, begun) = (config.clone(), Arc::new(Mutex::new(None)));
        let runtime = Runtime::new().unwrap();
        let here = begun.clone();
        runtime.spawn(async move {
            let thinker = Thinker::open(&config).await;
            let (thinker, said) = match thinker {
                Ok(thinker) => (Some(thinker), String::new()),
                Err(why) => (None, why.to_string()),
            };
            *here.lock().unwrap() = Some(said);
            if let Some(thinker) = thinker {
                thinker.serve(std::future::pending()).await;
            }
        });
        until("it comes", async || begun.lock().unwrap().is_some()).await;
        assert_eq!(begun.lock().unwrap().as_deref(), Some(""));
        Self(Some(runtime))
    }

    /// Ends it as if the power had gone: no word more.
    fn kill(&mut self) {
        self.0.take().unwrap().shutdown_background();
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// Waits until it is A's turn.
async fn turn(anna: &Program, table: &str) -> bool {
    let mut over = false;
    until("the bot moves", async || {
        let seen = anna.see(table).await;
        over = seen["stage"] == "over";
        over || seen["awaited"] == json!(["A"])
    })
    .await;
    !over
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn bots_are_thought_for_by_thinkers_and_move_on_when_those_are_killed() {
    let [first, second] = two().await;
    let config = config(&first).await;
    let mut thinkers = [Thinking::begin(&config).await, Thinking::begin(&config).await];
    for house in [&first, &second] {
        until("both are heard", async || number(house, "castellan_thinkers").await == 2).await;
        assert_eq!(number(house, "castellan_thinker_threads").await, 4);
    }
    let anna = first.program().await;
    let table = id(&anna.table(&["me", "bot:knight"]).await);
    let away = async || {
        let name = "castellan_thoughts_away_total";
        number(&first, name).await + number(&second, name).await
    };
    for pick in 0..3 {
        turn(&anna, &table).await;
        anna.act_any(&table, "A", pick).await;
    }
    turn(&anna, &table).await;
    let had = away().await;
    assert!(had >= 3, "{had}");
    let table = id(&anna.table(&["me", "bot:baron", "bot:baron"]).await);
    turn(&anna, &table).await;
    anna.act_any(&table, "A", 2).await;
    // In the middle of a thought: nobody is told.
    thinkers.iter_mut().for_each(Thinking::kill);
    let moves = async || {
        let name = "castellan_bot_moves_total";
        number(&first, name).await + number(&second, name).await
    };
    let before = moves().await;
    turn(&anna, &table).await;
    assert!(moves().await > before, "the moves come all the same");
    for house in [&first, &second] {
        until("none is heard", async || number(house, "castellan_thinkers").await == 0).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn a_simulation_is_the_same_with_thinkers_and_when_one_is_killed() {
    let house = House::with(|config| config.bus = Some(own_bus(config.data_dir.as_path()))).await;
    let config = config(&house).await;
    let start = KingsRoad::new(2, &Options::default()).unwrap();
    let bots = vec![BotSpec::Greedy, BotSpec::Random];
    let simulation = Simulation { start, bots, games: 60, seed: 9, threads: 1 };
    let alone = simulation.run(&AtomicU64::new(0), None);
    for count in [0, 1, 3] {
        let mut thinkers = Vec::new();
        for _ in 0..count {
            thinkers.push(Thinking::begin(&config).await);
        }
        let (simulation, config) = (simulation.clone(), config.clone());
        let played = tokio::task::spawn_blocking(move || {
            let helpers = Helpers::find(&config.bus, &config.key).unwrap();
            let heard = helpers.threads(GameId::KingsRoad);
            let contest = Contest::of_simulation(&simulation, Map::new());
            let done = AtomicU64::new(0);
            let killed = std::thread::spawn(move || {
                std::thread::sleep(Duration::from_millis(50));
                if count == 3 {
                    thinkers[0].kill();
                }
                thinkers
            });
            let began = Instant::now();
            let parts = helpers.play(&simulation, &contest, 0..simulation.games, 1, &done);
            let report = simulation.gathered(parts, began.elapsed());
            drop(killed.join());
            (report, heard, helpers.played(), done.load(Relaxed))
        });
        let (report, heard, played, done) = played.await.unwrap();
        assert_eq!((report.signature, &report.wins), (alone.signature, &alone.wins));
        assert_eq!((heard, done), (2 * count, 60));
        assert_eq!(played > 0, count > 0, "{played} of {count}");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn a_thinker_that_cannot_be_of_use_says_so_in_one_sentence() {
    let house = House::with(|config| config.bus = Some(own_bus(config.data_dir.as_path()))).await;
    let right = config(&house).await;
    let open = async |config: ThinkConfig| Thinker::open(&config).await.err().unwrap().to_string();
    let nonsense = open(ThinkConfig { key: "open sesame".to_owned(), ..right.clone() }).await;
    assert!(nonsense.contains("castellan key"), "{nonsense}");
    let other = House::open().await;
    let key = thinkers_key(&database(other.dir.path()).unwrap()).await.unwrap();
    let foreign = open(ThinkConfig { key, ..right.clone() }).await;
    assert!(foreign.contains("another key"), "{foreign}");
    let mute = open(ThinkConfig { bus: right.bus.replace("thinker:", "mute:"), ..right.clone() });
    let mute = mute.await;
    assert!(mute.contains("castellan.think.>"), "{mute}");
    let denied = right.bus.replace("thinker:", "nobody:");
    let denied = open(ThinkConfig { bus: denied, ..right.clone() }).await;
    assert!(denied.contains("refuses the name and password"), "{denied}");
    let away = open(ThinkConfig { bus: "nats://127.0.0.1:1".to_owned(), ..right }).await;
    assert!(away.contains("cannot be reached"), "{away}");
    let nothing = tempfile::tempdir().unwrap();
    let nothing = thinkers_key(&database(nothing.path()).unwrap()).await.unwrap_err().to_string();
    assert!(nothing.contains("cannot be opened"), "{nothing}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: cargo xtask postgres"]
async fn whoever_runs_the_house_sees_all_nodes_and_thinkers_at_each() {
    let [first, second] = two().await;
    let _thinking = Thinking::begin(&config(&first).await).await;
    let anna = first.program().await;
    anna.table(&["me", "hotseat"]).await;
    for house in [&first, &second] {
        let rows = async || {
            let page = operators(house, "/").await.text().await.unwrap();
            let rows = |heading: &str| {
                let part = page.split(heading).nth(1).unwrap().split("</section>").next().unwrap();
                part.matches("<tr>").count().saturating_sub(1)
            };
            (rows("<h2>Nodes"), rows("<h2>Thinkers"))
        };
        until("all are shown", async || rows().await == (2, 1)).await;
        let page = operators(house, "/").await.text().await.unwrap();
        assert!(page.contains("The bus is there.") && page.contains("Lag of the bus"), "{page}");
        assert!(page.matches(env!("CARGO_PKG_VERSION")).count() >= 3, "{page}");
    }
}
