"""Letters put into words and pictures for their readers."""

from __future__ import annotations

import datetime
from collections.abc import Callable

import discord
from msgspec import Struct

from bot import messages, pictures
from bot.catalog import game_of
from bot.door.buttons import files_of
from bot.panel import Button
from bot.reports import Letter, Post, Whisper
from bot.words import bot_words
from games.core import codec
from storage import people
from storage.database import Database
from storage.matches import Match
from storage.people import Settings


class Written(Struct):
    """A letter ready to be sent."""

    text: str
    users: list[int]  # who is pinged
    files: list[discord.File]
    buttons: tuple[Button, ...]
    silent: bool


class Letters:
    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._db = database
        self._now = now

    async def write(self, match: Match, body: Post | Whisper, *, picture: bool) -> Written:
        if isinstance(body, Post):
            return await self._post(match, body, picture)
        return await self._whisper(match, body, picture)

    async def _post(self, match: Match, body: Post, picture: bool) -> Written:
        text, users = messages.post(match, body)
        view = await self._view(match, body.view)
        drawn = await pictures.board(match, view, match.language, trail=list(body.trail)) if picture else None
        chosen = await self._db.read(lambda db: people.settings_of(db, users))
        quiet = [_sleeps(settings, self._now()) for settings in chosen]
        silent = body.silent or (bool(quiet) and all(quiet))
        return Written(
            text, users, files_of(pictures.sized(drawn, None), "board"), _buttons(match, body), silent
        )

    async def _whisper(self, match: Match, body: Whisper, picture: bool) -> Written:
        user = match.in_seat(body.seat).user
        settings = await self._db.read(lambda db: people.settings(db, user))
        language = settings.language or match.language
        view = await self._view(match, body.view)
        drawn = await pictures.hand(match, view, language, settings) if picture else None
        silent = not body.your_turn or _sleeps(settings, self._now())
        text = messages.whisper(match, body, language)
        return Written(
            text, [], files_of(pictures.sized(drawn, settings), "hand"), _buttons(match, body), silent
        )

    async def _view(self, match: Match, encoded: bytes) -> object:
        assert match.setup is not None
        game = await game_of(self._db.reader, match.setup)
        return codec.decode(game.view_type, encoded)


def marker(body: Letter) -> str:
    """The custom id that only this letter's message has: so we know it again in the history."""
    kind = "" if isinstance(body, Post) else ":dm"
    return f"turn:{body.match}:{body.at}{kind}"


def _buttons(match: Match, body: Post | Whisper) -> tuple[Button, ...]:
    words = bot_words(match.language)
    if isinstance(body, Post) and body.ending:
        again = Button(f"rematch:{match.id}", words.text("rematch"), "success")
        return Button(marker(body), words.text("my-hand")), again
    turn = Button(marker(body), words.text("your-turn"), "primary")
    return turn, Button(f"hand:{match.id}", words.text("my-hand"))


def _sleeps(settings: Settings, now: float) -> bool:
    """Whether it is a person's quiet hour; the hours may reach over midnight."""
    if settings.quiet is None:
        return False
    begin, end = settings.quiet
    hour = datetime.datetime.fromtimestamp(now, datetime.UTC).hour
    return begin <= hour < end if begin <= end else hour >= begin or hour < end
