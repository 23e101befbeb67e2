-- The card files tables were begun with, by the digest of what decides play.
CREATE TABLE catalogues (
    digest text PRIMARY KEY,
    text   text NOT NULL
);
CREATE TRIGGER catalogues_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON catalogues FOR EACH STATEMENT EXECUTE FUNCTION koloda_stays();
