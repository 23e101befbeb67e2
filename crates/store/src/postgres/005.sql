-- The anchor of each log: how many events it has and the hash of the last. A log that ends before it has lost its tail.
-- A table of its own, not columns of `tables`: it is written with every append, and its rows are small.
CREATE TABLE tips (
    table_id text PRIMARY KEY REFERENCES tables (table_id),
    next     bigint NOT NULL,
    hash     bytea NOT NULL
) WITH (fillfactor = 70);
-- An empty log of an older store is anchored by its length alone: its first hash is not made by SQL.
INSERT INTO tips (table_id, next, hash)
    SELECT tables.table_id, coalesce(last.seq + 1, 0), coalesce(last.hash, '')
    FROM tables LEFT JOIN (SELECT DISTINCT ON (table_id) table_id, seq, hash FROM events ORDER BY table_id, seq DESC) AS last
        ON last.table_id = tables.table_id;
CREATE TRIGGER tips_last BEFORE DELETE OR TRUNCATE ON tips FOR EACH STATEMENT EXECUTE FUNCTION koloda_stays();
CREATE TRIGGER tips_grow BEFORE UPDATE ON tips FOR EACH ROW WHEN (NEW.next < OLD.next OR NEW.table_id <> OLD.table_id)
    EXECUTE FUNCTION koloda_stays();

-- When somebody last played: lists leave out what is over or abandoned.
ALTER TABLE tables ADD COLUMN touched timestamptz NOT NULL DEFAULT now();
UPDATE tables SET touched = created;
DROP INDEX tables_public;
CREATE INDEX tables_listed ON tables (touched) WHERE public;

-- The one row a health check writes.
CREATE TABLE health (
    one boolean PRIMARY KEY CHECK (one),
    at  timestamptz NOT NULL
);
