//! Matches in hindsight, as a thinker saw them.

use super::{Storage, StorageError, write::Write};

impl Storage {
    /// What a thinker found out about a match, if it is still kept.
    pub(crate) async fn analysis(
        &self,
        table: &str,
        thinker: &str,
    ) -> Result<Option<String>, StorageError> {
        let found =
            sqlx::query_scalar("SELECT found FROM analyses WHERE table_id = ? AND thinker = ?")
                .bind(table)
                .bind(thinker)
                .fetch_optional(&self.readers);
        Ok(found.await?)
    }

    /// Keeps what a thinker found out, in place of what another did; the oldest go.
    pub(crate) async fn keep_analysis(
        &self,
        table: &str,
        thinker: &str,
        found: String,
    ) -> Result<(), StorageError> {
        let (table, thinker) = (table.to_owned(), thinker.to_owned());
        self.write(Write::Analysis { table, thinker, found }).await.map(|_| ())
    }
}
