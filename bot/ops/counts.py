"""How many letters wait and how many matches are played: counted in the database, not remembered."""

from __future__ import annotations

import logging

import aiosqlite
from msgspec import Struct

from storage import matches, outbox

log = logging.getLogger(__name__)


class Tally(Struct, frozen=True):
    letters: dict[str, int]
    matches: dict[str, int]


async def tally(db: aiosqlite.Connection) -> Tally | None:
    """The counts now; None if the database does not answer."""
    try:
        letters = {"waiting": 0, "sending": 0, "parked": 0} | await outbox.tally(db)
        played = {"lobby": 0, "playing": 0, "ended": 0, "cancelled": 0} | await matches.tally(db)
    except (aiosqlite.Error, ValueError) as error:  # ValueError: the connection was closed meanwhile
        log.warning("the database did not answer: %s", error)
        return None
    return Tally(letters, played)
