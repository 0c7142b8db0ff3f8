//! `cargo xtask cluster`: three nodes over a PostgreSQL with its standby, a NATS and `HAProxy`s of their
//! own. How fast they are, and what is lost when a node, the bus or the database comes to grief.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    mem,
    process::{Child, Command, Stdio},
};

use crate::{
    cargo::Call,
    haproxy::Haproxy,
    nats::Nats,
    postgres::{self, Database},
    service,
};

/// What the nodes stand on.
struct Ground {
    database: Database,
    /// Where the one that follows it will listen.
    standby_port: u16,
    standby: Option<Database>,
    /// Before both of them.
    front: Haproxy,
    nats: Nats,
}

/// Starts everything, and lets the workbench play on it.
pub fn run(arguments: &[String]) -> Result<(), String> {
    Call::new("build --quiet --release --package workbench").run()?;
    let mut ground = Ground::lay()?;
    let single = ground.database.create("single")?;
    ground.database.create("shared")?;
    let shared = postgres::address(ground.front.port(), "shared");
    let ports = [service::free_port()?, service::free_port()?, service::free_port()?];
    let front = Haproxy::before_nodes(&ports)?;
    let url = format!("http://127.0.0.1:{}", front.port());
    let ports = ports.map(|port| port.to_string()).join(",");
    let bus = ground.nats.address();
    let mut command = Command::new(workbench()?);
    command.args(["cluster", "--single", &single, "--database", &shared, "--bus", &bus]);
    command.args(["--front", &url, "--ports", &ports]).args(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut playing = command.spawn().map_err(|why| format!("workbench: {why}"))?;
    let heard = ground.obey(&mut playing);
    let ended = playing.wait().map_err(|why| format!("workbench: {why}"))?;
    heard?;
    if ended.success() { Ok(()) } else { Err("the cluster failed".to_owned()) }
}

/// Where cargo has put it.
fn workbench() -> Result<std::path::PathBuf, String> {
    let here = env::current_exe().map_err(|why| format!("where is xtask? {why}"))?;
    let target = here.parent().and_then(|debug| debug.parent());
    Ok(target.ok_or("where is target?")?.join("release/workbench"))
}

impl Ground {
    fn lay() -> Result<Self, String> {
        let (database, standby_port) = (Database::start()?, service::free_port()?);
        database.tell("CREATE ROLE haproxy LOGIN")?;
        let front = Haproxy::before_databases([database.port(), standby_port])?;
        Ok(Self { database, standby_port, standby: None, front, nats: Nats::start()? })
    }

    /// Passes on what the workbench says, and does what it orders in lines that begin with `@`.
    fn obey(&mut self, playing: &mut Child) -> Result<(), String> {
        let said = playing.stdout.take().ok_or("the workbench is not heard")?;
        let mut answers = playing.stdin.take().ok_or("the workbench does not hear")?;
        for line in BufReader::new(said).lines() {
            let line = line.map_err(|why| why.to_string())?;
            let Some(order) = line.strip_prefix('@') else {
                println!("{line}");
                continue;
            };
            let answer = self.suffer(order).map_or_else(|why| why, |()| "done".to_owned());
            writeln!(answers, "{answer}").map_err(|why| why.to_string())?;
        }
        Ok(())
    }

    fn suffer(&mut self, order: &str) -> Result<(), String> {
        match order {
            "stop nats" => self.nats.end(),
            "start nats" => self.nats.begin()?,
            "restart postgres" => self.database.restart()?,
            "follow postgres" => self.standby = Some(self.database.followed(self.standby_port)?),
            "fail over postgres" => {
                let standby = self.standby.take().ok_or("there is no standby")?;
                let ended = mem::replace(&mut self.database, standby);
                ended.end()?;
                self.database.promote()?;
            }
            other => return Err(format!("{other} is not understood")),
        }
        Ok(())
    }
}
