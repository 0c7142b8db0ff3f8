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
    SqlitePool,
    migrate::{MigrateError, Migrator},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::secret::Keys;

static MIGRATIONS: Migrator = sqlx::migrate!();

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

pub(super) async fn pools(dir: &Path) -> Result<(SqlitePool, SqlitePool), StartError> {
    let unusable = |why: sqlx::Error| StartError::Database { path: database(dir), why };
    private_file(&database(dir)).map_err(|why| unusable(sqlx::Error::Io(why)))?;
    let options = options(dir).create_if_missing(true);
    let writer = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone());
    let writer = writer.await.map_err(unusable)?;
    MIGRATIONS.run(&writer).await.map_err(|why| StartError::of_migration(dir, why))?;
    let readers = SqlitePoolOptions::new().max_connections(READERS);
    let readers = readers.connect_with(options.read_only(true)).await.map_err(unusable)?;
    Ok((readers, writer))
}

/// The key that signs, made on the first start.
pub(super) async fn keys(writer: &SqlitePool) -> Result<Keys, StartError> {
    sqlx::query("INSERT OR IGNORE INTO meta (key, value) VALUES ('key', ?)")
        .bind(Keys::generate().as_bytes())
        .execute(writer)
        .await?;
    let stored: Vec<u8> =
        sqlx::query_scalar("SELECT value FROM meta WHERE key = 'key'").fetch_one(writer).await?;
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
}

impl StartError {
    /// Whether something was asked for that makes no sense anywhere.
    #[must_use]
    pub const fn is_usage(&self) -> bool {
        matches!(self, Self::OneAddress(_) | Self::BaseUrl(_))
    }

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
        }
    }
}

impl Error for StartError {}

impl From<sqlx::Error> for StartError {
    fn from(why: sqlx::Error) -> Self {
        Self::Query(why)
    }
}
