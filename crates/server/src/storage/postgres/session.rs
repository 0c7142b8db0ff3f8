//! Sessions that write: one at a time, and only at the primary.

use std::{error::Error, fmt, io, time::Duration};

use sqlx::{ConnectOptions, PgConnection, postgres::PgConnectOptions};
use tokio::time::{Instant, sleep, timeout};

use super::ALONE;

/// Whoever writes holds this lock of the schema: one server alone, or several nodes together.
const LOCK: i32 = 0x4361_7374;
const ONE: &str = "SELECT pg_try_advisory_lock($1, hashtext(current_schema()))";
const SEVERAL: &str = "SELECT pg_try_advisory_lock_shared($1, hashtext(current_schema()))";
/// How long it may take to connect.
const CONNECT: Duration = Duration::from_secs(5);
/// How long a session that was given up may take to end.
const ENDING: Duration = Duration::from_secs(4);

/// Begins sessions that write.
pub(super) struct Sessions {
    options: PgConnectOptions,
    /// By which name transactions are numbered.
    node: String,
    /// The session before, as the server knows it: its process and when that began.
    before: Option<(i32, String)>,
}

impl Sessions {
    pub(super) const fn new(options: PgConnectOptions, node: String) -> Self {
        Self { options, node, before: None }
    }

    pub(super) fn node(&self) -> &str {
        &self.node
    }

    /// Begins a session after the one before has surely ended.
    pub(super) async fn begin(&mut self) -> Result<PgConnection, sqlx::Error> {
        let connecting = self.options.connect();
        let mut fresh = timeout(CONNECT, connecting).await.map_err(|_| Unfit::Late)??;
        is_primary(&mut fresh).await?;
        if let Some(before) = &self.before {
            end(&mut fresh, before).await?;
        }
        let lock_it = if self.node == ALONE { ONE } else { SEVERAL };
        lock(&mut fresh, lock_it).await?;
        let known = sqlx::query_as(
            "SELECT pid, CAST(backend_start AS text) FROM pg_stat_activity
             WHERE pid = pg_backend_pid()",
        );
        self.before = Some(known.fetch_one(&mut fresh).await?);
        Ok(fresh)
    }
}

/// A session that writes, for as long as it is kept.
pub(in crate::storage) async fn hold(
    options: PgConnectOptions,
) -> Result<PgConnection, sqlx::Error> {
    Sessions::new(options, ALONE.to_owned()).begin().await
}

/// Ends a session and waits until it is gone: whatever it was doing is decided then.
async fn end(by: &mut PgConnection, (pid, began): &(i32, String)) -> Result<(), sqlx::Error> {
    let until = Instant::now() + ENDING;
    loop {
        let there: Vec<bool> = sqlx::query_scalar(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE pid = $1 AND CAST(backend_start AS text) = $2",
        )
        .bind(pid)
        .bind(began)
        .fetch_all(&mut *by)
        .await?;
        if there.is_empty() {
            return Ok(());
        }
        if Instant::now() > until {
            return Err(Unfit::Late.into());
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// Takes the lock. A session that has just ended may hold it for a moment.
async fn lock(session: &mut PgConnection, how: &'static str) -> Result<(), sqlx::Error> {
    let until = Instant::now() + Duration::from_millis(500);
    loop {
        let taken: bool = sqlx::query_scalar(how).bind(LOCK).fetch_one(&mut *session).await?;
        if taken {
            return Ok(());
        }
        if Instant::now() > until {
            return Err(Unfit::Shared.into());
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// A replica may not have what was just written.
pub(super) async fn is_primary(session: &mut PgConnection) -> Result<(), sqlx::Error> {
    let replica: bool = sqlx::query_scalar("SELECT pg_is_in_recovery()").fetch_one(session).await?;
    if replica { Err(Unfit::Replica.into()) } else { Ok(()) }
}

/// What is wrong with a database that answers, or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unfit {
    /// Another server writes there.
    Shared,
    /// It follows another database.
    Replica,
    /// It takes too long.
    Late,
}

impl Unfit {
    /// What a session found to be wrong, if it was that.
    pub(super) fn of(why: &sqlx::Error) -> Option<Self> {
        let sqlx::Error::Io(why) = why else { return None };
        why.get_ref()?.downcast_ref().copied()
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Shared => "another server writes there",
            Self::Replica => "it is a replica",
            Self::Late => "it does not answer in time",
        })
    }
}

impl Error for Unfit {}

impl From<Unfit> for sqlx::Error {
    fn from(why: Unfit) -> Self {
        Self::Io(io::Error::other(why))
    }
}
