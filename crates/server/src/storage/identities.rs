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

    /// Writes somebody down, with the name and epoch they have now.
    pub(crate) async fn remember(&self, who: &Identity) -> Result<(), StorageError> {
        sqlx::query(
            "INSERT INTO identities (id, name, epoch, created_ms) VALUES (?, ?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, epoch = excluded.epoch
             WHERE name <> excluded.name OR epoch <> excluded.epoch",
        )
        .bind(&who.id)
        .bind(&who.name)
        .bind(who.epoch)
        .bind(now_ms())
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Whether the data file answers.
    pub(crate) async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1 FROM meta").fetch_optional(&self.readers).await.is_ok()
    }
}
