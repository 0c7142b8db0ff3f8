//! Moving a house from one place to another: from a folder into a database, or back.

use std::{error::Error, fmt, fs::File, path::Path};

use sqlx::{ConnectOptions, Connection, PgConnection, SqliteConnection};

use super::{
    StartError, postgres,
    readers::Readers,
    sqlite,
    value::{Ask, Row, Value},
};

/// Rows that belong together, in the order of their key, 500 at once.
struct Relation {
    name: &'static str,
    /// How many of its columns, from the left, are its key.
    key: usize,
    first: &'static str,
    /// The page after a row, which is named by its key.
    next: &'static str,
    insert: &'static str,
    delete: &'static str,
}

macro_rules! relation {
    ($name:literal, $columns:literal, $places:literal, $key:literal, $after:literal, $length:literal) => {
        Relation {
            name: $name,
            key: $length,
            first: concat!("SELECT ", $columns, " FROM ", $name, " ORDER BY ", $key, " LIMIT 500"),
            next: concat!(
                "SELECT ",
                $columns,
                " FROM ",
                $name,
                " WHERE (",
                $key,
                ") > (",
                $after,
                ") ORDER BY ",
                $key,
                " LIMIT 500"
            ),
            insert: concat!("INSERT INTO ", $name, " (", $columns, ") VALUES (", $places, ")"),
            delete: concat!("DELETE FROM ", $name),
        }
    };
}

/// Everything that is kept, so that what is referred to comes first.
const RELATIONS: [Relation; 5] = [
    relation!("identities", "id, name, epoch, created_ms", "$1, $2, $3, $4", "id", "$1", 1),
    relation!(
        "tables",
        "id, invite, setup, public, stage, seats_taken, awaited, due_ms, updated_ms, result, seating",
        "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11",
        "id",
        "$1",
        1
    ),
    relation!(
        "log",
        "table_id, seq, at_ms, entry, order_id",
        "$1, $2, $3, $4, $5",
        "table_id, seq",
        "$1, $2",
        2
    ),
    relation!(
        "people",
        "identity, table_id, seats, seated",
        "$1, $2, $3, $4",
        "identity, table_id",
        "$1, $2",
        2
    ),
    relation!("analyses", "table_id, thinker, found", "$1, $2, $3", "table_id", "$1", 1),
];

/// How much was copied, and read back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Tables.
    pub tables: u64,
    /// Rows of their logs.
    pub rows: u64,
    /// Guests who are remembered.
    pub identities: u64,
}

/// Copies everything that is kept at one place to another, where nothing is kept yet, and reads it
/// back. A place is a data folder or the address of a PostgreSQL database. Nobody may use either
/// meanwhile. What is broken off leaves a mark: no server opens the target, and the next copy begins
/// anew.
///
/// # Errors
/// When a place cannot be opened or is in use, when something is kept at the target, or when what
/// is read back differs.
pub async fn copy(from: &str, to: &str) -> Result<Copied, CopyError> {
    if !postgres::is_address(from) && !sqlite::is_there(Path::new(from)) {
        return Err(CopyError::Nothing(from.to_owned()));
    }
    let source = Place::open(from).await?;
    source.readers.check_whole(|| shown(from)).await?;
    let mut target = Place::open(to).await?;
    if target.readers.is_half_copied().await? {
        target.clear().await?;
    } else if !target.is_empty().await? {
        return Err(CopyError::Taken(shown(to)));
    }
    target.begin(&source).await?;
    let mut rows = [0; RELATIONS.len()];
    for (relation, rows) in RELATIONS.iter().zip(&mut rows) {
        write_all(relation, &source, &mut target).await?;
        *rows = compare(relation, &source, &target).await?;
    }
    target.end().await?;
    source.close().await;
    target.close().await;
    let [identities, tables, rows, ..] = rows;
    Ok(Copied { tables, rows, identities })
}

/// Which place, for people: without a password.
fn shown(place: &str) -> String {
    match postgres::place(place) {
        Ok(options) => postgres::shown(&options),
        Err(_) => place.to_owned(),
    }
}

/// A place that is held for as long as something is copied.
struct Place {
    readers: Readers,
    hand: Hand,
    _lock: Option<File>,
}

/// The connection that writes.
enum Hand {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Place {
    async fn open(place: &str) -> Result<Self, CopyError> {
        if postgres::is_address(place) {
            let options = postgres::place(place)?;
            let (readers, _) = postgres::prepare(&options).await?;
            let hand = postgres::hold(options.clone()).await;
            let hand = Hand::Postgres(hand.map_err(|why| postgres::told(&options, why))?);
            return Ok(Self { readers: Readers::Postgres(readers), hand, _lock: None });
        }
        let dir = Path::new(place);
        let lock = sqlite::lock(dir)?;
        let (readers, _) = sqlite::prepare(dir).await?;
        let hand = Hand::Sqlite(sqlite::options(dir).connect().await?);
        Ok(Self { readers: Readers::Sqlite(readers), hand, _lock: Some(lock) })
    }

