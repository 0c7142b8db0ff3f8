-- The key that signs everything, and other single values.
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- Guests who did something that must be remembered. Everybody else is only a signed cookie.
CREATE TABLE identities (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    epoch      INTEGER NOT NULL DEFAULT 0,
    created_ms INTEGER NOT NULL
) WITHOUT ROWID;

-- What was agreed when the table was opened (setup, never changed), and a summary for lists.
CREATE TABLE tables (
    id          TEXT PRIMARY KEY,
    invite      TEXT NOT NULL UNIQUE,
    setup       TEXT NOT NULL,
    public      INTEGER NOT NULL,
    stage       TEXT NOT NULL,
    seats_taken INTEGER NOT NULL,
    awaited     INTEGER NOT NULL,
    due_ms      INTEGER,
    updated_ms  INTEGER NOT NULL,
    result      TEXT
) WITHOUT ROWID;
CREATE INDEX tables_open ON tables (public, stage, updated_ms);
CREATE INDEX tables_due ON tables (due_ms) WHERE due_ms IS NOT NULL;

-- Everything that happened at a table, in order. Rows are only ever added.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- Who may look at a table; seats is a set of bits, seated says whether there ever was one.
CREATE TABLE people (
    identity TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seats    INTEGER NOT NULL,
    seated   INTEGER NOT NULL,
    PRIMARY KEY (identity, table_id)
) WITHOUT ROWID;
