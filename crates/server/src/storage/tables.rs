//! Tables and their logs, read back.

use std::{error::Error, sync::atomic::Ordering};

use super::{
    Storage, StorageError,
    value::{Misread, Row, Value},
    write::Write,
};
use crate::table::{Kind, Listing, Setup, Stage};

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
    /// The order that led to it, on the last of its rows.
    pub(crate) order: Option<i64>,
}

/// Lists are no longer than this.
const LISTED: i64 = 60;
/// Open tables that nobody touched for this long are no longer offered.
const STALE_MS: i64 = 24 * 60 * 60 * 1000;
/// Matches at which nothing happened for this long are not worth watching.
const ASLEEP_MS: i64 = 3 * STALE_MS;
/// Of those so many are offered.
const WATCHED: i64 = 20;

/// What lists show of a table, from left to right, and whose seats and turn it is.
macro_rules! listed {
    ($seats:literal, $my_turn:literal, $rest:literal) => {
        concat!(
            "SELECT setup, stage, seats_taken, updated_ms, result, seating, ",
            $seats,
            " AS seats, ",
            $my_turn,
            " AS my_turn FROM ",
            $rest
        )
    };
}

impl Storage {
    /// The setup of a table.
    pub(crate) async fn setup(&self, id: &str) -> Result<Option<Setup>, StorageError> {
        let setup: Option<String> =
            self.ask_one("SELECT setup FROM tables WHERE id = $1", [id.into()]).await?;
        setup.map(|json| serde_json::from_str(&json).map_err(|why| unreadable(&why))).transpose()
    }

    /// Everything that happened at a table, in order.
    pub(crate) async fn log(&self, id: &str) -> Result<Vec<LogRow>, StorageError> {
        self.log_after(id, 0).await
    }

    /// What happened at a table after a version, in order.
    pub(crate) async fn log_after(
        &self,
        id: &str,
        version: u64,
    ) -> Result<Vec<LogRow>, StorageError> {
        let sql = "SELECT seq, at_ms, entry, order_id FROM log
             WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        let rows = self.ask(sql, [id.into(), version.cast_signed().into()]).await?;
        let read = |mut row: Row| {
            let seq = row.next::<i64>()?.cast_unsigned();
            Ok(LogRow { seq, at_ms: row.next()?, entry: row.next()?, order: row.next()? })
        };
        Ok(rows.into_iter().map(read).collect::<Result<_, Misread>>()?)
    }

    /// The table that an invitation leads to.
    pub(crate) async fn invited_to(&self, secret: &str) -> Result<Option<String>, StorageError> {
        self.ask_one("SELECT id FROM tables WHERE invite = $1", [secret.into()]).await
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
        let sql = "SELECT seats FROM people WHERE identity = $1 AND table_id = $2";
        let seats: Option<i64> = self.ask_one(sql, [identity.into(), table.into()]).await?;
        Ok(seats.is_some())
    }

    /// Public tables that wait for players, newest first.
    pub(crate) async fn open_tables(&self, now_ms: i64) -> Result<Vec<Listing>, StorageError> {
        let sql = listed!(
            "0",
            "0",
            "tables WHERE public = 1 AND stage = 'gathering' AND updated_ms > $1
                 AND seats_taken > 0
             ORDER BY updated_ms DESC LIMIT $2"
        );
        self.list(sql, [(now_ms - STALE_MS).into(), LISTED.into()]).await
    }

    /// Public matches that are being played, those first where something happened last.
    pub(crate) async fn running_tables(&self, now_ms: i64) -> Result<Vec<Listing>, StorageError> {
        let sql = listed!(
            "0",
            "0",
            "tables WHERE public = 1 AND stage = 'playing' AND updated_ms > $1
             ORDER BY updated_ms DESC LIMIT $2"
        );
        self.list(sql, [(now_ms - ASLEEP_MS).into(), WATCHED.into()]).await
    }

