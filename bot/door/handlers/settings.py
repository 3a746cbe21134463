"""Settings of a person and of a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import discord
from msgspec.structs import replace

from bot.door.components import view_of
from bot.door.modals import open_form
from bot.door.reply import Interaction, answer, settings_of, words_for
from bot.door.routes import Answer, on
from bot.match import zones
from bot.presses.settings import OpenSettings, SettingsForm, Whose
from bot.text import markup
from bot.text.rows import Button
from bot.text.settings_forms import (
    AUTO,
    MayOpen,
    SecretsGo,
    chosen_language,
    my_form,
    my_settings,
    quieted,
    server_form,
    server_settings,
)
from games.core.model import RuleError
from games.core.words import LANGUAGES
from storage import people, servers
from storage.database import Database
from storage.people import PaletteChoice, RemindBy
from storage.people import Preferences as Own
from storage.servers import ServerSettings
from storage.transaction import Transaction


class SettingsHandlers:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def my_settings_command(
        self,
        interaction: Interaction,
        language: str | None,
        private: str | None,
        palette: str | None,
        large: bool | None,
        quiet: str | None,
        remind: int | None,
        remind_by: str | None,
        zone: str | None,
        standing: bool | None,
    ) -> None:
        """Change the settings that were named, and show all of them."""
        simple = {
            "palette": PaletteChoice(among(PaletteChoice, palette)) if palette else None,
            "large": large,
            "standing": standing,
            "remind": remind,
            "remind_by": RemindBy(among(RemindBy, remind_by)) if remind_by else None,
        }
        changes: dict[str, Any] = {name: value for name, value in simple.items() if value is not None}
        if language is not None:
            changes["language"] = chosen_language(among((AUTO, *LANGUAGES), language))
        if private is not None:
            changes["by_dm"] = among(SecretsGo, private) == SecretsGo.BY_DM
        if zone is not None:
            changes["zone"] = zones.known(zone)

        def change(own: Own) -> Own:
            return replace(own if quiet is None else quieted(own, quiet), **changes)

        await self._change_mine(interaction, change)

    @on(OpenSettings, Answer.OWN)
    async def open_form(self, interaction: Interaction, press: OpenSettings) -> None:
        """Open the form of a person's or of the server's settings, filled in as they are."""
        words = words_for(interaction)
        if press.whose == "me":
            await open_form(interaction, my_form(settings_of(interaction), words, interaction.id))
            return
        server = await self._db.read(servers.get, _moderated(interaction))
        await open_form(interaction, server_form(server, words, interaction.id))

    @on(SettingsForm, Answer.NEW)
    async def filled_in(self, interaction: Interaction, press: SettingsForm) -> None:
        if press.whose == "me":
            await self._change_mine(interaction, lambda own: my_settings(own, press.filled))
        else:
            await self._change_server(interaction, lambda server: server_settings(server, press.filled))

    async def _change_mine(self, interaction: Interaction, change: Callable[[Own], Own]) -> None:
        user = interaction.user

        def work(tx: Transaction) -> Own:
            people.meet(tx, user.id, user.display_name)
            own = change(people.preferences(tx, user.id))
            people.set_preferences(tx, user.id, own)
            return own

        own = await self._db.write(work)
        interaction.extras["settings"] = own
        await _show(interaction, _shown(interaction, own), "me")

    async def server_settings_command(
        self,
        interaction: Interaction,
        language: str | None,
        channel: discord.abc.Snowflake | None,
        who: str | None,
    ) -> None:
        """Change and show a server's settings. A channel that is named is added, or taken away again."""

        def change(server: ServerSettings) -> ServerSettings:
            if language is not None:
                chosen = among((AUTO, *LANGUAGES), language)
                server = replace(server, language=chosen_language(chosen))
            if channel is not None:
                server = replace(server, channels=tuple(sorted(set(server.channels) ^ {channel.id})))
            if who is not None:
                server = replace(server, moderators_only=among(MayOpen, who) == MayOpen.MODERATORS)
            return server

        await self._change_server(interaction, change)

    async def _change_server(
        self, interaction: Interaction, change: Callable[[ServerSettings], ServerSettings]
    ) -> None:
        guild = _moderated(interaction)

        def work(tx: Transaction) -> ServerSettings:
            server = change(servers.get(tx, guild))
            servers.save(tx, guild, server)
            return server

        server = await self._db.write(work)
        await _show(interaction, _server_shown(interaction, server), "server")


def among(known: Iterable[str], word: str, command: str = "/settings") -> str:
    """The word if it is on offer, as only a forged command's is not; else a refusal."""
    offered = tuple(str(one) for one in known)
    if word not in offered:
        raise RuleError("no-such-choice", choice=word, variant=command, known=offered)
    return word


def _moderated(interaction: Interaction) -> int:
    """The server that the asker may change the settings of."""
    if interaction.guild_id is None:
        raise RuleError("settings-elsewhere")
    if not interaction.permissions.manage_guild:
        raise RuleError("only-moderators")
    return interaction.guild_id


async def _show(interaction: Interaction, text: str, whose: Whose) -> None:
    """The settings in words, with a button to the form."""
    change = Button(OpenSettings(whose).id, words_for(interaction).text("settings-change"))
    await answer(interaction, text, view=view_of(((change,),)))


def _shown(interaction: Interaction, own: Own) -> str:
    words, zone = words_for(interaction), own.zone or zones.UTC
    now = interaction.created_at.timestamp()
    lines = [
        words.text("settings-title"),
        words.text("settings-language", language=words.text(f"language-{own.language or 'auto'}")),
        words.text("settings-private", how=words.text("private-dm" if own.by_dm else "private-hand")),
        words.text("settings-palette", palette=words.text(f"palette-{own.palette}")),
        words.text("settings-large", large=words.text("yes" if own.large else "no")),
        words.text("settings-lessons", lessons=words.text("yes" if own.lessons else "no")),
        words.text("settings-quiet", hours=f"{own.quiet[0]}–{own.quiet[1]} {zone}" if own.quiet else "–"),
        words.text("settings-zone", zone=zone, time=f"{zones.local(now, own.zone):%H:%M}"),
        words.text("settings-remind", hours=own.remind, how=words.text(f"remind-by-{own.remind_by}")),
        words.text("settings-standing", standing=words.text("yes" if own.standing else "no")),
    ]
    return "\n".join(lines)


def _server_shown(interaction: Interaction, server: ServerSettings) -> str:
    words = words_for(interaction)
    channels = words.join([markup.place(channel) for channel in server.channels])
    lines = [
        words.text("server-title"),
        words.text("settings-language", language=words.text(f"language-{server.language or 'auto'}")),
        words.text("server-channels", channels=channels or words.text("server-everywhere")),
        words.text("server-who", who=words.text("who-mods" if server.moderators_only else "who-all")),
    ]
    return "\n".join(lines)
