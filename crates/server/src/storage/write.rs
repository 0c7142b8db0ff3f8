//! Everything that is ever written: one list, and the statements for each.

use super::{Append, value::Ask};
use crate::{identity::Identity, secret, time::now_ms};

/// How much room is asked for before the storage counts as writable again: what a busy second
/// needs. A file with room for one small row only would be called well and fail at once.
const ROOM: usize = 64 * 1024;

/// Something to be written.
#[derive(Clone, Debug)]
pub(super) enum Write {
    /// New rows of a table's log, and the table's summary.
    Append(Box<Append>),
    /// Somebody, unless they are written already.
    Remember(Identity),
    /// Somebody's new name.
    Rename(Identity),
    /// Somebody's next epoch, if the present one is as it is said to be.
    Renew(Identity),
    /// Somebody may look at a table.
    Admit { identity: String, table: String },
    /// Nothing is due at a table any more.
    NeverDue { table: String },
    /// What a thinker found out about a match.
    Analysis { table: String, thinker: String, found: String },
    /// Whether there is room: takes some.
    Probe,
    /// Gives it back.
    ProbeDone,
}

impl Write {
    /// What it appends to a table's log, if that is what it does.
    pub(super) fn append(&self) -> Option<&Append> {
        if let Self::Append(append) = self { Some(append) } else { None }
    }

    /// The statements that write it, the last of which tells how many rows it changed. Appends have
    /// none: those of all tables are written together, by each database in its own way.
    pub(super) fn statements(&self) -> Vec<Ask> {
        match self {
            Self::Append(_) => Vec::new(),
            Self::Remember(who) => vec![somebody(
                "INSERT INTO identities (id, name, epoch, created_ms) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (id) DO NOTHING",
                who,
            )],
            Self::Rename(who) => vec![somebody(
                "INSERT INTO identities (id, name, epoch, created_ms) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                who,
            )],
            Self::Renew(who) => vec![Ask::new(
                "UPDATE identities SET epoch = epoch + 1 WHERE id = $1 AND epoch = $2",
                [(&who.id).into(), who.epoch.into()],
            )],
            Self::Admit { identity, table } => vec![Ask::new(
                "INSERT INTO people (identity, table_id, seats, seated) VALUES ($1, $2, 0, 0)
                 ON CONFLICT (identity, table_id) DO NOTHING",
                [identity.into(), table.into()],
            )],
            Self::NeverDue { table } => {
                vec![Ask::new("UPDATE tables SET due_ms = NULL WHERE id = $1", [table.into()])]
            }
            Self::Analysis { table, thinker, found } => vec![
                // Not overwritten: what is found out anew is the newest.
                Ask::new("DELETE FROM analyses WHERE table_id = $1", [table.into()]),
                Ask::new(
                    "INSERT INTO analyses (table_id, thinker, found) VALUES ($1, $2, $3)",
                    [table.into(), thinker.into(), found.into()],
                ),
            ],
            Self::Probe => vec![Ask::new(
                "INSERT INTO meta (key, value) VALUES ('probe', $1)
                 ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                [super::value::Value::Bytes(noise())],
            )],
            Self::ProbeDone => vec![Ask::new("DELETE FROM meta WHERE key = 'probe'", [])],
        }
    }
}

fn somebody(sql: &'static str, who: &Identity) -> Ask {
    let values = [(&who.id).into(), (&who.name).into(), who.epoch.into(), now_ms().into()];
    Ask::new(sql, values)
}

/// Bytes that nothing can make smaller.
fn noise() -> Vec<u8> {
    let mut noise = vec![0; ROOM];
    secret::fill(&mut noise);
    noise
}
