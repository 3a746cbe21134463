"""Counts and times what passes between the bot and Discord."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict, deque
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

from bot import metrics
from bot.door.reply import Interaction, privately
from bot.ops.notices import Notices

log = logging.getLogger(__name__)

REMEMBERED = 2000  # interactions whose answers are still timed
RIVAL = 3  # answers of others after which it is no accident
KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "suggestion",
    discord.InteractionType.modal_submit: "form",
}


class Telemetry:
    """What the host may know of one client: whether it is connected, how quickly it answers."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices
        self._arrived: deque[float] = deque(maxlen=REMEMBERED)
        self._since: OrderedDict[str, float] = OrderedDict()  # by the interaction's token
        self._elsewhere = 0  # interactions that somebody else had answered
        self._ready = False
        self._down: set[int] = set()  # shards that lost their connection

    @property
    def connected(self) -> bool:
        """Whether every shard of this process is connected."""
        return self._ready and not self._down

    def shards_up(self, shards: Iterable[int]) -> None:
        self._ready = True
        self._down.difference_update(shards)

    def shard_up(self, shard: int) -> None:
        self._down.discard(shard)

    def shard_down(self, shard: int) -> None:
        self._down.add(shard)

    async def answered(self, interaction: Interaction) -> None:
        """Time an answer, and show the host's notice after it, once to each person."""
        kind = interaction.response.type
        if kind is None:
            return  # not answered
        if (since := self._since.get(interaction.token)) is not None:
            metrics.ANSWERING.took(time.perf_counter() - since)
        if kind is discord.InteractionResponseType.modal:
            return  # nothing may follow a form
        if not (text := self._notices.for_person(interaction.user.id)):
            return
        try:
            await privately(interaction, f"📢 {text}")
        except discord.HTTPException as error:
            log.warning("a notice could not be delivered: %s", error)

    def answered_elsewhere(self) -> None:
        """Note a first answer that was not ours; a lost one of ours looks the same, but not so often."""
        self._elsewhere += 1
        if self._elsewhere == RIVAL:
            log.error("clicks are answered by another program: does a second bot use this token?")

    def arrived(self, name: str) -> None:
        """Note an event of the gateway, before anybody handles it: the time counts from here."""
        if name == "INTERACTION_CREATE":
            self._arrived.append(time.perf_counter())

    def heard(self, interaction: Interaction) -> None:
        """Count an interaction, and remember when it arrived."""
        arrived = self._arrived.popleft() if self._arrived else time.perf_counter()
        self._since[interaction.token] = arrived
        if len(self._since) > REMEMBERED:
            self._since.popitem(last=False)
        metrics.INTERACTIONS.add(_kind(interaction))

    def trace(self) -> aiohttp.TraceConfig:
        """Hooks for the client's requests."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._request_ended)
        trace.on_request_exception.append(self._request_failed)
        return trace

    async def _request_ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, done: aiohttp.TraceRequestEndParams
    ) -> None:
        status = done.response.status
        metrics.REQUESTS.add(str(status))
        if status >= 300:
            return
        parts = done.url.path.split("/")
        if "interactions" in parts[:-2] and (
            since := self._since.get(parts[parts.index("interactions") + 2])
        ):
            metrics.ACKNOWLEDGING.took(time.perf_counter() - since)

    async def _request_failed(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        done: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        metrics.REQUESTS.add("no answer")


def _kind(interaction: Interaction) -> str:
    if interaction.type is discord.InteractionType.component:
        component: dict[str, Any] = dict(interaction.data or {})
        is_button = component.get("component_type") == discord.ComponentType.button.value
        return "button" if is_button else "menu"
    return KINDS.get(interaction.type, "other")
