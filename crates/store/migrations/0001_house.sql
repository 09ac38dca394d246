-- The whole house: guests, tables, records, chat.
--
-- Only BIGINT, TEXT and DOUBLE PRECISION: sqlx::Any understands no other types on both databases. Truth is 0 or 1, times
-- are milliseconds since 1970. This file never changes once a house has run it; the next change is a file of its own.

CREATE TABLE guests (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    token_hash TEXT   NOT NULL UNIQUE,
    created    BIGINT NOT NULL
);

CREATE TABLE tables (
    id      TEXT   NOT NULL PRIMARY KEY,
    game    TEXT   NOT NULL,
    phase   TEXT   NOT NULL, -- set-up, playing, over
    listed  BIGINT NOT NULL,
    body    TEXT   NOT NULL, -- JSON that the server alone understands
    version BIGINT NOT NULL, -- grows with every update
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL
);

-- Most tables are over: the lobby must not walk through them.
CREATE INDEX tables_listed ON tables (created) WHERE listed = 1 AND phase IN ('set-up', 'playing');

-- The one secret of a table lives apart, so that no query for something else can carry it along.
CREATE TABLE seeds (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed     TEXT NOT NULL
);

-- Who sits where: an index of what `tables.body` says.
CREATE TABLE seats (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    guest    TEXT   NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_guest ON seats (guest);

-- The record. The primary key is the judge when two processes append at once. Moves are written more often than anything
-- else, so this table has no other index and no REFERENCES: the writer looks the table up itself, in the same transaction.
CREATE TABLE entries (
    table_id TEXT   NOT NULL,
    n        BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    token    TEXT,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- The latest only: it spares the replay, it is never the truth.
CREATE TABLE snapshots (
    table_id TEXT   NOT NULL PRIMARY KEY,
    n        BIGINT NOT NULL,
    position TEXT   NOT NULL
);

CREATE TABLE chat (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    guest    TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);
