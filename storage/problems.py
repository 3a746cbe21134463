"""Problems people reported, for whoever runs the bot."""

from __future__ import annotations

import aiosqlite
import msgspec


class Problem(msgspec.Struct, frozen=True):
    id: int
    user: int
    match: int | None
    at: int | None
    text: str
    made: float


async def keep(
    tx: aiosqlite.Connection, *, user: int, match: int | None, at: int | None, text: str, now: float
) -> int:
    cursor = await tx.execute(
        "INSERT INTO problems (user, match, at, text, made) VALUES (?, ?, ?, ?, ?)",
        (user, match, at, text, now),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


async def told_since(db: aiosqlite.Connection, user: int, since: float) -> int:
    """How many somebody has reported since then."""
    query = "SELECT count(*) AS n FROM problems WHERE user = ? AND made > ?"
    async with db.execute(query, (user, since)) as cursor:
        row = await cursor.fetchone()
    return int(row["n"]) if row else 0


async def newest(db: aiosqlite.Connection, count: int = 50) -> list[Problem]:
    async with db.execute("SELECT * FROM problems ORDER BY id DESC LIMIT ?", (count,)) as cursor:
        rows = await cursor.fetchall()
    return [Problem(r["id"], r["user"], r["match"], r["at"], r["text"], r["made"]) for r in rows]
