//! What is kept: in the one data file ([`sqlite`]), or in a database of its own ([`postgres`]).
//!
//! Callers see plain values and [`StorageError`], never a row or a query. A table is its setup and
//! its log; the log is only ever appended to. One task with one connection writes ([`writer`]);
//! nothing is told to have been written before that is certain ([`pen`]). Questions are put in words
//! that both databases understand ([`value`]).

mod analyses;
mod appending;
mod copy;
#[cfg(test)]
pub(crate) mod faults;
mod health;
mod identities;
mod pen;
mod postgres;
mod readers;
mod seam;
mod sight;
#[cfg(test)]
pub(crate) mod simulated;
mod sqlite;
mod start;
mod tables;
#[cfg(test)]
mod tests;
mod value;
mod write;
mod writer;

use std::{fs::File, sync::Arc, time::Duration};

use tokio::{
    sync::{mpsc, oneshot, watch},
    task::JoinHandle,
    time::timeout,
};

pub(crate) use self::{
    appending::{Append, Summary},
    seam::Seam,
    tables::{LogRow, TableRow},
};
pub use self::{
    copy::{Copied, CopyError, copy},
    sqlite::{BackupError, backup},
    start::StartError,
};
use self::{
    health::Health,
    pen::{Engine, Pen},
    readers::Readers,
    value::Misread,
    writer::Writer,
};
use crate::{
    Config,
    metrics::Metrics,
    refusal::Refusal,
    secret::{Keys, random_id},
};

/// How long the tables have to let go of what is kept when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// What is kept, open.
#[derive(Clone)]
pub(crate) struct Storage {
    /// Answers questions; never writes.
    readers: Readers,
    /// To the one task that writes.
    writes: mpsc::Sender<writer::Request>,
    health: Arc<Health>,
    metrics: Arc<Metrics>,
}

impl Storage {
    /// Whether something was written when that was last tried.
    pub(crate) fn can_write(&self) -> bool {
        self.health.is_well() && !self.health.is_slow() && !self.writes.is_closed()
    }

    /// How many writes wait, and for how long the present one has been under way, in milliseconds.
    pub(crate) fn queue(&self) -> (u64, u64) {
        let waiting = self.writes.max_capacity() - self.writes.capacity();
        (waiting as u64, self.health.writing_for_ms())
    }

    /// Whether a match can go on here, as far as was found out lately.
    pub(crate) fn is_able(&self) -> bool {
        self.can_write() && !self.health.is_silent()
    }

    /// Whether anything can be read.
    pub(crate) async fn can_read(&self) -> bool {
        self.ask("SELECT key FROM meta WHERE key = 'key'", []).await.is_ok()
    }

    /// Tells when something can be written, and when it cannot.
    pub(crate) fn wellness(&self) -> watch::Receiver<bool> {
        self.health.changes()
    }
}

/// What is kept, with everything that must be let go of in order.
pub(crate) struct Opened {
    pub(crate) storage: Storage,
    pub(crate) keys: Keys,
    /// The task that writes; it ends when the last [`Storage`] is dropped, or when it is told to.
    task: JoinHandle<()>,
    stop: oneshot::Sender<()>,
    /// Held as long as a data file is open: two servers never share a folder.
    _lock: Option<File>,
}

impl Opened {
    /// Opens the database, or the data file in its folder, making both if they are not there.
    pub(crate) async fn open(
        config: &Config,
        metrics: Arc<Metrics>,
        seam: Seam,
    ) -> Result<Self, StartError> {
        if let Some(url) = &config.database {
            let options = postgres::place(url)?;
            let (readers, keys) = postgres::prepare(&options).await?;
            let readers = Readers::Postgres(readers);
            readers.check_whole(|| postgres::shown(&options)).await?;
            let node = if config.bus.is_some() { random_id() } else { postgres::ALONE.to_owned() };
            let pen = Pen::new(postgres::Database::new(options.clone(), node, seam)).await;
            let pen = pen.map_err(|why| postgres::told(&options, why))?;
            return Ok(Self::begin(readers, keys, pen, None, metrics));
        }
        let dir = &config.data_dir;
        let lock = sqlite::lock(dir)?;
        let (readers, keys) = sqlite::prepare(dir).await?;
        let readers = Readers::Sqlite(readers);
        readers.check_whole(|| sqlite::shown(dir)).await?;
        let pen = Pen::new(sqlite::DataFile::new(sqlite::options(dir), seam)).await?;
        Ok(Self::begin(readers, keys, pen, Some(lock), metrics))
    }

    /// Opens a database that is simulated.
    #[cfg(test)]
    pub(crate) async fn simulated(
        client: simulated::Client,
        keys: Keys,
        metrics: Arc<Metrics>,
    ) -> Result<Self, StartError> {
        let pen = Pen::new(simulated::Session::new(client.clone(), random_id())).await?;
        Ok(Self::begin(Readers::Simulated(client), keys, pen, None, metrics))
    }

    fn begin(
        readers: Readers,
        keys: Keys,
        pen: Pen<impl Engine>,
        lock: Option<File>,
        metrics: Arc<Metrics>,
    ) -> Self {
        let health = Arc::new(Health::default());
        let (writes, requests) = mpsc::channel(writer::QUEUE);
        let (stop, stopped) = oneshot::channel();
        let task = Writer::new(pen, health.clone(), metrics.clone());
        let task = tokio::spawn(task.write_all(requests, stopped));
        let storage = Storage { readers, writes, health, metrics };
        Self { storage, keys, task, stop, _lock: lock }
    }

    /// Waits until everything is written, and lets go of it.
    pub(crate) async fn close(self) {
        let Self { storage: Storage { readers, writes, .. }, mut task, stop, .. } = self;
        drop(writes);
        // Tables that are still being dropped may hold the queue open for a moment.
        if timeout(FAREWELL, &mut task).await.is_err() {
            let _ = stop.send(());
            let _ = task.await;
        }
        readers.close().await;
    }
}

/// What the thinkers of a house speak with, told by its database; whoever uses that goes on
/// meanwhile.
///
/// # Errors
/// When no house is kept there, or it cannot be read.
pub async fn thinkers_key(database: &str) -> Result<String, StartError> {
    let keys = postgres::key(&postgres::place(database)?).await?;
    Ok(keys.for_thinkers().text())
}

/// Why something was not read or written. Details are in the server's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StorageError {
    /// It could not be read, or the database refuses to have it.
    Failed,
    /// Somebody else wrote it first: whoever wanted to does not know what is written.
    Overtaken,
    /// Nothing can be written now, and nothing was.
    CannotWrite,
    /// Whether it was written shows when it can be read again.
    Unsure,
    /// It was written by a version that knows more.
    Unreadable,
}

impl From<sqlx::Error> for StorageError {
    fn from(why: sqlx::Error) -> Self {
        tracing::error!(%why, "storage");
        Self::Failed
    }
}

impl From<Misread> for StorageError {
    fn from(why: Misread) -> Self {
        tracing::error!(%why, "storage");
        Self::Unreadable
    }
}

impl From<StorageError> for Refusal {
    fn from(why: StorageError) -> Self {
        match why {
            StorageError::Failed => Self::Storage,
            StorageError::Overtaken => Self::Stale,
            StorageError::CannotWrite => Self::CannotWrite,
            StorageError::Unsure => Self::Unsure,
            StorageError::Unreadable => Self::Newer,
        }
    }
}
