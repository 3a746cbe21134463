"""Opening a table, sitting down, choosing, inviting, starting: the lobby's commands and buttons."""

from __future__ import annotations

from collections.abc import Callable

import discord
import msgspec

from bot.door.channels import TRANSIENT, Channels
from bot.door.components import view_of
from bot.door.permissions import may_open, may_thread
from bot.door.reply import (
    Interaction,
    answer,
    is_moderator,
    privately,
    table_language,
    words_for,
)
from bot.door.routes import Answer, Outdated, on
from bot.match.time_control import PACES
from bot.presses.tables import (
    BackToOptions,
    Cancel,
    ChangeStandIns,
    GuestsMenu,
    Invite,
    Join,
    Leave,
    OpenOptions,
    OptionsMenu,
    Practise,
    Rematch,
    Start,
    TableOption,
    TableOptionMenu,
    TableOptionName,
    Variant,
    VariantMenu,
)
from bot.table.admission import host_name, hosts, still_open
from bot.table.lobby import Lobby
from bot.table.lobby_panel import (
    invite_panel,
    options_panel,
    table_option_panel,
    table_rows,
    table_text,
    variant_panel,
)
from bot.text import markup, messages
from bot.text.rows import Panel
from bot.text.words import bot_words
from games import GAMES
from games.core.game import Variant as VariantChoice
from games.core.model import RuleError
from storage import servers
from storage.database import Database
from storage.matches import Options, Phase, Table


