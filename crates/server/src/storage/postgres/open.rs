//! Opening the database: its address, its schema and the key.

use std::time::Duration;

use sqlx::{
    ConnectOptions, Connection, PgConnection, PgPool, SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::time::timeout;

use super::{
    ALONE,
    session::{Unfit, is_primary},
};
use crate::{secret::Keys, storage::StartError};

/// How many questions are answered at once.
const READERS: u32 = 8;
/// How long a question waits for a connection, and how long it may take to connect.
const PATIENCE: Duration = Duration::from_secs(5);

/// What brings a database up to date, in order.
fn migrations() -> Migrator {
    let migration = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        migration(1, "house", include_str!("../../../migrations/postgres/0001_house.sql")),
        migration(2, "orders", include_str!("../../../migrations/postgres/0002_orders.sql")),
    ])
}

/// Whether a text is meant as the address of a database.
pub(in crate::storage) fn is_address(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}

/// Reads an address like `postgres://castellan@db.example.org/castellan`.
pub(in crate::storage) fn place(url: &str) -> Result<PgConnectOptions, StartError> {
    let wrong = |why: String| StartError::DatabaseUrl(why);
    if !is_address(url) {
        return Err(wrong("it should begin with postgres://".to_owned()));
    }
    let options: PgConnectOptions =
        url.parse().map_err(|why: sqlx::Error| wrong(why.to_string()))?;
    let options = options.application_name("castellan");
    Ok(options.disable_statement_logging())
}

/// Where a database is, without its password.
pub(in crate::storage) fn shown(options: &PgConnectOptions) -> String {
    let (host, port) = (options.get_host(), options.get_port());
    let name = options.get_database().unwrap_or(options.get_username());
    format!("postgres://{host}:{port}/{name}")
}

/// Why a database cannot be used, in words.
pub(in crate::storage) fn told(options: &PgConnectOptions, why: sqlx::Error) -> StartError {
    let place = shown(options);
    match Unfit::of(&why) {
        Some(Unfit::Shared) => StartError::Shared(place),
        Some(Unfit::Replica) => StartError::Replica(place),
        _ => StartError::Database { place, why },
    }
}

/// Brings the database up to date, and opens it for reading.
pub(in crate::storage) async fn prepare(
    options: &PgConnectOptions,
) -> Result<(PgPool, Keys), StartError> {
    let unusable = |why| told(options, why);
    let connected = timeout(PATIENCE, options.connect()).await;
    let mut first = connected.unwrap_or_else(|_| Err(Unfit::Late.into())).map_err(unusable)?;
    is_primary(&mut first).await.map_err(unusable)?;
    is_durable(&mut first, options).await?;
    let migrated = migrations().run(&mut first).await;
    migrated.map_err(|why| StartError::of_migration(shown(options), why))?;
    make_key(&mut first).await?;
    forget_nodes(&mut first).await?;
    first.close().await?;
    let readers = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .after_connect(|session, _| Box::pin(is_primary(session)));
    let readers = readers.connect_with(options.clone()).await.map_err(unusable)?;
    let keys = keys(&readers).await?;
    Ok((readers, keys))
}

/// Whether what is acknowledged is on disk.
async fn is_durable(
    session: &mut PgConnection,
    options: &PgConnectOptions,
) -> Result<(), StartError> {
    for setting in ["fsync", "synchronous_commit", "full_page_writes"] {
        let value: String = sqlx::query_scalar("SELECT current_setting($1)")
            .bind(setting)
            .fetch_one(&mut *session)
            .await?;
        if value == "off" {
            return Err(StartError::Forgetful { place: shown(options), setting });
        }
    }
    Ok(())
}

/// Makes the key that signs, on the first start.
async fn make_key(session: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO meta (key, value) VALUES ('key', $1) ON CONFLICT (key) DO NOTHING")
        .bind(Keys::generate().as_bytes())
        .execute(session)
        .await?;
    Ok(())
}

/// Every start of a node numbers its transactions by a name of its own; those of long ago go.
async fn forget_nodes(session: &mut PgConnection) -> Result<(), sqlx::Error> {
    let statement = "DELETE FROM commits WHERE node <> $1
         AND at_ms < CAST(EXTRACT(EPOCH FROM now() - INTERVAL '7 days') * 1000 AS BIGINT)";
    sqlx::query(statement).bind(ALONE).execute(session).await?;
    Ok(())
}

async fn keys(readers: &PgPool) -> Result<Keys, StartError> {
    let stored: Vec<u8> =
        sqlx::query_scalar("SELECT value FROM meta WHERE key = 'key'").fetch_one(readers).await?;
    Keys::from_bytes(&stored).ok_or(StartError::Key)
}

/// The key of a house that is kept there; changes nothing.
pub(in crate::storage) async fn key(options: &PgConnectOptions) -> Result<Keys, StartError> {
    let readers = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
    let unusable = |why| told(options, why);
    let readers = readers.connect_with(options.clone()).await.map_err(unusable)?;
    let found = keys(&readers).await;
    readers.close().await;
    found.map_err(|why| match why {
        StartError::Query(why) => unusable(why),
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_migration_of_the_folder_is_run() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/postgres");
        assert_eq!(std::fs::read_dir(folder).unwrap().count(), migrations().iter().count());
    }

    #[test]
    fn an_address_is_shown_without_its_password() {
        let options = place("postgres://castellan:secret@db.example.org:5433/house").unwrap();
        assert_eq!(shown(&options), "postgres://db.example.org:5433/house");
        for bad in ["mysql://x/y", "db.example.org", "postgres://x:port/y", ""] {
            assert!(place(bad).is_err(), "{bad}");
        }
    }
}
