"""What happens by itself, and when."""

from __future__ import annotations

import aiosqlite
import msgspec

from storage.database import wrote


class Deadline(msgspec.Struct, frozen=True):
    match: int
    kind: str
    at: int
    due: float


async def put(tx: aiosqlite.Connection, deadline: Deadline) -> None:
    await tx.execute(
        "INSERT INTO deadlines (match, kind, at, due) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match, kind) DO UPDATE SET at = excluded.at, due = excluded.due",
        (deadline.match, deadline.kind, deadline.at, deadline.due),
    )
    wrote(tx, "deadlines", deadline.due)


async def drop(tx: aiosqlite.Connection, match: int, kind: str | None = None) -> None:
    if kind is None:
        await tx.execute("DELETE FROM deadlines WHERE match = ?", (match,))
    else:
        await tx.execute("DELETE FROM deadlines WHERE match = ? AND kind = ?", (match, kind))


async def first(db: aiosqlite.Connection) -> Deadline | None:
    """What is due next."""
    async with db.execute("SELECT * FROM deadlines ORDER BY due LIMIT 1") as cursor:
        row = await cursor.fetchone()
    return Deadline(row["match"], row["kind"], row["at"], row["due"]) if row else None
