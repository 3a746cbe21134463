"""Standing orders: what a seat wants answered without being asked."""

from __future__ import annotations

import aiosqlite

from games.core.model import Seat


async def of_match(db: aiosqlite.Connection, match: int) -> dict[Seat, dict[str, str]]:
    found: dict[Seat, dict[str, str]] = {}
    async with db.execute("SELECT seat, window, choice FROM orders WHERE match = ?", (match,)) as cursor:
        for row in await cursor.fetchall():
            found.setdefault(Seat(row["seat"]), {})[row["window"]] = row["choice"]
    return found


async def put(tx: aiosqlite.Connection, match: int, seat: Seat, window: str, choice: str) -> None:
    await tx.execute(
        "INSERT INTO orders (match, seat, window, choice) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match, seat, window) DO UPDATE SET choice = excluded.choice",
        (match, seat, window, choice),
    )
