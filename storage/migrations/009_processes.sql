-- Which processes of the bot run now. A letter or a deadline belongs to the one that took it up while that lives.
CREATE TABLE processes (
    id    INTEGER PRIMARY KEY,         -- given once: what an earlier life took up is known by it
    slot  INTEGER,                     -- its share of the shards; NULL: it stands by
    schema INTEGER NOT NULL,           -- what it knows of the schema
    until REAL NOT NULL                -- taken for dead after this, by the server's clock
) STRICT;
CREATE UNIQUE INDEX processes_by_slot ON processes (slot) WHERE slot IS NOT NULL;

ALTER TABLE outbox ADD COLUMN holder INTEGER;    -- the process that sends it
ALTER TABLE deadlines ADD COLUMN holder INTEGER; -- the process that does what is due
