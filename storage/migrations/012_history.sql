-- runs beside the version before
-- A server's finished matches, newest first.
CREATE INDEX matches_by_guild ON matches (guild, phase, touched);
