//! A PostgreSQL database in place of the data file.
//!
//! The primary is asked and written, never a replica: those may show commits in another order. A
//! batch of appends is one statement, which is a transaction by itself, and so one round trip. What a
//! commit acknowledged is on disk; what became of one that was not acknowledged is found out after
//! its session has surely ended.

mod append;
mod open;
mod session;

use std::time::Duration;

use sqlx::{
    Column, Connection, Executor, PgConnection, PgPool, Postgres, Row as _, TypeInfo, ValueRef,
    encode::IsNull,
    error::BoxDynError,
    postgres::{PgArgumentBuffer, PgArguments, PgConnectOptions, PgRow, PgTypeInfo, types::Oid},
    query::Query,
};
use tokio::time::timeout;

use self::session::{Sessions, Unfit};
pub(super) use self::{
    open::{is_address, key, place, prepare, shown, told},
    session::hold,
};
use super::{
    Append,
    pen::{Engine, Failure},
    seam::{Seam, Step},
    value::{Ask, Row, Value},
    write::Write,
};

/// A transaction that takes longer than this is given up, and it is found out what became of it.
const PATIENCE: Duration = Duration::from_secs(10);
/// Classes of errors that a single row can be guilty of: data, integrity, syntax.
const OF_A_ROW: [&str; 3] = ["22", "23", "42"];
/// Errors that the server tells when it ends a session, perhaps after a commit.
const OF_THE_SERVER: [&str; 2] = ["57", "58"];

/// The codes of a row that is there already, and of transactions that stood in each other's way.
const OF_ANOTHER: [&str; 3] = ["23505", "40001", "40P01"];

/// By which name the transactions of a house with one server are numbered.
pub(super) const ALONE: &str = "server";

/// The one connection that writes.
pub(super) struct Database {
    sessions: Sessions,
    seam: Seam,
    writer: Option<PgConnection>,
}

impl Database {
    /// `node` is the name by which transactions are numbered: [`ALONE`], or one of several that
    /// share the database.
    pub(super) fn new(options: PgConnectOptions, node: String, seam: Seam) -> Self {
        let sessions = Sessions::new(options, node);
        Self { sessions, seam, writer: None }
    }

    async fn writer(&mut self) -> Result<&mut PgConnection, sqlx::Error> {
        let writer = if let Some(writer) = self.writer.take() {
            writer
        } else {
            self.seam.pass(Step::Connect).await?;
            self.sessions.begin().await?
        };
        Ok(self.writer.insert(writer))
    }
}

impl Engine for Database {
    async fn write(&mut self, writes: &[&Write], serial: i64) -> Result<Vec<u64>, Failure> {
        let seam = self.seam.clone();
        let node = self.sessions.node().to_owned();
        let connection = self.writer().await?;
        let mut changed = Vec::with_capacity(writes.len());
        let written = write_all(connection, writes, (&node, serial), &seam, &mut changed);
        let why = match timeout(PATIENCE, written).await {
            Ok(Ok(())) => return Ok(changed),
            Ok(Err(why)) if is_undone(&why) => return Err(Failure::Before(why)),
            Ok(Err(why)) => Some(why),
            Err(_) => None,
        };
        changed.resize(writes.len(), 0);
        Err(Failure::Commit(why, changed))
    }

    async fn last(&mut self) -> Result<i64, sqlx::Error> {
        self.seam.pass(Step::Witness).await?;
        let node = self.sessions.node().to_owned();
        let asked = sqlx::query_scalar("SELECT serial FROM commits WHERE node = $1")
            .bind(node)
            .fetch_optional(self.writer().await?);
        let last = timeout(PATIENCE, asked).await.map_err(|_| Unfit::Late)??;
        Ok(last.unwrap_or(0))
    }

    /// A server that hangs does not answer a farewell either; the next session ends this one.
    async fn put_down(&mut self) {
        if let Some(writer) = self.writer.take() {
            let _ = timeout(Duration::from_secs(1), writer.close()).await;
        }
    }

    fn is_of_a_row(why: &sqlx::Error) -> bool {
        class(why).is_some_and(|class| OF_A_ROW.contains(&class.as_str()))
    }

    const OUTLIVES_OTHERS: bool = true;

