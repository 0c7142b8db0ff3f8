//! Group commit: one task writes what many tables append, many of them in one transaction.
//!
//! An append is answered only after its transaction is committed, so whatever anybody is told has
//! already been written.

use std::sync::Arc;

use sqlx::{QueryBuilder, Sqlite, SqlitePool, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::{LogRow, Storage, StorageError, TableRow};
use crate::{metrics::Metrics, table::Stage};

/// How many appends wait at most; more than that and tables wait to ask.
pub(super) const QUEUE: usize = 1024;
/// How many appends share one transaction at most.
const BATCH: usize = 256;
/// Rows in one statement; the database allows far more parameters than four times this.
const ROWS: usize = 1000;

/// What lists and the clock must know of a table without loading it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Summary {
    pub(crate) stage: Stage,
    pub(crate) seats_taken: u8,
    /// The awaited seats, as bits.
    pub(crate) awaited: u8,
    /// When somebody must look at the table even if nobody comes: a clock runs out, a bot moves.
    pub(crate) due_ms: Option<i64>,
    pub(crate) updated_ms: i64,
    pub(crate) result: Option<String>,
    /// Who sits where, as bits; only when it changed.
    pub(crate) people: Option<Vec<(String, u8)>>,
}

/// New rows of one table's log.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    /// The table itself, when these are its first rows.
    pub(crate) new_table: Option<TableRow>,
    pub(crate) rows: Vec<LogRow>,
    pub(crate) summary: Summary,
}

pub(super) type Request = (Append, oneshot::Sender<Result<(), StorageError>>);

impl Storage {
    /// Appends to a table's log; the answer comes when it is committed.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StorageError> {
        let (answer, committed) = oneshot::channel();
        self.appends.send((append, answer)).await.map_err(|_| StorageError)?;
        committed.await.map_err(|_| StorageError)?
    }
}

/// Commits batch after batch until nobody can ask any more.
pub(super) async fn commit_all(
    writer: SqlitePool,
    mut requests: mpsc::Receiver<Request>,
    metrics: Arc<Metrics>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    while requests.recv_many(&mut batch, BATCH).await > 0 {
        let appends: Vec<&Append> = batch.iter().map(|(append, _)| append).collect();
        let result = commit(&writer, &appends).await;
        match result {
            Ok(()) => metrics.committed(batch.len()),
            Err(_) if batch.len() > 1 => {
                commit_one_by_one(&writer, &mut batch, &metrics).await;
                continue;
            }
            Err(_) => {}
        }
        for (_, answer) in batch.drain(..) {
            let _ = answer.send(result);
        }
    }
}

/// One bad append does not spoil the others of its batch.
async fn commit_one_by_one(writer: &SqlitePool, batch: &mut Vec<Request>, metrics: &Metrics) {
    for (append, answer) in batch.drain(..) {
        let result = commit(writer, &[&append]).await;
        if result.is_ok() {
            metrics.committed(1);
        }
        let _ = answer.send(result);
    }
}

async fn commit(writer: &SqlitePool, appends: &[&Append]) -> Result<(), StorageError> {
    let mut transaction = writer.begin().await?;
    for append in appends {
        if let Some(table) = &append.new_table {
            insert_table(&mut transaction, table, &append.summary).await?;
        }
    }
    insert_rows(&mut transaction, appends).await?;
    for append in appends {
        if append.new_table.is_none() {
            update_summary(&mut transaction, append).await?;
        }
        for (identity, seats) in append.summary.people.iter().flatten() {
            insert_person(&mut transaction, &append.table, identity, *seats).await?;
        }
    }
    transaction.commit().await?;
    Ok(())
}

async fn insert_table(
    transaction: &mut Transaction<'_, Sqlite>,
    table: &TableRow,
    summary: &Summary,
) -> Result<(), StorageError> {
    sqlx::query(
        "INSERT INTO tables
         (id, invite, setup, public, stage, seats_taken, awaited, due_ms, updated_ms, result)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&table.id)
    .bind(&table.invite)
    .bind(&table.setup)
    .bind(table.public)
    .bind(summary.stage.name())
    .bind(summary.seats_taken)
    .bind(summary.awaited)
    .bind(summary.due_ms)
    .bind(summary.updated_ms)
    .bind(&summary.result)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

async fn insert_rows(
    transaction: &mut Transaction<'_, Sqlite>,
    appends: &[&Append],
) -> Result<(), StorageError> {
    let rows: Vec<(&str, &LogRow)> = appends
        .iter()
        .flat_map(|append| append.rows.iter().map(|row| (append.table.as_str(), row)))
        .collect();
    for rows in rows.chunks(ROWS) {
        let mut query = QueryBuilder::new("INSERT INTO log (table_id, seq, at_ms, entry) ");
        query.push_values(rows, |mut values, (table, row)| {
            let seq = row.seq.cast_signed();
            values.push_bind(*table).push_bind(seq).push_bind(row.at_ms).push_bind(&row.entry);
        });
        query.build().execute(&mut **transaction).await?;
    }
    Ok(())
}

async fn update_summary(
    transaction: &mut Transaction<'_, Sqlite>,
    append: &Append,
) -> Result<(), StorageError> {
    let summary = &append.summary;
    sqlx::query(
        "UPDATE tables SET stage = ?, seats_taken = ?, awaited = ?, due_ms = ?, updated_ms = ?,
         result = ? WHERE id = ?",
    )
    .bind(summary.stage.name())
    .bind(summary.seats_taken)
    .bind(summary.awaited)
    .bind(summary.due_ms)
    .bind(summary.updated_ms)
    .bind(&summary.result)
    .bind(&append.table)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

async fn insert_person(
    transaction: &mut Transaction<'_, Sqlite>,
    table: &str,
    identity: &str,
    seats: u8,
) -> Result<(), StorageError> {
    sqlx::query(
        "INSERT INTO people (identity, table_id, seats, seated) VALUES (?, ?, ?, 1)
         ON CONFLICT (identity, table_id) DO UPDATE SET seats = excluded.seats, seated = 1",
    )
    .bind(identity)
    .bind(table)
    .bind(seats)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}