class LobbyHandlers:
    def __init__(self, database: Database, lobby: Lobby, channels: Channels, *, several_seats: bool) -> None:
        self._db = database
        self._lobby = lobby
        self._channels = channels
        self._several_seats = several_seats

    async def play_command(
        self, interaction: Interaction, game: str, language: str | None, options: Options
    ) -> None:
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
        if not await self._channels.greet(interaction.user.id, words.text("dm-hello", match=name)):
            await privately(interaction, words.text("joined-closed", match=name))

    @on(Rematch, Answer.OWN)
    async def rematch(self, interaction: Interaction, press: Rematch) -> None:
        user, channel = interaction.user, interaction.channel_id
        if interaction.guild_id is None or channel is None:
            raise RuleError("no-server")
        may_open(interaction, await self._db.read(servers.get, interaction.guild_id))
        match, guests = await self._lobby.rematch(press.match, user.id, user.display_name, channel)
        await self._post(interaction, match)
        await self._call(interaction, match, guests)

    @on(Join, Answer.UPDATE)
    async def join(self, interaction: Interaction, press: Join) -> None:
        user = interaction.user
        await self._shown(interaction, press.match)
        match = await self._lobby.join(press.match, user.id, user.display_name)
        await self._redraw(interaction, match)
        words = words_for(interaction)
        name = messages.match_name(match, words)
        is_open = await self._channels.greet(user.id, words.text("dm-hello", match=name))
        await privately(interaction, words.text("joined" if is_open else "joined-closed", match=name))

    @on(Leave, Answer.UPDATE)
    async def leave(self, interaction: Interaction, press: Leave) -> None:
        match = await self._lobby.leave(press.match, interaction.user.id)
        await self._redraw(interaction, match)
        await privately(interaction, words_for(interaction).text("left-table"))

    @on(ChangeStandIns, Answer.UPDATE)
    async def stand_in(self, interaction: Interaction, press: ChangeStandIns) -> None:
        """Seat a stand-in, or send one away. Only the host may."""
        await self._shown(interaction, press.match)
        match = await self._lobby.change_stand_ins(press.match, interaction.user.id, press.strength)
        await self._redraw(interaction, match)

    @on(Practise, Answer.OWN)
    async def practise(self, interaction: Interaction, press: Practise) -> None:
        """Begin a match against stand-ins at once."""
        user, channel = interaction.user, interaction.channel_id
        if interaction.guild_id is None or channel is None:
            raise RuleError("no-server")
        server = await self._db.read(servers.get, interaction.guild_id)
        may_open(interaction, server)
        match = await self._lobby.practise(
            press.game,
            user=user.id,
            name=user.display_name,
            guild=interaction.guild_id,
            channel=channel,
            language=server.language or table_language(interaction),
        )
        await self._post(interaction, match)
        await self._channels.redraw_table(await self._lobby.start(match.id, user.id))

    @on(Start, Answer.UPDATE)
    async def start(self, interaction: Interaction, press: Start) -> None:
        await self._shown(interaction, press.match)
        match = await self._host_is_here(interaction, press.match)
        try:
            started = await self._lobby.start(match.id, interaction.user.id)
        except RuleError as error:  # may be the game's own, in its own words
            await privately(interaction, words_for(interaction, match.game).say(error.say))
            return
        await self._redraw(interaction, started)

    @on(Cancel, Answer.UPDATE)
    async def cancel(self, interaction: Interaction, press: Cancel) -> None:
        moderator = is_moderator(interaction)
        await self._host_is_here(interaction, press.match)
        match = await self._lobby.cancel(press.match, interaction.user.id, moderator=moderator)
        await self._redraw(interaction, match)

    # -- options ------------------------------------------------------------------------------------

    @on(OpenOptions, Answer.NEW)
    async def open_options(self, interaction: Interaction, press: OpenOptions) -> None:
        await self._shown(interaction, press.match)
        await self._options(interaction, press.match)

    @on(BackToOptions, Answer.UPDATE)
    async def back_to_options(self, interaction: Interaction, press: BackToOptions) -> None:
        await self._options(interaction, press.match)

    @on(OptionsMenu, Answer.UPDATE)
    async def pick_option(self, interaction: Interaction, press: OptionsMenu) -> None:
        """Show the choices of the option that was picked."""
        match = await self._hosted(interaction, press.match)
        words = words_for(interaction, match.game)
        if (option := TableOption.parse(press.chosen)) is not None:
            await _show(interaction, table_option_panel(match, option.name, words))
        elif (variant := _variant_of(match, press.chosen)) is not None:
            await _show(interaction, variant_panel(match, variant, words))
        else:
            raise Outdated

    @on(TableOptionMenu, Answer.UPDATE)
    async def choose_table_option(self, interaction: Interaction, press: TableOptionMenu) -> None:
        await self._hosted(interaction, press.match)
        change = _changed(press.name, press.chosen)
        await self._chosen(interaction, await self._lobby.keep(press.match, interaction.user.id, change))

    @on(VariantMenu, Answer.UPDATE)
    async def choose_variant(self, interaction: Interaction, press: VariantMenu) -> None:
        match = await self._hosted(interaction, press.match)
        if press.name not in (variant.name for variant in GAMES[match.game].meta.offered):
            raise Outdated
        changed = await self._lobby.choose(match.id, interaction.user.id, press.name, press.chosen)
        await self._chosen(interaction, changed)

    async def _options(self, interaction: Interaction, match: int) -> None:
        found = await self._hosted(interaction, match)
        await _show(interaction, options_panel(found, words_for(interaction, found.game)))

    async def _chosen(self, interaction: Interaction, changed: Table) -> None:
        """Show all options again, unless the match has begun by that choice."""
        words = words_for(interaction, changed.game)
        begun = Panel(words.text("options-begun"))
        await _show(interaction, options_panel(changed, words) if changed.phase == Phase.LOBBY else begun)
        await self._channels.redraw_table(changed)

    @on(Invite, Answer.NEW)
    async def invite(self, interaction: Interaction, press: Invite) -> None:
        match = await self._lobby.get(press.match)
        still_open(match)
        if not match.has(interaction.user.id):
            raise RuleError("not-seated-here")
        await _show(interaction, invite_panel(match, words_for(interaction)))

    @on(GuestsMenu, Answer.UPDATE)
    async def guests(self, interaction: Interaction, press: GuestsMenu) -> None:
        match, called = await self._lobby.invite(press.match, interaction.user.id, list(press.values))
        await _show(interaction, Panel(words_for(interaction).text("invited-done")))
        await self._call(interaction, match, called)

    async def _call(self, interaction: Interaction, match: Table, guests: list[int]) -> None:
        """Ping the guests in one public line."""
        if not guests or not isinstance(interaction.channel, discord.abc.Messageable):
            return
        words = bot_words(match.language)
        text = words.text(
            "invited",
            guests=words.join([markup.person(guest) for guest in guests]),
            host=markup.bold(interaction.user.display_name),
            match=messages.match_name(match, words),
        )
        allowed = discord.AllowedMentions(users=[discord.Object(guest) for guest in guests])
        await interaction.channel.send(text, allowed_mentions=allowed)

    async def _host_is_here(self, interaction: Interaction, match: int) -> Table:
        """The table; a host who has left the server stands up, and the next in line is host."""
        found = await self._lobby.get(match)
        waits = found.phase == Phase.LOBBY and found.has(interaction.user.id)
        if waits and found.host != interaction.user.id and await self._channels.gone(found.guild, found.host):
            found = await self._lobby.leave(match, found.host)
            await self._channels.redraw_table(found)
        return found

    async def _hosted(self, interaction: Interaction, match: int) -> Table:
        found = await self._host_is_here(interaction, match)
        still_open(found)
        hosts(found, interaction.user.id)
        return found

    async def _post(self, interaction: Interaction, match: Table) -> None:
        """Show the table to all; close one that cannot be shown."""
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
        """Remember the table's message, should a press on it be quicker than Discord's answer to us."""
        if interaction.message is not None and (await self._lobby.get(match)).message is None:
            await self._lobby.posted(match, interaction.message.id)

    async def _redraw(self, interaction: Interaction, match: Table) -> None:
        await answer(interaction, table_text(match, host_name(match)), view=view_of(table_rows(match)))


def _variant_of(match: Table, chosen: str) -> VariantChoice | None:
    """The option of the game that a value of the options menu names."""
    named = Variant.parse(chosen)
    return next((v for v in GAMES[match.game].meta.offered if named and v.name == named.name), None)


def _changed(name: TableOptionName, value: str) -> Callable[[Options], Options]:
    """The change that a choice makes to a table's options; a choice that is none any more is outdated."""
    if name == "size":
        if value != "any" and not (value.isascii() and value.isdigit()):
            raise Outdated
        size = None if value == "any" else int(value)
        return lambda options: msgspec.structs.replace(options, size=size)
    if name == "pace":
        if value not in PACES:
            raise Outdated
        return lambda options: msgspec.structs.replace(options, pace=value)
    field = {"full": "start_full", "private": "private", "shared": "shared"}[name]
    return lambda options: msgspec.structs.replace(options, **{field: value == "yes"})


async def _show(interaction: Interaction, panel: Panel) -> None:
    await answer(interaction, panel.text, view=view_of(panel.rows))
