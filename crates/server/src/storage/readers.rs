//! Connections that answer questions and never write.

use std::time::Duration;

use sqlx::{PgPool, SqlitePool};
use tokio::time::timeout;

use crate::time;

use super::{
    StartError, Storage, StorageError, postgres, sqlite,
    value::{Ask, FromValue, Misread, Row, Value},
};

/// Whoever asks waits no longer than this: a database that is cut off says nothing at all.
const PATIENCE: Duration = Duration::from_secs(3);

/// Connections that answer questions and never write.
#[derive(Clone)]
pub(super) enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
    #[cfg(test)]
    Simulated(super::simulated::Client),
}

impl Readers {
    /// All rows that answer a question.
    pub(super) async fn ask(&self, ask: &Ask) -> Result<Vec<Row>, sqlx::Error> {
        match self {
            Self::Sqlite(pool) => sqlite::ask(pool, ask).await,
            Self::Postgres(pool) => postgres::ask(pool, ask).await,
            #[cfg(test)]
            Self::Simulated(client) => client.ask(ask).await,
        }
    }

    /// Whether a house was being copied here, and is not whole.
    pub(super) async fn is_half_copied(&self) -> Result<bool, sqlx::Error> {
        let mark = Ask::new("SELECT value FROM meta WHERE key = 'copying'", []);
        Ok(!self.ask(&mark).await?.is_empty())
    }

    /// Refuses a house that is not whole.
    pub(super) async fn check_whole(
        &self,
        place: impl FnOnce() -> String,
    ) -> Result<(), StartError> {
        if self.is_half_copied().await? { Err(StartError::HalfCopied(place())) } else { Ok(()) }
    }

    pub(super) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
            #[cfg(test)]
            Self::Simulated(_) => {}
        }
    }

    /// Whether others may share the database, and its clock.
    pub(super) const fn is_shared(&self) -> bool {
        !matches!(self, Self::Sqlite(_))
    }
}

impl Storage {
    /// Goes by the clock of the database from now on, where there is one that others share.
    pub(crate) async fn set_the_clock(&self) -> Result<(), StorageError> {
        if self.readers.is_shared() {
            let sql = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
            let asked_ms = time::machine_ms();
            let there_ms: Option<i64> = self.ask_one(sql, []).await?;
            time::set_the_clock(asked_ms, there_ms.unwrap_or(asked_ms), time::machine_ms());
        }
        Ok(())
    }

    /// All rows that answer a question.
    pub(super) async fn ask<const N: usize>(
        &self,
        sql: &'static str,
        values: [Value; N],
    ) -> Result<Vec<Row>, StorageError> {
        let asked = Ask::new(sql, values);
        let answer = timeout(PATIENCE, self.readers.ask(&asked)).await;
        self.health.asked(answer.is_ok());
        let Ok(rows) = answer else {
            tracing::error!("storage: a question is not answered");
            return Err(StorageError::Failed);
        };
        Ok(rows?)
    }

    /// The one value that answers a question, if there is one.
    pub(super) async fn ask_one<T: FromValue, const N: usize>(
        &self,
        sql: &'static str,
        values: [Value; N],
    ) -> Result<Option<T>, StorageError> {
        let found = self.ask(sql, values).await?.into_iter().next();
        Ok(found.map(|mut row| row.next()).transpose()?)
    }

    /// The one value of each row that answers a question.
    pub(super) async fn ask_each<T: FromValue, const N: usize>(
        &self,
        sql: &'static str,
        values: [Value; N],
    ) -> Result<Vec<T>, StorageError> {
        let rows = self.ask(sql, values).await?;
        Ok(rows.into_iter().map(|mut row| row.next()).collect::<Result<_, Misread>>()?)
    }
}
