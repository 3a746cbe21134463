"""Opening a table, sitting down, standing up, starting, closing, playing again: the lobby's buttons."""

from __future__ import annotations

import discord
import msgspec

from bot.door.channels import TRANSIENT, Channels
from bot.door.components import view_of
from bot.door.forums import check
from bot.door.handlers.asking import make_sure, tell
from bot.door.handlers.invitations import InvitationHandlers
from bot.door.permissions import forum_for, may_open, may_thread, parent_of
from bot.door.reply import (
    Interaction,
    is_moderator,
    privately,
    table_language,
    words_for,
)
from bot.door.routes import Answer, on
from bot.door.table_message import TableMessages
from bot.presses.tables import (
    AcceptInvitation,
    Cancel,
    CancelForSure,
    ChangeStandIns,
    Join,
    JoinAgain,
    Leave,
    Rematch,
    Start,
)
from bot.table.admission import hosts, still_open
from bot.table.lobby import Lobby, SitsAlready
from bot.text import messages
from bot.text.rows import Button
from games.core.model import RuleError
from storage import servers
from storage.database import Database
from storage.matches import Options, Table
from storage.servers import ServerSettings


class LobbyHandlers:
    def __init__(
        self,
        database: Database,
        lobby: Lobby,
        channels: Channels,
        tables: TableMessages,
        invitations: InvitationHandlers,
        *,
        several_seats: bool,
    ) -> None:
        self._db = database
        self._lobby = lobby
        self._channels = channels
        self._tables = tables
        self._invitations = invitations
        self._several_seats = several_seats

    async def play_command(
        self, interaction: Interaction, game: str, language: str | None, options: Options
    ) -> None:
        guild, channel = interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            raise RuleError("no-server")
        server = await self._db.read(servers.get, guild)
        forum = forum_for(interaction, server)
        may_open(interaction, server, forum.id if forum else None)
        if forum is not None:
            check(forum)
        match = await self._lobby.open(
            game,
            user=interaction.user.id,
            name=interaction.user.display_name,
            guild=guild,
            channel=forum.id if forum else channel,
            language=language or server.language or table_language(interaction),
            options=msgspec.structs.replace(options, shared=options.shared or self._several_seats),
            value=interaction.id,
        )
        await self._tables.post(interaction, match, forum)
        words = words_for(interaction)
        name = messages.match_name(match, words)
        if forum is None and not may_thread(interaction):
            await privately(interaction, words.text("no-threads", match=name))
        if not await self._channels.greet(interaction.user.id, words.text("dm-hello", match=name)):
            await privately(interaction, words.text("joined-closed", match=name))

    @on(Rematch, Answer.OWN)
    async def rematch(self, interaction: Interaction, press: Rematch) -> None:
        """Open the same table again, beside the old one's thread and not in it, so that it gets its own."""
        user, here = interaction.user, interaction.channel_id
        guild = (await self._lobby.get(press.match)).guild
        if here is None or interaction.guild_id != guild:
            raise RuleError("no-server")
        if guild is not None:
            may_open(interaction, await self._db.read(servers.get, guild))
        place = parent_of(interaction) or here
        forum = forum_for(interaction, ServerSettings())
        match, guests = await self._lobby.rematch(
            press.match, user.id, user.display_name, place, interaction.id
        )
        if place == here or forum is not None:
            await self._tables.post(interaction, match, forum)
            match = await self._lobby.get(match.id)
            await self._invitations.call(interaction, match, guests)
            return
        try:
            await self._channels.move_table(match, place)
        except (*TRANSIENT, discord.HTTPException):  # not ours to write in: then here
            await self._channels.set_place(match, here)
            await self._tables.post(interaction, await self._lobby.get(match.id))
            await self._invitations.call(interaction, match, guests)
            return
        await self._invitations.call_from(interaction, await self._lobby.get(match.id), guests)

    @on(Join, Answer.UPDATE)
    async def join(self, interaction: Interaction, press: Join) -> None:
        """Sit down. Whoever sits here already is asked whether they want one more seat."""
        user = interaction.user
        await self._tables.shown(interaction, press.match)
        try:
            match = await self._lobby.join(press.match, user.id, user.display_name, value=interaction.id)
        except SitsAlready as found:
            await self._offer_another(interaction, found.table)
            return
        await self._tables.redraw(interaction, match)
        await privately(interaction, await self._welcome(interaction, match))

    @on(JoinAgain, Answer.UPDATE)
    async def join_again(self, interaction: Interaction, press: JoinAgain) -> None:
        user = interaction.user
        match = await self._lobby.join(
            press.match, user.id, user.display_name, again=True, value=interaction.id
        )
        name = messages.match_name(match, words_for(interaction))
        await tell(interaction, "joined-again", match=name)
        await self._channels.redraw_table(match)

    @on(AcceptInvitation, Answer.NEW)
    async def accept(self, interaction: Interaction, press: AcceptInvitation) -> None:
        """Sit down, as the invitation offers."""
        user = interaction.user
        try:
            match = await self._lobby.join(press.match, user.id, user.display_name, value=interaction.id)
        except SitsAlready:
            raise RuleError("joined-already") from None
        await privately(interaction, await self._welcome(interaction, match))
        await self._channels.redraw_table(match)

    async def _welcome(self, interaction: Interaction, match: Table) -> str:
        """Try the DM of somebody who sat down, and say where their secrets will be."""
        words = words_for(interaction)
        name = messages.match_name(match, words)
        is_open = await self._channels.greet(interaction.user.id, words.text("dm-hello", match=name))
        return words.text("joined" if is_open else "joined-closed", match=name)

    async def _offer_another(self, interaction: Interaction, match: Table) -> None:
        words = words_for(interaction)
        again = Button(JoinAgain(match.id).id, words.text("join-again"))
        text = words.text("join-again-ask", match=messages.match_name(match, words))
        await privately(interaction, text, view=view_of(((again,),)))

    @on(Leave, Answer.UPDATE)
    async def leave(self, interaction: Interaction, press: Leave) -> None:
        match = await self._lobby.leave(press.match, interaction.user.id)
        await self._tables.redraw(interaction, match)
        await privately(interaction, words_for(interaction).text("left-table"))

    @on(ChangeStandIns, Answer.UPDATE)
    async def stand_in(self, interaction: Interaction, press: ChangeStandIns) -> None:
        """Seat a stand-in, or send one away. Only the host may."""
        await self._tables.shown(interaction, press.match)
        user, strength = interaction.user.id, press.strength
        if strength is None:
            match = await self._lobby.remove_stand_in(press.match, user)
        else:
            match = await self._lobby.add_stand_in(press.match, user, strength, interaction.id)
        await self._tables.redraw(interaction, match)

    @on(Start, Answer.UPDATE)
    async def start(self, interaction: Interaction, press: Start) -> None:
        await self._tables.shown(interaction, press.match)
        match = await self._tables.host_is_here(interaction, press.match)
        try:
            started = await self._lobby.start(match.id, interaction.user.id)
        except RuleError as error:  # may be the game's own, in its own words
            await privately(interaction, words_for(interaction, match.game).say(error.say))
            return
        await self._tables.redraw(interaction, started)

    @on(Cancel, Answer.NEW)
    async def cancel(self, interaction: Interaction, press: Cancel) -> None:
        """Ask once more before a table is closed."""
        match = await self._tables.host_is_here(interaction, press.match)
        still_open(match)
        if not is_moderator(interaction):
            hosts(match, interaction.user.id)
        await make_sure(interaction, match, "cancel", CancelForSure(match.id))

    @on(CancelForSure, Answer.UPDATE)
    async def cancel_for_sure(self, interaction: Interaction, press: CancelForSure) -> None:
        moderator = is_moderator(interaction)
        match = await self._lobby.cancel(press.match, interaction.user.id, moderator=moderator)
        await tell(interaction, "cancelled")
        await self._channels.redraw_table(match)
