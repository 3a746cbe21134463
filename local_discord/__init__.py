"""A local Discord: REST and gateway on loopback, scripted people, and a web page to play on."""

from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.calm import keep_calm
from local_discord.message import Message
from local_discord.pilot import Pilot

__all__ = ["Answer", "Box", "Message", "Pilot", "keep_calm"]
