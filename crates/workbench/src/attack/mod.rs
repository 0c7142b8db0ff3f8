//! Abuse: everything that a stranger on the network can do to a server, while somebody plays.
//!
//! Each attack has a server of its own, on loopback and with the limits that visitors meet.
//! Attackers come from other addresses of loopback than the honest visitor, whose moves are timed;
//! after a restart every move that was acknowledged must be in the record.

mod connections;
mod disk;
mod flood;
mod frames;
mod hall;
mod honest;
mod intruder;
mod outcome;
mod thought;

use std::{future::Future, path::Path, process::ExitCode, time::Duration};

use tokio::sync::watch;

use self::{honest::Honest, outcome::Outcome};
use crate::{crash, serve::House};

/// How long it may take.
#[derive(clap::Args)]
pub struct Arguments {
    /// The same attacks, smaller: within about twenty seconds
    #[arg(long)]
    short: bool,
    /// Only this one
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
}

/// How much of everything.
#[derive(Clone, Copy)]
pub(crate) struct Scale {
    /// How long each attack lasts.
    time: Duration,
    /// Connections that are held.
    connections: usize,
    /// How often the server is killed, and tables that are played meanwhile.
    kills: (u32, u32),
    /// Finished matches to analyse, and tables of bots only.
    thoughts: (usize, usize),
}

const LONG: Scale = Scale {
    time: Duration::from_secs(25),
    connections: 2000,
    kills: (100, 40),
    thoughts: (25, 39),
};
const SHORT: Scale =
    Scale { time: Duration::from_secs(2), connections: 200, kills: (3, 8), thoughts: (8, 12) };

/// What the attackers did.
#[derive(Default)]
pub(crate) struct Toll {
    /// Connections, requests, frames or tables.
    made: u64,
    /// Those of them that were refused.
    refused: u64,
    /// What the server should not have done.
    fault: Option<String>,
}

/// Attacks, prints the figures, and fails with a line for each fault.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let scale = if arguments.short { SHORT } else { LONG };
    let outcomes = runtime.block_on(attack_all(scale, arguments));
    println!("{}", Outcome::head());
    for outcome in &outcomes {
        println!("{outcome}");
    }
    let faults: Vec<String> = outcomes.iter().filter_map(Outcome::fault).collect();
    for fault in &faults {
        println!("{fault}");
    }
    if outcomes.is_empty() {
        println!("there is no such attack");
    }
    if faults.is_empty() && !outcomes.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Silence takes its time however small it is: the others happen meanwhile.
async fn attack_all(scale: Scale, arguments: &Arguments) -> Vec<Outcome> {
    let only = arguments.only.as_deref();
    let (silent, mut others) = tokio::join!(in_silence(scale, only), aloud(scale, only));
    others.extend(silent);
    others
}

async fn in_silence(scale: Scale, only: Option<&str>) -> Option<Outcome> {
    let wanted = only.is_none_or(|only| only == "silence");
    let attack = async |house: &House| connections::silence(house, scale).await;
    if wanted { Some(withstand("silence", &[], attack).await) } else { None }
}

async fn aloud(scale: Scale, only: Option<&str>) -> Vec<Outcome> {
    let wanted = |name: &str| only.is_none_or(|only| only == name);
    let mut outcomes = Vec::new();
    if wanted("requests") {
        let attack = async |house: &House| flood::requests(house, scale).await;
        outcomes.push(withstand("requests", &[], attack).await);
    }
    if wanted("frames") {
        let attack = async |house: &House| frames::flood(house, scale).await;
        outcomes.push(withstand("frames", &[], attack).await);
    }
    if wanted("hall") {
        let few = ["--live-tables".to_owned(), hall::LIVE_TABLES.to_string()];
        let attack = async |house: &House| hall::fill(house, scale).await;
        outcomes.push(Box::pin(withstand("hall", &few, attack)).await);
    }
    if wanted("thought") {
        outcomes.push(Outcome::of("thought", thought::take_all(scale).await));
    }
    if wanted("disk") {
        outcomes.push(Outcome::of("disk", disk::fill(scale).await));
    }
    if wanted("kills") {
        outcomes.push(Outcome::of("kills", kill(scale).await));
    }
    outcomes
}

/// Attacks a server on which somebody plays, restarts it, and looks for what they played.
async fn withstand(
    name: &'static str,
    arguments: &[String],
    attack: impl AsyncFnOnce(&House) -> Result<Toll, String>,
) -> Outcome {
    let found = async {
        let data = tempfile::tempdir().map_err(|why| why.to_string())?;
        let start = |path: &Path| House::start_limited(path, arguments).map_err(|e| e.to_string());
        let mut house = start(data.path())?;
        let (honest, toll) = meanwhile(&house, attack(&house)).await?;
        house.kill().map_err(|why| why.to_string())?;
        let house = start(data.path())?;
        outcome::Found::of(toll, honest, &house.url).await
    };
    Outcome::of(name, found.await)
}

/// Somebody plays while something else happens.
async fn meanwhile(
    house: &House,
    attack: impl Future<Output = Result<Toll, String>>,
) -> Result<(Honest, Toll), String> {
    let honest = Honest::arrive(&house.url).await?;
    let (stop, stopped) = watch::channel(false);
    let attack = async {
        let toll = attack.await;
        let _ = stop.send(true);
        toll
    };
    let (honest, toll) = tokio::join!(honest.play(stopped), attack);
    Ok((honest, toll?))
}

/// A server that is killed again and again.
async fn kill(scale: Scale) -> Result<outcome::Found, String> {
    let (kills, tables) = scale.kills;
    let moves = crash::strain(&crash::Arguments { kills, tables, seed: 0 }).await?;
    let toll = Toll { made: u64::from(kills), ..Toll::default() };
    Ok(outcome::Found { toll, waits: Vec::new(), acknowledged: moves, written: moves })
}
