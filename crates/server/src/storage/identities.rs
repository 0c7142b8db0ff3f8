//! Identities that have something written.

use sqlx::{Row, sqlite::SqliteRow};

use super::{Storage, StorageError, write::Write};
use crate::identity::Identity;

impl Storage {
    /// What is written of somebody.
    pub(crate) async fn identity(&self, id: &str) -> Result<Option<Identity>, StorageError> {
        let row = sqlx::query("SELECT name, epoch FROM identities WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let read = |row: SqliteRow| {
            let (name, epoch) = (row.try_get("name")?, row.try_get("epoch")?);
            Ok(Identity { id: id.to_owned(), name, epoch })
        };
        row.map(read).transpose()
    }

    /// Writes somebody down, unless they are written already.
    pub(crate) async fn remember(&self, who: &Identity) -> Result<(), StorageError> {
        self.write(Write::Remember(who.clone())).await.map(|_| ())
    }

    /// Writes down what somebody is called now.
    pub(crate) async fn rename(&self, who: &Identity) -> Result<(), StorageError> {
        self.write(Write::Rename(who.clone())).await.map(|_| ())
    }

    /// Raises the epoch of somebody who is written down. Of two who ask at once, one succeeds.
    pub(crate) async fn renew(&self, who: &Identity) -> Result<bool, StorageError> {
        Ok(self.write(Write::Renew(who.clone())).await? == 1)
    }
}
