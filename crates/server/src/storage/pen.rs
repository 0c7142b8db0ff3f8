//! Writing, and finding out what became of it.
//!
//! A connection that has failed once is never used again, and every transaction carries a serial
//! number: by that it is found out what became of one whose answer was lost.

use super::{StorageError, write::Write};

/// A database that can be written.
pub(super) trait Engine: Send + 'static {
    /// Writes everything in one transaction with its number, or nothing. Answers how many rows each
    /// changed, once that is certain.
    fn write(
        &mut self,
        writes: &[&Write],
        serial: i64,
    ) -> impl Future<Output = Result<Vec<u64>, Failure>> + Send;

    /// The number of the last transaction that is written for everybody to read.
    fn last(&mut self) -> impl Future<Output = Result<i64, sqlx::Error>> + Send;

    /// Throws the connections away. Closed in earnest: what they had begun is decided by then.
    fn put_down(&mut self) -> impl Future<Output = ()> + Send;

    /// Whether a row is guilty of an error. Everything else befalls whoever writes next, too.
    fn is_of_a_row(why: &sqlx::Error) -> bool;

    /// Whether another writer was faster.
    fn is_overtaken(why: &sqlx::Error) -> bool;

    /// Whether a connection is as good as before when another writer was faster.
    const OUTLIVES_OTHERS: bool;

    /// Whether a commit that failed like this, and cannot be read now, never will be.
    fn is_settled(why: Option<&sqlx::Error>) -> bool;
}

/// Where a transaction came to grief.
pub(super) enum Failure {
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

/// Writes, and proves that it is written.
pub(super) struct Pen<E> {
    engine: E,
    /// The number of the last transaction that was tried.
    serial: i64,
}

impl<E: Engine> Pen<E> {
    pub(super) async fn new(mut engine: E) -> Result<Self, sqlx::Error> {
        let serial = engine.last().await?;
        Ok(Self { engine, serial })
    }

    /// Writes everything in one transaction, or nothing. Answers how many rows each changed.
    pub(super) async fn commit(&mut self, writes: &[&Write]) -> Result<Vec<u64>, StorageError> {
        let failure = match self.attempt(writes).await {
            Ok(changed) => return Ok(changed),
            Err(failure) => failure,
        };
        if let Failure::Before(why) = &failure
            && E::is_overtaken(why)
        {
            tracing::debug!(%why, "somebody else was faster");
            if !E::OUTLIVES_OTHERS {
                self.engine.put_down().await;
            }
            return Err(StorageError::Overtaken);
        }
        let serial = self.serial;
        self.engine.put_down().await;
        match failure {
            Failure::Before(why) => {
                tracing::error!(%why, "nothing was written");
                Err(if E::is_of_a_row(&why) {
                    StorageError::Failed
                } else {
                    StorageError::CannotWrite
                })
            }
            Failure::Commit(why, changed) => {
                tracing::error!(?why, "a commit failed");
                self.find_out(serial, why.as_ref()).await.map(|()| changed)
            }
        }
    }

    async fn attempt(&mut self, writes: &[&Write]) -> Result<Vec<u64>, Failure> {
        self.serial += 1;
        self.engine.write(writes, self.serial).await
    }

    /// What became of a transaction whose commit has failed, or whose success was not told. Where
    /// that is not settled yet, one more commit settles it: only then has it surely not happened.
    async fn find_out(
        &mut self,
        serial: i64,
        why: Option<&sqlx::Error>,
    ) -> Result<(), StorageError> {
        match self.engine.last().await {
            Ok(seen) if seen == serial => return Ok(()),
            Ok(_) if E::is_settled(why) => return Err(StorageError::CannotWrite),
            Ok(_) if self.attempt(&[]).await.is_ok() => return Err(StorageError::CannotWrite),
            _ => {}
        }
        self.engine.put_down().await;
        Err(StorageError::Unsure)
    }

    /// Lets go of the database.
    pub(super) async fn close(mut self) {
        self.engine.put_down().await;
    }
}
