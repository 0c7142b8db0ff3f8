//! Who may look at a table, decided before anything of it is loaded.

use super::{Storage, StorageError};

impl Storage {
    /// Whether there is such a table and somebody may look at it: it is public or over, they opened
    /// it, have ever sat there, or were let in. One read by key, whatever the answer.
    pub(crate) async fn may_see(&self, identity: &str, table: &str) -> Result<bool, StorageError> {
        let row = sqlx::query(
            "SELECT 1 FROM tables AS t
             WHERE t.id = ?2 AND (public OR stage = 'over' OR json_extract(setup, '$.host') = ?1
                OR EXISTS (SELECT 1 FROM people WHERE identity = ?1 AND table_id = t.id))",
        )
        .bind(identity)
        .bind(table)
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.is_some())
    }
}
