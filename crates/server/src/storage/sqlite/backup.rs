//! A copy of the data file while it is in use.

use std::{
    error::Error,
    fmt,
    path::{Path, PathBuf},
};

use sqlx::{ConnectOptions, Connection};

use super::open;

/// Writes a consistent copy of the data file of a folder to a new file, while a server may be
/// using it. The copy holds the signing key: keep it as private as the original.
///
/// # Errors
/// When there is nothing to copy, the file exists already or cannot be written.
pub async fn backup(data_dir: &Path, file: &Path) -> Result<(), BackupError> {
    let source = open::database(data_dir);
    if !source.is_file() {
        return Err(BackupError::Nothing(source));
    }
    if file.exists() {
        return Err(BackupError::Exists(file.to_owned()));
    }
    let target = file.to_str().ok_or_else(|| BackupError::Name(file.to_owned()))?;
    // The database writes into an empty file, and leaves its rights as they are.
    open::private_file(file).map_err(sqlx::Error::Io)?;
    let copied = copy(data_dir, target).await;
    if copied.is_err() {
        // Half a copy is none, and would stand in the way of the next.
        let _ = std::fs::remove_file(file);
    }
    Ok(copied?)
}

async fn copy(data_dir: &Path, target: &str) -> Result<(), sqlx::Error> {
    let mut connection = open::options(data_dir).connect().await?;
    sqlx::query("VACUUM INTO ?").bind(target).execute(&mut connection).await?;
    connection.close().await
}

/// Why no backup was made.
#[derive(Debug)]
pub enum BackupError {
    /// There is no data file.
    Nothing(PathBuf),
    /// The target exists; it is never overwritten.
    Exists(PathBuf),
    /// The target's name cannot be passed on.
    Name(PathBuf),
    /// The database refused.
    Database(sqlx::Error),
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing(path) => write!(f, "there is no data file {}", path.display()),
            Self::Exists(path) => write!(f, "{} exists already; choose a new file", path.display()),
            Self::Name(path) => write!(f, "{} is not a readable file name", path.display()),
            Self::Database(why) => write!(f, "the backup could not be written: {why}"),
        }
    }
}

impl Error for BackupError {}

impl From<sqlx::Error> for BackupError {
    fn from(why: sqlx::Error) -> Self {
        Self::Database(why)
    }
}
