//! The data file: SQLite in a folder of its own, for one process.
//!
//! The driver counts how deep it is in transactions, and keeps its count when a rollback fails, as
//! it does when a full disk has ended the transaction already: the next `BEGIN` would become a
//! `SAVEPOINT` inside a transaction that is never closed, and everything after it would be
//! acknowledged and lost. So a connection that has failed once is thrown away.
//!
//! Decision: a transaction counts as committed when a second connection reads its number. This is
//! the cheapest proof that does not ask the suspect: one page more in a commit that up to 256
//! appends share, and one look at a key. (The database could say by `sqlite3_get_autocommit` whether
//! a transaction is open, but only through a pointer and `unsafe`; and an answer that was lost on its
//! way could not be found out by it.)

mod append;
mod backup;
mod open;

use sqlx::{
    Column, ConnectOptions, Connection, Executor, Row as _, Sqlite, SqliteConnection, SqlitePool,
    Transaction, TypeInfo, ValueRef,
    query::Query,
    sqlite::{SqliteArguments, SqliteConnectOptions, SqliteError, SqliteRow},
};

pub use self::backup::{BackupError, backup};
pub(super) use self::open::{is_there, lock, options, prepare, shown};
use super::{
    pen::{Engine, Failure},
    seam::{Seam, Step},
    value::{Ask, Row, Value},
    write::Write,
};

/// `SQLITE_FULL`.
const FULL: i32 = 13;
/// What a single row can be guilty of: `SQLITE_ERROR`, `TOOBIG`, `CONSTRAINT`, `MISMATCH`,
/// `RANGE`.
const OF_A_ROW: [i32; 5] = [1, 18, 19, 20, 25];
/// A key that is there already: `SQLITE_CONSTRAINT_PRIMARYKEY`, `_UNIQUE`.
const TAKEN: [i32; 2] = [1555, 2067];

/// The one connection that writes, and the one that looks whether it is there.
pub(super) struct DataFile {
    options: SqliteConnectOptions,
    seam: Seam,
    writer: Option<SqliteConnection>,
    witness: Option<SqliteConnection>,
}

impl DataFile {
    pub(super) const fn new(options: SqliteConnectOptions, seam: Seam) -> Self {
        Self { options, seam, writer: None, witness: None }
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
}

impl Engine for DataFile {
    async fn write(&mut self, writes: &[&Write], serial: i64) -> Result<Vec<u64>, Failure> {
        let seam = self.seam.clone();
        let connection = self.writer().await?;
        seam.pass(Step::Begin).await?;
        // With a statement of its own the driver never turns it into a savepoint.
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut page = Page { connection: &mut transaction, seam: &seam };
        let changed = write_all(&mut page, writes).await?;
        number(&mut page, serial).await?;
        let seen = match commit(transaction, &seam).await {
            Ok(()) => self.last().await,
            Err(why) => Err(why),
        };
        match seen {
            Ok(seen) if seen == serial => Ok(changed),
            Ok(_) => Err(Failure::Commit(None, changed)),
            Err(why) => Err(Failure::Commit(Some(why), changed)),
        }
    }

    /// As a connection other than the writer reads it.
    async fn last(&mut self) -> Result<i64, sqlx::Error> {
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

    async fn put_down(&mut self) {
        for connection in [self.writer.take(), self.witness.take()].into_iter().flatten() {
            let _ = connection.close().await;
        }
    }

    fn is_of_a_row(why: &sqlx::Error) -> bool {
        code(why).is_some_and(|code| OF_A_ROW.contains(&code))
    }

    const OUTLIVES_OTHERS: bool = false;

    fn is_overtaken(why: &sqlx::Error) -> bool {
        extended(why).is_some_and(|code| TAKEN.contains(&code))
    }

    /// A commit that failed for want of room was cut short. After other failures, whole pages of it
    /// may lie in the journal where nobody sees them, until a crash makes the database read its
    /// journal anew. One more commit overwrites them.
    fn is_settled(why: Option<&sqlx::Error>) -> bool {
        why.and_then(code) == Some(FULL)
    }
}

/// An open transaction.
struct Page<'a> {
    connection: &'a mut SqliteConnection,
    seam: &'a Seam,
}

impl Page<'_> {
    /// Runs one statement; answers how many rows it changed.
    async fn run(
        &mut self,
        statement: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<u64, sqlx::Error> {
        self.seam.pass(Step::Statement).await?;
        Ok(statement.execute(&mut *self.connection).await?.rows_affected())
    }
}

/// Writes all of them; answers how many rows each one changed.
async fn write_all(page: &mut Page<'_>, writes: &[&Write]) -> Result<Vec<u64>, sqlx::Error> {
    let mut changed = Vec::with_capacity(writes.len());
    for write in writes {
        let mut rows = 0;
        for statement in write.statements() {
            rows = page.run(query(&statement)).await?;
        }
        changed.push(rows);
    }
    let appends: Vec<_> = writes.iter().filter_map(|write| write.append()).collect();
    append::append_all(page, &appends).await?;
    Ok(changed)
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

/// All rows that answer a question.
pub(super) async fn ask(pool: &SqlitePool, ask: &Ask) -> Result<Vec<Row>, sqlx::Error> {
    pool.fetch_all(query(ask)).await?.iter().map(row).collect()
}

/// Runs a statement.
pub(super) async fn run(connection: &mut SqliteConnection, ask: &Ask) -> Result<u64, sqlx::Error> {
    Ok(query(ask).execute(connection).await?.rows_affected())
}

fn query(ask: &Ask) -> Query<'_, Sqlite, SqliteArguments> {
    ask.values.iter().fold(sqlx::query(ask.sql), bind)
}

fn bind<'q>(
    query: Query<'q, Sqlite, SqliteArguments>,
    value: &'q Value,
) -> Query<'q, Sqlite, SqliteArguments> {
    match value {
        Value::Null => query.bind(None::<i64>),
        Value::Number(number) => query.bind(*number),
        Value::Text(text) => query.bind(text.as_str()),
        Value::Bytes(bytes) => query.bind(bytes.as_slice()),
    }
}

fn row(row: &SqliteRow) -> Result<Row, sqlx::Error> {
    let value = |at: usize| {
        let raw = row.try_get_raw(at)?;
        if raw.is_null() {
            return Ok(Value::Null);
        }
        Ok(match raw.type_info().name() {
            "INTEGER" => Value::Number(row.try_get(at)?),
            "BLOB" => Value::Bytes(row.try_get(at)?),
            _ => Value::Text(row.try_get(at)?),
        })
    };
    let values = row.columns().iter().map(|column| value(column.ordinal()));
    values.collect::<Result<_, sqlx::Error>>().map(Row::new)
}

/// The database's own number for an error, without what it adds to it.
fn code(why: &sqlx::Error) -> Option<i32> {
    extended(why).map(|extended| extended & 0xFF)
}

/// The database's own number for an error, with what it adds to it.
fn extended(why: &sqlx::Error) -> Option<i32> {
    let why = why.as_database_error()?.try_downcast_ref::<SqliteError>()?;
    sqlx::error::DatabaseError::code(why)?.parse().ok()
}
