"""The results of matches, for each person who played."""

from __future__ import annotations

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
