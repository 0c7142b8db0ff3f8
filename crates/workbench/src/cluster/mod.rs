//! Three nodes over PostgreSQL, NATS and `HAProxy`: how fast they are, and what is lost when they come
//! to grief. Nothing that was acknowledged, and nothing is played twice.

mod check;
mod faults;
mod figures;
mod onlooker;
mod visitor;

use std::{
    io,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use self::{faults::Stage, figures::Figures};
use crate::serve::House;

/// What runs already, and for how long to play. `cargo xtask cluster` starts all of it.
#[derive(clap::Args)]
pub struct Arguments {
    /// An empty database for a server alone
    #[arg(long, value_name = "URL")]
    single: String,
    /// An empty database for three nodes
    #[arg(long, value_name = "URL")]
    database: String,
    /// The bus between them
    #[arg(long, value_name = "URL")]
    bus: String,
    /// The proxy before them
    #[arg(long, value_name = "URL")]
    front: String,
    /// Where the proxy expects them
    #[arg(long, value_name = "PORTS", value_delimiter = ',')]
    ports: Vec<u16>,
    /// Tables that are played at once
    #[arg(long, value_name = "N", default_value_t = 48)]
    tables: u64,
    /// Seconds to measure each
    #[arg(long, value_name = "N", default_value_t = 8)]
    seconds: u64,
    /// Seconds that something is away or stands still
    #[arg(long, value_name = "N", default_value_t = 6)]
    away: u64,
    /// A workbench of the version before, of which the nodes are until they are replaced
    #[arg(long, value_name = "PROGRAM")]
    previous: Option<PathBuf>,
}

impl Arguments {
    /// Starts a node of a program, or of this one.
    fn node(&self, program: Option<&Path>, port: u16) -> Result<House, String> {
        started(House::start_node(program, &self.database, &self.bus, port))
    }
}

/// Measures and strains; the first thing that is lost or played twice is told.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    match runtime.block_on(strain(arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            println!("{why}");
            ExitCode::FAILURE
        }
    }
}

async fn strain(arguments: &Arguments) -> Result<(), String> {
    let figures =
        Figures { tables: arguments.tables, time: Duration::from_secs(arguments.seconds) };
    let data = tempfile::tempdir().map_err(|why| why.to_string())?;
    let alone = started(House::start(data.path()))?;
    figures.measure("SQLite, one server", &alone.url).await?;
    drop(alone);
    let alone = started(House::start_on(&arguments.single))?;
    figures.measure("PostgreSQL, one server", &alone.url).await?;
    figures.watch("PostgreSQL, one server", &alone.url).await?;
    drop(alone);
    let mut nodes = Vec::new();
    for port in &arguments.ports {
        nodes.push(arguments.node(arguments.previous.as_deref(), *port)?);
    }
    until_served(&arguments.front).await?;
    figures.measure("PostgreSQL, NATS and HAProxy, three nodes", &arguments.front).await?;
    figures.watch("PostgreSQL, NATS and HAProxy, three nodes", &arguments.front).await?;
    Stage::new(arguments, nodes).play().await
}

fn started(house: io::Result<House>) -> Result<House, String> {
    house.map_err(|why| format!("a server does not start: {why}"))
}

/// Waits until the proxy has found somebody who answers.
async fn until_served(front: &str) -> Result<(), String> {
    for _ in 0..100 {
        let answer = reqwest::get(format!("{front}/healthz")).await;
        if answer.is_ok_and(|answer| answer.status().is_success()) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Err("the proxy finds nobody who answers".to_owned())
}
