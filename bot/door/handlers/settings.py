"""Settings of a person and of a server; what moderators and hosts may do with a table."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.door.channels import Places
from bot.door.permissions import may_play
from bot.door.reply import Interaction, answer, is_moderator, kindly, words_for
from bot.door.which_match import Meant
from bot.match.time_control import DAY
from bot.match.turns import Turns
from bot.text import messages
from games.core.model import RuleError
from storage import matches, people, problems, servers
from storage.database import Database
from storage.matches import Phase, Table
from storage.people import Preferences as Own
from storage.servers import Server
from storage.transaction import Transaction

log = logging.getLogger(__name__)

PROBLEMS_A_DAY = 10  # of one person, so that nobody's reports hide those of the others


class Settings:
    def __init__(
        self, database: Database, turns: Turns, meant: Meant, places: Places, now: Callable[[], float]
    ) -> None:
        self._db = database
        self._turns = turns
        self._meant = meant
        self._places = places
        self._now = now

    @kindly
    async def mine(
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
        """Change what was named, and show all of it."""
        simple = {"palette": palette, "large": large, "remind": remind, "remind_by": remind_by}
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

    @kindly
    async def server(
        self,
        interaction: Interaction,
        language: str | None,
        channel: discord.abc.Snowflake | None,
        who: str | None,
    ) -> None:
        """What moderators choose for a server. Naming a channel adds it, or takes it away again."""
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
        await self._db.write(servers.put, guild, server)
        await answer(interaction, _server_shown(interaction, server))

    # -- tables -------------------------------------------------------------------------------------

    @kindly
    async def move(self, interaction: Interaction, table: str) -> None:
        """A moderator or the host goes on with a match in this channel; a table that waits does so here."""
        waiting = await self._meant.waiting(interaction, table)
        match = waiting or await self._meant.by_id(interaction, table)
        if match.guild != interaction.guild_id or interaction.channel_id is None:
            raise RuleError("move-elsewhere")
        if not is_moderator(interaction) and match.host != interaction.user.id:
            raise RuleError("only-host-moderators")
        if match.phase not in (Phase.LOBBY, Phase.PLAYING):
            raise RuleError("game-over")
        may_play(interaction)
        if waiting is not None:
            await self._places.move_table(waiting, interaction.channel_id)
        else:
            await self._turns.move(match.id, interaction.channel_id)
        words = words_for(interaction)
        name = messages.match_name(match, words)
        await answer(interaction, words.text("table-moved", match=name))
        if waiting is None:
            await self._places.redraw_table(await self._meant.by_id(interaction, table))

    @kindly
    async def block(self, interaction: Interaction, person: discord.abc.Snowflake, *, off: bool) -> None:
        """Whom I do not want at my tables. Only I can see it."""
        if person.id == interaction.user.id:
            raise RuleError("block-self")
        await self._db.write(people.unblock if off else people.block, interaction.user.id, person.id)
        name = "block-off" if off else "block-on"
        text = words_for(interaction).text(name, who=f"<@{person.id}>")
        await answer(interaction, text)

    @kindly
    async def problem(self, interaction: Interaction, text: str, table: str | None) -> None:
        """Something is wrong: told by a command."""
        match = None
        if table or await self._meant.here(interaction):
            match = await self._meant.match(interaction, table)
        await self._keep_problem(interaction, text, match)

    @kindly
    async def problem_form(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """Something is wrong: the button opens a small form."""
        words = words_for(interaction)
        form = ui.Modal(
            title=words.text("problem"), custom_id=f"trouble:{parts[1]}:{interaction.id}", timeout=900
        )
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id="what", style=discord.TextStyle.paragraph, max_length=1000
        )
        form.add_item(ui.Label(text=words.text("cmd-problem-what"), component=field))
        await interaction.response.send_modal(form)

    @kindly
    async def problem_told(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """What was written into the form; it arrives even after a restart."""
        match = await self._db.read(matches.get, int(parts[1])) if parts[1] != "0" else None
        if match is None:
            match = await self._meant.here(interaction)
        await self._keep_problem(interaction, values[0], match)

    async def _keep_problem(self, interaction: Interaction, text: str, match: Table | None) -> None:
        """Kept for whoever runs the bot, with match and position; nobody else is told."""
        user = interaction.user.id

        def work(tx: Transaction) -> int:
            if problems.told_since(tx, user, self._now() - DAY) >= PROBLEMS_A_DAY:
                raise RuleError("problem-enough")
            return problems.keep(
                tx,
                user=user,
                match=match.id if match else None,
                at=match.at if match else None,
                text=text,
                now=self._now(),
            )

        number = await self._db.write(work)
        log.warning("problem %s was reported at table %s", number, match.id if match else "-")
        words = words_for(interaction)
        await answer(interaction, words.text("problem-kept", number=number))


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
    channels = words.join([f"<#{channel}>" for channel in server.channels])
    lines = [
        words.text("server-title"),
        words.text("settings-language", language=words.text(f"language-{server.language or 'auto'}")),
        words.text("server-channels", channels=channels or words.text("server-everywhere")),
        words.text("server-who", who=words.text("who-mods" if server.moderators_only else "who-all")),
    ]
    return "\n".join(lines)
