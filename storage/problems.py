"""Problems people reported, for whoever runs the bot."""

from __future__ import annotations

import msgspec

from storage.transaction import Transaction, struct_of


class Problem(msgspec.Struct, frozen=True):
    id: int
    user: int
    match: int | None
    at: int | None
    text: str
    made: float


def keep(tx: Transaction, *, user: int, match: int | None, at: int | None, text: str, now: float) -> int:
    return tx.insert(
        "INSERT INTO problems (user, match, at, text, made) VALUES (?, ?, ?, ?, ?) RETURNING id",
        user,
        match,
        at,
        text,
        now,
    )


def told_since(tx: Transaction, user: int, since: float) -> int:
    """How many somebody has reported since then."""
    query = "SELECT count(*) AS n FROM problems WHERE user = ? AND made > ?"
    row = tx.one(query, user, since)
    return int(row["n"]) if row else 0


def newest(tx: Transaction, count: int = 50) -> list[Problem]:
    rows = tx.all("SELECT * FROM problems ORDER BY id DESC LIMIT ?", count)
    return [struct_of(Problem, row) for row in rows]
