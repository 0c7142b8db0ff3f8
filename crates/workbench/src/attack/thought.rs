//! Taking all of the thinking: many analyses, and many tables at which only bots sit.

use std::time::{Duration, Instant};

use bots::generator;
use games::{AnyMatch, GameId};
use rand::RngExt;
use reqwest::Client;
use serde_json::{Map, Value, json};
use tokio::{sync::watch, time::sleep};

use super::{Scale, Toll, honest::Honest, intruder::Intruder, outcome::Found};
use crate::{guest::Guest, player::Caller, serve::House};

/// How often the honest visitor looks whether the bots have moved. Not so often that matches end, and
/// new ones are opened, faster than one person may open them.
const GLANCE: Duration = Duration::from_millis(300);
/// How often analyses are asked for.
const AGAIN: Duration = Duration::from_millis(500);
/// What an attack may add to a bot's answer.
const NOTICEABLE: Duration = Duration::from_secs(1);

/// Somebody plays against bots, first in quiet, then under attack.
pub(super) async fn take_all(scale: Scale) -> Result<Found, String> {
    let data = tempfile::tempdir().map_err(|why| why.to_string())?;
    let mut house = House::start_limited(data.path(), &[]).map_err(|why| why.to_string())?;
    let caller = Caller::arrive(Client::new(), &house.url).await?;
    let mut guest = Guest::sit(caller, GameId::ALL[0], "squire", 5).await?;
    let (stop, stopped) = watch::channel(false);
    let quiet = async {
        sleep(scale.time).await;
        let _ = stop.send(true);
    };
    let (before, ()) = tokio::join!(turns(&mut guest, stopped), quiet);
    let before = median(&before?);

    let honest = Honest::arrive(&house.url).await?;
    let (stop, stopped) = watch::channel(false);
    let attack = async {
        let toll = occupy(&house, scale).await;
        let _ = stop.send(true);
        toll
    };
    let (under, honest, toll) =
        tokio::join!(turns(&mut guest, stopped.clone()), honest.play(stopped), attack);
    let (under, mut toll) = (median(&under?), toll?);
    println!("thought: a turn against bots takes {before:.0?} in quiet, {under:.0?} under attack");
    if under > (before * 3).max(before + NOTICEABLE) {
        toll.fault = Some(format!("bots answer after {under:.1?} instead of {before:.1?}"));
    }
    house.kill().map_err(|why| why.to_string())?;
    let house = House::start_limited(data.path(), &[]).map_err(|why| why.to_string())?;
    Found::of(toll, honest, &house.url).await
}

/// How long it took from one own move to the next, the bots' answers between them.
async fn turns(guest: &mut Guest, stopped: watch::Receiver<bool>) -> Result<Vec<Duration>, String> {
    let mut turns = Vec::new();
    let mut since: Option<Instant> = None;
    while !*stopped.borrow() {
        if guest.look().await?.is_some() {
            turns.extend(since.map(|since| since.elapsed()));
            since = Some(Instant::now());
        }
        sleep(GLANCE).await;
    }
    turns.extend(since.map(|since| since.elapsed()));
    Ok(turns)
}

fn median(turns: &[Duration]) -> Duration {
    let mut turns = turns.to_vec();
    turns.sort_unstable();
    turns.get(turns.len() / 2).copied().unwrap_or_default()
}

/// Asks for analyses from one address, and opens tables of bots only from another.
async fn occupy(house: &House, scale: Scale) -> Result<Toll, String> {
    let (analyses, bot_tables) = scale.thoughts;
    let end = Instant::now() + scale.time;
    let (student, idler) =
        (Intruder::arrive(0, &house.url).await?, Intruder::arrive(1, &house.url).await?);
    let mut toll = Toll::default();
    for _ in 0..bot_tables {
        let body = json!({ "game": "kings-road", "seats": vec!["bot:baron"; 3] });
        count(&mut toll, idler.post("/tables", &body).await.0);
    }
    let mut matches = Vec::new();
    for seed in 0..analyses as u64 {
        let (status, table) = student.post("/records", &finished(seed)?).await;
        count(&mut toll, status);
        matches.extend(table["id"].as_str().map(str::to_owned));
    }
    while Instant::now() < end {
        for id in &matches {
            count(&mut toll, student.get(&format!("/tables/{id}/analysis")).await.0);
        }
        sleep(AGAIN).await;
    }
    Ok(toll)
}

fn count(toll: &mut Toll, status: u16) {
    toll.made += 1;
    toll.refused += u64::from(!(200..300).contains(&status));
}

/// The record of a match played at random.
fn finished(seed: u64) -> Result<Value, String> {
    let mut game = AnyMatch::new(GameId::ALL[0], 3, Map::new()).map_err(|why| why.to_string())?;
    let mut rng = generator(seed, 0);
    while let Some(actor) = game.turn().next_actor() {
        let legal = game.legal(actor);
        let action = &legal[rng.random_range(0..legal.len())];
        game.play(actor, action).map_err(|why| why.to_string())?;
    }
    serde_json::to_value(game.record()).map_err(|why| why.to_string())
}
