-- runs beside the version before
-- Finding players, and notes.

CREATE TABLE wishes (                  -- who wants to be told when a table of a game opens in a server
    user  INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game  TEXT NOT NULL,
    made  REAL NOT NULL,
    PRIMARY KEY (user, guild, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX wishes_by_guild ON wishes (guild, game);

ALTER TABLE people ADD COLUMN called REAL; -- when they were last told of a table they had wished for

CREATE TABLE notes (                   -- what somebody wrote down about a match, for themselves alone
    match INTEGER NOT NULL REFERENCES matches (id),
    user  INTEGER NOT NULL,
    text  TEXT NOT NULL,
    made  REAL NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
