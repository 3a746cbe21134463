"""The bot: tables, turns, words; bot/door is the only room that knows Discord."""

__version__ = "0.1.0"
