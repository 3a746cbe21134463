"""Opening a table, sitting down, choosing, inviting, starting: the lobby's commands and buttons."""

from __future__ import annotations

from collections.abc import Callable

import discord
import msgspec

from bot.door.channels import TRANSIENT, Places
from bot.door.components import view_of
from bot.door.permissions import may_open, may_thread
from bot.door.reply import (
    Interaction,
    answer,
    is_moderator,
    kindly,
    privately,
    table_language,
    words_for,
)
from bot.table.lobby import Lobby, host_name, hosts, still_open
from bot.table.lobby_panel import choices_panel, invite_panel, options_panel, table_rows, table_text
from bot.text import messages
from bot.text.panel import Panel
from bot.text.words import bot_words
from games.core.model import RuleError
from storage import servers
from storage.database import Database
from storage.matches import Options, Phase, Table


class Tables:
    """Cogs translate; they don't think."""

    def __init__(self, database: Database, lobby: Lobby, places: Places, *, several_seats: bool) -> None:
        self._db = database
        self._lobby = lobby
        self._places = places
        self._several_seats = several_seats

    @kindly
    async def open(self, interaction: Interaction, game: str, language: str | None, options: Options) -> None:
        guild, channel = interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            raise RuleError("no-server")
        server = await self._db.read(servers.get, guild)
        may_open(interaction, server)
        match = await self._lobby.open(
            game,
            user=interaction.user.id,
            name=interaction.user.display_name,
            guild=guild,
            channel=channel,
            language=language or server.language or table_language(interaction),
            options=msgspec.structs.replace(options, shared=options.shared or self._several_seats),
        )
        await self._post(interaction, match)
        words = words_for(interaction)
        name = messages.match_name(match, words)
        if not may_thread(interaction):
            await privately(interaction, words.text("no-threads", match=name))
        if not await self._places.greet(interaction.user.id, words.text("dm-hello", match=name)):
            await privately(interaction, words.text("joined-closed", match=name))

    @kindly
    async def rematch(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        user, channel = interaction.user, interaction.channel_id
        if interaction.guild_id is None or channel is None:
            raise RuleError("no-server")
        may_open(interaction, await self._db.read(servers.get, interaction.guild_id))
        match, guests = await self._lobby.rematch(int(parts[1]), user.id, user.display_name, channel)
        await self._post(interaction, match)
        await self._call(interaction, match, guests)

    @kindly
    async def join(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        user = interaction.user
        await self._shown(interaction, int(parts[1]))
        match = await self._lobby.join(int(parts[1]), user.id, user.display_name)
        await self._redraw(interaction, match)
        words = words_for(interaction)
        name = messages.match_name(match, words)
        is_open = await self._places.greet(user.id, words.text("dm-hello", match=name))
        await privately(interaction, words.text("joined" if is_open else "joined-closed", match=name))

    @kindly
    async def leave(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        match = await self._lobby.leave(int(parts[1]), interaction.user.id)
        await self._redraw(interaction, match)
        await privately(interaction, words_for(interaction).text("left-table"))

    @kindly
    async def stand_in(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """The host seats a stand-in, or sends one away."""
        await self._shown(interaction, int(parts[1]))
        change = self._lobby.add_stand_in if parts[2] == "add" else self._lobby.remove_stand_in
        await self._redraw(interaction, await change(int(parts[1]), interaction.user.id))

    @kindly
    async def practise(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """One press, and a match against stand-ins begins."""
        user, channel = interaction.user, interaction.channel_id
        if interaction.guild_id is None or channel is None:
            raise RuleError("no-server")
        server = await self._db.read(servers.get, interaction.guild_id)
        may_open(interaction, server)
        match = await self._lobby.practise(
            parts[1],
            user=user.id,
            name=user.display_name,
            guild=interaction.guild_id,
            channel=channel,
            language=server.language or table_language(interaction),
        )
        await self._post(interaction, match)
        await self._places.redraw_table(await self._lobby.start(match.id, user.id))

    @kindly
    async def start(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        await self._shown(interaction, int(parts[1]))
        match = await self._host_is_here(interaction, int(parts[1]))
        try:
            started = await self._lobby.start(match.id, interaction.user.id)
        except RuleError as error:  # may be the game's own, in its own words
            await privately(interaction, words_for(interaction, match.game).say(error.say))
            return
        await self._redraw(interaction, started)

    @kindly
    async def cancel(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        moderator = is_moderator(interaction)
        await self._host_is_here(interaction, int(parts[1]))
        match = await self._lobby.cancel(int(parts[1]), interaction.user.id, moderator=moderator)
        await self._redraw(interaction, match)

    # -- options ------------------------------------------------------------------------------------

    @kindly
    async def options(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        await self._shown(interaction, int(parts[1]))
        match = await self._hosted(interaction, int(parts[1]))
        await _show(interaction, options_panel(match, words_for(interaction, match.game)))

    @kindly
    async def options_menu(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """An option was picked: show its choices; or a choice was: take it and show all options."""
        match = await self._hosted(interaction, int(parts[1]))
        words = words_for(interaction, match.game)
        if parts[2] == "options":
            await _show(interaction, choices_panel(match, values[0], words))
            return
        kind, name = parts[3], parts[4]
        if kind == "variant":
            changed = await self._lobby.choose(match.id, interaction.user.id, name, values[0])
        else:
            changed = await self._lobby.keep(match.id, interaction.user.id, _kept(name, values[0]))
        begun = Panel(words.text("options-begun"))
        await _show(interaction, options_panel(changed, words) if changed.phase == Phase.LOBBY else begun)
        await self._places.redraw_table(changed)

    @kindly
    async def invite(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        match = await self._lobby.get(int(parts[1]))
        still_open(match)
        if not match.has(interaction.user.id):
            raise RuleError("not-seated-here")
        await _show(interaction, invite_panel(match, words_for(interaction)))

    @kindly
    async def guests(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        guests = [int(value) for value in values]
        match, called = await self._lobby.invite(int(parts[1]), interaction.user.id, guests)
        await _show(interaction, Panel(words_for(interaction).text("invited-done")))
        await self._call(interaction, match, called)

    async def _call(self, interaction: Interaction, match: Table, guests: list[int]) -> None:
        """One public line that pings the guests."""
        if not guests or not isinstance(interaction.channel, discord.abc.Messageable):
            return
        words = bot_words(match.language)
        text = words.text(
            "invited",
            guests=words.join([f"<@{guest}>" for guest in guests]),
            host=f"**{messages.escaped(interaction.user.display_name)}**",
            match=messages.match_name(match, words),
        )
        allowed = discord.AllowedMentions(users=[discord.Object(guest) for guest in guests])
        await interaction.channel.send(text, allowed_mentions=allowed)

    async def _host_is_here(self, interaction: Interaction, match: int) -> Table:
        """The table; if its host has left the server they stand up, and the next in line is host."""
        found = await self._lobby.get(match)
        waits = found.phase == Phase.LOBBY and found.has(interaction.user.id)
        if waits and found.host != interaction.user.id and await self._places.gone(found.guild, found.host):
            found = await self._lobby.leave(match, found.host)
            await self._places.redraw_table(found)
        return found

    async def _hosted(self, interaction: Interaction, match: int) -> Table:
        found = await self._host_is_here(interaction, match)
        still_open(found)
        hosts(found, interaction.user.id)
        return found

    async def _post(self, interaction: Interaction, match: Table) -> None:
        """The table for all to see; one that cannot be shown is closed again."""
        try:
            sent = await interaction.response.send_message(
                table_text(match, host_name(match)), view=view_of(table_rows(match)) or discord.utils.MISSING
            )
        except (*TRANSIENT, discord.HTTPException):
            await self._lobby.cancel(match.id, match.host)
            raise
        if sent.message_id is not None:
            await self._lobby.posted(match.id, sent.message_id)

    async def _shown(self, interaction: Interaction, match: int) -> None:
        """Somebody presses on the table's message: now we know it, should they be quicker than Discord."""
        if interaction.message is not None and (await self._lobby.get(match)).message is None:
            await self._lobby.posted(match, interaction.message.id)

    async def _redraw(self, interaction: Interaction, match: Table) -> None:
        await answer(interaction, table_text(match, host_name(match)), view=view_of(table_rows(match)))


def _kept(name: str, value: str) -> Callable[[Options], Options]:
    if name == "size":
        size = None if value == "any" else int(value)
        return lambda options: msgspec.structs.replace(options, size=size)
    if name == "pace":
        return lambda options: msgspec.structs.replace(options, pace=value)
    field = {"full": "start_full", "private": "private", "shared": "shared"}[name]
    return lambda options: msgspec.structs.replace(options, **{field: value == "yes"})


async def _show(interaction: Interaction, panel: Panel) -> None:
    await answer(interaction, panel.text, view=view_of(panel.rows))
