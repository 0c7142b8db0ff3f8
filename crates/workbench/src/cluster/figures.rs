//! How fast moves are acknowledged, and how soon they are seen.

use std::time::{Duration, Instant};

use engine::Actor;
use games::GameId;
use reqwest::Client;
use tokio::task::JoinSet;

use crate::{
    load::report,
    player::{Caller, Player, Trouble},
    watcher::{Asked, Watchers},
};

/// People who look on at one table when that is measured.
const CROWDS: [usize; 3] = [1, 10, 100];

/// How much is measured.
pub(super) struct Figures {
    pub(super) tables: u64,
    pub(super) time: Duration,
}

impl Figures {
    /// Plays tables as fast as they are answered, and tells how fast that is.
    pub(super) async fn measure(&self, what: &str, url: &str) -> Result<(), String> {
        let mut tasks = JoinSet::new();
        for seed in 0..self.tables {
            let caller = Caller::arrive(Client::new(), url).await?;
            let player = Player::sit(caller, game(seed), seed).await?;
            tasks.spawn(play(player, Instant::now() + self.time));
        }
        let began = Instant::now();
        let mut waits = Vec::new();
        while let Some(done) = tasks.join_next().await {
            waits.extend(done.map_err(|why| why.to_string())??);
        }
        let seconds = began.elapsed().as_secs_f64();
        let rate = f64::from(u32::try_from(waits.len()).unwrap_or(u32::MAX)) / seconds;
        println!("{what}: {} tables, {rate:.0} moves/s", self.tables);
        report("  acknowledged after", waits);
        Ok(())
    }

    /// What one table costs when many look on.
    pub(super) async fn watch(&self, what: &str, url: &str) -> Result<(), String> {
        for crowd in CROWDS {
            let caller = Caller::arrive(Client::new(), url).await?;
            let mut player = Player::sit(caller, GameId::ALL[0], 7).await?;
            let asked = Asked::default();
            player.watched = Some(asked.clone());
            let table = player.id.clone();
            let watchers = Watchers::come(url, &[table], crowd, &asked).await?;
            for _ in 0..20 {
                player.step().await?;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            report(&format!("{what}, {crowd} look on: seen after"), watchers.go().await);
        }
        Ok(())
    }
}

/// Games in turn, of those in which people move at every turn and in which chance does.
pub(super) fn game(seed: u64) -> GameId {
    GameId::ALL[usize::try_from(seed % 2).unwrap_or_default()]
}

async fn play(mut player: Player, end: Instant) -> Result<Vec<Duration>, Trouble> {
    let mut waits = Vec::new();
    while Instant::now() < end {
        let moves = matches!(player.game.turn().next_actor(), Some(Actor::Seat(_)));
        let began = Instant::now();
        player.step().await?;
        if moves {
            waits.push(began.elapsed());
        }
    }
    Ok(waits)
}
