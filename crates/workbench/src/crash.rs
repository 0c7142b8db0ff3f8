//! Crashes: a server is killed again and again in the middle of play, and every move that it had
//! acknowledged must be there when it comes back.

use std::{process::ExitCode, time::Duration};

use bots::generator;
use engine::Record;
use games::GameId;
use rand::RngExt;
use reqwest::Client;
use tokio::task::JoinSet;

use crate::{
    player::{Caller, Player, Trouble},
    serve::House,
};

/// How often, and how much is played meanwhile.
#[derive(clap::Args)]
pub struct Arguments {
    /// How often the server is killed
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(crate) kills: u32,
    /// Tables that are played at once, as fast as the server answers
    #[arg(long, value_name = "N", default_value_t = 40)]
    pub(crate) tables: u32,
    /// Seed of the moments and the moves
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
}

/// Kills and checks; the first lost move is told.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    match runtime.block_on(strain(arguments)) {
        Ok(moves) => {
            println!("{} kills, {moves} acknowledged moves, none lost", arguments.kills);
            ExitCode::SUCCESS
        }
        Err(why) => {
            println!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// How many moves were acknowledged, if none of them is lost.
pub(crate) async fn strain(arguments: &Arguments) -> Result<u64, String> {
    let data = tempfile::tempdir().map_err(|why| why.to_string())?;
    let mut rng = generator(arguments.seed, 1);
    let mut house = House::start(data.path()).map_err(|why| why.to_string())?;
    let mut players = Vec::new();
    for seed in 0..u64::from(arguments.tables) {
        let caller = Caller::arrive(Client::new(), &house.url).await?;
        let player = Player::sit(caller, GameId::ALL[0], arguments.seed ^ seed << 8).await;
        players.push(player?);
    }
    let mut moves = 0;
    for _ in 0..arguments.kills {
        let playing = play_until_gone(players);
        let pause = Duration::from_millis(rng.random_range(20..600));
        let killing = async {
            tokio::time::sleep(pause).await;
            house.kill()
        };
        let (played, killed) = tokio::join!(playing, killing);
        killed.map_err(|why| why.to_string())?;
        let (back, made) = played?;
        moves += made;
        house = House::start(data.path()).map_err(|why| why.to_string())?;
        players = check_all(back, &house.url).await?;
    }
    Ok(moves)
}

/// Plays every table until the server is gone; how many moves were acknowledged.
async fn play_until_gone(players: Vec<Player>) -> Result<(Vec<Player>, u64), String> {
    let mut tasks = JoinSet::new();
    for mut player in players {
        tasks.spawn(async move {
            let mut made = 0;
            loop {
                match player.step().await {
                    Ok(()) => made += 1,
                    Err(Trouble::Gone) => return Ok((player, made)),
                    Err(Trouble::Wrong(why)) => return Err(why),
                }
            }
        });
    }
    let (mut players, mut moves) = (Vec::new(), 0);
    while let Some(done) = tasks.join_next().await {
        let (player, made) = done.map_err(|why| why.to_string())??;
        players.push(player);
        moves += made;
    }
    Ok((players, moves))
}

async fn check_all(players: Vec<Player>, url: &str) -> Result<Vec<Player>, String> {
    let mut checked = Vec::new();
    for mut player in players {
        player.caller = player.caller.at(url);
        let written = player.written().await?.record();
        compare(&player.id, &player.game.record(), &written)?;
        player.catch_up().await?;
        checked.push(player);
    }
    Ok(checked)
}

/// The acknowledged moves come first; at most the one that was under way may follow.
pub(crate) fn compare(id: &str, acknowledged: &Record, written: &Record) -> Result<(), String> {
    let (had, has) = (&acknowledged.moves, &written.moves);
    if has.len() < had.len() || has[..had.len()] != had[..] {
        return Err(format!(
            "table {id}: {} moves were acknowledged, {} are written",
            had.len(),
            has.len()
        ));
    }
    // The server answers chance by itself.
    let made = has[had.len()..].iter().filter(|played| !played.starts_with("chance ")).count();
    if made > 1 {
        return Err(format!("table {id}: {made} moves nobody made"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::Map;

    use super::*;

    #[test]
    fn a_lost_or_changed_move_is_found() {
        let record = |moves: &[&str]| {
            let game = games::AnyMatch::new(GameId::ALL[0], 2, Map::new()).unwrap();
            let moves = moves.iter().map(|text| (*text).to_owned()).collect();
            Record { moves, ..game.record() }
        };
        let check = |had: &[&str], has: &[&str]| compare("t", &record(had), &record(has)).is_ok();
        assert!(check(&["A x"], &["A x"]) && check(&["A x"], &["A x", "B y"]));
        assert!(!check(&["A x"], &[]), "lost");
        assert!(!check(&["A x"], &["A y"]), "changed");
        assert!(!check(&["A x"], &["A x", "B y", "A z"]), "made up");
    }
}
