"""`/settings`, of a person and of a server, `/privacy` and `/away`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.door.commands.common import Context, Word, choices, languages, name, said
from bot.door.handlers.privacy import PrivacyHandlers
from bot.door.handlers.reminders import ReminderHandlers
from bot.door.handlers.settings import SettingsHandlers
from bot.door.reply import Interaction
from bot.limits import CHOICES
from bot.match import zones
from bot.presses.settings import OpenSettings, Whose
from bot.text.settings_forms import AUTO, MayOpen, SecretsGo
from games.core.words import LANGUAGES
from storage.people import PaletteChoice, RemindBy


def add_settings_commands(
    context: Context, settings: SettingsHandlers, reminders: ReminderHandlers, privacy: PrivacyHandlers
) -> None:
    group = app_commands.Group(name=name("settings"), description=said("cmd-settings"))
    known = languages(AUTO, *LANGUAGES)

    @group.command(name=name("me"), description=said("cmd-settings-me"))
    @app_commands.rename(
        language=name("language"),
        private=name("private"),
        palette=name("palette"),
        large=name("large"),
        quiet=name("quiet"),
        remind=name("remind"),
        remind_by=name("remind-by"),
        zone=name("zone"),
        standing=name("standing"),
    )
    @app_commands.describe(
        language=said("cmd-settings-language"),
        private=said("cmd-settings-private"),
        palette=said("cmd-settings-palette"),
        large=said("cmd-settings-large"),
        quiet=said("cmd-settings-quiet"),
        remind=said("cmd-settings-remind"),
        remind_by=said("cmd-settings-remind-by"),
        zone=said("cmd-settings-zone"),
        standing=said("standing-hint"),
    )
    @app_commands.choices(
        language=known,
        private=[Choice(name=said(f"private-{key}"), value=key.value) for key in SecretsGo],
        palette=[Choice(name=said(f"palette-{key}"), value=key.value) for key in PaletteChoice],
        remind_by=[Choice(name=said(f"remind-by-{key}"), value=key.value) for key in RemindBy],
    )
    async def mine(
        interaction: Interaction,
        language: str | None = None,
        private: str | None = None,
        palette: str | None = None,
        large: bool | None = None,
        quiet: Word | None = None,
        remind: app_commands.Range[int, 0, 240] | None = None,
        remind_by: str | None = None,
        zone: Word | None = None,
        standing: bool | None = None,
    ) -> None:
        named = (language, private, palette, large, quiet, remind, remind_by, zone, standing)
        if all(one is None for one in named):
            await _open(context, settings, interaction, "me")
            return
        await context.in_private(interaction, lambda: settings.my_settings_command(interaction, *named))

    mine.autocomplete("zone")(_suggest_zones)

    @group.command(name=name("server"), description=said("cmd-settings-server"))
    @app_commands.rename(language=name("language"), channel=name("channel"), who=name("who"))
    @app_commands.describe(
        language=said("cmd-server-language"), channel=said("cmd-server-channel"), who=said("cmd-server-who")
    )
    @app_commands.choices(
        language=known,
        who=[
            Choice(name=said("who-all"), value=MayOpen.EVERYONE.value),
            Choice(name=said("who-mods"), value=MayOpen.MODERATORS.value),
        ],
    )
    async def server(
        interaction: Interaction,
        language: str | None = None,
        channel: discord.TextChannel | None = None,
        who: str | None = None,
    ) -> None:
        if language is None and channel is None and who is None:
            await _open(context, settings, interaction, "server")
            return
        await context.in_private(
            interaction, lambda: settings.server_settings_command(interaction, language, channel, who)
        )

    context.tree.add_command(group)

    @context.tree.command(name=name("privacy"), description=said("cmd-privacy"))
    async def privacy_command(interaction: Interaction) -> None:
        await context.in_private(interaction, lambda: privacy.privacy_command(interaction))

    @context.tree.command(name=name("away"), description=said("cmd-away"))
    @app_commands.rename(days=name("days"))
    @app_commands.describe(days=said("cmd-away-days"))
    async def away(interaction: Interaction, days: app_commands.Range[int, 0, 30]) -> None:
        await context.in_private(interaction, lambda: reminders.away_command(interaction, days))


async def _suggest_zones(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Zones with the hour it is there, which people know better than names."""
    now = interaction.created_at.timestamp()
    found = zones.suggestions(typed)[:CHOICES]
    return choices([(f"{zone} ({zones.local(now, zone):%H:%M})", zone) for zone in found])


async def _open(context: Context, settings: SettingsHandlers, interaction: Interaction, whose: Whose) -> None:
    """Without options: everything at once, as a form."""
    press = OpenSettings(whose)
    await context.dispatcher.run(interaction, lambda: settings.open_form(interaction, press))
