-- The key that signs everything, and other single values.
CREATE TABLE meta (
    key   TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);

-- The number of the last transaction of each node that writes.
CREATE TABLE commits (
    node   TEXT COLLATE "C" PRIMARY KEY,
    serial BIGINT NOT NULL
);

-- Guests who did something that must be remembered. Everybody else is only a signed cookie.
CREATE TABLE identities (
    id         TEXT COLLATE "C" PRIMARY KEY,
    name       TEXT NOT NULL,
    epoch      BIGINT NOT NULL DEFAULT 0,
    created_ms BIGINT NOT NULL
);

-- What was agreed when the table was opened (setup, never changed), and a summary for lists.
CREATE TABLE tables (
    id          TEXT COLLATE "C" PRIMARY KEY,
    invite      TEXT COLLATE "C" NOT NULL UNIQUE,
    setup       TEXT NOT NULL,
    public      BIGINT NOT NULL,
    stage       TEXT NOT NULL,
    seats_taken BIGINT NOT NULL,
    awaited     BIGINT NOT NULL,
    due_ms      BIGINT,
    updated_ms  BIGINT NOT NULL,
    result      TEXT,
    seating     TEXT
);
CREATE INDEX tables_open ON tables (public, stage, updated_ms);
CREATE INDEX tables_due ON tables (due_ms) WHERE due_ms IS NOT NULL;

-- Everything that happened at a table, in order. Rows are only ever added.
CREATE TABLE log (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    at_ms    BIGINT NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Who may look at a table; seats is a set of bits, seated says whether there ever was one.
CREATE TABLE people (
    identity TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seats    BIGINT NOT NULL,
    seated   BIGINT NOT NULL,
    PRIMARY KEY (identity, table_id)
);
CREATE INDEX people_of ON people (table_id);

-- Finished matches in hindsight, each as one thinker saw it. They can be worked out again, so only
-- the newest are kept.
CREATE TABLE analyses (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    thinker  TEXT NOT NULL,
    found    TEXT NOT NULL,
    number   BIGINT GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX analyses_age ON analyses (number);

CREATE FUNCTION analyses_stay_few() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM analyses WHERE number <= NEW.number - 5000;
    RETURN NULL;
END;
$$;
CREATE TRIGGER analyses_stay_few AFTER INSERT ON analyses
    FOR EACH ROW EXECUTE FUNCTION analyses_stay_few();
