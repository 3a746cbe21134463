"""Replies through an interaction: acknowledged in a moment, refused kindly, never lost silently."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import wraps
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, Self

import discord

from bot import limits
from bot.door.channels import TRANSIENT
from bot.door.components import view_of
from bot.text.panel import Button, cut
from bot.text.words import Wording, bot_words
from games.core.model import RuleError, Say
from games.core.words import LANGUAGES
from storage.errors import StorageError
from storage.people import Preferences

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
P = ParamSpec("P")

QUOTED = 100  # characters of what somebody typed


def language_of(interaction: Interaction) -> str:
    """The person's language: as they chose, else as their app is set."""
    return settings_of(interaction).language or known_language(str(interaction.locale))


def settings_of(interaction: Interaction) -> Preferences:
    """What the person has chosen; read when their press was acknowledged."""
    settings: Preferences = interaction.extras.get("settings") or Preferences()
    return settings


def table_language(interaction: Interaction) -> str:
    """The language public words are in, as Discord knows the server."""
    return known_language(str(interaction.guild_locale))


def known_language(locale: str) -> str:
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def is_moderator(interaction: Interaction) -> bool:
    return interaction.permissions.manage_messages


def words_for(interaction: Interaction, game: str | None = None) -> Wording:
    return bot_words(language_of(interaction), game)


class Line:
    """The line to Discord: over a slow one, a picture may take longer than Discord waits for a first sign."""

    limit = 1.0  # seconds an answer may be on its way

    def __init__(self) -> None:
        self.slow = False

    @contextmanager
    def timed(self) -> Iterator[None]:
        """The last answer tells how quick the line is."""
        begin = time.monotonic()
        try:
            yield
        finally:
            self.slow = time.monotonic() - begin > self.limit


class Reply:
    """One interaction from its arrival to its answer.

    An answer that is ready in a moment is the acknowledgement: one request instead of two. Else, and over
    a slow line, Discord, which gives up after three seconds, is promised one, and the answer fills it in.
    """

    moment = 0.1  # seconds

    def __init__(self, interaction: Interaction, line: Line, *, updates: bool) -> None:
        self._interaction = interaction
        self.line = line
        self.updates = updates  # the message it stands on; else the answer is a new one, for the asker alone
        self.turn = asyncio.Lock()  # Discord takes one first answer: ours or the promise
        self._promised: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._interaction.extras["reply"] = self
        if self.line.slow:
            await self.promise()
        self._timer = asyncio.get_running_loop().call_later(self.moment, self._be_promised)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        """A handler that had nothing to show has still heard."""
        self._timer.cancel()
        if self._promised is not None:
            await self._promised
        if error is None:
            await self.promise()

    async def promise(self) -> None:
        """An answer will come, unless there is one."""
        async with self.turn:
            response = self._interaction.response
            if response.is_done():
                return
            try:
                if self.updates:
                    await response.defer()
                else:
                    await response.defer(ephemeral=True, thinking=True)
            except (discord.HTTPException, *TRANSIENT) as failed:  # the answer will meet it again
                log.warning("an interaction could not be acknowledged: %s", failed)

    def _be_promised(self) -> None:
        self._promised = asyncio.create_task(self.promise())


async def answer(interaction: Interaction, content: str, **more: Any) -> None:
    """Show the answer: `view` and `attachments` as discord.py has them, left as they are where not given."""
    reply: Reply = interaction.extras["reply"]
    async with reply.turn:
        with reply.line.timed():
            await _show(interaction, reply, cut(content, limits.CONTENT), more)


async def _show(interaction: Interaction, reply: Reply, content: str, more: dict[str, Any]) -> None:
    if not interaction.response.is_done():
        try:
            await _answer_first(interaction, reply, content, dict(more))
            return
        except discord.HTTPException as error:
            if error.code != limits.ANSWERED_ALREADY:
                raise
        for file in more.get("attachments") or ():  # what seemed lost on the way had arrived
            file.reset()
    await interaction.edit_original_response(content=content, **more)


async def _answer_first(interaction: Interaction, reply: Reply, content: str, more: dict[str, Any]) -> None:
    if reply.updates:
        await interaction.response.edit_message(content=content, **more)
        return
    files = more.pop("attachments", discord.utils.MISSING)
    view = more.pop("view", None) or discord.utils.MISSING
    await interaction.response.send_message(content, files=files, view=view, ephemeral=True, **more)


async def privately(interaction: Interaction, text: str, **more: Any) -> None:
    """Tell the asker alone, whatever was answered before."""
    text = cut(text, limits.CONTENT)
    reply: Reply | None = interaction.extras.get("reply")
    async with reply.turn if reply else nullcontext():
        if not interaction.response.is_done():
            try:
                await interaction.response.send_message(text, ephemeral=True, **more)
                return
            except discord.HTTPException as error:
                if error.code != limits.ANSWERED_ALREADY:
                    raise
        await interaction.followup.send(text, ephemeral=True, **more)


async def refuse(interaction: Interaction, say: Say) -> None:
    """Say what went wrong and what may be done, in the asker's language."""
    facts = {name: cut(fact, QUOTED) if isinstance(fact, str) else fact for name, fact in say.facts.items()}
    await privately(interaction, words_for(interaction).say(Say(say.name, facts)))


def kindly(
    handler: Callable[Concatenate[Any, Interaction, P], Awaitable[None]],
) -> Callable[Concatenate[Any, Interaction, P], Awaitable[None]]:
    """Rule errors become kind words; our own mistakes are logged and owned up to."""

    @wraps(handler)
    async def wrapped(self: Any, interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await handler(self, interaction, *args, **kwargs)
        except RuleError as error:
            await _last_words(interaction, error.say)
        except StorageError:
            log.exception("the database did not answer")
            await _last_words(interaction, Say("busy"))
        except Exception:
            log.exception("%s failed", handler.__qualname__)
            await _last_words(interaction, Say("sorry"))

    return wrapped


async def _last_words(interaction: Interaction, say: Say) -> None:
    try:
        if say.name == "sorry":
            words = words_for(interaction)
            report = view_of(((Button("problem:0", words.text("problem")),),))
            await privately(interaction, words.say(say), view=report)
        else:
            await refuse(interaction, say)
    except (discord.HTTPException, *TRANSIENT) as error:
        log.warning("a refusal could not be delivered: %s", error)
