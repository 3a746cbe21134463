"""States as they stood: a cache beside the journal."""

from __future__ import annotations

import aiosqlite
import msgspec

from games.core.model import Seat

LIVE, SETTLED = "live", "settled"

_ASKED = msgspec.json.Decoder(dict[Seat, int])


class Snapshot(msgspec.Struct, frozen=True):
    at: int
    stamp: str  # the code that wrote it
    state: bytes
    asked: dict[Seat, int]  # when each seat's open question was put


async def put(tx: aiosqlite.Connection, match: int, kind: str, snapshot: Snapshot) -> None:
    await tx.execute(
        "INSERT INTO snapshots (match, kind, at, stamp, state, asked) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (match, kind) DO UPDATE SET"
        " at = excluded.at, stamp = excluded.stamp, state = excluded.state, asked = excluded.asked",
        (
            match,
            kind,
            snapshot.at,
            snapshot.stamp,
            snapshot.state,
            msgspec.json.encode(snapshot.asked).decode(),
        ),
    )


async def get(db: aiosqlite.Connection, match: int, kind: str) -> Snapshot | None:
    query = "SELECT at, stamp, state, asked FROM snapshots WHERE match = ? AND kind = ?"
    async with db.execute(query, (match, kind)) as cursor:
        row = await cursor.fetchone()
    if row is None:
        return None
    return Snapshot(row["at"], row["stamp"], row["state"], _ASKED.decode(row["asked"]))
