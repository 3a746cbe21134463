"""What a question is about, for a player who meets it for the first time."""

from __future__ import annotations

from bot.text.words import bot_words
from games import home
from games.core.words import words

FOLDER = "lessons"  # of a game, beside its words


def guide(game: str, name: str, language: str) -> str | None:
    """A line that guides through a first match: at its start, at its end, or at a step."""
    told = words(language, home(game) / FOLDER)
    return told.text(f"guide-{name}") if told.has(f"guide-{name}") else None


def lesson(game: str, step: str, language: str) -> str | None:
    """One or two sentences on a step's question, in small print; None where the game has none."""
    told = words(language, home(game) / FOLDER)
    if not told.has(name := f"lesson-{step}"):
        return None
    return f"-# {bot_words(language).text('lesson', lesson=told.text(name))}"
