"""Who sits at a table, and who was invited to it."""

from __future__ import annotations

import msgspec

from games.core.instincts import Strength
from games.core.model import Seat
from storage.transaction import Transaction


class Player(msgspec.Struct, frozen=True):
    user: int
    name: str
    seat: Seat | None
    place: int = 0  # order of joining
    stand_in: bool = False  # a program plays this seat; user 0: for nobody
    strength: Strength = Strength.STEADY  # of that program
    changed: bool = False  # the seat changed hands during the match, be it for a while
    value: int = 0  # what their Join added to the table's chance: the number of the click, as Discord gave it


# seam: before the match: inside a table's transaction, see test_tables
def sit(
    tx: Transaction,
    match: int,
    user: int,
    name: str,
    now: float,
    program: Strength | None = None,
    *,
    value: int = 0,
) -> None:
    """Give a seat to somebody, or to a program of some strength."""
    tx.run(
        "INSERT INTO players (match, place, user, name, stand_in, strength, value)"
        " VALUES"
        " (?, (SELECT coalesce(max(place), 0) + 1 FROM players WHERE match = ?), ?, ?, ?, ?, ?)",
        match,
        match,
        user,
        name,
        program is not None,
        (program or Strength.STEADY).value,
        value,
    )
    tx.run("UPDATE matches SET touched = ? WHERE id = ?", now, match)


# seam: before the match: inside a table's transaction, see test_tables
def stand_up(tx: Transaction, match: int, user: int) -> None:
    """Remove a user from the seat they took last."""
    tx.run(
        "DELETE FROM players WHERE match = ? AND place ="
        " (SELECT max(place) FROM players WHERE match = ? AND user = ?)",
        match,
        match,
        user,
    )


# seam: inside a transaction with its notice, see test_time_and_kills
def reseat(tx: Transaction, match: int, seat: Seat, user: int, name: str, *, stand_in: bool) -> None:
    """Give a seat to somebody else: a substitute, a stand-in, or its player again."""
    tx.run(
        "UPDATE players SET user = ?, name = ?, stand_in = ?, strength = 'steady', changed = 1"
        " WHERE match = ? AND seat = ?",
        user,
        name,
        stand_in,
        match,
        seat,
    )


# seam: before the match: inside a table's transaction, see test_tables
def invite(tx: Transaction, match: int, user: int) -> None:
    tx.run("INSERT INTO invitations (match, user) VALUES (?, ?) ON CONFLICT DO NOTHING", match, user)


def invited(tx: Transaction, match: int) -> set[int]:
    return {row["user"] for row in tx.all("SELECT user FROM invitations WHERE match = ?", match)}
