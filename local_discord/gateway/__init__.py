"""Discord's gateway: identify, heartbeat, resume, intents, shards."""
