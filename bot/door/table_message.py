"""A table's message: posted, found again, drawn anew; and its host, who may have left the server."""

from __future__ import annotations

import discord

from bot.door.channels import TRANSIENT, Channels
from bot.door.components import view_of
from bot.door.reply import Interaction, answer, privately, words_for
from bot.table.admission import host_name, hosts, still_open
from bot.table.lobby import Lobby
from bot.table.lobby_panel import table_rows, table_text
from bot.text.lookups import link
from bot.text.rows import Panel
from games.core.model import RuleError
from storage.matches import Phase, Table


class TableMessages:
    def __init__(self, lobby: Lobby, channels: Channels) -> None:
        self._lobby = lobby
        self._channels = channels

    async def post(
        self, interaction: Interaction, match: Table, forum: discord.ForumChannel | None = None
    ) -> None:
        """Show the table to all, as the answer or as a post of a forum; close one that cannot be shown."""
        if forum is not None:
            await self._post_in(forum, interaction, match)
            return
        try:
            sent = await interaction.response.send_message(
                table_text(match, host_name(match)), view=view_of(table_rows(match)) or discord.utils.MISSING
            )
        except (*TRANSIENT, discord.HTTPException):
            await self._lobby.cancel(match.id, match.host)
            raise
        if sent.message_id is not None:
            await self._lobby.posted(match.id, sent.message_id)

    async def _post_in(self, forum: discord.ForumChannel, interaction: Interaction, match: Table) -> None:
        try:
            await self._channels.post_in_forum(forum, match)
        except (*TRANSIENT, discord.HTTPException, RuleError):
            await self._lobby.cancel(match.id, match.host)
            raise
        posted = await self._lobby.get(match.id)
        text = words_for(interaction).text("table-link", link=link(posted, posted.message))
        await privately(interaction, text)

    async def shown(self, interaction: Interaction, match: int) -> None:
        """Remember the table's message, should a press on it be quicker than Discord's answer to us."""
        if interaction.message is not None and (await self._lobby.get(match)).message is None:
            await self._lobby.posted(match, interaction.message.id)

    async def redraw(self, interaction: Interaction, match: Table) -> None:
        """Draw the table's message anew, as the answer to a press on it."""
        await answer(interaction, table_text(match, host_name(match)), view=view_of(table_rows(match)))

    async def host_is_here(self, interaction: Interaction, match: int) -> Table:
        """The table; a host who has left the server stands up, and the next in line is host."""
        found = await self._lobby.get(match)
        waits = found.phase == Phase.LOBBY and found.has(interaction.user.id)
        if waits and found.host != interaction.user.id and await self._channels.gone(found.guild, found.host):
            found = await self._lobby.leave(match, found.host)
            await self._channels.redraw_table(found)
        return found

    async def hosted(self, interaction: Interaction, match: int) -> Table:
        """The table, still open, for its host alone."""
        found = await self.host_is_here(interaction, match)
        still_open(found)
        hosts(found, interaction.user.id)
        return found


async def show(interaction: Interaction, panel: Panel) -> None:
    await answer(interaction, panel.text, view=view_of(panel.rows))
