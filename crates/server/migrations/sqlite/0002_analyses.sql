-- Finished matches in hindsight, each as one thinker saw it. They can be worked out again, so only
-- the newest are kept.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
    thinker TEXT NOT NULL,
    found TEXT NOT NULL
);

CREATE TRIGGER analyses_stay_few AFTER INSERT ON analyses BEGIN
    DELETE FROM analyses WHERE rowid <= NEW.rowid - 5000;
END;
