"""Standing orders: what a seat wants answered without being asked. `ahead`: questions that are no windows."""

from __future__ import annotations

from collections.abc import Iterable

import aiosqlite
from msgspec import structs

from games.core import codec
from games.core.model import Seat
from games.core.orders import ALWAYS, Order

Ahead = dict[Seat, list[Order]]
"""The orders of each seat, oldest first."""


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


async def ahead(db: aiosqlite.Connection, match: int, *, dropped: bool = False) -> Ahead:
    """The orders that stand, or those that could not be carried out."""
    query = "SELECT id, seat, body FROM orders_ahead WHERE match = ? AND dropped = ? ORDER BY id"
    found: Ahead = {}
    async with db.execute(query, (match, dropped)) as cursor:
        for row in await cursor.fetchall():
            order = structs.replace(codec.decode(Order, row["body"]), id=row["id"])
            found.setdefault(Seat(row["seat"]), []).append(order)
    return found


async def give(tx: aiosqlite.Connection, match: int, seat: Seat, order: Order) -> None:
    """One more; a second `always` for the same question takes the place of the first."""
    if order.kind == ALWAYS:
        query = (
            "DELETE FROM orders_ahead"
            " WHERE match = ? AND seat = ? AND kind = 'always' AND step = ? AND dropped = 0"
        )
        await tx.execute(query, (match, seat, order.step))
    await tx.execute(
        "INSERT INTO orders_ahead (match, seat, kind, step, body) VALUES (?, ?, ?, ?, ?)",
        (match, seat, order.kind, order.step, codec.encode(order)),
    )


async def take_off(tx: aiosqlite.Connection, orders: Iterable[Order]) -> None:
    """Used, or not wanted any more."""
    await tx.executemany("DELETE FROM orders_ahead WHERE id = ?", [(order.id,) for order in orders])


async def drop(tx: aiosqlite.Connection, orders: Iterable[Order]) -> None:
    """Not legal when they came up: no longer in force, and kept until their owner has looked."""
    await tx.executemany("UPDATE orders_ahead SET dropped = 1 WHERE id = ?", [(o.id,) for o in orders])


async def forget(tx: aiosqlite.Connection, match: int, seat: Seat) -> None:
    """All orders of a seat, of either kind: for a seat that somebody else takes over."""
    for table in ("orders", "orders_ahead"):
        await tx.execute(f"DELETE FROM {table} WHERE match = ? AND seat = ?", (match, seat))
