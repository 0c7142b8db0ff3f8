//! Matches in hindsight, as a thinker saw them.

use super::{Storage, StorageError, write::Write};

impl Storage {
    /// What a thinker found out about a match, if it is still kept.
    pub(crate) async fn analysis(
        &self,
        table: &str,
        thinker: &str,
    ) -> Result<Option<String>, StorageError> {
        let sql = "SELECT found FROM analyses WHERE table_id = $1 AND thinker = $2";
        self.ask_one(sql, [table.into(), thinker.into()]).await
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
