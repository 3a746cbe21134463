"""Standing orders: a seat's answers given in advance; `ahead`: to questions other than windows."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from games.core import codec
from games.core.model import Seat
from games.core.orders import ALWAYS, Order
from storage.transaction import Transaction

Ahead = dict[Seat, list[Order]]
"""The orders of each seat, oldest first."""


def of_match(tx: Transaction, match: int) -> dict[Seat, dict[str, str]]:
    found: dict[Seat, dict[str, str]] = {}
    for row in tx.all("SELECT seat, window, choice FROM orders WHERE match = ?", match):
        found.setdefault(Seat(row["seat"]), {})[row["window"]] = row["choice"]
    return found


def save(tx: Transaction, match: int, seat: Seat, window: str, choice: str) -> None:
    tx.run(
        "INSERT INTO orders (match, seat, window, choice) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match, seat, window) DO UPDATE SET choice = excluded.choice",
        match,
        seat,
        window,
        choice,
    )


def ahead(tx: Transaction, match: int, *, dropped: bool = False) -> Ahead:
    """The orders that stand, or those that could not be carried out."""
    query = "SELECT id, seat, body FROM orders_ahead WHERE match = ? AND dropped = ? ORDER BY id"
    found: Ahead = {}
    for row in tx.all(query, match, dropped):
        order = structs.replace(codec.decode(Order, row["body"]), id=row["id"])
        found.setdefault(Seat(row["seat"]), []).append(order)
    return found


def give(tx: Transaction, match: int, seat: Seat, order: Order) -> None:
    """Add an order; a second `always` for the same question replaces the first."""
    if order.kind == ALWAYS:
        query = (
            "DELETE FROM orders_ahead"
            " WHERE match = ? AND seat = ? AND kind = 'always' AND step = ? AND dropped = 0"
        )
        tx.run(query, match, seat, order.step)
    tx.run(
        "INSERT INTO orders_ahead (match, seat, kind, step, body) VALUES (?, ?, ?, ?, ?)",
        match,
        seat,
        order.kind,
        order.step,
        codec.encode(order),
    )


def take_off(tx: Transaction, orders: Iterable[Order]) -> None:
    """Remove orders that were used or are not wanted any more."""
    tx.run_each("DELETE FROM orders_ahead WHERE id = ?", [(order.id,) for order in orders])


def drop(tx: Transaction, orders: Iterable[Order]) -> None:
    """Deactivate orders that were not legal when they came up; kept until their owner has looked."""
    tx.run_each("UPDATE orders_ahead SET dropped = 1 WHERE id = ?", [(o.id,) for o in orders])


def forget(tx: Transaction, match: int, seat: Seat) -> None:
    """Remove all orders of a seat that somebody else takes over."""
    for table in ("orders", "orders_ahead"):
        tx.run(f"DELETE FROM {table} WHERE match = ? AND seat = ?", match, seat)
