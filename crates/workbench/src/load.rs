//! Load: many tables at once over loopback, and how long their moves take to be acknowledged.

use std::{
    path::Path,
    process::ExitCode,
    time::{Duration, Instant},
};

use games::GameId;
use reqwest::Client;
use tokio::{
    task::JoinSet,
    time::{MissedTickBehavior, interval_at},
};

use crate::{
    guest::Guest,
    player::{Caller, Player, Trouble},
    serve::House,
    watcher::{Asked, Watchers},
    wire,
};

/// How much load.
#[derive(clap::Args)]
pub struct Arguments {
    /// Tables that are live at the same time
    #[arg(long, value_name = "N", default_value_t = 1000)]
    tables: u32,
    /// Moves per second, over all tables
    #[arg(long, value_name = "N", default_value_t = 1000)]
    rate: u32,
    /// Seconds to measure
    #[arg(long, value_name = "N", default_value_t = 10)]
    seconds: u64,
    /// People who look on through sockets
    #[arg(long, value_name = "N", default_value_t = 300)]
    watchers: usize,
    /// Tables at which they look
    #[arg(long, value_name = "N", default_value_t = 30)]
    watched: usize,
    /// Tables at which somebody plays against bots
    #[arg(long, value_name = "N", default_value_t = 200)]
    bot_tables: u32,
    /// Which bots
    #[arg(long, value_name = "NAME", default_value = "squire")]
    bot: String,
    /// Finished matches that are opened after a restart
    #[arg(long, value_name = "N", default_value_t = 200)]
    finished: u32,
    /// Sockets that are open while nothing happens
    #[arg(long, value_name = "N", default_value_t = 2000)]
    idle: usize,
}

/// How many people the tables belong to: each holds several.
const CALLERS: usize = 50;

/// Plays, and prints what came of it.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    match runtime.block_on(measure(arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            println!("{why}");
            ExitCode::FAILURE
        }
    }
}

async fn measure(arguments: &Arguments) -> Result<(), String> {
    let data = tempfile::tempdir().map_err(|why| why.to_string())?;
    let house = House::start(data.path()).map_err(|why| why.to_string())?;
    let before = house.memory_kib();
    let mut players = seat(&house, arguments.tables).await?;
    let seated = house.memory_kib();
    println!("{} tables of {}", players.len(), GameId::ALL[0]);
    if let (Some(before), Some(seated)) = (before, seated) {
        let each = seated.saturating_sub(before) / u64::from(arguments.tables.max(1));
        println!("memory: {before} KiB empty, {seated} KiB with all tables, {each} KiB a table");
    }
    let asked = Asked::default();
    // Spread over the beat, as the tables are.
    let apart = (players.len() / arguments.watched.max(1)).max(1);
    let watched = players.iter_mut().step_by(apart).take(arguments.watched);
    let tables: Vec<String> = watched
        .map(|player| {
            player.watched = Some(asked.clone());
            player.id.clone()
        })
        .collect();
    let watchers = Watchers::come(&house.url, &tables, arguments.watchers, &asked).await?;
    let began = Instant::now();
    let waits = play(players, arguments).await?;
    let seconds = began.elapsed().as_secs_f64();
    let rate = f64::from(u32::try_from(waits.len()).unwrap_or(u32::MAX)) / seconds;
    println!("{} moves in {seconds:.1} s: {rate:.0} moves/s", waits.len());
    report("acknowledged after", waits);
    let seen = watchers.go().await;
    println!("{} watchers at {} tables, {} updates", arguments.watchers, tables.len(), seen.len());
    report("seen by watchers after", seen);
    wire::measure(&house).await?;
    drop(house);
    against_bots(data.path(), arguments).await?;
    reopen(data.path(), arguments.finished).await?;
    sit_idle(data.path(), arguments.idle).await
}

/// What sockets cost while nothing happens.
async fn sit_idle(data: &Path, count: usize) -> Result<(), String> {
    let house = House::start(data).map_err(|why| why.to_string())?;
    let tables: Vec<String> = seat(&house, 1).await?.into_iter().map(|player| player.id).collect();
    let asked = Asked::default();
    // The first ones bring what all of them share.
    let first = Watchers::come(&house.url, &tables, 100, &asked).await?;
    tokio::time::sleep(GLANCE).await;
    let before = house.memory_kib();
    let others = Watchers::come(&house.url, &tables, count, &asked).await?;
    tokio::time::sleep(GLANCE).await;
    if let (Some(before), Some(after)) = (before, house.memory_kib()) {
        let each = after.saturating_sub(before) / (count as u64).max(1);
        println!("{count} idle sockets: {before} KiB before, {after} KiB after, {each} KiB each");
    }
    first.go().await;
    others.go().await;
    Ok(())
}

/// How often somebody who plays against bots looks whether it is their turn.
const GLANCE: Duration = Duration::from_secs(1);

