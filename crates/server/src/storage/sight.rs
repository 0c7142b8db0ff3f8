//! Who may look at a table, decided before anything of it is loaded.

use super::{Storage, StorageError};

/// A table that is public, that somebody opened, or where they have ever sat or were let in; or one of
/// which more is known.
macro_rules! may_see {
    ($more:literal, $host:literal) => {
        concat!(
            "SELECT t.id FROM tables AS t
             WHERE t.id = $2 AND (public = 1 OR ",
            $more,
            $host,
            " = $1 OR EXISTS (SELECT 1 FROM people WHERE identity = $1 AND table_id = t.id))"
        )
    };
}

impl Storage {
    /// Whether there is such a table and somebody may look at it. One read by key, whatever the
    /// answer.
    pub(crate) async fn may_see(&self, identity: &str, table: &str) -> Result<bool, StorageError> {
        let sql = if self.readers.is_shared() {
            may_see!("stage = 'over' OR ", "CAST(setup AS json) ->> 'host'")
        } else {
            may_see!("stage = 'over' OR ", "json_extract(setup, '$.host')")
        };
        let found: Option<String> = self.ask_one(sql, [identity.into(), table.into()]).await?;
        Ok(found.is_some())
    }

    /// Whether there is such a table and somebody may take part there: more than to look at a match
    /// that is over.
    pub(crate) async fn may_take_part(
        &self,
        identity: &str,
        table: &str,
    ) -> Result<bool, StorageError> {
        let sql = if self.readers.is_shared() {
            may_see!("", "CAST(setup AS json) ->> 'host'")
        } else {
            may_see!("", "json_extract(setup, '$.host')")
        };
        let found: Option<String> = self.ask_one(sql, [identity.into(), table.into()]).await?;
        Ok(found.is_some())
    }
}
