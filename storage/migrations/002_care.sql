-- Time, mistakes, absences: clocks and reminders, votes, stand-ins, vacations, results.

ALTER TABLE matches ADD COLUMN paused REAL;                        -- since when, by agreement
ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;   -- 0: its host rewound it

ALTER TABLE outbox ADD COLUMN board INTEGER NOT NULL DEFAULT 0;    -- 1: it shows everyone the board
UPDATE outbox SET board = 1 WHERE lane LIKE 'match:%';

ALTER TABLE players ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0; -- 1: a program plays this seat
-- A stand-in that belongs to nobody has user 0; one that plays for somebody keeps that person's id.

ALTER TABLE people ADD COLUMN away REAL;                           -- until when
ALTER TABLE people ADD COLUMN away_year INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN away_used REAL NOT NULL DEFAULT 0;   -- seconds of vacation taken in that year

CREATE TABLE clocks (                  -- a seat's time: computed, nothing ticks
    match    INTEGER NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL,
    bank     REAL NOT NULL,            -- seconds left when the clock last stopped
    since    REAL,                     -- running since; NULL: stopped
    waited   INTEGER NOT NULL,         -- 1 while the table waits for this seat
    reminded INTEGER NOT NULL DEFAULT 0, -- reminders sent in this wait
    hushed   INTEGER NOT NULL DEFAULT 0, -- 1: no more of them in this wait
    floated  REAL NOT NULL DEFAULT 0,  -- seconds of vacation that floated in during this wait
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE proposals (               -- what a table is asked to agree on
    id      INTEGER PRIMARY KEY,
    match   INTEGER NOT NULL REFERENCES matches (id),
    kind    TEXT NOT NULL,             -- 'takeback', 'pause', 'end', 'absence', 'replace', 'seat'
    seat    INTEGER NOT NULL,          -- who asks, or whom it is about
    about   TEXT NOT NULL,             -- JSON
    made    REAL NOT NULL,
    due     REAL NOT NULL,
    outcome TEXT                       -- NULL: still open
) STRICT;
CREATE INDEX proposals_open ON proposals (match) WHERE outcome IS NULL;

CREATE TABLE votes (
    proposal INTEGER NOT NULL REFERENCES proposals (id),
    seat     INTEGER NOT NULL,
    choice   TEXT NOT NULL,
    PRIMARY KEY (proposal, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (                 -- how a match ended for each person who sat at it
    match  INTEGER NOT NULL REFERENCES matches (id),
    user   INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    place  INTEGER,                    -- NULL: left before the end
    points INTEGER,
    rated  INTEGER NOT NULL,           -- 1: it counts
    made   REAL NOT NULL,
    PRIMARY KEY (match, user, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user, made);
