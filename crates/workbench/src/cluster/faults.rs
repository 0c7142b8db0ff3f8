//! What befalls the nodes, their bus and their database while people play.

use std::{
    io::{self, BufRead, Write},
    time::{Duration, Instant},
};

use tokio::{sync::watch, task::JoinSet, time::sleep};

use super::{
    Arguments, check, onlooker, started,
    visitor::{Diary, Visitor},
};
use crate::{load::report, serve::House};

/// How long everything goes well in between.
const CALM: Duration = Duration::from_secs(5);
/// Tables at which somebody looks on.
const WATCHED: usize = 8;

/// Three nodes with people, and what befalls them.
pub(super) struct Stage<'a> {
    arguments: &'a Arguments,
    nodes: Vec<House>,
    diaries: Vec<Diary>,
}

impl<'a> Stage<'a> {
    pub(super) const fn new(arguments: &'a Arguments, nodes: Vec<House>) -> Self {
        Self { arguments, nodes, diaries: Vec::new() }
    }

    /// Lets people play while things come to grief, and looks what was lost.
    pub(super) async fn play(mut self) -> Result<(), String> {
        let front = &self.arguments.front;
        let (stop, stopped) = watch::channel(false);
        let (mut playing, mut looking) = (JoinSet::new(), JoinSet::new());
        for number in 0..self.arguments.tables {
            let diary = Diary::default();
            let visitor = Visitor::arrive(front, number, diary.clone()).await?;
            if looking.len() < WATCHED {
                let table = visitor.table().to_owned();
                looking.spawn(onlooker::look_on(front.clone(), table, stopped.clone()));
            }
            self.diaries.push(diary);
            playing.spawn(visitor.play(stopped.clone()));
        }
        self.befall().await?;
        let _ = stop.send(true);
        let mut visitors = Vec::new();
        while let Some(done) = playing.join_next().await {
            visitors.push(done.map_err(|why| why.to_string())??);
        }
        let mut shown = Vec::new();
        while let Some(done) = looking.join_next().await {
            shown.push(done.map_err(|why| why.to_string())??);
        }
        let urls: Vec<String> = self.nodes.iter().map(|node| node.url.clone()).collect();
        let moves: usize = self.diaries.iter().map(Diary::len).sum();
        check::all(&self.arguments.database, &urls, &visitors, &shown).await?;
        println!(
            "{} tables, {moves} acknowledged moves, {} lines of chat, {} who looked on: nothing \
             lost, nothing twice, versions only grew, all nodes show the same",
            visitors.iter().map(|visitor| visitor.tables.len()).sum::<usize>(),
            visitors.iter().map(|visitor| visitor.lines.len()).sum::<usize>(),
            shown.len()
        );
        Ok(())
    }

    async fn befall(&mut self) -> Result<(), String> {
        let away = Duration::from_secs(self.arguments.away);
        let failed = |why: io::Error| why.to_string();
        sleep(CALM).await;
        for number in [0, 1] {
            let moment = Instant::now();
            self.nodes[number].kill().map_err(failed)?;
            sleep(away).await;
            self.told("a node is killed", moment);
            self.start(number)?;
            sleep(CALM).await;
        }
        let moment = Instant::now();
        self.nodes[2].signal("STOP").map_err(failed)?;
        sleep(away).await;
        self.told("a node stands still", moment);
        let moment = Instant::now();
        self.nodes[2].signal("CONT").map_err(failed)?;
        sleep(CALM).await;
        self.told("it wakes", moment);
        let moment = Instant::now();
        order("stop nats").await?;
        sleep(away).await;
        self.told("NATS is gone", moment);
        let moment = Instant::now();
        order("start nats").await?;
        sleep(CALM).await;
        self.told("NATS is back", moment);
        let moment = Instant::now();
        order("restart postgres").await?;
        let seconds = moment.elapsed().as_secs_f64();
        println!("PostgreSQL ends as if the power had gone, and is back after {seconds:.1} s");
        sleep(away).await;
        self.told("PostgreSQL is started again", moment);
        for number in 0..self.nodes.len() {
            let moment = Instant::now();
            self.nodes[number].stop().map_err(failed)?;
            self.start(number)?;
            sleep(CALM).await;
            self.told("a node is replaced", moment);
        }
        Ok(())
    }

    fn start(&mut self, number: usize) -> Result<(), String> {
        let Arguments { database, bus, ports, .. } = self.arguments;
        self.nodes[number] = started(House::start_node(database, bus, ports[number]))?;
        Ok(())
    }

    /// How long people waited at most for what they asked between a moment and now.
    fn told(&self, what: &str, moment: Instant) {
        let until = Instant::now();
        let waits = self.diaries.iter().map(|diary| diary.longest_wait(moment, until));
        report(&format!("{what}: everybody's longest wait"), waits.collect());
    }
}

/// Lets `cargo xtask cluster`, which has started them, do something to the bus or the database.
async fn order(what: &'static str) -> Result<(), String> {
    let asked = tokio::task::spawn_blocking(move || {
        println!("@{what}");
        let _ = io::stdout().flush();
        let mut answer = String::new();
        match io::stdin().lock().read_line(&mut answer) {
            Ok(_) if answer.trim() == "done" => Ok(()),
            _ => Err(format!("{what}: {answer}")),
        }
    });
    asked.await.map_err(|why| why.to_string())?
}
