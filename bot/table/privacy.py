"""What is kept of a person: shown to them, handed out, or deleted with everything that hangs on it."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from bot.table.absence import Absence
from bot.table.lobby import Lobby
from games.core.model import RuleError
from storage import notes, privacy, wishes
from storage.database import Database
from storage.matches import Phase
from storage.transaction import Transaction

log = logging.getLogger(__name__)


class Privacy:
    """Exports and forgets people. Knows nothing of Discord."""

    def __init__(self, database: Database, lobby: Lobby, absence: Absence, now: Callable[[], float]) -> None:
        self._db = database
        self._lobby = lobby
        self._absence = absence
        self._now = now

    async def kept(self, user: int) -> dict[str, int]:  # seam: reads only
        """How many entries there are of a person, by what they are."""
        found = await self._db.read(privacy.export, user)
        return {what: len(rows) for what, rows in found.items()}

    async def export(self, user: int) -> bytes:  # seam: reads only
        """Everything that is kept of a person, as JSON."""
        found = await self._db.read(privacy.export, user)
        return msgspec.json.format(msgspec.json.encode(found), indent=2)

    async def tables(self, user: int) -> list[int]:  # seam: reads only
        """The tables whose others would have to go on without the person."""
        return [int(row["id"]) for row in await self._db.read(privacy.seated_at, user)]

    # seam: each table is left in a transaction of its own, and the person is asked again if it stops between
    async def forget(self, user: int) -> None:
        """Leave every table, then delete the person."""
        while tables := await self._db.read(privacy.seated_at, user):  # again: somebody may have two seats
            await self._leave(int(tables[0]["id"]), Phase(tables[0]["phase"]), user)
        await self._db.write(_forget, user)

    async def _leave(self, match: int, phase: Phase, user: int) -> None:
        if phase is Phase.LOBBY:
            await self._lobby.leave(match, user)
            return
        await self._absence.resign(match, user)

    # seam: one statement for each kind, one transaction for each person; run again at the next start
    async def sweep(self) -> None:
        """Delete what nobody needs any more: old letters, and people who have not been seen for years."""
        letters = await self._db.write(privacy.drop_old_letters, self._now())
        await self._db.write(wishes.drop_old, self._now() - privacy.KEPT_WISHES)
        await self._db.write(notes.drop_old, self._now() - privacy.KEPT_PEOPLE)
        await self._db.write(privacy.drop_old_invitations, self._now())
        await self._db.write(privacy.mark_idle, self._now())
        gone = await self._db.read(privacy.unused, self._now())
        for user in gone:
            await self._db.write(_forget, user)
        if letters or gone:
            log.info("%s old letters and %s unused people were deleted", letters, len(gone))


def _forget(tx: Transaction, user: int) -> None:
    if privacy.seated_at(tx, user):
        raise RuleError("privacy-seated")  # they sat down somewhere in between
    privacy.forget(tx, user)
