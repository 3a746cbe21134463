-- Kinds of questions that a person has answered before, game by game: the others are explained when they come.
CREATE TABLE lessons (
    user INTEGER NOT NULL,
    game TEXT NOT NULL,
    step TEXT NOT NULL,
    PRIMARY KEY (user, game, step)
) STRICT, WITHOUT ROWID;
