"""The Discord client: every prefix and every command gets its acknowledgement and its handler."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Any, Literal, NamedTuple, cast

import discord
import yarl
from discord import app_commands

from bot.door.handlers.care import Care
from bot.door.handlers.lobby import Tables
from bot.door.handlers.lookups import Looks
from bot.door.handlers.orders import Orders
from bot.door.handlers.play import Play
from bot.door.handlers.settings import Settings
from bot.door.preferences import Likings
from bot.door.reply import Interaction, Line, Reply, kindly, known_language, refuse
from bot.door.sync import sync_commands
from bot.door.translator import Translator
from games.core.model import Say
from storage.database import Database

log = logging.getLogger(__name__)

Handler = Callable[[Interaction, list[str], list[str]], Awaitable[None]]


FORMS = ("typed", "trouble")
"""Prefixes of forms; answered statelessly, so that they survive a restart."""


class Route(NamedTuple):
    """How a press is acknowledged, by its prefix alone, and who handles it."""

    acknowledge: Literal[
        "reply", "update", "none"
    ]  # a new answer; the message it stands on; its handler does
    handler: Handler


def point_at(url: str) -> None:
    """Speak to another Discord, such as the local one. Before login, once a process."""
    discord.http.Route.BASE = f"{url}/api/v10"
    gateway = yarl.URL(url.replace("http", "ws", 1)) / "gateway"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    discord.asset.Asset.BASE = f"{url}/cdn"


class Tree(app_commands.CommandTree["Client"]):
    """The commands; what they suggest while somebody types is in that person's language."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        if interaction.type is discord.InteractionType.autocomplete:
            interaction.extras["settings"] = await self.client.likings.of(interaction.user.id)
        return True


class Client(discord.Client):
    """Slash commands and buttons need the guilds intent alone."""

    last_server = 0.1  # seconds without a further server after which all of them have been told

    def __init__(self, database: Database, likings: Likings) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=60,
            guild_ready_timeout=self.last_server,
        )
        self.tree = Tree(self)
        self._db = database
        self.likings = likings
        self.line = Line()
        self._routes: dict[str, Route] = {}
        self._heard: Callable[[int, int | None], Awaitable[None]] = _nobody
        self._under_way: set[asyncio.Task[Any]] = set()
        self.after_answer: Callable[[Interaction], Awaitable[None]] | None = None

    def wire(
        self,
        tables: Tables,
        play: Play,
        looks: Looks,
        settings: Settings,
        care: Care,
        orders: Orders,
        heard: Callable[[int, int | None], Awaitable[None]],
    ) -> None:
        """Give every button prefix its handler; `heard` is told who speaks to us, and from which channel."""
        self._heard = heard
        self._routes = {
            "join": Route("update", tables.join),
            "leave": Route("update", tables.leave),
            "start": Route("update", tables.start),
            "cancel": Route("update", tables.cancel),
            "options": Route("reply", tables.options),
            "invite": Route("reply", tables.invite),
            "people": Route("update", tables.guests),
            "rematch": Route("none", tables.rematch),
            "standin": Route("update", tables.stand_in),
            "practise": Route("none", tables.practise),
            "turn": Route("reply", play.turn),
            "hand": Route("reply", play.hand),
            "pick": Route("update", play.pick),
            "menu": Route("update", self._menu(tables, play, orders)),
            "page": Route("update", play.page),
            "sure": Route("update", play.sure),
            "back": Route("update", play.back),
            "type": Route("none", play.type),
            "typed": Route("update", play.typed),
            "turns": Route("update", looks.turns_page),
            "log": Route("update", looks.log_page),
            "twin": Route("update", looks.twin),
            "rules": Route("update", looks.rules_page),
            "vote": Route("reply", care.vote),
            "hush": Route("reply", care.hush),
            "take": Route("reply", care.take),
            "return": Route("update", care.come_back),
            "askback": Route("update", care.ask_back),
            "resign": Route("update", care.resign),
            "end": Route("update", care.end),
            "orders": Route("reply", orders.show),
            "order": Route("update", orders.ask),
            "unorder": Route("update", orders.drop),
            "problem": Route("none", settings.problem_form),
            "trouble": Route("reply", settings.problem_told),
        }

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await sync_commands(self.tree, self._db)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Buttons, menus and forms are answered here, statelessly; unknown ones get a kind word."""
        data = cast(dict[str, Any], interaction.data or {})
        parts = str(data.get("custom_id", "")).split(":")
        if interaction.type is discord.InteractionType.component:
            await self._dispatch(interaction, parts, data.get("values", []))
        elif interaction.type is discord.InteractionType.modal_submit and parts[0] in FORMS:
            await self._dispatch(interaction, parts, [_typed(data)])

    async def finish(self, seconds: float = 5.0) -> None:
        """Let the answers under way be given before the connection goes."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=seconds)

    @kindly
    async def answering(
        self, interaction: Interaction, answer: Callable[[], Awaitable[None]], reply: Reply | None = None
    ) -> None:
        """Answer with the person's own settings at hand, and be waited for at the end."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            async with reply or nullcontext():
                interaction.extras["settings"] = await self.likings.of(interaction.user.id)
                await answer()
                if self.after_answer is not None:
                    await self.after_answer(interaction)
                await self.likings.hear(interaction.user.id, known_language(str(interaction.locale)))
            await self._heard(interaction.user.id, interaction.channel_id if interaction.guild_id else None)
        finally:
            self._under_way.discard(task)

    @kindly
    async def _dispatch(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        route = self._routes.get(parts[0])
        if route is None or len(parts) < 2:
            await self.answering(interaction, lambda: refuse(interaction, Say("outdated")))
            return
        reply = None
        if route.acknowledge != "none":
            again = parts[-1] == "again"  # a button inside a private panel updates that panel
            updates = again or route.acknowledge == "update"
            reply = Reply(interaction, self.line, updates=updates)
        await self.answering(interaction, lambda: route.handler(interaction, parts, values), reply)

    def _menu(self, tables: Tables, play: Play, orders: Orders) -> Handler:
        others = {
            "options": tables.options_menu,
            "choose": tables.options_menu,
            "order": orders.menu,
            "orders": orders.menu,
        }

        async def menu(interaction: Interaction, parts: list[str], values: list[str]) -> None:
            await others.get(parts[2], play.menu)(interaction, parts, values)

        return menu


def _typed(data: dict[str, Any]) -> str:
    """The one text of a form."""
    for part in data.get("components", []):
        inner: dict[str, Any] = part.get("component") or next(iter(part.get("components", [])), {})
        if "value" in inner:
            return str(inner["value"])
    return ""


async def _nobody(user: int, channel: int | None) -> None:
    """Until somebody wants to know who speaks to us."""
