-- What is waited for and what is to be said, by the words the program uses.

ALTER TABLE outbox RENAME COLUMN lane TO queue;
DROP INDEX outbox_by_lane;
CREATE INDEX outbox_by_queue ON outbox (queue, match, id);
