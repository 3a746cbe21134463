"""Practising against stand-ins: chosen by buttons, begun by one, in a server or in one's own DM."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.door.channels import TRANSIENT, Channels, Parked
from bot.door.components import view_of
from bot.door.permissions import may_open
from bot.door.reply import Interaction, answer, language_of, privately, words_for
from bot.door.routes import Answer, Outdated, on
from bot.door.table_message import TableMessages
from bot.presses.practice import BeginFirstMatch, BeginPractice, ChoosePractice, OpenPractice, Practise
from bot.table.lobby import Lobby
from bot.table.practice import Asker, Wish, open_first_match, open_practice, practice_panel, quickest
from bot.text import messages
from bot.text.lookups import link
from games import GAMES
from games.core.model import RuleError
from storage import servers
from storage.database import Database
from storage.matches import Table

Opener = Callable[[Asker], Awaitable[Table]]
"""How a table is opened for somebody, its stand-ins seated."""


class PracticeHandlers:
    def __init__(self, database: Database, lobby: Lobby, channels: Channels, tables: TableMessages) -> None:
        self._db = database
        self._lobby = lobby
        self._channels = channels
        self._tables = tables

    async def practise_command(self, interaction: Interaction, game: str | None) -> None:
        await self._choose(interaction, Wish.usual(game or quickest()))

    @on(OpenPractice, Answer.NEW)
    async def open(self, interaction: Interaction, press: OpenPractice) -> None:
        await self._choose(interaction, Wish.usual(quickest()))

    @on(ChoosePractice, Answer.UPDATE)
    async def choose(self, interaction: Interaction, press: ChoosePractice) -> None:
        if press.game not in GAMES:
            raise Outdated
        await self._choose(interaction, Wish.possible(press.game, press.strength, press.seats))

    @on(Practise, Answer.OWN)
    async def practise(self, interaction: Interaction, press: Practise) -> None:
        """Begin a match against stand-ins at once."""
        wish = Wish.usual(press.game)
        await self._begin(interaction, lambda who: open_practice(self._lobby, wish, who))

    @on(BeginPractice, Answer.OWN)
    async def begin(self, interaction: Interaction, press: BeginPractice) -> None:
        if press.game not in GAMES:
            raise Outdated
        wish = Wish.possible(press.game, press.strength, press.seats)
        await self._begin(interaction, lambda who: open_practice(self._lobby, wish, who))

    @on(BeginFirstMatch, Answer.OWN)
    async def begin_first(self, interaction: Interaction, press: BeginFirstMatch) -> None:
        if press.game not in GAMES:
            raise Outdated
        await self._begin(interaction, lambda who: open_first_match(self._lobby, press.game, who))

    async def _choose(self, interaction: Interaction, wish: Wish) -> None:
        shown = practice_panel(wish, words_for(interaction))
        await answer(interaction, shown.text, view=view_of(shown.rows))

    async def _begin(self, interaction: Interaction, open_table: Opener) -> None:
        """Where the bot is at home, in the channel; from anywhere else, in the person's DM."""
        if interaction.is_guild_integration():
            await self._begin_here(interaction, open_table)
        else:
            await self._begin_in_dm(interaction, open_table)

    async def _begin_here(self, interaction: Interaction, open_table: Opener) -> None:
        guild, channel = interaction.guild_id, interaction.channel_id
        assert guild is not None
        assert channel is not None
        server = await self._db.read(servers.get, guild)
        may_open(interaction, server)
        language = server.language or language_of(interaction)  # whoever practises reads it alone
        user = interaction.user
        match = await open_table(Asker(user.id, user.display_name, guild, channel, language, interaction.id))
        await self._tables.post(interaction, match)
        await self._channels.redraw_table(await self._lobby.start(match.id, user.id))

    async def _begin_in_dm(self, interaction: Interaction, open_table: Opener) -> None:
        """Show the table in the person's DM; where that is closed, say so, and open none."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        user, words = interaction.user, words_for(interaction)
        try:
            channel = await self._channels.own_dm(user.id)
        except Parked as error:
            raise RuleError("practice-dm-closed") from error
        who = Asker(user.id, user.display_name, None, channel, language_of(interaction), interaction.id)
        match = await open_table(who)
        await self._show_in_dm(match)
        started = await self._lobby.start(match.id, user.id)
        name = messages.match_name(started, words)
        await privately(interaction, words.text("practice-ready", match=name, link=link(started)))
        await self._channels.redraw_table(await self._lobby.get(match.id))

    async def _show_in_dm(self, match: Table) -> None:
        """Send the table's message; a table that cannot be shown is closed again."""
        try:
            await self._channels.post_table(match)
        except (*TRANSIENT, discord.HTTPException) as error:
            await self._lobby.cancel(match.id, match.host)
            if not isinstance(error, discord.Forbidden):
                raise
            await self._channels.remember_dm(match.host, None, False)
            raise RuleError("practice-dm-closed") from error
