-- The card files tables were begun with, by the digest of what decides play.
CREATE TABLE catalogues (
    digest TEXT PRIMARY KEY,
    text   TEXT NOT NULL
) STRICT;
CREATE TRIGGER catalogues_stay BEFORE UPDATE ON catalogues BEGIN SELECT RAISE(ABORT, 'catalogues are never changed'); END;
CREATE TRIGGER catalogues_last BEFORE DELETE ON catalogues BEGIN SELECT RAISE(ABORT, 'catalogues are never removed'); END;
