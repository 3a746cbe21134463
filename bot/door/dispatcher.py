"""Hands every press to its handler, and answers for whatever goes wrong there, in commands too."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from typing import Any, cast

import discord

from bot import limits, metrics
from bot.custom_ids import read
from bot.door.channels import TRANSIENT
from bot.door.components import view_of
from bot.door.crowd import Crowd, Room
from bot.door.modals import filled
from bot.door.preferences import PreferenceCache
from bot.door.reply import (
    Interaction,
    Latency,
    Reply,
    is_classic,
    known_language,
    privately,
    refuse,
    words_for,
)
from bot.door.routes import Answer, Outdated, Route
from bot.presses.kinds import Press
from bot.presses.lookups import ReportProblem
from bot.presses.playing import OnPanel
from bot.text.forms import Filled
from bot.text.rows import Button
from games.core.model import RuleError, Say
from storage.errors import StorageError

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]


class Dispatcher:
    def __init__(
        self,
        routes: dict[type[Press], Route],
        outdated: Callable[[Interaction, str], Awaitable[None]],
        preferences: PreferenceCache,
        answered: Callable[[Interaction], Awaitable[None]],
        heard: Callable[[int, int | None, bool], Awaitable[None]],
    ) -> None:
        """`outdated` answers an id that cannot be read; `answered` is called after every answer; `heard` is
        told who speaks to us, in which channel, and whether that is a DM."""
        self.routes = routes
        self.latency = Latency()
        self._outdated = outdated
        self._preferences = preferences
        self._answered = answered
        self._heard = heard
        self.crowd = Crowd()

    async def press(self, interaction: Interaction) -> None:
        """Answer a button, a menu or a form."""
        data = cast(dict[str, Any], interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        is_form = interaction.type is discord.InteractionType.modal_submit
        given = filled(data) if is_form else {}
        press = read(custom_id, [_text(given)] if is_form else data.get("values", []), given)
        if press is not None and is_form and not _is_form(press):
            press = None
        route = self.routes.get(type(press)) if press is not None else None
        if route is None:
            await self.run(interaction, lambda: self._outdated(interaction, custom_id))
            return

        async def handle() -> None:
            try:
                await route.handler(interaction, press)
            except Outdated:
                await self._outdated(interaction, custom_id)

        misplaced = isinstance(press, OnPanel) and is_classic(interaction.message)  # panels have one reader
        updates = route.answer is Answer.UPDATE and not misplaced
        reply = None if route.answer is Answer.OWN else Reply(interaction, self.latency, updates=updates)
        await self.run(interaction, handle, reply)

    async def in_private(self, interaction: Interaction, work: Work) -> None:
        """Answer a command for the asker alone; what it names may be of another version, as in a button."""

        async def handle() -> None:
            try:
                await work()
            except Outdated:
                await self._outdated(interaction, "")

        await self.run(interaction, handle, Reply(interaction, self.latency, updates=False))

    async def outdated(self, interaction: Interaction) -> None:
        """Answer a command that this version does not have, or has with other options."""
        await self.run(interaction, lambda: self._outdated(interaction, ""))

    async def run(self, interaction: Interaction, work: Work, reply: Reply | None = None) -> None:
        """Do the work of an answer with the person's preferences at hand; `finish` waits for it."""
        room = self.crowd.room()
        if room in (Room.FULL, Room.NONE):
            await self._turn_away(interaction, room)
            return
        with self.crowd.answering():
            async with error_boundary(interaction):
                async with reply or nullcontext():
                    if reply is not None and room is Room.BUSY:
                        await reply.defer()
                    async with error_boundary(interaction):
                        interaction.extras["settings"] = await self._preferences.of(interaction.user.id)
                        await work()
                    await self._answered(interaction)
                    await self._preferences.hear(interaction.user.id, known_language(str(interaction.locale)))
                await self._heard(interaction.user.id, interaction.channel_id, interaction.guild_id is None)

    async def _turn_away(self, interaction: Interaction, room: Room) -> None:
        """Ask to come back in a moment: one request, nothing read. Where that is too much, say nothing."""
        metrics.TURNED_AWAY.add(room.name.lower())
        if room is Room.NONE:
            return
        with self.crowd.turning_away():
            async with error_boundary(interaction):
                interaction.extras["settings"] = self._preferences.at_hand(interaction.user.id)
                raise RuleError("crowded")

    async def finish(self, seconds: float = 5.0) -> None:
        """Wait until the answers under way are given."""
        await self.crowd.finish(seconds)


@asynccontextmanager
async def error_boundary(interaction: Interaction) -> AsyncIterator[None]:
    """Answer a refusal in kind words, and own up to a mistake of ours, which is logged."""
    try:
        yield
    except RuleError as error:
        await _last_words(interaction, error.say)
    except StorageError:
        log.exception("the database did not answer")
        await _last_words(interaction, Say("busy"))
    except (discord.DiscordServerError, *TRANSIENT) as error:
        log.warning("the answer to %s could not be delivered: %s", _named(interaction), error)
        await _last_words(interaction, Say("sorry"))
    except Exception as error:
        if isinstance(error, discord.HTTPException) and error.code in limits.TOO_LATE:
            log.warning("the answer to %s came too late: %s", _named(interaction), error)
            return
        log.exception("%s failed", _named(interaction))
        await _last_words(interaction, Say("sorry"))


async def _last_words(interaction: Interaction, say: Say) -> None:
    try:
        if say.name == "sorry":
            words = words_for(interaction)
            report = view_of(((Button(ReportProblem(0).id, words.text("problem")),),))
            await privately(interaction, words.say(say), view=report)
        else:
            await refuse(interaction, say)
    except (discord.HTTPException, *TRANSIENT) as error:
        log.warning("a refusal could not be delivered: %s", error)


def _named(interaction: Interaction) -> str:
    """What was asked for, as the log names it."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data = cast(dict[str, Any], interaction.data or {})
    return str(data.get("custom_id", "an interaction"))


def _text(given: Filled) -> str:
    """The text of a form that asks for nothing else."""
    return next((text for values in given.values() for text in values), "")


def _is_form(press: Press) -> bool:
    """Whether it is sent as a form; a button may be answered by a form, but Discord takes none to a form."""
    return not {"filled", "text"}.isdisjoint(press.__struct_fields__)
