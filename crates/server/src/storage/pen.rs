//! The one connection that writes, and the one that looks whether it is there.
//!
//! A connection that has failed once is never used again. The driver counts how deep it is in
//! transactions, and keeps its count when a rollback fails, as it does when a full disk has ended
//! the transaction already: the next `BEGIN` would become a `SAVEPOINT` inside a transaction that
//! is never closed, and everything after it would be acknowledged and lost.
//!
//! Decision: every transaction also writes a serial number, and it counts as committed when a
//! second connection reads that number. This is the cheapest proof that does not ask the suspect:
//! one page more in a commit that up to 256 appends share, and one look at a key. (The database
//! could say by `sqlite3_get_autocommit` whether a transaction is open, but only through a pointer
//! and `unsafe`; and an answer that was lost on its way could not be found out by it.)

use sqlx::{
    ConnectOptions, Connection, Sqlite, SqliteConnection, Transaction,
    sqlite::{SqliteConnectOptions, SqliteError},
};

use super::{
    StorageError,
    seam::{Seam, Step},
    write::{Page, Write, write_all},
};

/// `SQLITE_FULL`.
const FULL: i32 = 13;
/// What a single row can be guilty of: `SQLITE_ERROR`, `TOOBIG`, `CONSTRAINT`, `MISMATCH`,
/// `RANGE`. Everything else befalls whoever writes next, too.
const OF_A_ROW: [i32; 5] = [1, 18, 19, 20, 25];

/// Writes, and proves that it is written.
pub(super) struct Pen {
    options: SqliteConnectOptions,
    seam: Seam,
    writer: Option<SqliteConnection>,
    witness: Option<SqliteConnection>,
    /// The number of the last transaction that was tried.
    serial: i64,
}

/// Where a transaction came to grief.
enum Failure {
    /// Before it could have been committed: nothing of it is written.
    Before(sqlx::Error),
    /// In or after its commit; and what it has changed if it took effect.
    Commit(Option<sqlx::Error>, Vec<u64>),
}

impl From<sqlx::Error> for Failure {
    fn from(why: sqlx::Error) -> Self {
        Self::Before(why)
    }
}

impl Pen {
    pub(super) async fn new(
        options: SqliteConnectOptions,
        seam: Seam,
    ) -> Result<Self, sqlx::Error> {
        let mut pen = Self { options, seam, writer: None, witness: None, serial: 0 };
        pen.serial = pen.witnessed().await?;
        Ok(pen)
    }

    /// Writes everything in one transaction, or nothing. Answers how many rows each changed, once
    /// another connection can read it.
    pub(super) async fn commit(&mut self, writes: &[&Write]) -> Result<Vec<u64>, StorageError> {
        let failure = match self.attempt(writes).await {
            Ok(changed) => return Ok(changed),
            Err(failure) => failure,
        };
        let serial = self.serial;
        self.put_down().await;
        match failure {
            Failure::Before(why) => {
                tracing::error!(%why, "nothing was written");
                Err(of_a_write(&why))
            }
            Failure::Commit(why, changed) => {
                tracing::error!(?why, "a commit failed");
                self.find_out(serial, why.as_ref()).await.map(|()| changed)
            }
        }
    }

    async fn attempt(&mut self, writes: &[&Write]) -> Result<Vec<u64>, Failure> {
        self.serial += 1;
        let (serial, seam) = (self.serial, self.seam.clone());
        let connection = self.writer().await?;
        seam.pass(Step::Begin).await?;
        // With a statement of its own the driver never turns it into a savepoint.
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut page = Page { connection: &mut transaction, seam: &seam };
        let changed = write_all(&mut page, writes).await?;
        number(&mut page, serial).await?;
        let seen = match commit(transaction, &seam).await {
            Ok(()) => self.witnessed().await,
            Err(why) => Err(why),
        };
        match seen {
            Ok(seen) if seen == serial => Ok(changed),
            Ok(_) => Err(Failure::Commit(None, changed)),
            Err(why) => Err(Failure::Commit(Some(why), changed)),
        }
    }

    async fn writer(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        let writer = match self.writer.take() {
            Some(writer) => writer,
            None => self.connect().await?,
        };
        Ok(self.writer.insert(writer))
    }

    async fn connect(&self) -> Result<SqliteConnection, sqlx::Error> {
        self.seam.pass(Step::Connect).await?;
        let mut fresh = self.options.connect().await?;
        self.seam.connected(&mut fresh).await?;
        Ok(fresh)
    }

    /// The number of the last transaction that a connection other than the writer can read.
    async fn witnessed(&mut self) -> Result<i64, sqlx::Error> {
        self.seam.pass(Step::Witness).await?;
        let witness = match self.witness.take() {
            Some(witness) => witness,
            None => self.options.clone().read_only(true).connect().await?,
        };
        let seen = sqlx::query_scalar("SELECT value FROM meta WHERE key = 'commit'")
            .fetch_optional(self.witness.insert(witness))
            .await?;
        Ok(seen.unwrap_or(0))
    }

    /// What became of a transaction whose commit has failed, or whose success was not told.
    ///
    /// A commit that failed for want of room was cut short, so what cannot be read now never will
    /// be. After other failures, whole pages of it may lie in the journal where nobody sees them,
    /// until a crash makes the database read its journal anew. One more commit overwrites them;
    /// only then has it surely not happened.
    async fn find_out(
        &mut self,
        serial: i64,
        why: Option<&sqlx::Error>,
    ) -> Result<(), StorageError> {
        match self.witnessed().await {
            Ok(seen) if seen == serial => return Ok(()),
            Ok(_) if why.and_then(code) == Some(FULL) => return Err(StorageError::CannotWrite),
            Ok(_) if self.attempt(&[]).await.is_ok() => return Err(StorageError::CannotWrite),
            _ => {}
        }
        self.put_down().await;
        Err(StorageError::Unsure)
    }

    /// Throws the connections away. Closed in earnest: what they had begun is decided by then.
    async fn put_down(&mut self) {
        for connection in [self.writer.take(), self.witness.take()].into_iter().flatten() {
            let _ = connection.close().await;
        }
    }

    /// Closes the file.
    pub(super) async fn close(mut self) {
        self.put_down().await;
    }
}

async fn commit(transaction: Transaction<'_, Sqlite>, seam: &Seam) -> Result<(), sqlx::Error> {
    seam.pass(Step::Commit).await?;
    transaction.commit().await?;
    seam.pass(Step::Committed).await
}

/// Numbers a transaction.
async fn number(page: &mut Page<'_>, serial: i64) -> Result<(), sqlx::Error> {
    let statement = sqlx::query(
        "INSERT INTO meta (key, value) VALUES ('commit', ?)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    );
    page.run(statement.bind(serial)).await?;
    Ok(())
}

/// What it means that a write failed before it was committed.
fn of_a_write(why: &sqlx::Error) -> StorageError {
    match code(why) {
        Some(code) if OF_A_ROW.contains(&code) => StorageError::Failed,
        _ => StorageError::CannotWrite,
    }
}

/// The database's own number for an error, without what it adds to it.
fn code(why: &sqlx::Error) -> Option<i32> {
    let why = why.as_database_error()?.try_downcast_ref::<SqliteError>()?;
    let extended: i32 = sqlx::error::DatabaseError::code(why)?.parse().ok()?;
    Some(extended & 0xFF)
}
