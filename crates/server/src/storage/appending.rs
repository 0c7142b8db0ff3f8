//! What a table's log gets appended, many tables at once.

use super::{LogRow, Storage, StorageError, TableRow, write::Write};
use crate::table::Stage;

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
