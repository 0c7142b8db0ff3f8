//! Identities that have something written.

use sqlx::Row;

use super::{Storage, StorageError};
use crate::{identity::Identity, time::now_ms};

impl Storage {
    /// What is written of somebody.
    pub(crate) async fn identity(&self, id: &str) -> Result<Option<Identity>, StorageError> {
        let row = sqlx::query("SELECT name, epoch FROM identities WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let read = |row: sqlx::sqlite::SqliteRow| Identity {
            id: id.to_owned(),
            name: row.get("name"),
            epoch: row.get("epoch"),
        };
        Ok(row.map(read))
    }

    /// Writes somebody down, unless they are written already.
    pub(crate) async fn remember(&self, who: &Identity) -> Result<(), StorageError> {
        sqlx::query(
            "INSERT OR IGNORE INTO identities (id, name, epoch, created_ms) VALUES (?, ?, ?, ?)",
        )
        .bind(&who.id)
        .bind(&who.name)
        .bind(who.epoch)
        .bind(now_ms())
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Gives somebody who is written down another name.
    pub(crate) async fn rename(&self, id: &str, name: &str) -> Result<(), StorageError> {
        let renamed = sqlx::query("UPDATE identities SET name = ? WHERE id = ?");
        renamed.bind(name).bind(id).execute(&self.writer).await?;
        Ok(())
    }

    /// Raises the epoch of somebody who is written down. Of two who ask at once, one succeeds.
    pub(crate) async fn renew(&self, who: &Identity) -> Result<bool, StorageError> {
        let renewed =
            sqlx::query("UPDATE identities SET epoch = epoch + 1 WHERE id = ? AND epoch = ?")
                .bind(&who.id)
                .bind(who.epoch)
                .execute(&self.writer)
                .await?;
        Ok(renewed.rows_affected() == 1)
    }

    /// Whether the data file answers.
    pub(crate) async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1 FROM meta").fetch_optional(&self.readers).await.is_ok()
    }
}
