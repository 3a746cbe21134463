"""Finding people to play with: the tables that wait here, and wishes to be told of new ones."""

from __future__ import annotations

import discord

from bot.door.channels import Channels, can_read
from bot.door.handlers.asking import tell
from bot.door.modals import open_form
from bot.door.reply import Interaction, answer, words_for
from bot.door.routes import Answer, on
from bot.door.table_message import show
from bot.presses.finding import OpenWishes, StopCalls, WishForm
from bot.table.calls import Calls
from bot.table.waiting_tables import open_to, tables_panel, wish_form
from bot.text.cards import titled
from games import GAMES
from games.core.model import RuleError
from storage.database import Database
from storage.matches import Table


class FindingHandlers:
    def __init__(self, database: Database, calls: Calls, channels: Channels) -> None:
        self._db = database
        self._calls = calls
        self._channels = channels

    async def tables_command(self, interaction: Interaction) -> None:
        """Show the tables of this server that wait for players, as far as the asker can go there."""
        user = interaction.user.id
        found = await self._db.read(open_to, _server(interaction), user)
        here = [table for table in found if table.has(user) or _can_go(interaction, table)]
        await show(interaction, tables_panel(here, user, words_for(interaction)))

    @on(OpenWishes, Answer.OWN)
    async def choose(self, interaction: Interaction, press: OpenWishes) -> None:
        """Open the form, filled in as things stand."""
        wished = await self._calls.wished(interaction.user.id, _server(interaction))
        await open_form(interaction, wish_form(wished, words_for(interaction), interaction.id))

    @on(WishForm, Answer.NEW)
    async def chosen(self, interaction: Interaction, press: WishForm) -> None:
        """Keep what was ticked, and try the DM it will be told in."""
        user, words = interaction.user, words_for(interaction)
        games = [game for game in GAMES if game in press.filled.get("games", ())]
        await self._calls.wish(user.id, user.display_name, _server(interaction), games)
        if not games:
            await tell(interaction, "wish-none")
            return
        named = words.join([titled(game, words.language) for game in games])
        kept = words.text("wish-kept", games=named)
        reached = await self._channels.greet(user.id, kept)
        await answer(interaction, kept if reached else f"{kept}\n{words.text('wish-closed')}")

    @on(StopCalls, Answer.NEW)
    async def stop(self, interaction: Interaction, press: StopCalls) -> None:
        user = interaction.user
        await self._calls.wish(user.id, user.display_name, press.guild, [])
        await tell(interaction, "wish-none")


def _server(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise RuleError("tables-elsewhere")
    return interaction.guild_id


def _can_go(interaction: Interaction, table: Table) -> bool:
    """Whether the asker may read where a table stands."""
    if interaction.guild is None or not isinstance(interaction.user, discord.Member):
        return True
    return can_read(interaction.guild, table.channel, interaction.user)
