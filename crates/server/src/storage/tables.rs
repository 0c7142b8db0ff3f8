//! Tables and their logs, read back.

use std::{error::Error, sync::atomic::Ordering};

use sqlx::{Row, sqlite::SqliteRow};

use super::{Storage, StorageError, write::Write};
use crate::table::{Listing, Setup, Stage};

/// A table as it is written once.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) invite: String,
    /// Its setup as JSON.
    pub(crate) setup: String,
    pub(crate) public: bool,
}

/// One thing that happened at a table.
#[derive(Clone, Debug)]
pub(crate) struct LogRow {
    /// Counted from 1 within the table.
    pub(crate) seq: u64,
    pub(crate) at_ms: i64,
    /// The entry as JSON.
    pub(crate) entry: String,
}

/// Lists are no longer than this.
const LISTED: i64 = 60;
/// Open tables that nobody touched for this long are no longer offered.
const STALE_MS: i64 = 24 * 60 * 60 * 1000;
/// Matches at which nothing happened for this long are not worth watching.
const ASLEEP_MS: i64 = 3 * STALE_MS;
/// Of those so many are offered.
const WATCHED: i64 = 20;

impl Storage {
    /// The setup of a table.
    pub(crate) async fn setup(&self, id: &str) -> Result<Option<Setup>, StorageError> {
        let setup: Option<String> = sqlx::query_scalar("SELECT setup FROM tables WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        setup.map(|json| serde_json::from_str(&json).map_err(|why| unreadable(&why))).transpose()
    }

    /// Everything that happened at a table, in order.
    pub(crate) async fn log(&self, id: &str) -> Result<Vec<LogRow>, StorageError> {
        let rows = sqlx::query("SELECT seq, at_ms, entry FROM log WHERE table_id = ? ORDER BY seq")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &SqliteRow| {
            let seq = row.try_get::<i64, _>("seq")?.cast_unsigned();
            Ok(LogRow { seq, at_ms: row.try_get("at_ms")?, entry: row.try_get("entry")? })
        };
        rows.iter().map(read).collect()
    }

    /// The table that an invitation leads to.
    pub(crate) async fn invited_to(&self, secret: &str) -> Result<Option<String>, StorageError> {
        let found = sqlx::query_scalar("SELECT id FROM tables WHERE invite = ?")
            .bind(secret)
            .fetch_optional(&self.readers);
        Ok(found.await?)
    }

    /// Lets somebody look at a table from now on.
    pub(crate) async fn admit(&self, identity: &str, table: &str) -> Result<(), StorageError> {
        let (identity, table) = (identity.to_owned(), table.to_owned());
        self.write(Write::Admit { identity, table }).await.map(|_| ())
    }

    /// Whether somebody was let in, or has ever sat at the table.
    pub(crate) async fn is_admitted(
        &self,
        identity: &str,
        table: &str,
    ) -> Result<bool, StorageError> {
        let row = sqlx::query("SELECT 1 FROM people WHERE identity = ? AND table_id = ?")
            .bind(identity)
            .bind(table)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// Public tables that wait for players, newest first.
    pub(crate) async fn open_tables(&self, now_ms: i64) -> Result<Vec<Listing>, StorageError> {
        let rows = sqlx::query(
            "SELECT id, setup, stage, seats_taken, updated_ms, result, seating, 0 AS my_turn,
                    0 AS seats FROM tables
             WHERE public = 1 AND stage = 'gathering' AND updated_ms > ? AND seats_taken > 0
             ORDER BY updated_ms DESC LIMIT ?",
        )
        .bind(now_ms - STALE_MS)
        .bind(LISTED)
        .fetch_all(&self.readers)
        .await?;
        Ok(self.readable(&rows))
    }

    /// Public matches that are being played, those first where something happened last.
    pub(crate) async fn running_tables(&self, now_ms: i64) -> Result<Vec<Listing>, StorageError> {
        let rows = sqlx::query(
            "SELECT id, setup, stage, seats_taken, updated_ms, result, seating, 0 AS my_turn,
                    0 AS seats FROM tables
             WHERE public = 1 AND stage = 'playing' AND updated_ms > ?
             ORDER BY updated_ms DESC LIMIT ?",
        )
        .bind(now_ms - ASLEEP_MS)
        .bind(WATCHED)
        .fetch_all(&self.readers)
        .await?;
        Ok(self.readable(&rows))
    }

    /// Tables at which somebody sits or sat or is invited to: those that wait for them first, the
    /// most urgent before all, then those that are not over, then the newest.
    pub(crate) async fn tables_of(&self, identity: &str) -> Result<Vec<Listing>, StorageError> {
        let rows = sqlx::query(
            "SELECT t.id, setup, stage, seats_taken, updated_ms, result, seating, p.seats,
                    (stage = 'playing' AND (awaited & p.seats) <> 0) AS my_turn
             FROM people AS p JOIN tables AS t ON t.id = p.table_id
             WHERE p.identity = ? AND (p.seated = 1 OR stage = 'gathering')
             ORDER BY my_turn DESC, stage = 'over',
                    CASE WHEN my_turn THEN due_ms IS NULL END, CASE WHEN my_turn THEN due_ms END,
                    updated_ms DESC LIMIT ?",
        )
        .bind(identity)
        .bind(LISTED)
        .fetch_all(&self.readers)
        .await?;
        Ok(self.readable(&rows))
    }

    /// The other tables that wait for somebody, the most urgent first.
    pub(crate) async fn waiting_for(
        &self,
        identity: &str,
        but: &str,
    ) -> Result<Vec<String>, StorageError> {
        let found = sqlx::query_scalar(
            "SELECT t.id FROM people AS p JOIN tables AS t ON t.id = p.table_id
             WHERE p.identity = ? AND stage = 'playing' AND (awaited & p.seats) <> 0 AND t.id <> ?
             ORDER BY due_ms IS NULL, due_ms, updated_ms LIMIT ?",
        )
        .bind(identity)
        .bind(but)
        .bind(LISTED)
        .fetch_all(&self.readers);
        Ok(found.await?)
    }

    /// Tables that are not over, at which somebody has a seat.
    pub(crate) async fn seated_at(&self, identity: &str) -> Result<Vec<String>, StorageError> {
        let found = sqlx::query_scalar(
            "SELECT t.id FROM people AS p JOIN tables AS t ON t.id = p.table_id
             WHERE p.identity = ? AND p.seats <> 0 AND stage <> 'over'
             ORDER BY updated_ms DESC LIMIT ?",
        )
        .bind(identity)
        .bind(LISTED)
        .fetch_all(&self.readers);
        Ok(found.await?)
    }

    /// Tables at which something is due: a clock has run out, or a bot has to move.
    pub(crate) async fn due(&self, now_ms: i64) -> Result<Vec<String>, StorageError> {
        let due = sqlx::query_scalar("SELECT id FROM tables WHERE due_ms <= ? LIMIT 500")
            .bind(now_ms)
            .fetch_all(&self.readers);
        Ok(due.await?)
    }

    /// Stops looking after a table that cannot be loaded.
    pub(crate) async fn never_due(&self, table: &str) -> Result<(), StorageError> {
        self.write(Write::NeverDue { table: table.to_owned() }).await.map(|_| ())
    }

    /// What can be read of a list. A row that cannot, as one of a game that only a newer version
    /// has, is no reason to show nobody anything.
    fn readable(&self, rows: &[SqliteRow]) -> Vec<Listing> {
        let read = |row| listing(row).inspect_err(|why| self.note_unreadable(&**why)).ok();
        rows.iter().filter_map(read).collect()
    }

    /// Counts every such row, and tells of the first.
    fn note_unreadable(&self, why: &dyn Error) {
        if self.metrics.unreadable_rows.fetch_add(1, Ordering::Relaxed) == 0 {
            tracing::warn!(%why, "a row does not read and is left out; others are only counted");
        }
    }
}

fn unreadable(why: &dyn Error) -> StorageError {
    tracing::warn!(%why, "a stored table does not read");
    StorageError::Unreadable
}

fn listing(row: &SqliteRow) -> Result<Listing, Box<dyn Error>> {
    let setup: Setup = serde_json::from_str(row.try_get("setup")?)?;
    let stage = Stage::from_name(row.try_get("stage")?).ok_or("an unknown stage")?;
    let seating: Option<&str> = row.try_get("seating")?;
    Ok(Listing {
        setup,
        stage,
        seats_taken: row.try_get("seats_taken")?,
        mine: row.try_get("seats")?,
        my_turn: row.try_get("my_turn")?,
        updated_ms: row.try_get("updated_ms")?,
        seating: seating.map(serde_json::from_str).transpose()?.unwrap_or_default(),
        result: row.try_get("result")?,
    })
}
