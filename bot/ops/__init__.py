"""What the host needs to run the bot: checks, health, logs, supervision."""
