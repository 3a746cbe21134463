-- The seed of a table, drawn and sealed when it opens; secret until its match is over. Tables from before have none.
CREATE TABLE seals (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    secret TEXT NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    data TEXT NOT NULL
) STRICT;

-- What everyone may know of it: the commitment, and the value that each Join added.
ALTER TABLE matches ADD COLUMN commitment TEXT;
ALTER TABLE players ADD COLUMN value INTEGER NOT NULL DEFAULT 0;
