//! Opening the data file: the folder, its lock, the schema and the key.

use std::{
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    ConnectOptions, Connection, SqlSafeStr, SqliteConnection, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::{secret::Keys, storage::StartError};

/// What brings a data file up to date, in order. Written out, because the macro that would read the
/// folder compiles the database once more for itself.
fn migrations() -> Migrator {
    let migration = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        migration(1, "tables", include_str!("../../../migrations/sqlite/0001_tables.sql")),
        migration(2, "analyses", include_str!("../../../migrations/sqlite/0002_analyses.sql")),
        migration(3, "seating", include_str!("../../../migrations/sqlite/0003_seating.sql")),
        migration(4, "orders", include_str!("../../../migrations/sqlite/0004_orders.sql")),
    ])
}

/// Before this version, connections that reset the journal at the same moment could damage it.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];
/// How many questions are answered at once.
const READERS: u32 = 4;

pub(in crate::storage) fn database(dir: &Path) -> PathBuf {
    dir.join("castellan.sqlite")
}

/// Whether a folder has a data file.
pub(in crate::storage) fn is_there(dir: &Path) -> bool {
    database(dir).is_file()
}

/// Which file, for people.
pub(in crate::storage) fn shown(dir: &Path) -> String {
    engine::visible(&database(dir).display().to_string())
}

/// Makes the folder and holds it for this process alone.
pub(in crate::storage) fn lock(dir: &Path) -> Result<File, StartError> {
    let unusable = |why: io::Error| StartError::Folder { dir: dir.to_owned(), why };
    make_private(dir).map_err(unusable)?;
    let path = dir.join("lock");
    let file = File::options().create(true).truncate(false).write(true).open(path);
    let file = file.map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StartError::Locked(dir.to_owned())),
        Err(TryLockError::Error(why)) => Err(unusable(why)),
    }
}

/// The folder holds the key that signs everything: nobody else reads it.
fn make_private(dir: &Path) -> io::Result<()> {
    if dir.is_dir() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(dir)
}

pub(in crate::storage) fn options(dir: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(database(dir))
        .journal_mode(SqliteJournalMode::Wal)
        // Decision: FULL, not NORMAL. NORMAL survives a killed process but may lose the last
        // commits with the power. A move that was acknowledged is never lost, and since many
        // tables share one commit, the extra flush is paid once per batch.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(true)
}

/// Makes a file that only this user reads, unless it is there: it holds the key that signs.
/// The database gives its own further files the same rights.
pub(in crate::storage) fn private_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Brings the data file up to date, and opens it for reading.
pub(in crate::storage) async fn prepare(dir: &Path) -> Result<(SqlitePool, Keys), StartError> {
    let unusable = |why: sqlx::Error| StartError::Database { place: shown(dir), why };
    private_file(&database(dir)).map_err(|why| unusable(sqlx::Error::Io(why)))?;
    tighten(dir);
    let options = options(dir);
    let mut first = options.clone().create_if_missing(true).connect().await.map_err(unusable)?;
    check_version(&mut first).await?;
    let migrated = migrations().run(&mut first).await;
    migrated.map_err(|why| StartError::of_migration(shown(dir), why))?;
    make_key(&mut first).await?;
    let readers = SqlitePoolOptions::new().max_connections(READERS);
    let readers = readers.connect_with(options.read_only(true)).await.map_err(unusable)?;
    first.close().await?;
    let keys = keys(&readers).await?;
    Ok((readers, keys))
}

/// Files that were copied back, from a backup say, may be open to everybody.
#[cfg(unix)]
fn tighten(dir: &Path) {
    use std::os::unix::fs::PermissionsExt;
    for end in ["", "-wal", "-shm"] {
        let mut name = database(dir).into_os_string();
        name.push(end);
        let Ok(found) = fs::metadata(&name) else { continue };
        let mode = found.permissions().mode();
        let private = fs::Permissions::from_mode(mode & !0o077);
        if mode & 0o077 != 0 && fs::set_permissions(&name, private).is_err() {
            tracing::warn!("the data file can be read by others, and its mode cannot be changed");
        }
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path) {}

/// Older ones can damage a file that several connections use.
async fn check_version(connection: &mut SqliteConnection) -> Result<(), StartError> {
    let found: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(connection).await?;
    if is_sound(&found) { Ok(()) } else { Err(StartError::OldSqlite(found)) }
}

fn is_sound(version: &str) -> bool {
    let numbers: Vec<u32> = version.split('.').map_while(|number| number.parse().ok()).collect();
    numbers.as_slice() >= &OLDEST_SQLITE[..]
}

/// Makes the key that signs, on the first start.
async fn make_key(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT OR IGNORE INTO meta (key, value) VALUES ('key', ?)")
        .bind(Keys::generate().as_bytes())
        .execute(connection)
        .await?;
    Ok(())
}

/// The key as others read it: one that is not surely written signs nothing.
async fn keys(readers: &SqlitePool) -> Result<Keys, StartError> {
    let stored: Vec<u8> =
        sqlx::query_scalar("SELECT value FROM meta WHERE key = 'key'").fetch_one(readers).await?;
    Keys::from_bytes(&stored).ok_or(StartError::Key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_of_the_folder_is_run() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
        assert_eq!(fs::read_dir(folder).unwrap().count(), migrations().iter().count());
    }

    #[test]
    fn an_sqlite_that_can_damage_its_journal_is_refused() {
        for sound in ["3.51.3", "3.51.10", "3.52.0", "4.0.0", "3.53"] {
            assert!(is_sound(sound), "{sound}");
        }
        for unsound in ["3.51.2", "3.7.17", "3.50.99", "3.51", "2.8", "", "x"] {
            assert!(!is_sound(unsound), "{unsound}");
        }
        let said = StartError::OldSqlite("3.45.1".to_owned()).to_string();
        assert!(said.contains("3.45.1") && said.contains("3.51.3"), "{said}");
    }
}
