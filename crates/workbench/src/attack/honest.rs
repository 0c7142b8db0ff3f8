//! Somebody who plays while a server is attacked, and keeps a book of what it acknowledged.

use std::time::{Duration, Instant};

use engine::Record;
use games::GameId;
use reqwest::Client;
use tokio::{sync::watch, time::sleep};

use crate::player::{Caller, Player, Trouble};

/// The visitor's own beat.
const BEAT: Duration = Duration::from_millis(100);
/// A single request is given up after this long.
const PATIENCE: Duration = Duration::from_secs(8);
/// Whoever gets no move through for this long is locked out.
const LOCKED_OUT: Duration = Duration::from_secs(15);

/// The honest visitor.
pub(super) struct Honest {
    player: Player,
    /// Matches that are over, as they were acknowledged.
    book: Vec<(String, Record)>,
    /// How long each move took.
    pub(super) waits: Vec<Duration>,
    pub(super) locked_out: Option<String>,
}

impl Honest {
    pub(super) async fn arrive(url: &str) -> Result<Self, String> {
        let client = Client::builder().timeout(PATIENCE).build().map_err(|why| why.to_string())?;
        let caller = Caller::arrive(client, url).await?;
        let player = Player::sit(caller, GameId::ALL[0], 7).await?;
        Ok(Self { player, book: Vec::new(), waits: Vec::new(), locked_out: None })
    }

    /// Plays until it is called back or locked out.
    pub(super) async fn play(mut self, stopped: watch::Receiver<bool>) -> Self {
        let mut last = Instant::now();
        while !*stopped.borrow() && self.locked_out.is_none() {
            match self.step().await {
                Ok(()) => last = Instant::now(),
                Err(why) if last.elapsed() > LOCKED_OUT => {
                    self.locked_out = Some(format!("the honest visitor is locked out: {why}"));
                }
                Err(_) => {}
            }
            sleep(BEAT).await;
        }
        self
    }

    /// One move, and how long it took; after trouble, the match as the server has it.
    pub(super) async fn step(&mut self) -> Result<(), Trouble> {
        if self.player.game.turn().next_actor().is_none() {
            self.book.push((self.player.id.clone(), self.player.game.record()));
        }
        let began = Instant::now();
        let done = self.player.step().await;
        match &done {
            Ok(()) => self.waits.push(began.elapsed()),
            // It may have happened or not.
            Err(Trouble::Gone) => _ = self.player.catch_up().await,
            Err(Trouble::Wrong(_)) => {}
        }
        done
    }

    /// Every match that was played, as it was acknowledged.
    fn records(&self) -> impl Iterator<Item = (String, Record)> {
        let now = (self.player.id.clone(), self.player.game.record());
        let mut all = self.book.clone();
        all.retain(|(id, _)| *id != now.0);
        all.into_iter().chain([now])
    }

    pub(super) fn acknowledged(&self) -> u64 {
        self.records().map(|(_, record)| record.moves.len() as u64).sum()
    }

    /// How many of the acknowledged moves a server that was started again still has.
    pub(super) async fn written(&self, url: &str) -> Result<u64, String> {
        let caller = self.player.caller.at(url);
        let mut written = 0;
        for (id, had) in self.records() {
            let record = match caller.get(&format!("/tables/{id}/record")).await {
                Ok(record) => record,
                // The whole table is lost.
                Err(Trouble::Wrong(_)) => continue,
                Err(why) => return Err(why.into()),
            };
            let has: Record = serde_json::from_value(record).map_err(|why| why.to_string())?;
            let same = had.moves.iter().zip(&has.moves).take_while(|(had, has)| had == has);
            written += same.count() as u64;
        }
        Ok(written)
    }
}
