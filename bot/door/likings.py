"""How people like things, at hand for every press."""

from __future__ import annotations

from storage import people
from storage.database import Database
from storage.people import Settings

MOST = 1000  # people remembered


class Likings:
    """Everyone's settings as they were read last; all forgotten when somebody changes theirs."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._known: dict[int, Settings] = {}
        database.when_written("settings", self._forget)

    async def of(self, user: int) -> Settings:
        known = self._known  # what is read while settings change is put where nobody looks any more
        if user not in known:
            if len(known) >= MOST:
                known.clear()
            known[user] = await self._db.read(lambda db: people.settings(db, user))
        return known[user]

    async def hear(self, user: int, app: str) -> None:
        """Somebody's app speaks this language: so will we when we write to them first."""
        if (await self.of(user)).app != app:
            await self._db.transact(lambda tx: people.hear(tx, user, app))

    def _forget(self, user: int) -> None:
        self._known = {}