    /// Whether nothing is kept there but a key.
    async fn is_empty(&self) -> Result<bool, CopyError> {
        for relation in &RELATIONS {
            if !self.readers.ask(&Ask::new(relation.first, [])).await?.is_empty() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Takes over the key that signs, so that everybody stays who they are, and marks the place until
    /// it is whole.
    async fn begin(&mut self, from: &Self) -> Result<(), CopyError> {
        let key = Ask::new("SELECT value FROM meta WHERE key = 'key'", []);
        let values = from.readers.ask(&key).await?.into_iter().flat_map(Row::rest);
        let values: Vec<Value> = values.collect();
        let mark = "INSERT INTO meta (key, value) VALUES ('copying', $1)
             ON CONFLICT (key) DO NOTHING";
        self.run([
            Ask::new(mark, [Value::Bytes(Vec::new())]),
            Ask::new("UPDATE meta SET value = $1 WHERE key = 'key'", values),
        ])
        .await
    }

    /// It is whole.
    async fn end(&mut self) -> Result<(), CopyError> {
        self.run([Ask::new("DELETE FROM meta WHERE key = 'copying'", [])]).await
    }

    /// Removes what a copy has left that was broken off.
    async fn clear(&mut self) -> Result<(), CopyError> {
        self.run(RELATIONS.iter().rev().map(|relation| Ask::new(relation.delete, []))).await
    }

    /// Runs statements in one transaction.
    async fn run(&mut self, asks: impl IntoIterator<Item = Ask>) -> Result<(), CopyError> {
        match &mut self.hand {
            Hand::Sqlite(hand) => {
                let mut transaction = hand.begin_with("BEGIN IMMEDIATE").await?;
                for ask in asks {
                    sqlite::run(&mut transaction, &ask).await?;
                }
                transaction.commit().await?;
            }
            Hand::Postgres(hand) => {
                let mut transaction = hand.begin().await?;
                for ask in asks {
                    postgres::run(&mut transaction, &ask).await?;
                }
                transaction.commit().await?;
            }
        }
        Ok(())
    }

    /// The rows that follow a key; the first ones without.
    async fn page(
        &self,
        relation: &Relation,
        after: Option<Vec<Value>>,
    ) -> Result<Vec<Vec<Value>>, CopyError> {
        let ask = match after {
            None => Ask::new(relation.first, []),
            Some(key) => Ask::new(relation.next, key),
        };
        Ok(self.readers.ask(&ask).await?.into_iter().map(Row::rest).collect())
    }

    async fn close(self) {
        self.readers.close().await;
        let _ = match self.hand {
            Hand::Sqlite(hand) => hand.close().await,
            Hand::Postgres(hand) => hand.close().await,
        };
    }
}

/// The key of the last row of a page.
fn last_key(relation: &Relation, page: &[Vec<Value>]) -> Option<Vec<Value>> {
    page.last().map(|row| row[..relation.key].to_vec())
}

async fn write_all(
    relation: &Relation,
    source: &Place,
    target: &mut Place,
) -> Result<(), CopyError> {
    let mut after = None;
    loop {
        let page = source.page(relation, after.take()).await?;
        if page.is_empty() {
            return Ok(());
        }
        after = last_key(relation, &page);
        target.run(page.into_iter().map(|row| Ask::new(relation.insert, row))).await?;
    }
}

/// Reads both places again, and counts the rows if they are the same.
async fn compare(relation: &Relation, source: &Place, target: &Place) -> Result<u64, CopyError> {
    let (mut after, mut rows) = (None, 0);
    loop {
        let there = target.page(relation, after.clone()).await?;
        if source.page(relation, after.take()).await? != there {
            return Err(CopyError::Differs(relation.name));
        }
        if there.is_empty() {
            return Ok(rows);
        }
        rows += there.len() as u64;
        after = last_key(relation, &there);
    }
}

/// Why a house was not copied.
#[derive(Debug)]
pub enum CopyError {
    /// There is no data file in the folder.
    Nothing(String),
    /// Something is kept at the target already.
    Taken(String),
    /// A place cannot be opened.
    Start(StartError),
    /// Something was not read or written.
    Query(sqlx::Error),
    /// What was read back is not what was written.
    Differs(&'static str),
}

impl fmt::Display for CopyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing(place) => write!(f, "there is no data file in {place}"),
            Self::Taken(place) => {
                write!(f, "a house is kept at {place} already; choose an empty place")
            }
            Self::Start(why) => why.fmt(f),
            Self::Query(why) => write!(f, "the house could not be copied: {why}"),
            Self::Differs(name) => {
                write!(f, "{name} read back from the copy differ; the copy is not to be used")
            }
        }
    }
}

impl Error for CopyError {}

impl From<StartError> for CopyError {
    fn from(why: StartError) -> Self {
        Self::Start(why)
    }
}

impl From<sqlx::Error> for CopyError {
    fn from(why: sqlx::Error) -> Self {
        Self::Query(why)
    }
}
