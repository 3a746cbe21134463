"""Which match a person means: the one named, this thread's, or their only one."""

from __future__ import annotations

from bot import messages
from bot.door.answers import Interaction, words_for
from games.core.model import RuleError
from storage import matches
from storage.database import Database
from storage.matches import Match


class Meant:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def by_id(self, table: str) -> Match:
        number = table.isascii() and table.isdigit() and len(table) < 19  # as SQLite can count
        found = await matches.get(self._db.reader, int(table)) if number else None
        if found is None or found.setup is None:
            raise RuleError("no-such-match", match=table)
        return found

    async def match(self, interaction: Interaction, table: str | None) -> Match:
        if table:
            return await self.by_id(table)
        if interaction.channel_id is not None:
            here = await matches.in_thread(self._db.reader, interaction.channel_id)
            if here is not None:
                return here
        mine = await matches.of_user(self._db.reader, interaction.user.id)
        if not mine:
            raise RuleError("no-matches")
        if len(mine) > 1:
            raise RuleError("no-match-here")
        return mine[0]

    async def suggestions(self, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        """A person's matches for autocomplete: name and id."""
        words = words_for(interaction)
        found = await matches.of_user(self._db.reader, interaction.user.id, ("playing", "ended"))
        named = [(messages.match_name(match, words), str(match.id)) for match in found]
        return [(name, id) for name, id in named if typed.casefold() in name.casefold()]
