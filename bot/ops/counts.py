"""How many letters wait and how many matches are played: counted in the database, not remembered."""

from __future__ import annotations

from msgspec import Struct

from storage import matches, outbox
from storage.matches import Phase
from storage.transaction import Transaction


class Tally(Struct, frozen=True):
    letters: dict[str, int]
    matches: dict[str, int]


def tally(tx: Transaction) -> Tally:
    """The counts now."""
    letters = {"waiting": 0, "sending": 0, "parked": 0} | outbox.tally(tx)
    played = {phase.value: 0 for phase in Phase} | matches.tally(tx)
    return Tally(letters, played)
