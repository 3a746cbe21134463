-- Somebody who only chose settings, or wished to be told of tables, is forgotten in the end like those who played.
ALTER TABLE people ADD COLUMN idle REAL; -- since when they have had neither a table nor a wish, as was first noticed
