//! Everything that is ever written: one list, and the statements for each.

use sqlx::{Sqlite, SqliteConnection, query::Query, sqlite::SqliteArguments};

use super::{
    Append,
    appending::append_all,
    seam::{Seam, Step},
};
use crate::{identity::Identity, time::now_ms};

/// How much room is asked for before the data file counts as writable again: what a busy second
/// needs. A file with room for one small row only would be called well and fail at once.
const ROOM: i64 = 64 * 1024;

/// Something to be written.
#[derive(Clone, Debug)]
pub(super) enum Write {
    /// New rows of a table's log, and the table's summary.
    Append(Box<Append>),
    /// Somebody, unless they are written already.
    Remember(Identity),
    /// Somebody's new name.
    Rename(Identity),
    /// Somebody's next epoch, if the present one is as it is said to be.
    Renew(Identity),
    /// Somebody may look at a table.
    Admit { identity: String, table: String },
    /// Nothing is due at a table any more.
    NeverDue { table: String },
    /// What a thinker found out about a match.
    Analysis { table: String, thinker: String, found: String },
    /// Whether there is room: takes some.
    Probe,
    /// Gives it back.
    ProbeDone,
}

/// An open transaction.
pub(super) struct Page<'a> {
    pub(super) connection: &'a mut SqliteConnection,
    pub(super) seam: &'a Seam,
}

impl Page<'_> {
    /// Runs one statement; answers how many rows it changed.
    pub(super) async fn run(
        &mut self,
        statement: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<u64, sqlx::Error> {
        self.seam.pass(Step::Statement).await?;
        Ok(statement.execute(&mut *self.connection).await?.rows_affected())
    }
}

/// Writes all of them; answers how many rows each one changed.
pub(super) async fn write_all(
    page: &mut Page<'_>,
    writes: &[&Write],
) -> Result<Vec<u64>, sqlx::Error> {
    let mut changed = Vec::with_capacity(writes.len());
    let mut appends = Vec::with_capacity(writes.len());
    for write in writes {
        if let Write::Append(append) = write {
            appends.push(&**append);
        }
        changed.push(match statement(write) {
            Some(statement) => page.run(statement).await?,
            None => 0,
        });
    }
    append_all(page, &appends).await?;
    Ok(changed)
}

/// The one statement that writes it; appends are written together.
fn statement(write: &Write) -> Option<Query<'_, Sqlite, SqliteArguments>> {
    Some(match write {
        Write::Append(_) => return None,
        Write::Remember(who) => sqlx::query(
            "INSERT OR IGNORE INTO identities (id, name, epoch, created_ms) VALUES (?, ?, ?, ?)",
        )
        .bind(&who.id)
        .bind(&who.name)
        .bind(who.epoch)
        .bind(now_ms()),
        Write::Rename(who) => sqlx::query(
            "INSERT INTO identities (id, name, epoch, created_ms) VALUES (?, ?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        )
        .bind(&who.id)
        .bind(&who.name)
        .bind(who.epoch)
        .bind(now_ms()),
        Write::Renew(who) => {
            sqlx::query("UPDATE identities SET epoch = epoch + 1 WHERE id = ? AND epoch = ?")
                .bind(&who.id)
                .bind(who.epoch)
        }
        Write::Admit { identity, table } => sqlx::query(
            "INSERT OR IGNORE INTO people (identity, table_id, seats, seated) VALUES (?, ?, 0, 0)",
        )
        .bind(identity)
        .bind(table),
        Write::NeverDue { table } => {
            sqlx::query("UPDATE tables SET due_ms = NULL WHERE id = ?").bind(table)
        }
        Write::Analysis { table, thinker, found } => sqlx::query(
            "INSERT OR REPLACE INTO analyses (table_id, thinker, found) VALUES (?, ?, ?)",
        )
        .bind(table)
        .bind(thinker)
        .bind(found),
        Write::Probe => {
            sqlx::query("INSERT OR REPLACE INTO meta (key, value) VALUES ('probe', randomblob(?))")
                .bind(ROOM)
        }
        Write::ProbeDone => sqlx::query("DELETE FROM meta WHERE key = 'probe'"),
    })
}
