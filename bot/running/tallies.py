"""How many letters wait and how many matches are played: counted in the database, not remembered."""

from __future__ import annotations

import logging

import aiosqlite
from msgspec import Struct

log = logging.getLogger(__name__)

OPEN_LETTERS = (
    "SELECT status, count(*) AS n FROM outbox WHERE status IN ('waiting', 'sending') GROUP BY status"
    " UNION ALL SELECT 'parked', count(*) FROM outbox WHERE status = 'parked'"
)
PHASES = "SELECT phase, count(*) AS n FROM matches GROUP BY phase"


class Tally(Struct, frozen=True):
    letters: dict[str, float]
    matches: dict[str, float]


async def tally(db: aiosqlite.Connection) -> Tally | None:
    """The counts now; None if the database does not answer."""
    letters: dict[str, float] = {"waiting": 0, "sending": 0, "parked": 0}
    matches: dict[str, float] = {"lobby": 0, "playing": 0, "ended": 0, "cancelled": 0}
    try:
        async with db.execute(OPEN_LETTERS) as cursor:
            letters |= {row["status"]: row["n"] for row in await cursor.fetchall()}
        async with db.execute(PHASES) as cursor:
            matches |= {row["phase"]: row["n"] for row in await cursor.fetchall()}
    except (aiosqlite.Error, ValueError) as error:  # ValueError: the connection was closed meanwhile
        log.warning("the database did not answer: %s", error)
        return None
    return Tally(letters, matches)


async def playing(db: aiosqlite.Connection) -> list[int]:
    """The matches under way, oldest first."""
    async with db.execute("SELECT id FROM matches WHERE phase = 'playing' ORDER BY id") as cursor:
        return [row["id"] for row in await cursor.fetchall()]