/// Many people play against bots at once; how long do their own moves take?
async fn against_bots(data: &Path, arguments: &Arguments) -> Result<(), String> {
    let house = House::start(data).map_err(|why| why.to_string())?;
    let callers = callers(&house).await?;
    let mut guests = Vec::new();
    for (seed, caller) in (0..u64::from(arguments.bot_tables)).zip(callers.iter().cycle()) {
        guests.push(Guest::sit(caller.clone(), GameId::ALL[0], &arguments.bot, seed).await?);
    }
    let before = bot_moves(&house).await?;
    let began = Instant::now();
    let end = began + Duration::from_secs(arguments.seconds);
    let mut tasks = JoinSet::new();
    for (index, guest) in (0..).zip(guests) {
        let first = began + GLANCE * index / arguments.bot_tables.max(1);
        tasks.spawn(play_against_bots(guest, first, end));
    }
    let mut waits = Vec::new();
    while let Some(done) = tasks.join_next().await {
        waits.extend(done.map_err(|why| why.to_string())??);
    }
    let seconds = began.elapsed().as_secs_f64();
    let moves = bot_moves(&house).await?.saturating_sub(before);
    println!(
        "{} tables with bots ({}): {} moves of people and {moves} of bots in {seconds:.1} s",
        arguments.bot_tables,
        arguments.bot,
        waits.len()
    );
    report("moves of people acknowledged after", waits);
    Ok(())
}

async fn play_against_bots(
    mut guest: Guest,
    first: Instant,
    end: Instant,
) -> Result<Vec<Duration>, Trouble> {
    let mut glance = interval_at(first.into(), GLANCE);
    glance.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut waits = Vec::new();
    while glance.tick().await.into_std() < end {
        waits.extend(guest.look().await?);
    }
    Ok(waits)
}

/// How many moves the server's bots have made.
async fn bot_moves(house: &House) -> Result<u64, String> {
    let numbers = reqwest::get(&house.metrics).await;
    let numbers = numbers.map_err(|why| why.to_string())?.text().await;
    let numbers = numbers.map_err(|why| why.to_string())?;
    let line = numbers.lines().find_map(|line| line.strip_prefix("castellan_bot_moves_total "));
    line.and_then(|count| count.parse().ok()).ok_or_else(|| "no count of bot moves".to_owned())
}

/// Plays matches to their end, starts the server anew and opens their pages.
async fn reopen(data: &Path, count: u32) -> Result<(), String> {
    let house = House::start(data).map_err(|why| why.to_string())?;
    let mut players = seat(&house, count).await?;
    for player in &mut players {
        player.finish().await?;
    }
    drop(house);
    let house = House::start(data).map_err(|why| why.to_string())?;
    let client = Client::new();
    let mut waits = Vec::new();
    for player in &players {
        let began = Instant::now();
        let page = client.get(format!("{}/t/{}", house.url, player.id)).send().await;
        let page = page.and_then(reqwest::Response::error_for_status);
        let text = page.map_err(|why| why.to_string())?.text().await;
        waits.push(began.elapsed());
        if !text.is_ok_and(|text| text.contains("sheet__table")) {
            return Err(format!("table {} does not show its score sheet", player.id));
        }
    }
    println!("{count} finished matches, opened one after the other from disk");
    report("shown after", waits);
    Ok(())
}

async fn callers(house: &House) -> Result<Vec<Caller>, Trouble> {
    let client = Client::new();
    let mut callers = Vec::new();
    for _ in 0..CALLERS {
        callers.push(Caller::arrive(client.clone(), &house.url).await?);
    }
    Ok(callers)
}

async fn seat(house: &House, tables: u32) -> Result<Vec<Player>, Trouble> {
    let callers = callers(house).await?;
    let mut players = Vec::new();
    for (seed, caller) in (0..u64::from(tables)).zip(callers.iter().cycle()) {
        players.push(Player::sit(caller.clone(), GameId::ALL[0], seed).await?);
    }
    Ok(players)
}

/// Every table moves at its own beat. A move that comes late counts from when it was due, so a
/// server that stalls cannot hide it.
async fn play(players: Vec<Player>, arguments: &Arguments) -> Result<Vec<Duration>, String> {
    let beat = Duration::from_secs(1) * arguments.tables / arguments.rate.max(1);
    let end = Instant::now() + Duration::from_secs(arguments.seconds);
    let count = u32::try_from(players.len()).unwrap_or(u32::MAX).max(1);
    let mut tasks = JoinSet::new();
    for (index, player) in (0..).zip(players) {
        let first = Instant::now() + beat * index / count;
        tasks.spawn(play_one(player, first, beat, end));
    }
    let mut waits = Vec::new();
    while let Some(done) = tasks.join_next().await {
        waits.extend(done.map_err(|why| why.to_string())??);
    }
    Ok(waits)
}

async fn play_one(
    mut player: Player,
    first: Instant,
    beat: Duration,
    end: Instant,
) -> Result<Vec<Duration>, Trouble> {
    let mut due = interval_at(first.into(), beat);
    due.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut waits = Vec::new();
    loop {
        let at = due.tick().await.into_std();
        if at >= end {
            return Ok(waits);
        }
        player.step().await?;
        waits.push(at.elapsed());
    }
}

pub(crate) fn report(what: &str, mut waits: Vec<Duration>) {
    waits.sort_unstable();
    let at = |per_mille: usize| {
        let index = (waits.len() * per_mille / 1000).min(waits.len().saturating_sub(1));
        waits.get(index).copied().unwrap_or_default().as_secs_f64() * 1000.0
    };
    println!(
        "{what}: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, slowest {:.1} ms",
        at(500),
        at(950),
        at(990),
        at(1000)
    );
}
