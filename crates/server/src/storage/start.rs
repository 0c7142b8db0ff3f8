//! Why the server cannot start.

use std::{error::Error, fmt, io, net::SocketAddr, path::PathBuf};

use sqlx::migrate::MigrateError;

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
    /// What is kept was written by a newer version.
    Newer(String),
    /// The data file or the database cannot be opened.
    Database {
        /// Which one.
        place: String,
        /// What the database says.
        why: sqlx::Error,
    },
    /// The data file does not answer as it should.
    Query(sqlx::Error),
    /// Another server uses the database.
    Shared(String),
    /// The database follows another one.
    Replica(String),
    /// The address of the database is not one.
    DatabaseUrl(String),
    /// The database acknowledges what it may forget.
    Forgetful {
        /// Which one.
        place: String,
        /// What is switched off there.
        setting: &'static str,
    },
    /// The address of the bus is not one.
    BusUrl(String),
    /// A bus, and nothing that nodes could share.
    BusWithoutDatabase,
    /// The bus cannot be reached.
    Bus {
        /// Which one.
        place: String,
        /// What it says.
        why: String,
    },
    /// The bus knows nobody of this name and password.
    BusDenied(String),
    /// The bus does not let this node speak and hear.
    BusMute(String),
    /// The key of the thinkers is none.
    ThinkersKey,
    /// The key of the thinkers is that of another house.
    ThinkersKeyForeign(String),
    /// The bus does not let a thinker speak and hear.
    ThinkerMute(String),
    /// Somebody began to copy a house to this place, and did not end.
    HalfCopied(String),
    /// The nodes on the bus have another database.
    BusForeign(String),
    /// The signing key is damaged.
    Key,
    /// The program was built with a database that is not safe to use.
    OldSqlite(String),
}

impl StartError {
    /// Why a data file or database could not be brought up to date.
    pub(super) fn of_migration(place: String, why: MigrateError) -> Self {
        match why {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => Self::Newer(place),
            MigrateError::Execute(why) => Self::Database { place, why },
            other => Self::Database { place, why: sqlx::Error::Migrate(Box::new(other)) },
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
            Self::Newer(place) => write!(
                f,
                "{place} was written by a newer version of Castellan; use that version, or another \
                 --data or --database"
            ),
            Self::Database { place, why } => write!(f, "{place} cannot be opened: {why}"),
            Self::Query(why) => write!(f, "what is kept does not answer: {why}"),
            Self::Shared(place) => write!(f, "another server already uses {place}"),
            Self::Replica(place) => write!(f, "{place} is a replica; name the primary"),
            Self::DatabaseUrl(why) => write!(
                f,
                "the address of the database should look like \
                 postgres://castellan@db.example.org/castellan: {why}"
            ),
            Self::Forgetful { place, setting } => write!(
                f,
                "{place} has {setting} = off and may forget what it has acknowledged; switch it on"
            ),
            Self::BusUrl(why) => {
                write!(f, "the address of the bus should look like nats://bus.example.org: {why}")
            }
            Self::BusWithoutDatabase => f.write_str(
                "nodes share a database: with --bus there must be a --database postgres://…",
            ),
            Self::Bus { place, why } => write!(f, "the bus {place} cannot be reached: {why}"),
            Self::BusDenied(place) => {
                write!(f, "the bus {place} refuses the name and password, or wants some")
            }
            Self::BusMute(place) => write!(
                f,
                "the bus {place} does not let this node speak and hear: its user needs to publish \
                 and subscribe castellan.>"
            ),
            Self::BusForeign(place) => write!(
                f,
                "on the bus {place} are nodes of another house, with another database; give each \
                 house a name of its own behind the address, like {place}/winter"
            ),
            Self::ThinkersKey => {
                f.write_str("the thinkers' key should be the one that castellan key tells")
            }
            Self::ThinkersKeyForeign(place) => write!(
                f,
                "the nodes and thinkers on the bus {place} have another key; castellan key tells \
                 the one of their house"
            ),
            Self::ThinkerMute(place) => write!(
                f,
                "the bus {place} does not let this thinker speak and hear: its user needs to \
                 publish castellan.think.> and castellan.answer.>, and to subscribe \
                 castellan.think.>"
            ),
            Self::HalfCopied(place) => write!(
                f,
                "a house was being copied to {place} and is not whole; run castellan copy again"
            ),
            Self::Key => f.write_str("the signing key is damaged"),
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
