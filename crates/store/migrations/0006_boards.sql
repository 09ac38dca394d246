-- The file of a board that does not come with the program may be long, and no list shows it: it leaves the body. Tables that are older have it there until
-- their row is written again.

ALTER TABLE tables ADD COLUMN board TEXT;
