-- The order of opening: clocks of several servers cannot tell it.
ALTER TABLE tables ADD COLUMN number bigint;
CREATE SEQUENCE tables_number OWNED BY tables.number;
UPDATE tables SET number = ranked.number
    FROM (SELECT table_id, nextval('tables_number') AS number FROM (SELECT table_id FROM tables ORDER BY created, table_id) AS old) AS ranked
    WHERE ranked.table_id = tables.table_id;
ALTER TABLE tables ALTER COLUMN number SET DEFAULT nextval('tables_number'), ALTER COLUMN number SET NOT NULL;
DROP INDEX tables_public;
CREATE INDEX tables_public ON tables (number DESC) WHERE public;
