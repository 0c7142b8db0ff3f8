//! Tables and their logs, read back.

use sqlx::{Row, sqlite::SqliteRow};

use super::{Storage, StorageError};
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

impl Storage {
    /// The setup of a table.
    pub(crate) async fn setup(&self, id: &str) -> Result<Option<Setup>, StorageError> {
        let setup: Option<String> = sqlx::query_scalar("SELECT setup FROM tables WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(setup.map(|json| serde_json::from_str(&json)).transpose()?)
    }

    /// Everything that happened at a table, in order.
    pub(crate) async fn log(&self, id: &str) -> Result<Vec<LogRow>, StorageError> {
        let rows = sqlx::query("SELECT seq, at_ms, entry FROM log WHERE table_id = ? ORDER BY seq")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        let read = |row: &SqliteRow| LogRow {
            seq: row.get::<i64, _>("seq").cast_unsigned(),
            at_ms: row.get("at_ms"),
            entry: row.get("entry"),
        };
        Ok(rows.iter().map(read).collect())
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
        sqlx::query(
            "INSERT OR IGNORE INTO people (identity, table_id, seats, seated) VALUES (?, ?, 0, 0)",
        )
        .bind(identity)
        .bind(table)
        .execute(&self.writer)
        .await?;
        Ok(())
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
            "SELECT id, setup, stage, seats_taken, updated_ms, result, 0 AS my_turn FROM tables
             WHERE public = 1 AND stage = 'gathering' AND updated_ms > ? AND seats_taken > 0
             ORDER BY updated_ms DESC LIMIT ?",
        )
        .bind(now_ms - STALE_MS)
        .bind(LISTED)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(listing).collect()
    }

    /// Tables at which somebody sits or sat, those that wait for them first, then the newest.
    pub(crate) async fn tables_of(&self, identity: &str) -> Result<Vec<Listing>, StorageError> {
        let rows = sqlx::query(
            "SELECT t.id, setup, stage, seats_taken, updated_ms, result,
                    (stage = 'playing' AND (awaited & p.seats) <> 0) AS my_turn
             FROM people AS p JOIN tables AS t ON t.id = p.table_id
             WHERE p.identity = ? AND p.seated = 1
             ORDER BY my_turn DESC, updated_ms DESC LIMIT ?",
        )
        .bind(identity)
        .bind(LISTED)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(listing).collect()
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
        sqlx::query("UPDATE tables SET due_ms = NULL WHERE id = ?")
            .bind(table)
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}

fn listing(row: &SqliteRow) -> Result<Listing, StorageError> {
    let setup: Setup = serde_json::from_str(row.get("setup"))?;
    let stage = Stage::from_name(row.get("stage")).ok_or(StorageError)?;
    Ok(Listing {
        id: row.get("id"),
        game: setup.game,
        title: setup.title,
        stage,
        seats: setup.seats,
        seats_taken: row.get("seats_taken"),
        my_turn: row.get("my_turn"),
        updated_ms: row.get("updated_ms"),
        result: row.get("result"),
    })
}
