//! What a database holds, and what it answers.

use std::collections::BTreeMap;

use super::Flaw;
use crate::{
    identity::Identity,
    storage::{
        LogRow, Summary, TableRow,
        value::{Ask, Row, Value},
        write::Write,
    },
};

/// What a database holds.
#[derive(Clone, Default)]
pub(crate) struct State {
    tables: BTreeMap<String, (TableRow, Summary)>,
    log: BTreeMap<(String, u64), LogRow>,
    identities: BTreeMap<String, Identity>,
    /// The number of the last transaction of each node.
    commits: BTreeMap<String, i64>,
    /// Rows whose time is not nearly that at which they were written.
    untimely: Vec<String>,
}

/// The longest that somebody may have stood still between looking at the clock and writing.
const STOOD_STILL_MS: i64 = 80_000;

/// A transaction: everything in it is written, or nothing.
#[derive(Clone)]
pub(super) struct Transaction {
    pub(super) writes: Vec<Write>,
    pub(super) node: String,
    pub(super) serial: i64,
}

/// Somebody else wrote it first.
pub(super) struct Overtaken;

impl State {
    /// Everything that is written of a table, in order.
    pub(crate) fn log_of(&self, table: &str) -> Vec<LogRow> {
        self.rows_after(table, 0).cloned().collect()
    }

    /// The setup of every table, as JSON.
    pub(crate) fn tables(&self) -> impl Iterator<Item = (&String, &String)> {
        self.tables.iter().map(|(id, (row, _))| (id, &row.setup))
    }

    /// Rows whose time is not nearly that at which they were written.
    pub(crate) fn untimely(&self) -> impl Iterator<Item = &String> {
        self.untimely.iter()
    }

    /// Compares the time of every row with the time at which it is written.
    pub(super) fn compare_clocks(&mut self, transaction: &Transaction, now_ms: i64) {
        for append in transaction.writes.iter().filter_map(Write::append) {
            let off = |row: &&LogRow| (row.at_ms - now_ms).abs() > STOOD_STILL_MS;
            let told = |row: &LogRow| {
                format!("{} {} is off by {} ms", append.table, row.seq, row.at_ms - now_ms)
            };
            self.untimely.extend(append.rows.iter().filter(off).map(told));
        }
    }

    fn rows_after(&self, table: &str, version: u64) -> impl Iterator<Item = &LogRow> {
        let from = (table.to_owned(), version + 1);
        let until = (table.to_owned(), u64::MAX);
        self.log.range(from..=until).map(|(_, row)| row)
    }

    /// Takes everything, unless a key is there already.
    pub(super) fn take(
        &mut self,
        transaction: &Transaction,
        flaw: Option<Flaw>,
    ) -> Result<(), Overtaken> {
        if flaw != Some(Flaw::RowsTakenTwice) && self.is_overtaken(transaction) {
            return Err(Overtaken);
        }
        for write in &transaction.writes {
            self.write(write);
        }
        self.commits.insert(transaction.node.clone(), transaction.serial);
        Ok(())
    }

    fn is_overtaken(&self, transaction: &Transaction) -> bool {
        let mut keys: Vec<(&str, u64)> = Vec::new();
        for append in transaction.writes.iter().filter_map(Write::append) {
            // One that is there already, or one that was forgotten.
            if append.new_table.is_some() == self.tables.contains_key(&append.table) {
                return true;
            }
            keys.extend(append.rows.iter().map(|row| (append.table.as_str(), row.seq)));
        }
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        let taken =
            |(table, seq): &(&str, u64)| self.log.contains_key(&((*table).to_owned(), *seq));
        keys.len() < count || keys.iter().any(taken)
    }

    fn write(&mut self, write: &Write) {
        match write {
            Write::Append(append) => {
                match (&append.new_table, self.tables.get_mut(&append.table)) {
                    (Some(row), _) => {
                        let known = (row.clone(), append.summary.clone());
                        self.tables.insert(append.table.clone(), known);
                    }
                    (None, Some((_, summary))) => *summary = append.summary.clone(),
                    (None, None) => panic!("rows of a table that is not there"),
                }
                for row in &append.rows {
                    self.log.insert((append.table.clone(), row.seq), row.clone());
                }
            }
            Write::Remember(who) => {
                self.identities.entry(who.id.clone()).or_insert_with(|| who.clone());
            }
            Write::NeverDue { table } => {
                if let Some((_, summary)) = self.tables.get_mut(table) {
                    summary.due_ms = None;
                }
            }
            Write::Probe | Write::ProbeDone => {}
            other => panic!("the simulated database does not know how to write {other:?}"),
        }
    }

    pub(super) fn serial(&self, node: &str) -> i64 {
        self.commits.get(node).copied().unwrap_or(0)
    }

    /// Answers what the house asks; of all questions those that a table is played by.
    pub(super) fn answer(&self, ask: &Ask, now_ms: i64, flaw: Option<Flaw>) -> Vec<Row> {
        let text = |at: usize| match &ask.values[at] {
            Value::Text(text) => text.as_str(),
            other => panic!("{other:?} is no text: {}", ask.sql),
        };
        let number = |at: usize| match &ask.values[at] {
            Value::Number(number) => *number,
            other => panic!("{other:?} is no number: {}", ask.sql),
        };
        let begins = |words: &str| ask.sql.starts_with(words);
        if begins("SELECT setup FROM tables WHERE id = $1") {
            let found = self.tables.get(text(0));
            found.map(|(row, _)| Row::new(vec![(&row.setup).into()])).into_iter().collect()
        } else if begins("SELECT seq, at_ms, entry, order_id FROM log") {
            let row = |row: &LogRow| {
                let order = row.order.filter(|_| flaw != Some(Flaw::OrdersForgotten));
                let seq = row.seq.cast_signed();
                Row::new(vec![seq.into(), row.at_ms.into(), (&row.entry).into(), order.into()])
            };
            self.rows_after(text(0), number(1).cast_unsigned()).map(row).collect()
        } else if begins("SELECT id, setup FROM tables WHERE due_ms <= $1") {
            let due = |summary: &Summary| summary.due_ms.is_some_and(|due| due <= number(0));
            let after = |id: &String| id.as_str() > text(1);
            let tables = self.tables.iter().filter(|(id, (_, summary))| after(id) && due(summary));
            tables.map(|(id, (row, _))| Row::new(vec![id.into(), (&row.setup).into()])).collect()
        } else if begins("SELECT name, epoch FROM identities") {
            let found = self.identities.get(text(0));
            let row = |who: &Identity| Row::new(vec![(&who.name).into(), who.epoch.into()]);
            found.map(row).into_iter().collect()
        } else if begins("SELECT key FROM meta WHERE key = 'key'") {
            vec![Row::new(vec!["key".into()])]
        } else if begins("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp())") {
            vec![Row::new(vec![now_ms.into()])]
        } else {
            panic!("the simulated database does not know how to answer {}", ask.sql)
        }
    }
}
