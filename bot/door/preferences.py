"""People's settings, cached for every press."""

from __future__ import annotations

import logging

from storage import people
from storage.database import Database
from storage.errors import StorageError
from storage.news import MISSED
from storage.people import Preferences

log = logging.getLogger(__name__)

MOST = 1000  # people remembered


class PreferenceCache:
    """Everyone's settings as they were read last; somebody's are forgotten when they change them."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._known: dict[int, Preferences] = {}
        for topic in ("settings", MISSED):
            database.subscribe(topic, self._forget)

    async def of(self, user: int) -> Preferences:
        known = self._known  # what is read while settings change is put where nobody looks any more
        if user not in known:
            if len(known) >= MOST:
                known.clear()
            known[user] = await self._db.read(people.preferences, user)
        return known[user]

    def at_hand(self, user: int) -> Preferences:
        """Somebody's settings if they were read lately, else those of a stranger: nothing is waited for."""
        return self._known.get(user) or Preferences()

    async def hear(self, user: int, app: str) -> None:
        """Remember the language of somebody's app, for when the bot writes to them first."""
        if (await self.of(user)).app == app or await self._db.read(people.get, user) is None:
            return
        try:
            await self._db.write(people.hear, user, app)
        except StorageError as error:  # they have their answer; the next press tells it again
            log.warning("the language of somebody's app could not be kept: %s", error)

    def _forget(self, changed: int | None) -> None:
        """Forget one person's, or everybody's: in a new table, since somebody may be reading for the old."""
        self._known = {user: known for user, known in self._known.items() if changed not in (None, user)}
