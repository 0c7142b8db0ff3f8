//! A data file that fails: what was acknowledged is there, and what was refused is not.

mod clocks;
mod served;
mod steps;

use std::{path::Path, sync::Arc, time::Duration};

use engine::Actor;
use games::GameId;
use tokio::{sync::watch, time::Instant};
use ui::Lang;

use super::{Opened, Seam, faults::Faults};
use crate::{
    identity::Identity,
    metrics::Metrics,
    refusal::Refusal,
    table::{Entry, Hall, Handle, Order, Pace, Place, Plan, Stage},
};

/// Nothing takes longer than this.
const SOON: Duration = Duration::from_secs(20);

/// Tables over a data file, without a server around them.
struct Rooms {
    hall: Arc<Hall>,
    opened: Opened,
    faults: Arc<Faults>,
    close: watch::Sender<bool>,
}

impl Rooms {
    async fn open(dir: &Path) -> Self {
        let faults = Arc::new(Faults::default());
        let metrics = Arc::new(Metrics::default());
        let seam = Seam::new(faults.clone());
        let config = crate::client::config(dir);
        let opened = Opened::open(&config, metrics.clone(), seam).await.unwrap();
        let (close, closing) = watch::channel(false);
        let hall = Hall::new(opened.storage.clone(), metrics, &config, closing, None);
        Self { hall, opened, faults, close }
    }

    async fn close(self) {
        let _ = self.close.send(true);
        drop(self.hall);
        self.opened.close().await;
    }

    async fn player(&self) -> Player {
        self.player_at(Pace::Untimed).await
    }

    async fn player_at(&self, pace: Pace) -> Player {
        let who = Identity::guest(Lang::En);
        self.opened.storage.remember(&who).await.unwrap();
        let plan = Plan { pace, ..Plan::new(GameId::ALL[0], vec![Place::Me; 2]) };
        let table = self.hall.create(plan, &who, Lang::En).await.unwrap();
        Player { hall: self.hall.clone(), who, table, acknowledged: Vec::new() }
    }

    /// Waits until the data file can be written.
    async fn well(&self) {
        let mut wellness = self.opened.storage.wellness();
        let well = tokio::time::timeout(SOON, wellness.wait_for(|well| *well)).await;
        well.expect("gets well by itself").unwrap();
    }
}

/// From the first write on, the data file has room for a few more pages and no more.
async fn leave_little_room(dir: &Path, faults: &Faults) {
    let beside = beside(dir).await;
    sqlx::raw_sql("CREATE TABLE filler (bytes); INSERT INTO filler VALUES (zeroblob(1000000))")
        .execute(&beside)
        .await
        .unwrap();
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&beside).await.unwrap();
    beside.close().await;
    faults.pragma(Some(format!("PRAGMA max_page_count = {}", pages + 8)));
}

/// There is room again, for whichever connection.
async fn make_room(dir: &Path) {
    let beside = beside(dir).await;
    sqlx::raw_sql("DROP TABLE filler").execute(&beside).await.unwrap();
    beside.close().await;
}

/// The data file, beside the house.
async fn beside(dir: &Path) -> sqlx::SqlitePool {
    let file = dir.join("castellan.sqlite");
    sqlx::SqlitePool::connect(file.to_str().unwrap()).await.unwrap()
}

/// Somebody who plays both seats of a table, and remembers what the house said about it.
struct Player {
    hall: Arc<Hall>,
    who: Identity,
    table: Handle,
    /// Versions, and what was played.
    acknowledged: Vec<(u64, Entry)>,
}

impl Player {
    fn id(&self) -> String {
        self.table.snapshot().table.setup.id.clone()
    }

    /// Plays something legal, and holds the house to its answer.
    async fn play(&mut self) -> Result<u64, Refusal> {
        let before = self.table.snapshot().table;
        assert_eq!(before.stage, Stage::Playing);
        let seat = before.awaited().lowest().expect("somebody is awaited");
        let legal = before.game.legal(Actor::Seat(seat));
        let action = legal[usize::try_from(before.version).unwrap() * 7 % legal.len()].clone();
        let who = self.who.id.clone();
        let order = Order::Act { who, seat, action: action.clone(), version: before.version };
        let id = before.setup.id.clone();
        let answer = self.hall.order(&id, order).await;
        let after = self.table.snapshot().table;
        match &answer {
            Ok(version) => {
                assert!(*version > before.version && after.version >= *version);
                let entry = Entry::Move { actor: Actor::Seat(seat), action };
                self.acknowledged.push((before.version + 1, entry));
            }
            Err(Refusal::Unsure) => {}
            Err(_) => {
                assert_eq!(after.version, before.version, "what was refused is not shown");
                assert_eq!(after.game.len(), before.game.len());
            }
        }
        answer
    }

    /// Says something.
    async fn say(&self, text: &str) -> Result<u64, Refusal> {
        let order = Order::Say { who: self.who.clone(), text: text.to_owned() };
        self.hall.order(&self.id(), order).await
    }

    /// Plays until one move is acknowledged.
    async fn insist(&mut self) {
        let until = Instant::now() + SOON;
        while self.play().await.is_err() {
            assert!(Instant::now() < until, "no move is taken any more");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Everything acknowledged is written, and what is shown is what is written.
    async fn check(&self, rooms: &Rooms, shown: u64) {
        let log = rooms.opened.storage.log(&self.id()).await.unwrap();
        let entries: Vec<Entry> =
            log.iter().map(|row| serde_json::from_str(&row.entry).unwrap()).collect();
        for (version, entry) in &self.acknowledged {
            let at = usize::try_from(*version).unwrap() - 1;
            assert_eq!(entries.get(at), Some(entry), "acknowledged as number {version}");
        }
        assert_eq!(log.len() as u64, shown, "nothing else is written");
        let moves = entries.iter().filter(|entry| matches!(entry, Entry::Move { .. })).count();
        let table = rooms.hall.open(&self.id()).await.unwrap().snapshot().table;
        assert_eq!((table.version, table.game.len()), (shown, moves), "and it replays");
    }
}
