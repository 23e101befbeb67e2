-- The order of opening: a clock of seconds cannot tell tables of the same second apart.
ALTER TABLE tables ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET number = ranked.number
    FROM (SELECT table_id, row_number() OVER (ORDER BY created, table_id) AS number FROM tables) AS ranked
    WHERE ranked.table_id = tables.table_id;
CREATE UNIQUE INDEX tables_number ON tables (number);
DROP INDEX tables_public;
CREATE INDEX tables_public ON tables (number DESC) WHERE public = 1;
