"""Settings of a person and of a server."""

from __future__ import annotations

import re
from typing import Any

import discord
from msgspec.structs import replace

from bot.door.reply import Interaction, answer, words_for
from bot.text import markup
from games.core.model import RuleError
from storage import people, servers
from storage.database import Database
from storage.people import Palette, RemindBy
from storage.people import Preferences as Own
from storage.servers import Server
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
    ) -> None:
        """Change the settings that were named, and show all of them."""
        simple = {
            "palette": Palette(palette) if palette else None,
            "large": large,
            "remind": remind,
            "remind_by": RemindBy(remind_by) if remind_by else None,
        }
        changes: dict[str, Any] = {name: value for name, value in simple.items() if value is not None}
        if language is not None:
            changes["language"] = None if language == "auto" else language
        if private is not None:
            changes["by_dm"] = private == "dm"
        if quiet is not None:
            changes["quiet"] = _hours(quiet)
        user = interaction.user

        def change(tx: Transaction) -> Own:
            people.meet(tx, user.id, user.display_name)
            own = replace(people.preferences(tx, user.id), **changes)
            people.set_preferences(tx, user.id, own)
            return own

        own = await self._db.write(change)
        interaction.extras["settings"] = own
        await answer(interaction, _shown(interaction, own))

    async def server_settings_command(
        self,
        interaction: Interaction,
        language: str | None,
        channel: discord.abc.Snowflake | None,
        who: str | None,
    ) -> None:
        """Change and show a server's settings. A channel that is named is added, or taken away again."""
        guild = interaction.guild_id
        if guild is None:
            raise RuleError("settings-elsewhere")
        if not interaction.permissions.manage_guild:
            raise RuleError("only-moderators")
        server = await self._db.read(servers.get, guild)
        if language is not None:
            server = replace(server, language=None if language == "auto" else language)
        if channel is not None:
            server = replace(server, channels=tuple(sorted(set(server.channels) ^ {channel.id})))
        if who is not None:
            server = replace(server, moderators_only=who == "moderators")
        await self._db.write(servers.save, guild, server)
        await answer(interaction, _server_shown(interaction, server))


_HOURS = re.compile(r"([0-9]{1,2})(?:h|:00)?\s*[-–]\s*([0-9]{1,2})(?:h|:00)?")


def _hours(text: str) -> tuple[int, int] | None:
    """ "22-7" as hours of the day in UTC; "off" for none."""
    if text.strip().casefold() in ("off", "-", "–", "0"):
        return None
    found = _HOURS.fullmatch(text.strip().casefold())
    if found is None:
        raise RuleError("bad-hours")
    begin, end = (int(hour) for hour in found.groups())
    if max(begin, end) > 24 or begin % 24 == end % 24:
        raise RuleError("bad-hours")
    return begin % 24, end % 24


def _shown(interaction: Interaction, own: Own) -> str:
    words = words_for(interaction)
    lines = [
        words.text("settings-title"),
        words.text("settings-language", language=words.text(f"language-{own.language or 'auto'}")),
        words.text("settings-private", how=words.text("private-dm" if own.by_dm else "private-hand")),
        words.text("settings-palette", palette=words.text(f"palette-{own.palette}")),
        words.text("settings-large", large=words.text("yes" if own.large else "no")),
        words.text("settings-quiet", hours=f"{own.quiet[0]}–{own.quiet[1]} UTC" if own.quiet else "–"),
        words.text("settings-remind", hours=own.remind, how=words.text(f"remind-by-{own.remind_by}")),
    ]
    return "\n".join(lines)


def _server_shown(interaction: Interaction, server: Server) -> str:
    words = words_for(interaction)
    channels = words.join([markup.place(channel) for channel in server.channels])
    lines = [
        words.text("server-title"),
        words.text("settings-language", language=words.text(f"language-{server.language or 'auto'}")),
        words.text("server-channels", channels=channels or words.text("server-everywhere")),
        words.text("server-who", who=words.text("who-mods" if server.moderators_only else "who-all")),
    ]
    return "\n".join(lines)
