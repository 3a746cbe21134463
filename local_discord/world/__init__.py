"""What is so: people, guild, channels, messages. Synchronous, no network."""
