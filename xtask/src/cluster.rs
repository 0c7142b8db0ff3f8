//! `cargo xtask cluster`: three nodes over a PostgreSQL, a NATS and a `HAProxy` of their own. How fast
//! they are, and what is lost when a node, the bus or the database comes to grief.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    process::{Child, Command, Stdio},
};

use crate::{cargo::Call, haproxy::Haproxy, nats::Nats, postgres::Database, service};

/// Starts everything, and lets the workbench play on it.
pub fn run(arguments: &[String]) -> Result<(), String> {
    Call::new("build --quiet --release --package workbench").run()?;
    let (database, mut nats) = (Database::start()?, Nats::start()?);
    let (single, shared) = (database.create("single")?, database.create("shared")?);
    let ports = [service::free_port()?, service::free_port()?, service::free_port()?];
    let front = Haproxy::start(&ports)?;
    let ports = ports.map(|port| port.to_string()).join(",");
    let bus = nats.address();
    let mut command = Command::new(workbench()?);
    command.args(["cluster", "--single", &single, "--database", &shared, "--bus", &bus]);
    command.args(["--front", &front.address(), "--ports", &ports]).args(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut playing = command.spawn().map_err(|why| format!("workbench: {why}"))?;
    let heard = obey(&mut playing, &database, &mut nats);
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

/// Passes on what the workbench says, and does what it orders in lines that begin with `@`.
fn obey(playing: &mut Child, database: &Database, nats: &mut Nats) -> Result<(), String> {
    let said = playing.stdout.take().ok_or("the workbench is not heard")?;
    let mut answers = playing.stdin.take().ok_or("the workbench does not hear")?;
    for line in BufReader::new(said).lines() {
        let line = line.map_err(|why| why.to_string())?;
        let Some(order) = line.strip_prefix('@') else {
            println!("{line}");
            continue;
        };
        let done = match order {
            "stop nats" => {
                nats.end();
                Ok(())
            }
            "start nats" => nats.begin(),
            "restart postgres" => database.restart(),
            other => Err(format!("{other} is not understood")),
        };
        let answer = done.map_or_else(|why| why, |()| "done".to_owned());
        writeln!(answers, "{answer}").map_err(|why| why.to_string())?;
    }
    Ok(())
}
