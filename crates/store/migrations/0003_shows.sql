-- What lists show is written with every move, and a database writes a row as a whole: apart from the long body of its table it is small.

CREATE TABLE shows (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    entries  BIGINT NOT NULL, -- how many the record has
    asked    BIGINT,          -- the seat that is asked
    since    BIGINT NOT NULL, -- since when
    touched  BIGINT NOT NULL, -- when somebody last did something here
    result   TEXT             -- JSON that the server alone understands, once it is over
);
INSERT INTO shows (table_id, entries, asked, since, touched, result)
    SELECT id, entries, asked, since, touched, result FROM tables;
ALTER TABLE tables DROP COLUMN entries;
ALTER TABLE tables DROP COLUMN asked;
ALTER TABLE tables DROP COLUMN since;
ALTER TABLE tables DROP COLUMN touched;
ALTER TABLE tables DROP COLUMN result;
