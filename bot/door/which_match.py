"""Which match a person means: the one named, this thread's, or their only one."""

from __future__ import annotations

import re

from bot.door.reply import Interaction, words_for
from bot.table.admission import host_name
from bot.text import messages
from bot.text.markup import escaped
from games.core.model import RuleError
from storage import matches
from storage.database import Database
from storage.matches import Match, Phase, Table

SUGGESTED = 100  # of somebody's newest matches some are suggested; an older one goes by its number
_NUMBER = re.compile(r"[0-9]{1,18}")  # no larger than the database can hold


class SeveralMatches(RuleError):
    """Somebody plays several matches and named none."""


class WhichMatch:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def named(self, interaction: Interaction, table: str) -> Match:
        """A match under way or over, by its number as somebody typed it."""
        if not _NUMBER.fullmatch(table):
            raise RuleError("no-such-match", match=table)
        return await self.numbered(interaction, int(table))

    async def numbered(self, interaction: Interaction, match: int) -> Match:
        """A match under way or over, by its number."""
        found = await self.known(interaction, match)
        if found is not None and found.phase == Phase.LOBBY:
            raise _not_begun(found)
        if not isinstance(found, Match):
            raise RuleError("no-such-match", match=str(match))
        return found

    async def waiting(self, interaction: Interaction, table: str | None) -> Table | None:
        """A table that has not begun: the one named, or the only one of somebody who plays nowhere."""
        if table:
            found = await self.known(interaction, int(table)) if _NUMBER.fullmatch(table) else None
            return found if found is not None and found.phase == Phase.LOBBY else None
        if await self.here(interaction) is not None or await self._mine(interaction, Phase.PLAYING):
            return None
        waiting = await self._mine(interaction, Phase.LOBBY)
        return waiting[0] if len(waiting) == 1 else None

    async def meant(self, interaction: Interaction, table: str | None) -> Table:
        """The match under way that is named, or that is played here, or that is somebody's only one."""
        if table:
            return await self.named(interaction, table)
        if (here := await self.here(interaction)) is not None:
            return here
        mine = await self._mine(interaction, Phase.PLAYING)
        if not mine:
            waiting = await self._mine(interaction, Phase.LOBBY)
            raise _not_begun(waiting[0]) if waiting else RuleError("no-matches")
        if len(mine) > 1:
            raise SeveralMatches("no-match-here")
        return mine[0]

    async def here(self, interaction: Interaction) -> Table | None:
        """The match played where somebody speaks."""
        return await self._db.read(matches.in_thread, interaction.channel_id or 0, interaction.user.id)

    async def known(self, interaction: Interaction, match: int) -> Table | None:
        """A table by its number, for those who sit at it and within its server; to others it is not there."""
        found = await self._db.read(matches.get, match)
        if found is None or found.has(interaction.user.id):
            return found
        return found if found.guild is not None and found.guild == interaction.guild_id else None

    async def suggestions(
        self, interaction: Interaction, typed: str, phases: tuple[Phase, ...]
    ) -> list[tuple[str, str]]:
        """A person's matches for autocomplete: name and id."""
        words = words_for(interaction)
        found = await self._db.read(matches.titles, interaction.user.id, phases, SUGGESTED)
        named = [(messages.match_name(match, words), str(match.id)) for match in found]
        return [(name, id) for name, id in named if typed.casefold() in name.casefold()]

    async def _mine(self, interaction: Interaction, *phases: Phase) -> list[Table]:
        return await self._db.read(matches.of_user, interaction.user.id, phases)


def _not_begun(match: Table) -> RuleError:
    return RuleError("not-begun", host=escaped(host_name(match)))
