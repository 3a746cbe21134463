-- How well a stand-in plays; those from before play as stand-ins for people do.

ALTER TABLE players ADD COLUMN strength TEXT NOT NULL DEFAULT 'steady';
