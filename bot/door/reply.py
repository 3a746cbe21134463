"""Replies through an interaction: acknowledged in time, in the asker's language, never lost silently."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from types import TracebackType
from typing import Any, Self

import discord

from bot import limits
from bot.door.channels import TRANSIENT
from bot.door.components import Layout, Rows
from bot.text.rows import cut
from bot.text.words import Wording, bot_words
from games.core.model import Say
from games.core.words import LANGUAGES
from storage.people import Preferences

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

MISSING: Any = discord.utils.MISSING

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


class Latency:
    """How long an answer takes to Discord: over a slow line, longer than Discord waits for a first sign."""

    limit = 1.0  # seconds an answer may be on its way

    def __init__(self) -> None:
        self.slow = False

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Remember whether this answer was slow."""
        begin = time.monotonic()
        try:
            yield
        finally:
            self.slow = time.monotonic() - begin > self.limit


class Reply:
    """One interaction from its arrival to its answer.

    An answer that is ready within the grace period is the acknowledgement: one request instead of two. Else,
    and at once over a slow line or while much is under way, the interaction is deferred, since Discord gives
    up after three seconds, and the answer is filled in.
    """

    grace_period = 0.1  # seconds

    def __init__(self, interaction: Interaction, latency: Latency, *, updates: bool) -> None:
        self._interaction = interaction
        self.latency = latency
        self.updates = updates  # the message it stands on; else the answer is a new one, for the asker alone
        self.first = asyncio.Lock()  # Discord takes one first answer: the real one or the deferral
        self._deferring: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._interaction.extras["reply"] = self
        if self.latency.slow:
            await self.defer()
        self._timer = asyncio.get_running_loop().call_later(self.grace_period, self._begin_to_defer)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        """Acknowledge if the handler answered nothing."""
        self._timer.cancel()
        if self._deferring is not None:
            await self._deferring
        if error is None:
            await self.defer()

    async def defer(self) -> None:
        """Tell Discord that an answer will come, unless there is one."""
        async with self.first:
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
                if isinstance(failed, discord.HTTPException) and failed.code == limits.ANSWERED_ALREADY:
                    self._interaction.client.telemetry.answered_elsewhere()

    def _begin_to_defer(self) -> None:
        self._deferring = asyncio.create_task(self.defer())


async def answer(
    interaction: Interaction,
    content: str,
    *,
    view: Rows | None = MISSING,
    attachments: Sequence[discord.File] = MISSING,
    **more: Any,
) -> None:
    """Show the answer.

    A message for one reader becomes a layout and is written anew as a whole; a message for all stays of the
    kind it has, and what is not given is left as it is.
    """
    reply: Reply = interaction.extras["reply"]
    await interaction.client.turnstile.turn()
    if reply.updates and is_classic(interaction.message):
        given = {**more, "view": view, "attachments": attachments}
        await _timed(interaction, reply, cut(content, limits.CONTENT), given)
        return
    rows, files = view.rows if view else (), list(attachments or ())
    try:
        laid_out = Layout(content, rows, files, interaction.client.icons.shown)
        await _timed(interaction, reply, None, {**more, "view": laid_out, "attachments": files})
    except discord.HTTPException as error:
        if limits.INVALID_EMOJI not in error.text.casefold():
            raise
        interaction.client.icons.lost()  # somebody deleted them in the portal
        for file in files:
            file.reset()
        plain = Layout(content, rows, files)
        await _timed(interaction, reply, None, {**more, "view": plain, "attachments": files})


async def _timed(interaction: Interaction, reply: Reply, content: str | None, more: dict[str, Any]) -> None:
    async with reply.first:
        with reply.latency.timed():
            await _show(interaction, reply, content, more)


def is_classic(message: discord.Message | None) -> bool:
    """Whether a message for all keeps its content; one for a single reader may become a layout by an edit."""
    return message is not None and not message.flags.components_v2 and not message.flags.ephemeral


async def _show(interaction: Interaction, reply: Reply, content: str | None, more: dict[str, Any]) -> None:
    if not interaction.response.is_done():
        try:
            await _answer_first(interaction, reply, content, dict(more))
            return
        except discord.HTTPException as error:
            if error.code != limits.ANSWERED_ALREADY:
                raise
            interaction.client.telemetry.answered_elsewhere()
        for file in more.get("attachments") or ():  # what seemed lost on the way had arrived
            file.reset()
    await interaction.edit_original_response(content=content, **more)


async def _answer_first(
    interaction: Interaction, reply: Reply, content: str | None, more: dict[str, Any]
) -> None:
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
    async with reply.first if reply else nullcontext():
        if not interaction.response.is_done():
            try:
                await interaction.response.send_message(text, ephemeral=True, **more)
                return
            except discord.HTTPException as error:
                if error.code != limits.ANSWERED_ALREADY:
                    raise
        await interaction.followup.send(text, ephemeral=True, **more)


async def refuse(interaction: Interaction, say: Say) -> None:
    """Tell the asker what went wrong and what may be done, in their language."""
    facts = {name: cut(fact, QUOTED) if isinstance(fact, str) else fact for name, fact in say.facts.items()}
    await privately(interaction, words_for(interaction).say(Say(say.name, facts)))