    fn is_overtaken(why: &sqlx::Error) -> bool {
        let code = why.as_database_error().and_then(sqlx::error::DatabaseError::code);
        code.is_some_and(|code| OF_ANOTHER.contains(&&*code))
    }

    /// A session begins only after the last one has ended: what that did not commit it never will.
    fn is_settled(_: Option<&sqlx::Error>) -> bool {
        true
    }
}

/// Writes all of them, and how many rows each one changed. Appends alone are one statement, which is
/// committed with it; anything rarer goes before them in a transaction.
async fn write_all(
    connection: &mut PgConnection,
    writes: &[&Write],
    number: (&str, i64),
    seam: &Seam,
    changed: &mut Vec<u64>,
) -> Result<(), sqlx::Error> {
    let appended = |write: &&&Write| matches!(write, Write::Append(_));
    let appends: Vec<&Append> = writes.iter().filter_map(|write| write.append()).collect();
    seam.pass(Step::Begin).await?;
    if writes.iter().all(|write| appended(&write)) {
        changed.resize(writes.len(), 0);
        seam.pass(Step::Statement).await?;
        seam.pass(Step::Commit).await?;
        append::all(connection, &appends, number).await?;
        return seam.pass(Step::Committed).await;
    }
    let mut transaction = connection.begin().await?;
    for write in writes {
        let mut rows = 0;
        for statement in write.statements() {
            seam.pass(Step::Statement).await?;
            rows = run(&mut transaction, &statement).await?;
        }
        changed.push(rows);
    }
    append::all(&mut transaction, &appends, number).await?;
    seam.pass(Step::Commit).await?;
    transaction.commit().await?;
    seam.pass(Step::Committed).await
}

/// Whether nothing of a transaction that failed like this was written: the server said so.
fn is_undone(why: &sqlx::Error) -> bool {
    class(why).is_some_and(|class| !OF_THE_SERVER.contains(&class.as_str()))
}

/// The class of the server's own code for an error.
fn class(why: &sqlx::Error) -> Option<String> {
    let code = why.as_database_error()?.code()?;
    code.get(..2).map(str::to_owned)
}

/// All rows that answer a question.
pub(super) async fn ask(pool: &PgPool, ask: &Ask) -> Result<Vec<Row>, sqlx::Error> {
    pool.fetch_all(query(ask)).await?.iter().map(row).collect()
}

/// Runs a statement; answers how many rows it changed.
pub(super) async fn run(connection: &mut PgConnection, ask: &Ask) -> Result<u64, sqlx::Error> {
    Ok(query(ask).execute(connection).await?.rows_affected())
}

fn query(ask: &Ask) -> Query<'_, Postgres, PgArguments> {
    ask.values.iter().fold(sqlx::query(ask.sql), bind)
}

fn bind<'q>(
    query: Query<'q, Postgres, PgArguments>,
    value: &'q Value,
) -> Query<'q, Postgres, PgArguments> {
    match value {
        Value::Null => query.bind(Nothing),
        Value::Number(number) => query.bind(*number),
        Value::Text(text) => query.bind(text.as_str()),
        Value::Bytes(bytes) => query.bind(bytes.as_slice()),
    }
}

fn row(row: &PgRow) -> Result<Row, sqlx::Error> {
    let value = |at: usize| {
        if row.try_get_raw(at)?.is_null() {
            return Ok(Value::Null);
        }
        Ok(match row.column(at).type_info().name() {
            "INT4" => Value::Number(row.try_get::<i32, _>(at)?.into()),
            "INT8" => Value::Number(row.try_get(at)?),
            "BYTEA" => Value::Bytes(row.try_get(at)?),
            _ => Value::Text(row.try_get(at)?),
        })
    };
    let values = row.columns().iter().map(|column| value(column.ordinal()));
    values.collect::<Result<_, sqlx::Error>>().map(Row::new)
}

/// Nothing of any type: the server sees from its place what it is to be.
struct Nothing;

impl sqlx::Type<Postgres> for Nothing {
    fn type_info() -> PgTypeInfo {
        PgTypeInfo::with_oid(Oid(705))
    }
}

impl sqlx::Encode<'_, Postgres> for Nothing {
    fn encode_by_ref(&self, _: &mut PgArgumentBuffer) -> Result<IsNull, BoxDynError> {
        Ok(IsNull::Yes)
    }
}
