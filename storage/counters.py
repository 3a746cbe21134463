"""Small counts that must survive a restart."""

from __future__ import annotations

from storage.transaction import Transaction

COMMANDS_REFUSED = "commands refused"
"""Discord's code if it refused the commands when it was last sent them; 0 if it took them."""


def get(tx: Transaction, name: str) -> int:
    row = tx.one("SELECT count FROM counters WHERE name = ?", name)
    return int(row["count"]) if row else 0


def add(tx: Transaction, name: str, number: int = 1) -> None:
    tx.run(
        "INSERT INTO counters (name, count) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET count = counters.count + excluded.count",
        name,
        number,
    )


def take(tx: Transaction, name: str, most: int) -> bool:
    """Count one more, unless there are so many already; False if there are."""
    if get(tx, name) >= most:
        return False
    add(tx, name)
    return True


def save(tx: Transaction, name: str, number: int) -> None:
    tx.run(
        "INSERT INTO counters (name, count) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET count = excluded.count",
        name,
        number,
    )
