//! What a table's log gets appended, many tables at once.

use sqlx::QueryBuilder;

use super::{
    LogRow, Storage, StorageError, TableRow,
    write::{Page, Write},
};
use crate::table::Stage;

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
    /// Who sits where, as JSON.
    pub(crate) seating: String,
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

impl Storage {
    /// Appends to a table's log; the answer comes when it is committed. A row that is there
    /// already is refused: whoever appends it does not know what was written.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StorageError> {
        self.write(Write::Append(Box::new(append))).await.map(|_| ())
    }
}

/// Writes what several tables append.
pub(super) async fn append_all(
    page: &mut Page<'_>,
    appends: &[&Append],
) -> Result<(), sqlx::Error> {
    for append in appends {
        if let Some(table) = &append.new_table {
            insert_table(page, table, &append.summary).await?;
        }
    }
    insert_rows(page, appends).await?;
    for append in appends {
        if append.new_table.is_none() {
            update_summary(page, append).await?;
        }
        for (identity, seats) in append.summary.people.iter().flatten() {
            insert_person(page, &append.table, identity, *seats).await?;
        }
    }
    Ok(())
}

async fn insert_table(
    page: &mut Page<'_>,
    table: &TableRow,
    summary: &Summary,
) -> Result<u64, sqlx::Error> {
    let statement = sqlx::query(
        "INSERT INTO tables
         (id, invite, setup, public, stage, seats_taken, awaited, due_ms, updated_ms, seating)
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
    .bind(&summary.seating);
    page.run(statement).await
}

async fn insert_rows(page: &mut Page<'_>, appends: &[&Append]) -> Result<(), sqlx::Error> {
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
        page.run(query.build()).await?;
    }
    Ok(())
}

async fn update_summary(page: &mut Page<'_>, append: &Append) -> Result<u64, sqlx::Error> {
    let summary = &append.summary;
    let statement = sqlx::query(
        "UPDATE tables SET stage = ?, seats_taken = ?, awaited = ?, due_ms = ?, updated_ms = ?,
         seating = ? WHERE id = ?",
    )
    .bind(summary.stage.name())
    .bind(summary.seats_taken)
    .bind(summary.awaited)
    .bind(summary.due_ms)
    .bind(summary.updated_ms)
    .bind(&summary.seating)
    .bind(&append.table);
    page.run(statement).await
}

async fn insert_person(
    page: &mut Page<'_>,
    table: &str,
    identity: &str,
    seats: u8,
) -> Result<u64, sqlx::Error> {
    let statement = sqlx::query(
        "INSERT INTO people (identity, table_id, seats, seated) VALUES (?, ?, ?, 1)
         ON CONFLICT (identity, table_id) DO UPDATE SET seats = excluded.seats, seated = 1",
    )
    .bind(identity)
    .bind(table)
    .bind(seats);
    page.run(statement).await
}
