//! What several tables append, as statements of one transaction.

use sqlx::QueryBuilder;

use super::Page;
use crate::storage::{Append, LogRow, Summary, TableRow};

/// Rows in one statement; the database allows far more parameters than five times this.
const ROWS: usize = 1000;

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
        let mut query =
            QueryBuilder::new("INSERT INTO log (table_id, seq, at_ms, entry, order_id) ");
        query.push_values(rows, |mut values, (table, row)| {
            let seq = row.seq.cast_signed();
            values.push_bind(*table).push_bind(seq).push_bind(row.at_ms);
            values.push_bind(&row.entry).push_bind(row.order);
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
