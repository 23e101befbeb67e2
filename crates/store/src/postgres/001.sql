CREATE TABLE tables (
    table_id text PRIMARY KEY,
    header   text NOT NULL,
    secret   bytea NOT NULL,
    public   boolean NOT NULL,
    created  timestamptz NOT NULL DEFAULT now(),
    picks    bigint NOT NULL DEFAULT 0,
    over     boolean NOT NULL DEFAULT false
);

CREATE INDEX tables_public ON tables (created DESC) WHERE public;

CREATE TABLE events (
    table_id  text NOT NULL REFERENCES tables (table_id),
    seq       bigint NOT NULL,
    client_id text,
    payload   bytea NOT NULL,
    hash      bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX events_client ON events (table_id, client_id) WHERE client_id IS NOT NULL;

CREATE FUNCTION koloda_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the log is never changed'; END $$;
CREATE TRIGGER events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION koloda_stays();
CREATE TRIGGER tables_last BEFORE DELETE ON tables FOR EACH STATEMENT EXECUTE FUNCTION koloda_stays();
CREATE TRIGGER tables_stay BEFORE UPDATE OF table_id, header, secret ON tables FOR EACH STATEMENT EXECUTE FUNCTION koloda_stays();
