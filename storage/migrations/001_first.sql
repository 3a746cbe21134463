-- The first evening: matches, who sits at them, what happened, what must still be said.

CREATE TABLE datasets (
    hash  TEXT PRIMARY KEY,
    game  TEXT NOT NULL,
    files TEXT NOT NULL                -- JSON: file name -> text
) STRICT;

CREATE TABLE people (
    user     INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    dm       INTEGER,                  -- the DM channel, once opened
    dm_open  INTEGER,                  -- 1 open, 0 closed, NULL not tried
    settings TEXT NOT NULL DEFAULT '{}'
) STRICT;

CREATE TABLE servers (
    guild    INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

CREATE TABLE blocks (                  -- whom a person does not want at their tables
    owner   INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    PRIMARY KEY (owner, blocked)
) STRICT, WITHOUT ROWID;

CREATE TABLE counters (                -- such as DM channels opened on a day
    name  TEXT PRIMARY KEY,
    count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
    id       INTEGER PRIMARY KEY,
    game     TEXT NOT NULL,
    phase    TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'ended', 'cancelled')),
    language TEXT NOT NULL,
    host     INTEGER NOT NULL,
    guild    INTEGER,
    channel  INTEGER NOT NULL,
    message  INTEGER,                  -- the table's message in the channel
    thread   INTEGER,                  -- where it is played; the channel where threads are not allowed
    setup    TEXT,                     -- JSON of the Setup, once started
    variants TEXT NOT NULL,            -- JSON: name -> choice
    options  TEXT NOT NULL DEFAULT '{}', -- JSON: how the table is kept: size, private, and so on
    at       INTEGER NOT NULL DEFAULT 0,
    created  REAL NOT NULL,
    touched  REAL NOT NULL
) STRICT;
CREATE INDEX matches_by_thread ON matches (thread);
CREATE INDEX matches_by_message ON matches (message);

CREATE TABLE players (
    match  INTEGER NOT NULL REFERENCES matches (id),
    place  INTEGER NOT NULL,           -- order of joining
    user   INTEGER NOT NULL,
    name   TEXT NOT NULL,
    seat   INTEGER,                    -- given at the start
    PRIMARY KEY (match, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_user ON players (user);

CREATE TABLE invitations (
    match INTEGER NOT NULL REFERENCES matches (id),
    user  INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE journal (
    match       INTEGER NOT NULL REFERENCES matches (id),
    at          INTEGER NOT NULL,
    seat        INTEGER,               -- who acted
    row         BLOB NOT NULL,         -- Action or Undo; empty for the deal
    events      BLOB NOT NULL,
    barrier     TEXT NOT NULL,
    settled     INTEGER NOT NULL,
    forced      INTEGER NOT NULL DEFAULT 0,
    interaction INTEGER,               -- the click it came from
    made        REAL NOT NULL,
    PRIMARY KEY (match, at)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX journal_by_interaction ON journal (interaction) WHERE interaction IS NOT NULL;

CREATE TABLE snapshots (
    match INTEGER NOT NULL REFERENCES matches (id),
    kind  TEXT NOT NULL CHECK (kind IN ('live', 'settled')),
    at    INTEGER NOT NULL,
    stamp TEXT NOT NULL,               -- the code that wrote it; rebuilt from the journal on mismatch
    state BLOB NOT NULL,
    asked TEXT NOT NULL,               -- JSON: seat -> at, when its question was put
    PRIMARY KEY (match, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id      INTEGER PRIMARY KEY,
    match   INTEGER NOT NULL REFERENCES matches (id),
    at      INTEGER NOT NULL,
    lane    TEXT NOT NULL,             -- delivered in order within a lane: "match:7", "dm:42"
    body    BLOB NOT NULL,
    status  TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sending', 'sent', 'parked')),
    nonce   TEXT,
    since   REAL,                      -- when sending began
    message INTEGER,
    reason  TEXT,
    tries   INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX outbox_by_lane ON outbox (lane, match, id);
CREATE INDEX outbox_parked ON outbox (lane) WHERE status = 'parked';
CREATE INDEX outbox_open ON outbox (lane, id) WHERE status IN ('waiting', 'sending');

CREATE TABLE problems (
    id    INTEGER PRIMARY KEY,
    user  INTEGER NOT NULL,
    match INTEGER,
    at    INTEGER,                     -- the position it was seen at
    text  TEXT NOT NULL,
    made  REAL NOT NULL
) STRICT;

CREATE TABLE orders (                  -- standing orders for windows: secret, and binding nobody
    match  INTEGER NOT NULL REFERENCES matches (id),
    seat   INTEGER NOT NULL,
    window TEXT NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (match, seat, window)
) STRICT, WITHOUT ROWID;

CREATE TABLE deadlines (               -- what happens by itself, and when
    match INTEGER NOT NULL REFERENCES matches (id),
    kind  TEXT NOT NULL,               -- 'orders': carry out standing orders; 'window': silence is an answer
    at    INTEGER NOT NULL,            -- the position it is about
    due   REAL NOT NULL,
    PRIMARY KEY (match, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX deadlines_by_due ON deadlines (due);
