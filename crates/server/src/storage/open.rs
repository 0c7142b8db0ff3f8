//! Opening the data file: the folder, its lock, the schema and the key.

use std::{
    error::Error,
    fmt,
    fs::{self, File, TryLockError},
    io,
    net::SocketAddr,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    ConnectOptions, Connection, SqlSafeStr, SqliteConnection, SqlitePool,
    migrate::{MigrateError, Migration, MigrationType, Migrator},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::secret::Keys;

/// What brings a data file up to date, in order. Written out, because the macro that would read the
/// folder compiles the database once more for itself.
fn migrations() -> Migrator {
    let migration = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        migration(1, "tables", include_str!("../../migrations/0001_tables.sql")),
        migration(2, "analyses", include_str!("../../migrations/0002_analyses.sql")),
        migration(3, "seating", include_str!("../../migrations/0003_seating.sql")),
    ])
}

/// Before this version, connections that reset the journal at the same moment could damage it.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];
/// How many questions are answered at once.
const READERS: u32 = 4;

pub(super) fn database(dir: &Path) -> PathBuf {
    dir.join("castellan.sqlite")
}

/// Makes the folder and holds it for this process alone.
pub(super) fn lock(dir: &Path) -> Result<File, StartError> {
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

pub(super) fn options(dir: &Path) -> SqliteConnectOptions {
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
pub(super) fn private_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Brings the data file up to date, and opens it for reading.
pub(super) async fn prepare(dir: &Path) -> Result<(SqlitePool, Keys), StartError> {
    let unusable = |why: sqlx::Error| StartError::Database { path: database(dir), why };
    private_file(&database(dir)).map_err(|why| unusable(sqlx::Error::Io(why)))?;
    tighten(dir);
    let options = options(dir);
    let mut first = options.clone().create_if_missing(true).connect().await.map_err(unusable)?;
    check_version(&mut first).await?;
    let migrated = migrations().run(&mut first).await;
    migrated.map_err(|why| StartError::of_migration(dir, why))?;
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

/// Why the server cannot start: one sentence that says what to do about it.
#[derive(Debug)]
pub enum StartError {
    /// The address is taken or not ours.
    Address {
        /// What was asked for.
        addr: SocketAddr,
        /// What the system says.
        why: io::Error,
    },
    /// The address for the numbers is taken or not ours.
    MetricsAddress {
        /// What was asked for.
        addr: SocketAddr,
        /// What the system says.
        why: io::Error,
    },
    /// The numbers are to be shown where people come.
    OneAddress(SocketAddr),
    /// The base URL is not one.
    BaseUrl(String),
    /// The folder cannot be made or written.
    Folder {
        /// Which folder.
        dir: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// Another server uses the folder.
    Locked(PathBuf),
    /// The data file was written by a newer version.
    Newer(PathBuf),
    /// The data file cannot be opened.
    Database {
        /// Which file.
        path: PathBuf,
        /// What the database says.
        why: sqlx::Error,
    },
    /// The data file does not answer as it should.
    Query(sqlx::Error),
    /// The signing key in the data file is damaged.
    Key,
    /// The program was built with a database that is not safe to use.
    OldSqlite(String),
}

impl StartError {
    fn of_migration(dir: &Path, why: MigrateError) -> Self {
        match why {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => {
                Self::Newer(database(dir))
            }
            MigrateError::Execute(why) => Self::Database { path: database(dir), why },
            other => {
                Self::Database { path: database(dir), why: sqlx::Error::Migrate(Box::new(other)) }
            }
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address { addr, why } if why.kind() == io::ErrorKind::AddrInUse => {
                write!(f, "another program already listens on {addr}; choose another --addr")
            }
            Self::Address { addr, why } => write!(f, "cannot listen on {addr}: {why}"),
            Self::MetricsAddress { addr, why } => {
                write!(f, "cannot show the numbers on {addr}: {why}; choose another --metrics-addr")
            }
            Self::OneAddress(addr) => write!(
                f,
                "people come to {addr}; the numbers need an address of their own, so choose \
                 another --metrics-addr"
            ),
            Self::BaseUrl(url) => write!(
                f,
                "the base URL {url:?} should look like https://play.example.org, without a path"
            ),
            Self::Folder { dir, why } => {
                write!(f, "the data folder {} cannot be used: {why}", dir.display())
            }
            Self::Locked(dir) => {
                write!(f, "another server already uses the data folder {}", dir.display())
            }
            Self::Newer(path) => write!(
                f,
                "{} was written by a newer version of Castellan; use that version or another --data",
                path.display()
            ),
            Self::Database { path, why } => {
                write!(f, "the data file {} cannot be opened: {why}", path.display())
            }
            Self::Query(why) => write!(f, "the data file does not answer: {why}"),
            Self::Key => f.write_str("the signing key in the data file is damaged"),
            Self::OldSqlite(found) => write!(
                f,
                "this program was built with SQLite {found}, which can damage the data file; \
                 build it with 3.51.3 or newer"
            ),
        }
    }
}

impl Error for StartError {}

impl From<sqlx::Error> for StartError {
    fn from(why: sqlx::Error) -> Self {
        Self::Query(why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_of_the_folder_is_run() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
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
