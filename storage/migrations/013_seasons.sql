-- Seasons: a round robin of a server, round by round.
CREATE TABLE seasons (
    id       INTEGER PRIMARY KEY,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,         -- where its board and its tables are
    message  INTEGER,                  -- the board
    game     TEXT NOT NULL,
    language TEXT NOT NULL,
    days     INTEGER NOT NULL,         -- how long a round is
    phase    TEXT NOT NULL CHECK (phase IN ('open', 'playing', 'over')),
    made     REAL NOT NULL
) STRICT;

CREATE TABLE season_people (
    season INTEGER NOT NULL REFERENCES seasons (id),
    place  INTEGER NOT NULL,           -- in the order of joining
    user   INTEGER NOT NULL,
    gone   INTEGER NOT NULL DEFAULT 0, -- 1: left it under way
    PRIMARY KEY (season, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX season_people_by_user ON season_people (user);

CREATE TABLE season_pairs (
    season INTEGER NOT NULL REFERENCES seasons (id),
    round  INTEGER NOT NULL,
    one    INTEGER NOT NULL,           -- places of joining
    other  INTEGER NOT NULL,
    match  INTEGER REFERENCES matches (id), -- NULL: no table could be opened
    won    INTEGER,                    -- who wins since the other was gone
    until  REAL NOT NULL,              -- results after this do not count
    PRIMARY KEY (season, round, one, other)
) STRICT, WITHOUT ROWID;

-- A deadline may be a season's: then it is of no match, and has 0 in its place.
CREATE TABLE deadlines_of_all (
    match  INTEGER NOT NULL,
    key    TEXT NOT NULL,
    what   TEXT NOT NULL,
    due    REAL NOT NULL,
    holder INTEGER,
    PRIMARY KEY (match, key)
) STRICT, WITHOUT ROWID;
INSERT INTO deadlines_of_all (match, key, what, due, holder) SELECT match, key, what, due, holder FROM deadlines;
DROP TABLE deadlines;
ALTER TABLE deadlines_of_all RENAME TO deadlines;
CREATE INDEX deadlines_by_due ON deadlines (due);
