-- The anchor of each log: how many events it has and the hash of the last. A log that ends before it has lost its tail.
-- A table of its own, not columns of `tables`: it is written with every append, and its rows are small.
CREATE TABLE tips (
    table_id TEXT PRIMARY KEY REFERENCES tables (table_id),
    next     INTEGER NOT NULL,
    hash     BLOB NOT NULL
) STRICT, WITHOUT ROWID;
-- An empty log of an older store is anchored by its length alone: its first hash is not made by SQL.
INSERT INTO tips (table_id, next, hash)
    SELECT tables.table_id, coalesce(last.seq + 1, 0), coalesce(last.hash, x'')
    FROM tables LEFT JOIN events AS last ON last.table_id = tables.table_id
        AND last.seq = (SELECT max(seq) FROM events WHERE events.table_id = tables.table_id);
CREATE TRIGGER tips_last BEFORE DELETE ON tips BEGIN SELECT RAISE(ABORT, 'tips are never removed'); END;
CREATE TRIGGER tips_grow BEFORE UPDATE ON tips WHEN NEW.next < OLD.next OR NEW.table_id <> OLD.table_id
    BEGIN SELECT RAISE(ABORT, 'tips never go back'); END;

-- When somebody last played: lists leave out what is over or abandoned.
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET touched = created;
DROP INDEX tables_public;
CREATE INDEX tables_listed ON tables (touched) WHERE public = 1;

-- The one row a health check writes.
CREATE TABLE health (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
