"""What a person can do, for the page and for tests alike."""

from local_discord.people.person import Person, Where

__all__ = ["Person", "Where"]
