"""Inviting people to a table, from its message or by a right click on somebody; sitting down as invited."""

from __future__ import annotations

import discord

from bot.door.channels import Channels
from bot.door.components import view_of
from bot.door.handlers.asking import tell
from bot.door.reply import Interaction, words_for
from bot.door.routes import Answer, on
from bot.door.table_message import show
from bot.presses.tables import AcceptInvitation, GuestsMenu, Invite
from bot.table.admission import still_open
from bot.table.lobby import Lobby
from bot.table.lobby_panel import invite_panel
from bot.text import markup, messages
from bot.text.lookups import link
from bot.text.rows import Button, Panel
from bot.text.words import bot_words
from games.core.model import RuleError
from storage import matches
from storage.database import Database
from storage.matches import Phase, Table


class InvitationHandlers:
    def __init__(self, database: Database, lobby: Lobby, channels: Channels) -> None:
        self._db = database
        self._lobby = lobby
        self._channels = channels

    @on(Invite, Answer.NEW)
    async def invite(self, interaction: Interaction, press: Invite) -> None:
        match = await self._lobby.get(press.match)
        still_open(match)
        if not match.has(interaction.user.id):
            raise RuleError("not-seated-here")
        await show(interaction, invite_panel(match, words_for(interaction)))

    @on(GuestsMenu, Answer.UPDATE)
    async def guests(self, interaction: Interaction, press: GuestsMenu) -> None:
        match, called = await self._lobby.invite(press.match, interaction.user.id, list(press.values))
        await show(interaction, Panel(words_for(interaction).text("invited-done")))
        await self.call(interaction, match, called)

    async def invite_person(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Invite somebody by a right click: to the asker's waiting table, the one of this channel first."""
        if person.bot:
            raise RuleError("invite-bot")
        waiting = await self._db.read(matches.of_user, interaction.user.id, (Phase.LOBBY,))
        here = [match for match in waiting if match.guild == interaction.guild_id]
        if not here:
            raise RuleError("invite-no-table")
        place = (interaction.channel_id, getattr(interaction.channel, "parent_id", None))
        chosen = next((match for match in here if match.channel in place), here[-1])
        match, called = await self._lobby.invite(chosen.id, interaction.user.id, [person.id])
        name = messages.match_name(match, words_for(interaction))
        if not called:
            raise RuleError("invited-before", who=markup.escaped(person.display_name), match=name)
        await tell(interaction, "invited-one", who=markup.bold(person.display_name), match=name)
        await self.call(interaction, match, called)

    async def call(self, interaction: Interaction, match: Table, guests: list[int]) -> None:
        """Ping the guests in one public line that carries Join."""
        if not guests:
            return
        text, view = self.called(interaction, match, guests)
        allowed = discord.AllowedMentions(users=[discord.Object(guest) for guest in guests])
        place = self._channels.channel(match.channel, match.guild)
        await place.send(text, view=view, allowed_mentions=allowed)

    async def call_from(self, interaction: Interaction, match: Table, guests: list[int]) -> None:
        """Answer where one speaks with the way to a table that was opened elsewhere; ping the guests."""
        text, view = self.called(interaction, match, guests)
        table = bot_words(match.language).text("table-link", link=link(match, match.message))
        allowed = discord.AllowedMentions(users=[discord.Object(guest) for guest in guests])
        await interaction.response.send_message(f"{text}\n{table}", view=view, allowed_mentions=allowed)

    def called(
        self, interaction: Interaction, match: Table, guests: list[int]
    ) -> tuple[str, discord.ui.View]:
        words = bot_words(match.language)
        text = words.text(
            "invited",
            guests=words.join([markup.person(guest) for guest in guests]),
            host=markup.bold(interaction.user.display_name),
            match=messages.match_name(match, words),
        )
        join = Button(AcceptInvitation(match.id).id, words.text("join"), "success")
        view = view_of(((join,),))
        assert view is not None
        return text, view
