-- Matches are many after a year, and few of them are waiting or under way.

CREATE INDEX matches_by_phase ON matches (phase, channel);
CREATE INDEX matches_by_rematch ON matches (json_extract(options, '$.rematch'));
