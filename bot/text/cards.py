"""A game in one minute: a line that says what it is, a card of six, and what the signs on its board mean."""

from __future__ import annotations

from bot.text.words import bot_words
from games import GAMES, home
from games.core.words import words
from render import Picture
from render.banner import kept

FOLDER = "cards"  # of a game, beside its words
LINES = 6


def pitch(game: str, language: str) -> str | None:
    """What a game is, in one line; None where nobody has written it."""
    return _line(game, language, "pitch")


def titled(game: str, language: str) -> str:
    """A game's title and what it is."""
    title, said = GAMES[game].meta.title, pitch(game, language)
    return f"{title} – {said}" if said else title


def card(game: str, language: str) -> list[str]:
    """How a game is played, in six lines under its title; the title alone where nobody has written them."""
    lines = [_line(game, language, f"card-{number}") for number in range(1, LINES + 1)]
    said = pitch(game, language)
    title = [f"**{GAMES[game].meta.title}**", *([said] if said else [])]
    return [*title, *(f"- {line}" for line in lines if line)]


def legend(game: str, language: str) -> str | None:
    """What the signs on the board mean, in small print."""
    said = _line(game, language, "legend")
    return f"-# {said}" if said else None


def banner(game: str, language: str) -> Picture | None:
    """The game's picture, of a match under way."""
    png = kept(game)
    if png is None:
        return None
    alt = bot_words(language).text("banner-alt", game=GAMES[game].meta.title)
    return Picture(png, alt, lambda: alt)


def _line(game: str, language: str, name: str) -> str | None:
    told = words(language, home(game) / FOLDER)
    return told.text(name) if told.has(name) else None
