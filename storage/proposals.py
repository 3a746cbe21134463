"""What a table is asked to agree on, and who said what."""

from __future__ import annotations

import json

import aiosqlite
import msgspec

from games.core.model import Seat


class Proposal(msgspec.Struct, frozen=True):
    id: int
    match: int
    kind: str
    seat: Seat  # who asks, or whom it is about
    about: dict[str, int]
    made: float
    due: float
    outcome: str | None = None


async def make(
    tx: aiosqlite.Connection,
    *,
    match: int,
    kind: str,
    seat: Seat,
    about: dict[str, int],
    made: float,
    due: float,
) -> int:
    cursor = await tx.execute(
        "INSERT INTO proposals (match, kind, seat, about, made, due) VALUES (?, ?, ?, ?, ?, ?)",
        (match, kind, seat, json.dumps(about), made, due),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


async def get(db: aiosqlite.Connection, proposal: int) -> Proposal | None:
    rows = list(await db.execute_fetchall("SELECT * FROM proposals WHERE id = ?", (proposal,)))
    return _read(rows[0]) if rows else None


async def open_at(db: aiosqlite.Connection, match: int) -> list[Proposal]:
    """What is still to be agreed on at a table, oldest first."""
    query = "SELECT * FROM proposals WHERE match = ? AND outcome IS NULL ORDER BY id"
    return [_read(row) for row in await db.execute_fetchall(query, (match,))]


async def vote(tx: aiosqlite.Connection, proposal: int, seat: Seat, choice: str) -> None:
    await tx.execute(
        "INSERT INTO votes (proposal, seat, choice) VALUES (?, ?, ?)"
        " ON CONFLICT (proposal, seat) DO UPDATE SET choice = excluded.choice",
        (proposal, seat, choice),
    )


async def votes(db: aiosqlite.Connection, proposal: int) -> dict[Seat, str]:
    query = "SELECT seat, choice FROM votes WHERE proposal = ? ORDER BY seat"
    return {Seat(row["seat"]): row["choice"] for row in await db.execute_fetchall(query, (proposal,))}


async def decide(tx: aiosqlite.Connection, proposal: int, outcome: str) -> bool:
    """Close a proposal; False if it was closed already."""
    cursor = await tx.execute(
        "UPDATE proposals SET outcome = ? WHERE id = ? AND outcome IS NULL", (outcome, proposal)
    )
    return cursor.rowcount == 1


async def void(tx: aiosqlite.Connection, match: int) -> None:
    """The match is over: nothing is left to agree on."""
    await tx.execute("UPDATE proposals SET outcome = 'void' WHERE match = ? AND outcome IS NULL", (match,))


def _read(row: aiosqlite.Row) -> Proposal:
    return Proposal(
        id=row["id"],
        match=row["match"],
        kind=row["kind"],
        seat=Seat(row["seat"]),
        about=json.loads(row["about"]),
        made=row["made"],
        due=row["due"],
        outcome=row["outcome"],
    )
