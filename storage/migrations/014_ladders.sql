-- A season may be a ladder, where whoever is beaten by somebody from below gives up their rung.
ALTER TABLE seasons ADD COLUMN kind TEXT NOT NULL DEFAULT 'round robin' CHECK (kind IN ('round robin', 'ladder'));
ALTER TABLE seasons ADD COLUMN rungs INTEGER NOT NULL DEFAULT 0; -- how far up one may challenge
ALTER TABLE seasons ADD COLUMN weeks INTEGER NOT NULL DEFAULT 0; -- how long a ladder stands
ALTER TABLE seasons ADD COLUMN ends  REAL;                       -- when a ladder under way is over
