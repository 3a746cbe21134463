-- Standing: which results feed ratings, in which order, and everybody's rating after each of them.

ALTER TABLE players ADD COLUMN changed INTEGER NOT NULL DEFAULT 0; -- 1: the seat changed hands in the match
ALTER TABLE results ADD COLUMN counted INTEGER;                    -- the number of its match among those that feed ratings
CREATE INDEX results_counted ON results (counted) WHERE counted IS NOT NULL;

CREATE TABLE ratings (
    game   TEXT NOT NULL,              -- empty: all games
    guild  INTEGER NOT NULL,           -- 0: everywhere
    user   INTEGER NOT NULL,
    number INTEGER NOT NULL,           -- of the person's matches that count there
    match  INTEGER NOT NULL REFERENCES matches (id),
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    made   REAL NOT NULL,
    PRIMARY KEY (game, guild, user, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_user ON ratings (user);
