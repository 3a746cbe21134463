"""What happens by itself, and when."""

from __future__ import annotations

import msgspec

from storage.transaction import Transaction, struct_of


class Deadline(msgspec.Struct, frozen=True):
    match: int
    kind: str
    at: int
    due: float


def put(tx: Transaction, deadline: Deadline) -> None:
    tx.run(
        "INSERT INTO deadlines (match, kind, at, due) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match, kind) DO UPDATE SET at = excluded.at, due = excluded.due",
        deadline.match,
        deadline.kind,
        deadline.at,
        deadline.due,
    )
    tx.notify("deadlines", deadline.due)


def drop(tx: Transaction, match: int, kind: str | None = None) -> None:
    if kind is None:
        tx.run("DELETE FROM deadlines WHERE match = ?", match)
    else:
        tx.run("DELETE FROM deadlines WHERE match = ? AND kind = ?", match, kind)


def first(tx: Transaction) -> Deadline | None:
    """What is due next."""
    row = tx.one("SELECT * FROM deadlines ORDER BY due LIMIT 1")
    return struct_of(Deadline, row) if row else None
