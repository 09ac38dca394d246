-- One process at a time, and what is kept for how long.

-- What the house knows of itself, by name: who holds the lock, a text that tries whether anything can be written, and tables
-- whose removal has begun. It belongs to this database alone: no backup has it.
CREATE TABLE house (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- When somebody was last here, to the day. Of guests of earlier versions we know only when they came.
ALTER TABLE guests ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE guests SET seen = created;

-- What is old is found by these, never by walking through everything.
CREATE INDEX guests_seen ON guests (seen);
CREATE INDEX tables_old ON tables (phase, created);
CREATE INDEX chat_guest ON chat (guest);
