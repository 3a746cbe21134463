"""The results of matches, for each person who played."""

from __future__ import annotations

from itertools import groupby

import msgspec

from games.core.model import Seat
from storage.transaction import Transaction, struct_of


class Result(msgspec.Struct, frozen=True):
    match: int
    user: int
    seat: Seat
    place: int | None  # None: left before the end; 0: the goal was not reached
    points: int | None
    rated: bool  # it counts
    made: float
    game: str = ""
    counted: int | None = None  # its match's number among those that count for a standing


def keep(tx: Transaction, result: Result) -> None:
    tx.run(
        "INSERT INTO results (match, user, seat, place, points, rated, made) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (match, user, seat) DO UPDATE SET place = excluded.place, points = excluded.points,"
        " rated = excluded.rated, made = excluded.made",
        result.match,
        result.user,
        result.seat,
        result.place,
        result.points,
        result.rated,
        result.made,
    )


# seam: inside the last move's transaction, see test_standing
def set_counted(tx: Transaction, match: int, users: list[int]) -> None:
    """Let a match count for the standing of these people, after all that counted before it."""
    row = tx.one("SELECT coalesce(max(counted), 0) + 1 AS number FROM results WHERE counted IS NOT NULL")
    assert row is not None
    statement = "UPDATE results SET counted = ? WHERE match = ? AND user = ?"
    tx.run_each(statement, ((row["number"], match, user) for user in users))


def counted(tx: Transaction) -> list[tuple[int | None, list[Result]]]:
    """The matches that count for a standing, in their order: the server of each, and the results in it."""
    query = (
        "SELECT r.*, m.game, m.guild FROM results r JOIN matches m ON m.id = r.match"
        " WHERE r.counted IS NOT NULL ORDER BY r.counted, r.seat"
    )
    groups = groupby(tx.all(query), key=lambda row: (row["counted"], row["guild"]))
    return [(guild, [struct_of(Result, row) for row in rows]) for (_, guild), rows in groups]


def drop(tx: Transaction, match: int, user: int, seat: Seat) -> None:
    """Delete the result of somebody who has come back."""
    tx.run("DELETE FROM results WHERE match = ? AND user = ? AND seat = ?", match, user, seat)


def of_match(tx: Transaction, match: int) -> list[Result]:
    """The results of a match, by seat."""
    query = "SELECT r.*, m.game FROM results r JOIN matches m ON m.id = r.match WHERE match = ? ORDER BY seat"
    return [struct_of(Result, row) for row in tx.all(query, match)]


def has_played(tx: Transaction, user: int, game: str) -> bool:
    """Whether a person has a result in a game, be it that of leaving it."""
    query = "SELECT 1 FROM results r JOIN matches m ON m.id = r.match WHERE r.user = ? AND m.game = ? LIMIT 1"
    return tx.one(query, user, game) is not None


def of_user(tx: Transaction, user: int, most: int = 20) -> list[Result]:
    """A person's results, newest first."""
    query = (
        "SELECT r.*, m.game FROM results r JOIN matches m ON m.id = r.match"
        " WHERE r.user = ? ORDER BY r.made DESC, r.match DESC LIMIT ?"
    )
    return [struct_of(Result, row) for row in tx.all(query, user, most)]
