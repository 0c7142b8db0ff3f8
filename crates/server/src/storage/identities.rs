//! Identities that have something written.

use super::{
    Storage, StorageError,
    value::{Misread, Row},
    write::Write,
};
use crate::identity::Identity;

impl Storage {
    /// What is written of somebody.
    pub(crate) async fn identity(&self, id: &str) -> Result<Option<Identity>, StorageError> {
        let sql = "SELECT name, epoch FROM identities WHERE id = $1";
        let row = self.ask(sql, [id.into()]).await?.into_iter().next();
        let read = |mut row: Row| -> Result<Identity, Misread> {
            Ok(Identity { id: id.to_owned(), name: row.next()?, epoch: row.next()? })
        };
        Ok(row.map(read).transpose()?)
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
