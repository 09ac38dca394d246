-- Who has opened a table, or brought a record: what one guest may keep in the house is counted here. Tables that are older than this are nobody's.

CREATE TABLE openers (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    guest    TEXT   NOT NULL,
    record   BIGINT NOT NULL -- 1: a record somebody brought, 0: a table to play at
);

CREATE INDEX openers_guest ON openers (guest);
