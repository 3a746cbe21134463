-- Standing orders for every question.

CREATE TABLE orders_ahead (            -- answers given before their question: secret, and binding nobody
    id       INTEGER PRIMARY KEY,      -- in the order given
    match    INTEGER NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('always', 'next')),
    step     TEXT NOT NULL,            -- the question it answers; empty: whichever comes next
    body     BLOB NOT NULL,            -- the Order: picks, and its words as they were when it was given
    dropped  INTEGER NOT NULL DEFAULT 0 -- 1: could not be carried out, and its owner has not looked since
) STRICT;
CREATE INDEX orders_ahead_by_match ON orders_ahead (match, id);
