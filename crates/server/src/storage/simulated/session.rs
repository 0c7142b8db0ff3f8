//! How a node reaches the simulated database: questions, and the one session that writes.

use std::{io, time::Duration};

use tokio::{
    sync::oneshot,
    time::{Instant, sleep, timeout},
};

use super::{
    Broken, Database, Job,
    state::{Overtaken, Transaction},
};
use crate::storage::{
    pen::{Engine, Failure},
    value::{Ask, Row},
    write::Write,
};

/// How long a question waits for a connection, as with PostgreSQL.
const CONNECT: Duration = Duration::from_secs(5);
/// How long a transaction may take, as with PostgreSQL.
const PATIENCE: Duration = Duration::from_secs(10);
/// How soon a connection that was refused is tried again.
const AGAIN: Duration = Duration::from_millis(100);

/// The connections of a node.
#[derive(Clone)]
pub(crate) struct Client {
    database: Database,
    node: usize,
}

impl Client {
    pub(super) const fn new(database: Database, node: usize) -> Self {
        Self { database, node }
    }

    /// Sends something; the answer comes, or the connection breaks.
    async fn send<T>(&self, job: impl FnOnce(super::Reply<T>) -> Job) -> Result<T, Broken> {
        let (reply, answer) = oneshot::channel();
        self.database.server().send(self.node, job(reply));
        answer.await.unwrap_or(Err(Broken::InBetween))
    }

    /// All rows that answer a question.
    pub(in crate::storage) async fn ask(&self, ask: &Ask) -> Result<Vec<Row>, sqlx::Error> {
        let until = Instant::now() + CONNECT;
        loop {
            match self.send(|reply| Job::Ask(ask.clone(), reply)).await {
                Ok(rows) => return Ok(rows),
                Err(Broken::Refused) if Instant::now() < until => sleep(AGAIN).await,
                Err(why) => return Err(why.into()),
            }
        }
    }
}

/// The session of a node that writes.
pub(crate) struct Session {
    client: Client,
    /// By which name transactions are numbered.
    node: String,
    open: Option<u64>,
    before: Option<u64>,
}

impl Session {
    pub(in crate::storage) const fn new(client: Client, node: String) -> Self {
        Self { client, node, open: None, before: None }
    }

    /// Begins a session after the one before has surely ended.
    async fn open(&mut self) -> Result<u64, sqlx::Error> {
        if let Some(open) = self.open {
            return Ok(open);
        }
        let begun = self.client.send(|reply| Job::Begin(self.before, reply));
        let session = timeout(CONNECT, begun).await.map_err(|_| late())??;
        (self.open, self.before) = (Some(session), Some(session));
        Ok(session)
    }
}

impl Engine for Session {
    async fn write(&mut self, writes: &[&Write], serial: i64) -> Result<Vec<u64>, Failure> {
        let session = self.open().await?;
        let changed = vec![0; writes.len()];
        let writes = writes.iter().map(|write| (*write).clone()).collect();
        let transaction = Transaction { writes, node: self.node.clone(), serial };
        let written = self.client.send(|reply| Job::Write(session, transaction, reply));
        match timeout(PATIENCE, written).await {
            Ok(Ok(Ok(()))) => Ok(changed),
            Ok(Ok(Err(Overtaken))) => Err(Failure::Before(overtaken())),
            Ok(Err(why)) => Err(Failure::Commit(Some(why.into()), changed)),
            Err(_) => Err(Failure::Commit(None, changed)),
        }
    }

    async fn last(&mut self) -> Result<i64, sqlx::Error> {
        let session = self.open().await?;
        let asked = self.client.send(|reply| Job::Last(session, self.node.clone(), reply));
        Ok(timeout(PATIENCE, asked).await.map_err(|_| late())??)
    }

    async fn put_down(&mut self) {
        self.open = None;
    }

    fn is_of_a_row(_: &sqlx::Error) -> bool {
        false
    }

    fn is_overtaken(why: &sqlx::Error) -> bool {
        matches!(why, sqlx::Error::Io(why) if why.kind() == io::ErrorKind::AlreadyExists)
    }

    const OUTLIVES_OTHERS: bool = true;

    fn is_settled(_: Option<&sqlx::Error>) -> bool {
        true
    }
}

fn late() -> sqlx::Error {
    sqlx::Error::Io(io::ErrorKind::TimedOut.into())
}

fn overtaken() -> sqlx::Error {
    sqlx::Error::Io(io::ErrorKind::AlreadyExists.into())
}

impl Transaction {
    /// What it writes, for whoever follows the simulation.
    pub(super) fn told(&self) -> String {
        let appends = self.writes.iter().filter_map(Write::append);
        let rows = appends.flat_map(|append| append.rows.iter().map(|row| (&append.table, row)));
        let row = |(table, row): (&String, &crate::storage::LogRow)| {
            format!("{} {} {} {:?};", &table[..4], row.seq, row.entry, row.order)
        };
        rows.map(row).collect()
    }
}
