//! What befalls the nodes, their bus and their database while people play.

use std::{
    io::{self, BufRead, Write},
    path::Path,
    time::{Duration, Instant},
};

use tokio::{sync::watch, task::JoinSet, time::sleep};

use super::{
    Arguments, check, onlooker,
    visitor::{Diary, Visitor},
};
use crate::{load::report, serve::House};

/// How long everything goes well in between.
const CALM: Duration = Duration::from_secs(5);
/// Tables at which somebody looks on.
const WATCHED: usize = 8;

/// Nobody waits longer than this while there is a database.
const LONGEST: Duration = Duration::from_secs(5);

/// Three nodes with people, and what befalls them.
pub(super) struct Stage<'a> {
    arguments: &'a Arguments,
    /// The program of which nodes are started, if not this one.
    program: Option<&'a Path>,
    nodes: Vec<House>,
    diaries: Vec<Diary>,
    /// What people waited for too long.
    too_long: Vec<String>,
}

impl<'a> Stage<'a> {
    pub(super) fn new(arguments: &'a Arguments, nodes: Vec<House>) -> Self {
        let program = arguments.previous.as_deref();
        Self { arguments, program, nodes, diaries: Vec::new(), too_long: Vec::new() }
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
        if self.too_long.is_empty() { Ok(()) } else { Err(self.too_long.join("\n")) }
    }

    async fn befall(&mut self) -> Result<(), String> {
        sleep(CALM).await;
        self.lose_nodes().await?;
        self.lose_the_bus().await?;
        self.lose_the_database().await?;
        self.fail_over().await?;
        self.replace_nodes().await
    }

    /// How long something is away or stands still.
    const fn away(&self) -> Duration {
        Duration::from_secs(self.arguments.away)
    }

    async fn lose_nodes(&mut self) -> Result<(), String> {
        for number in [0, 1] {
            let moment = Instant::now();
            self.nodes[number].kill().map_err(|why| why.to_string())?;
            sleep(self.away()).await;
            self.told("a node is killed", moment, None);
            self.start(number)?;
            sleep(CALM).await;
        }
        let moment = Instant::now();
        self.nodes[2].signal("STOP").map_err(|why| why.to_string())?;
        sleep(self.away()).await;
        self.told(&format!("a node stands still for {} s", self.arguments.away), moment, None);
        let moment = Instant::now();
        self.nodes[2].signal("CONT").map_err(|why| why.to_string())?;
        sleep(CALM).await;
        self.told("it wakes", moment, None);
        Ok(())
    }

    async fn lose_the_bus(&mut self) -> Result<(), String> {
        let moment = Instant::now();
        order("stop nats").await?;
        sleep(self.away()).await;
        self.told(&format!("NATS is gone for {} s", self.arguments.away), moment, None);
        let moment = Instant::now();
        order("start nats").await?;
        sleep(CALM).await;
        self.told("NATS is back", moment, None);
        Ok(())
    }

    async fn lose_the_database(&mut self) -> Result<(), String> {
        let moment = Instant::now();
        order("restart postgres").await?;
        let back = Instant::now();
        sleep(CALM).await;
        self.told("PostgreSQL ends as if the power had gone", moment, Some(back));
        Ok(())
    }

    /// A standby comes while people play, and takes over.
    async fn fail_over(&mut self) -> Result<(), String> {
        let moment = Instant::now();
        order("follow postgres").await?;
        sleep(CALM).await;
        self.told("PostgreSQL gets a standby", moment, None);
        let moment = Instant::now();
        order("fail over postgres").await?;
        let back = Instant::now();
        sleep(CALM).await;
        self.told("PostgreSQL ends, and its standby takes over", moment, Some(back));
        Ok(())
    }

    /// One node after the other is replaced by one of this version.
    async fn replace_nodes(&mut self) -> Result<(), String> {
        self.program = None;
        for number in 0..self.nodes.len() {
            let moment = Instant::now();
            self.nodes[number].stop().map_err(|why| why.to_string())?;
            self.start(number)?;
            sleep(CALM).await;
            self.told("a node is replaced", moment, None);
        }
        Ok(())
    }

    fn start(&mut self, number: usize) -> Result<(), String> {
        let port = self.arguments.ports[number];
        self.nodes[number] = self.arguments.node(self.program, port)?;
        Ok(())
    }

    /// How long people waited at most for what they asked between a moment and now, and how long if
    /// the time does not count until the database was back.
    fn told(&mut self, what: &str, moment: Instant, back: Option<Instant>) {
        let until = Instant::now();
        let waits = |dark: (Instant, Instant)| -> Vec<Duration> {
            self.diaries.iter().map(|diary| diary.longest_wait(moment, until, dark)).collect()
        };
        report(&format!("{what}: everybody's longest wait"), waits((moment, moment)));
        let counting = waits((moment, back.unwrap_or(moment)));
        let longest = counting.iter().copied().max().unwrap_or_default();
        if let Some(back) = back {
            let away = (back - moment).as_secs_f64();
            report(&format!("  less the {away:.1} s until it was back"), counting);
        }
        if longest > LONGEST {
            self.too_long.push(format!("{what}: somebody waited for {longest:.1?}"));
        }
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
