"""Small counts that must survive a restart."""

from __future__ import annotations

import aiosqlite


async def get(db: aiosqlite.Connection, name: str) -> int:
    async with db.execute("SELECT count FROM counters WHERE name = ?", (name,)) as cursor:
        row = await cursor.fetchone()
    return int(row["count"]) if row else 0


async def add(tx: aiosqlite.Connection, name: str, number: int = 1) -> None:
    await tx.execute(
        "INSERT INTO counters (name, count) VALUES (?1, ?2)"
        " ON CONFLICT (name) DO UPDATE SET count = count + ?2",
        (name, number),
    )


async def put(tx: aiosqlite.Connection, name: str, number: int) -> None:
    await tx.execute(
        "INSERT INTO counters (name, count) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET count = ?2",
        (name, number),
    )
