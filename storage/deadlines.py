"""Stored deadlines. `bot/match/deadlines.py` says what each kind does when it is due."""

from __future__ import annotations

import msgspec

from storage.transaction import FREE, Transaction, struct_of


class Timer(msgspec.Struct, frozen=True):
    """A stored deadline."""

    match: int
    key: str  # unique within the match
    what: str  # JSON
    due: float


def save(tx: Transaction, timer: Timer) -> None:
    """Set a deadline; one with the same key is replaced."""
    tx.run(
        "INSERT INTO deadlines (match, key, what, due) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match, key) DO UPDATE SET what = excluded.what, due = excluded.due, holder = NULL",
        timer.match,
        timer.key,
        timer.what,
        timer.due,
    )
    tx.notify("deadlines", timer.due)


def postpone(tx: Transaction, timer: Timer, due: float) -> None:
    """Try a deadline again later; one that was dropped or set anew meanwhile is left alone."""
    tx.run(
        "UPDATE deadlines SET due = ?, holder = NULL WHERE match = ? AND key = ? AND due = ?",
        due,
        timer.match,
        timer.key,
        timer.due,
    )


def drop(tx: Transaction, match: int, key: str) -> None:
    tx.run("DELETE FROM deadlines WHERE match = ? AND key = ?", match, key)


def drop_each(tx: Transaction, match: int, beginning: str) -> None:
    """Forget the deadlines of a match whose keys begin like this."""
    query = "DELETE FROM deadlines WHERE match = ? AND substr(key, 1, length(?)) = ?"
    tx.run(query, match, beginning, beginning)


def drop_all(tx: Transaction, match: int) -> None:
    """Forget every deadline of a match, such as one that is over."""
    tx.run("DELETE FROM deadlines WHERE match = ?", match)


def first(tx: Transaction) -> Timer | None:
    """Return the deadline that is due next."""
    row = tx.one("SELECT * FROM deadlines ORDER BY due LIMIT 1")
    return struct_of(Timer, row) if row else None


def first_free(tx: Transaction) -> Timer | None:
    """Return the deadline that is due next, of those that no other process is at."""
    row = tx.one(f"SELECT * FROM deadlines WHERE {FREE} ORDER BY due LIMIT 1", tx.process)
    return struct_of(Timer, row) if row else None


def claim(tx: Transaction, now: float) -> Timer | None:
    """Take up a deadline that is due and that no other process is at."""
    query = f"SELECT * FROM deadlines WHERE due <= ? AND {FREE} ORDER BY due LIMIT 1{tx.lock}"
    row = tx.one(query, now, tx.process)
    if row is None:
        return None
    timer = struct_of(Timer, row)
    mark = "UPDATE deadlines SET holder = ? WHERE match = ? AND key = ?"
    tx.run(mark, tx.process, timer.match, timer.key)
    return timer
