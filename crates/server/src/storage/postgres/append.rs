//! What several tables append, in one statement.

use std::collections::BTreeMap;

use sqlx::PgConnection;

use crate::storage::{Append, Summary};

/// New tables, rows of logs, summaries and people, and the number of the transaction. All parts see
/// the same tables as they were before; what refers to what is checked at the end.
const ALL: &str = "
WITH opened AS (
    INSERT INTO tables
        (id, invite, setup, public, stage, seats_taken, awaited, due_ms, updated_ms, seating)
    SELECT * FROM UNNEST($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[],
        $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::text[])
), logged AS (
    INSERT INTO log (table_id, seq, at_ms, entry, order_id)
    SELECT * FROM UNNEST($11::text[], $12::bigint[], $13::bigint[], $14::text[], $27::bigint[])
), summed AS (
    UPDATE tables SET stage = s.stage, seats_taken = s.seats_taken, awaited = s.awaited,
        due_ms = s.due_ms, updated_ms = s.updated_ms, seating = s.seating
    FROM UNNEST($15::text[], $16::text[], $17::bigint[], $18::bigint[], $19::bigint[],
        $20::bigint[], $21::text[]) AS s (id, stage, seats_taken, awaited, due_ms, updated_ms, seating)
    WHERE tables.id = s.id
), seated AS (
    INSERT INTO people (identity, table_id, seats, seated)
    SELECT identity, table_id, seats, 1
    FROM UNNEST($22::text[], $23::text[], $24::bigint[]) AS p (identity, table_id, seats)
    ON CONFLICT (identity, table_id) DO UPDATE SET seats = excluded.seats, seated = 1
)
INSERT INTO commits (node, serial, at_ms)
VALUES ($25, $26, CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT))
ON CONFLICT (node) DO UPDATE SET serial = excluded.serial, at_ms = excluded.at_ms";

/// Tables with what lists show of them, a column for each value.
#[derive(Default)]
struct Summaries<'a> {
    ids: Vec<&'a str>,
    stages: Vec<&'static str>,
    seats_taken: Vec<i64>,
    awaited: Vec<i64>,
    due_ms: Vec<Option<i64>>,
    updated_ms: Vec<i64>,
    seating: Vec<&'a str>,
}

impl<'a> Summaries<'a> {
    fn add(&mut self, table: &'a str, summary: &'a Summary) {
        self.ids.push(table);
        self.stages.push(summary.stage.name());
        self.seats_taken.push(summary.seats_taken.into());
        self.awaited.push(summary.awaited.into());
        self.due_ms.push(summary.due_ms);
        self.updated_ms.push(summary.updated_ms);
        self.seating.push(&summary.seating);
    }
}

/// Writes what several tables append, with the number of the transaction for a node.
pub(super) async fn all(
    connection: &mut PgConnection,
    appends: &[&Append],
    (node, serial): (&str, i64),
) -> Result<(), sqlx::Error> {
    let mut opened = Summaries::default();
    let (mut invites, mut setups, mut public) = (Vec::new(), Vec::new(), Vec::new());
    // A row may be changed only once by a statement: of several summaries the last counts.
    let mut changed = BTreeMap::new();
    let mut people = BTreeMap::new();
    for append in appends {
        if let Some(table) = &append.new_table {
            opened.add(&table.id, &append.summary);
            invites.push(table.invite.as_str());
            setups.push(table.setup.as_str());
            public.push(i64::from(table.public));
        } else {
            changed.insert(append.table.as_str(), &append.summary);
        }
        for (identity, seats) in append.summary.people.iter().flatten() {
            people.insert((identity.as_str(), append.table.as_str()), i64::from(*seats));
        }
    }
    let mut summed = Summaries::default();
    for (table, summary) in changed {
        summed.add(table, summary);
    }
    let rows = || appends.iter().flat_map(|append| append.rows.iter().map(|row| (*append, row)));
    sqlx::query(ALL)
        .bind(opened.ids)
        .bind(invites)
        .bind(setups)
        .bind(public)
        .bind(opened.stages)
        .bind(opened.seats_taken)
        .bind(opened.awaited)
        .bind(opened.due_ms)
        .bind(opened.updated_ms)
        .bind(opened.seating)
        .bind(rows().map(|(append, _)| append.table.as_str()).collect::<Vec<_>>())
        .bind(rows().map(|(_, row)| row.seq.cast_signed()).collect::<Vec<_>>())
        .bind(rows().map(|(_, row)| row.at_ms).collect::<Vec<_>>())
        .bind(rows().map(|(_, row)| row.entry.as_str()).collect::<Vec<_>>())
        .bind(summed.ids)
        .bind(summed.stages)
        .bind(summed.seats_taken)
        .bind(summed.awaited)
        .bind(summed.due_ms)
        .bind(summed.updated_ms)
        .bind(summed.seating)
        .bind(people.keys().map(|(identity, _)| *identity).collect::<Vec<_>>())
        .bind(people.keys().map(|(_, table)| *table).collect::<Vec<_>>())
        .bind(people.values().copied().collect::<Vec<_>>())
        .bind(node)
        .bind(serial)
        .bind(rows().map(|(_, row)| row.order).collect::<Vec<_>>())
        .execute(connection)
        .await?;
    Ok(())
}