    /// Tables at which somebody sits or sat or is invited to: those that wait for them first, the
    /// most urgent before all, then those that are not over, then the newest.
    pub(crate) async fn tables_of(&self, identity: &str) -> Result<Vec<Listing>, StorageError> {
        let sql = listed!(
            "seats",
            "my_turn",
            "(SELECT t.*, p.seats, CASE WHEN stage = 'playing' AND (awaited & p.seats) <> 0
                                        THEN 1 ELSE 0 END AS my_turn
              FROM people AS p JOIN tables AS t ON t.id = p.table_id
              WHERE p.identity = $1 AND (p.seated = 1 OR stage = 'gathering')) AS mine
             ORDER BY my_turn DESC, CASE WHEN stage = 'over' THEN 1 ELSE 0 END,
                    CASE WHEN my_turn = 1 AND due_ms IS NULL THEN 1 ELSE 0 END,
                    CASE WHEN my_turn = 1 THEN due_ms END, updated_ms DESC LIMIT $2"
        );
        self.list(sql, [identity.into(), LISTED.into()]).await
    }

    /// The other tables that wait for somebody, the most urgent first.
    pub(crate) async fn waiting_for(
        &self,
        identity: &str,
        but: &str,
    ) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT t.id FROM people AS p JOIN tables AS t ON t.id = p.table_id
             WHERE p.identity = $1 AND stage = 'playing' AND (awaited & p.seats) <> 0 AND t.id <> $2
             ORDER BY CASE WHEN due_ms IS NULL THEN 1 ELSE 0 END, due_ms, updated_ms LIMIT $3";
        self.ask_each(sql, [identity.into(), but.into(), LISTED.into()]).await
    }

    /// Tables that are not over, at which somebody has a seat.
    pub(crate) async fn seated_at(&self, identity: &str) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT t.id FROM people AS p JOIN tables AS t ON t.id = p.table_id
             WHERE p.identity = $1 AND p.seats <> 0 AND stage <> 'over'
             ORDER BY updated_ms DESC LIMIT $2";
        self.ask_each(sql, [identity.into(), LISTED.into()]).await
    }

    /// Tables at which something is due: a clock has run out, or a bot has to move.
    /// They come in the order of their ids, so many at once, after the one that came last.
    pub(crate) async fn due(
        &self,
        now_ms: i64,
        after: &str,
    ) -> Result<Vec<(String, Kind)>, StorageError> {
        let sql = "SELECT id, setup FROM tables WHERE due_ms <= $1 AND id > $2
             ORDER BY id LIMIT 500";
        let rows = self.ask(sql, [now_ms.into(), after.into()]).await?;
        let read = |mut row: Row| Ok((row.next()?, Kind::of_setup(&row.next::<String>()?)));
        Ok(rows.into_iter().map(read).collect::<Result<_, Misread>>()?)
    }

    /// Which rules a table is played by, even if this program does not have them.
    pub(crate) async fn kind(&self, id: &str) -> Result<Option<Kind>, StorageError> {
        let sql = "SELECT setup FROM tables WHERE id = $1";
        let setup: Option<String> = self.ask_one(sql, [id.into()]).await?;
        Ok(setup.map(|json| Kind::of_setup(&json)))
    }

    /// Stops looking after a table that cannot be loaded.
    pub(crate) async fn never_due(&self, table: &str) -> Result<(), StorageError> {
        self.write(Write::NeverDue { table: table.to_owned() }).await.map(|_| ())
    }

    /// What can be read of a list. A row that cannot, as one of a game that only a newer version
    /// has, is no reason to show nobody anything.
    async fn list<const N: usize>(
        &self,
        sql: &'static str,
        values: [Value; N],
    ) -> Result<Vec<Listing>, StorageError> {
        let rows = self.ask(sql, values).await?;
        let read = |row| listing(row).inspect_err(|why| self.note_unreadable(&**why)).ok();
        Ok(rows.into_iter().filter_map(read).collect())
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

/// A table as lists show it, from a row of `listed!`.
fn listing(mut row: Row) -> Result<Listing, Box<dyn Error>> {
    let setup: Setup = serde_json::from_str(&row.next::<String>()?)?;
    let stage = Stage::from_name(&row.next::<String>()?).ok_or("an unknown stage")?;
    let (seats_taken, updated_ms, result) = (row.next()?, row.next()?, row.next()?);
    let seating: Option<String> = row.next()?;
    Ok(Listing {
        setup,
        stage,
        seats_taken,
        updated_ms,
        result,
        seating: seating.map(|json| serde_json::from_str(&json)).transpose()?.unwrap_or_default(),
        mine: row.next()?,
        my_turn: row.next()?,
    })
}
