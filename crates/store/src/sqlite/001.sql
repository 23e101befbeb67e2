CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    header   TEXT NOT NULL,
    secret   BLOB NOT NULL,
    public   INTEGER NOT NULL,
    created  INTEGER NOT NULL DEFAULT (unixepoch()),
    picks    INTEGER NOT NULL DEFAULT 0,
    over     INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_public ON tables (created DESC) WHERE public = 1;

CREATE TABLE events (
    table_id  TEXT NOT NULL REFERENCES tables (table_id),
    seq       INTEGER NOT NULL,
    client_id TEXT,
    payload   BLOB NOT NULL,
    hash      BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX events_client ON events (table_id, client_id) WHERE client_id IS NOT NULL;

CREATE TRIGGER events_stay BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
CREATE TRIGGER events_last BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'events are never removed'); END;
CREATE TRIGGER tables_last BEFORE DELETE ON tables BEGIN SELECT RAISE(ABORT, 'tables are never removed'); END;
CREATE TRIGGER tables_stay BEFORE UPDATE OF table_id, header, secret ON tables BEGIN SELECT RAISE(ABORT, 'headers are never changed'); END;
