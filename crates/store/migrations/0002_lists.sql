-- What lists show of a match, written in the same commit as its entries: no list has to open a table for it.

ALTER TABLE tables ADD COLUMN entries BIGINT NOT NULL DEFAULT 0; -- how many the record has
ALTER TABLE tables ADD COLUMN asked BIGINT;                      -- the seat that is asked
ALTER TABLE tables ADD COLUMN since BIGINT NOT NULL DEFAULT 0;   -- since when
ALTER TABLE tables ADD COLUMN result TEXT;                       -- JSON that the server alone understands, once it is over
