//! What is kept: the one data file.
//!
//! Callers see plain values and [`StorageError`], never a row or a query, so that another database
//! can stand behind the same methods. A table is its setup and its log; the log is only ever
//! appended to. One task with one connection writes ([`writer`]); nothing is told to have been
//! written that another connection cannot read ([`pen`]).

mod analyses;
mod appending;
mod backup;
#[cfg(test)]
pub(crate) mod faults;
mod health;
mod identities;
mod open;
mod pen;
mod seam;
mod sight;
mod tables;
#[cfg(test)]
mod tests;
mod write;
mod writer;

use std::{fs::File, path::Path, sync::Arc, time::Duration};

use sqlx::SqlitePool;
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
    backup::{BackupError, backup},
    open::StartError,
};
use self::{health::Health, pen::Pen, writer::Writer};
use crate::{metrics::Metrics, refusal::Refusal, secret::Keys};

/// How long the tables have to let go of the data file when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// The data file, open.
#[derive(Clone)]
pub(crate) struct Storage {
    /// Answers questions; never writes.
    readers: SqlitePool,
    /// To the one task that writes.
    writes: mpsc::Sender<writer::Request>,
    health: Arc<Health>,
    metrics: Arc<Metrics>,
}

impl Storage {
    /// Whether the data file was written when that was last tried.
    pub(crate) fn can_write(&self) -> bool {
        self.health.is_well() && !self.health.is_slow() && !self.writes.is_closed()
    }

    /// Whether the data file can be read.
    pub(crate) async fn can_read(&self) -> bool {
        sqlx::query("SELECT 1 FROM meta").fetch_optional(&self.readers).await.is_ok()
    }

    /// Tells when the data file can be written, and when it cannot.
    pub(crate) fn wellness(&self) -> watch::Receiver<bool> {
        self.health.changes()
    }
}

/// An open data file with everything that must be let go of in order.
pub(crate) struct Opened {
    pub(crate) storage: Storage,
    pub(crate) keys: Keys,
    /// The task that writes; it ends when the last [`Storage`] is dropped, or when it is told to.
    task: JoinHandle<()>,
    stop: oneshot::Sender<()>,
    /// Held as long as the file is open: two servers never share a folder.
    _lock: File,
}

impl Opened {
    /// Opens the data file in a folder, making both if they are not there.
    pub(crate) async fn open(
        dir: &Path,
        metrics: Arc<Metrics>,
        seam: Seam,
    ) -> Result<Self, StartError> {
        let lock = open::lock(dir)?;
        let (readers, keys) = open::prepare(dir).await?;
        let pen = Pen::new(open::options(dir), seam).await?;
        let health = Arc::new(Health::default());
        let (writes, requests) = mpsc::channel(writer::QUEUE);
        let (stop, stopped) = oneshot::channel();
        let task = Writer::new(pen, health.clone(), metrics.clone());
        let task = tokio::spawn(task.write_all(requests, stopped));
        let storage = Storage { readers, writes, health, metrics };
        Ok(Self { storage, keys, task, stop, _lock: lock })
    }

    /// Waits until everything is written, and closes the file.
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

/// Why something was not read or written. Details are in the server's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StorageError {
    /// It could not be read, or the data file refuses to have it.
    Failed,
    /// Nothing can be written now, and nothing was.
    CannotWrite,
    /// Whether it was written shows when the data file can be read again.
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

impl From<StorageError> for Refusal {
    fn from(why: StorageError) -> Self {
        match why {
            StorageError::Failed => Self::Storage,
            StorageError::CannotWrite => Self::CannotWrite,
            StorageError::Unsure => Self::Unsure,
            StorageError::Unreadable => Self::Newer,
        }
    }
}
