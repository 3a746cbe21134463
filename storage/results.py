"""How matches ended, for each person who sat at them."""

from __future__ import annotations

import aiosqlite
import msgspec

from games.core.model import Seat


class Result(msgspec.Struct, frozen=True):
    match: int
    user: int
    seat: Seat
    place: int | None  # None: left before the end; 0: the goal was not reached
    points: int | None
    rated: bool  # it counts
    made: float
    game: str = ""


async def keep(tx: aiosqlite.Connection, result: Result) -> None:
    await tx.execute(
        "INSERT INTO results (match, user, seat, place, points, rated, made) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (match, user, seat) DO UPDATE SET place = excluded.place, points = excluded.points,"
        " rated = excluded.rated, made = excluded.made",
        (result.match, result.user, result.seat, result.place, result.points, result.rated, result.made),
    )


async def drop(tx: aiosqlite.Connection, match: int, user: int, seat: Seat) -> None:
    """They are back."""
    await tx.execute("DELETE FROM results WHERE match = ? AND user = ? AND seat = ?", (match, user, seat))


async def of_user(db: aiosqlite.Connection, user: int, most: int = 20) -> list[Result]:
    """A person's results, newest first."""
    query = (
        "SELECT r.*, m.game FROM results r JOIN matches m ON m.id = r.match"
        " WHERE r.user = ? ORDER BY r.made DESC, r.match DESC LIMIT ?"
    )
    return [
        Result(
            match=row["match"],
            user=row["user"],
            seat=Seat(row["seat"]),
            place=row["place"],
            points=row["points"],
            rated=bool(row["rated"]),
            made=row["made"],
            game=row["game"],
        )
        for row in await db.execute_fetchall(query, (user, most))
    ]
