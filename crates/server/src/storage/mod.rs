//! What is kept: the one data file.
//!
//! Callers see plain values and [`StorageError`], never a row or a query, so that another database
//! can stand behind the same methods. A table is its setup and its log; the log is only ever
//! appended to.

mod appending;
mod backup;
mod identities;
mod open;
mod sight;
mod tables;

use std::{fs::File, path::Path, sync::Arc};

use sqlx::SqlitePool;
use tokio::{sync::mpsc, task::JoinHandle};

use self::appending::Request;
pub(crate) use self::{
    appending::{Append, Summary},
    tables::{LogRow, TableRow},
};
pub use self::{
    backup::{BackupError, backup},
    open::StartError,
};
use crate::{metrics::Metrics, secret::Keys};

/// The data file, open.
#[derive(Clone)]
pub(crate) struct Storage {
    /// Answers questions; never writes.
    readers: SqlitePool,
    /// One connection, because the file has one writer at a time anyway.
    writer: SqlitePool,
    appends: mpsc::Sender<Request>,
}

/// An open data file with everything that must be let go of in order.
pub(crate) struct Opened {
    pub(crate) storage: Storage,
    pub(crate) keys: Keys,
    /// The task that commits; it ends when the last [`Storage`] is dropped.
    committer: JoinHandle<()>,
    /// Held as long as the file is open: two servers never share a folder.
    _lock: File,
}

impl Opened {
    /// Opens the data file in a folder, making both if they are not there.
    pub(crate) async fn open(dir: &Path, metrics: Arc<Metrics>) -> Result<Self, StartError> {
        let lock = open::lock(dir)?;
        let (readers, writer) = open::pools(dir).await?;
        let keys = open::keys(&writer).await?;
        let (appends, requests) = mpsc::channel(appending::QUEUE);
        let committer = tokio::spawn(appending::commit_all(writer.clone(), requests, metrics));
        Ok(Self { storage: Storage { readers, writer, appends }, keys, committer, _lock: lock })
    }

    /// Waits until everything is written, and closes the file.
    pub(crate) async fn close(self) {
        let Storage { readers, writer, appends } = self.storage;
        drop(appends);
        // Tables that are still being dropped may hold the queue open for a moment.
        let _ = tokio::time::timeout(std::time::Duration::from_secs(5), self.committer).await;
        readers.close().await;
        writer.close().await;
    }
}

/// The data file could not be read or written. Details are in the server's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StorageError;

impl From<sqlx::Error> for StorageError {
    fn from(why: sqlx::Error) -> Self {
        tracing::error!(%why, "storage");
        Self
    }
}

impl From<serde_json::Error> for StorageError {
    fn from(why: serde_json::Error) -> Self {
        tracing::error!(%why, "a stored row does not read");
        Self
    }
}

impl From<StorageError> for crate::refusal::Refusal {
    fn from(_: StorageError) -> Self {
        Self::Storage
    }
}
