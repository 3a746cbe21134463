-- What is waited for and what is to be said, by the words the program uses.

ALTER TABLE outbox RENAME COLUMN lane TO queue;
DROP INDEX outbox_by_lane;
CREATE INDEX outbox_by_queue ON outbox (queue, match, id);

-- A deadline is kept as JSON (bot/match/deadlines.py); its key is unique within the match.
CREATE TABLE deadlines_as_json (
    match INTEGER NOT NULL REFERENCES matches (id),
    key   TEXT NOT NULL,
    what  TEXT NOT NULL,
    due   REAL NOT NULL,
    PRIMARY KEY (match, key)
) STRICT, WITHOUT ROWID;
INSERT INTO deadlines_as_json (match, key, what, due)
SELECT match, kind, CASE
    WHEN kind IN ('orders', 'window') THEN json_object('type', kind, 'asked', at)
    WHEN kind IN ('stand-in', 'timeout') THEN json_object('type', kind)
    WHEN kind = 'interim' THEN json_object('type', kind, 'at', at)
    WHEN kind = 'return' THEN json_object('type', kind, 'at', due)
    WHEN kind = 'idle' THEN json_object('type', kind, 'warned', json(iif(at, 'true', 'false')))
    WHEN kind LIKE 'remind:%' THEN json_object('type', 'remind', 'seat', CAST(substr(kind, 8) AS INTEGER))
    WHEN kind LIKE 'tidy:%' THEN json_object('type', 'tidy', 'seat', CAST(substr(kind, 6) AS INTEGER))
    WHEN kind LIKE 'vote:%' THEN json_object('type', 'vote', 'proposal', CAST(substr(kind, 6) AS INTEGER))
    WHEN kind LIKE 'offer:%' THEN json_object('type', 'offer', 'proposal', CAST(substr(kind, 7) AS INTEGER))
    ELSE json_object('type', kind, 'at', at)    -- none that we know of; the scheduler will name it
END, due FROM deadlines;
DROP TABLE deadlines;
ALTER TABLE deadlines_as_json RENAME TO deadlines;
CREATE INDEX deadlines_by_due ON deadlines (due);

-- The sign that marks a stand-in is added when its name is shown, in the reader's language.
UPDATE players SET name = substr(name, 3, length(name) - 2 - length(' (stand-in)'))
    WHERE stand_in = 1 AND name LIKE '⚙ % (stand-in)';
UPDATE players SET name = substr(name, 3, length(name) - 2 - length(' (remplaçant)'))
    WHERE stand_in = 1 AND name LIKE '⚙ % (remplaçant)';
UPDATE players SET name = substr(name, 3, length(name) - 2 - length(' (sostituto)'))
    WHERE stand_in = 1 AND name LIKE '⚙ % (sostituto)';
