"""The Discord client: what the bot hears, and everything between that and the services, put together."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from typing import cast

import discord
import yarl
from discord import app_commands

from bot.config import Config
from bot.door.channels import TRANSIENT, Channels
from bot.door.commands import add_commands
from bot.door.components import view_of
from bot.door.courier import Courier
from bot.door.dispatcher import Dispatcher, error_boundary
from bot.door.emojis import Emojis
from bot.door.floods import Floods
from bot.door.handlers import make_handlers
from bot.door.handlers.memories import MemoryHandlers
from bot.door.handlers.outdated import OutdatedPresses
from bot.door.handlers.panels import Panels
from bot.door.lessons import Lessons
from bot.door.newcomers import Newcomers
from bot.door.preferences import PreferenceCache
from bot.door.reply import Interaction, known_language
from bot.door.routes import routes_of
from bot.door.season_boards import SeasonBoards
from bot.door.shard_starts import ShardStarts
from bot.door.sync import sync_commands
from bot.door.telemetry import Telemetry
from bot.door.translator import Translator
from bot.door.turnstile import Turnstile
from bot.door.which_match import WhichMatch
from bot.ops.notices import Notices
from bot.table.services import Services
from bot.text.greeting import greeting
from bot.text.pictures import Pictures
from bot.text.workshop import Workshop
from storage.database import Database
from storage.news import MISSED

log = logging.getLogger(__name__)

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)

OTHER_VERSION = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""What comes of commands as they were, or will be, in another version: apps offer those for a while."""

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
BY_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)
"""A server takes the bot in for everybody; a person may add it to their own account and play in a DM."""


def point_at(url: str) -> None:
    """Speak to another Discord, such as the local one. Before login, once a process."""
    discord.http.Route.BASE = f"{url}/api/v10"
    gateway = yarl.URL(url.replace("http", "ws", 1)) / "gateway"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    discord.asset.Asset.BASE = f"{url}/cdn"


class Tree(app_commands.CommandTree["Client"]):
    """The commands; what they suggest while somebody types is in that person's language."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        if not await self.client.floods.admits(interaction):
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            interaction.extras["settings"] = await self.client.preferences.of(interaction.user.id)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer a command of another version of the bot; anything else that fails is a mistake of ours."""
        if not isinstance(error, OTHER_VERSION):
            async with error_boundary(interaction):
                raise error
        elif interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await self.client.dispatcher.outdated(interaction)


class Client(discord.AutoShardedClient):
    """Slash commands and buttons need the guilds intent alone.

    It holds all shards, or those that the settings name. A click in a server comes to that server's shard,
    one in a DM to shard 0; whoever hears it answers it, whatever the match.
    """

    last_server = 0.1  # seconds without a further server after which all of them have been told

    def __init__(
        self,
        database: Database,
        services: Services,
        now: Callable[[], float],
        config: Config,
        notices: Notices,
    ) -> None:
        shards = config.shards
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        self.telemetry = Telemetry(notices)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=60,
            guild_ready_timeout=self.last_server,
            shard_ids=cast(list[int], list(shards.held) if shards else None),
            shard_count=shards.count if shards else None,
            http_trace=self.telemetry.trace(),
        )
        self._db = database
        self.starts = ShardStarts(database)
        self.preferences = PreferenceCache(database)
        self.floods = Floods(self.preferences)
        self.privacy = services.privacy
        self.pictures = Pictures()
        self.icons = Emojis(self)
        self.turnstile = Turnstile()
        channels = Channels(database, self, now, config.new_dms_a_day)
        which_match = WhichMatch(database)
        panels = Panels(
            services.turns,
            self.pictures,
            Lessons(database),
            Newcomers(database),
        )
        self.courier = Courier(
            database,
            channels,
            self.preferences,
            self.pictures,
            self.turnstile,
            now,
            services.absence.gone,
            panels.moved_on,
        )
        self.boards = SeasonBoards(services.seasons, channels)
        database.subscribe("seasons", self.boards.changed)
        self.courier.pace.share(config.processes)
        database.subscribe("outbox", self.courier.nudge)
        self.workshop = Workshop()
        memories = MemoryHandlers(
            database, which_match, self.pictures, self.workshop, channels, services.what_ifs
        )
        handlers = make_handlers(
            database, services, channels, which_match, panels, now, config, notices, memories, self.pictures
        )
        database.subscribe(MISSED, self.courier.look_everywhere)
        self.dispatcher = Dispatcher(
            routes_of(handlers),
            OutdatedPresses(services.turns, which_match).answer,
            self.preferences,
            self.telemetry.answered,
            self.courier.heard_from,
        )
        self.tree = Tree(self, allowed_contexts=ANYWHERE, allowed_installs=BY_ANYBODY)
        add_commands(self.tree, self.dispatcher, handlers, which_match)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await sync_commands(self.tree, self._db)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Leave a connection that fails to the supervisor; the library would try for ever, and in silence."""
        if (error := sys.exception()) is not None:
            raise error  # called from where the library met it
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.starts.wait(shard_id or 0)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer buttons, menus and forms; commands are answered by the tree."""
        self.telemetry.heard(interaction)
        if interaction.type in PRESSES and await self.floods.admits(interaction):
            await self.dispatcher.press(interaction)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server the bot is new in, in the channel it has for such words, where the bot may write."""
        channel = guild.system_channel
        if channel is None or not channel.permissions_for(guild.me).send_messages:
            return
        try:
            await self.greet(channel, known_language(str(guild.preferred_locale)))
        except (discord.HTTPException, *TRANSIENT) as error:
            log.info("a server could not be greeted: %s", error)

    async def greet(self, channel: discord.abc.Messageable, language: str, more: str = "") -> None:
        """Say what may be played here; one press begins a match against stand-ins."""
        shown = greeting(language, more)
        await channel.send(shown.text, view=view_of(shown.rows) or discord.utils.MISSING)

    async def on_socket_event_type(self, name: str) -> None:
        self.telemetry.arrived(name)

    async def on_ready(self) -> None:
        self.telemetry.shards_up(self.shards)

    async def on_shard_ready(self, shard: int) -> None:
        self.telemetry.shard_up(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self.telemetry.shard_up(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        self.telemetry.shard_down(shard)
