"""The journal: what happened in a match, row by row. All else is derived from it."""

from __future__ import annotations

import msgspec

from games.core import codec
from games.core.model import Action, Event, Row, Seat, Setup, Transcript, Undo
from storage.transaction import Fields, Transaction


class Entry(msgspec.Struct, frozen=True):
    """One row: the deal (no row), an action or an undo, with what it did."""

    at: int
    row: Row | None
    events: tuple[Event, ...]
    barrier: str
    settled: bool
    forced: bool = False
    interaction: int | None = None


class _Row(msgspec.Struct):
    action: Action | None = None
    undo: int = 0
    branch: int = 0


def append(tx: Transaction, match: int, entry: Entry, now: float) -> None:
    tx.run(
        "INSERT INTO journal (match, at, seat, row, events, barrier, settled, forced, interaction, made)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        match,
        entry.at,
        entry.row.seat if isinstance(entry.row, Action) else None,
        _encode(entry.row),
        codec.encode(entry.events),
        entry.barrier,
        entry.settled,
        entry.forced,
        entry.interaction,
        now,
    )


# seam: inside the transaction that carries a match over, at the start
def replace(tx: Transaction, match: int, rows: list[tuple[Entry, float]]) -> None:
    """Replace a match's journal by these rows, each with the time it was made."""
    tx.run("DELETE FROM journal WHERE match = ?", match)
    for entry, made in rows:
        append(tx, match, entry, made)


def entries(tx: Transaction, match: int, after: int = -1) -> list[Entry]:
    """The rows of a match, oldest first."""
    query = "SELECT * FROM journal WHERE match = ? AND at > ? ORDER BY at"
    return [_decode(row) for row in tx.all(query, match, after)]


def last_of(tx: Transaction, match: int, seat: Seat) -> int:
    """When a seat last acted; 0 if it never did."""
    query = "SELECT at FROM journal WHERE match = ? AND seat = ? ORDER BY at DESC LIMIT 1"
    row = tx.one(query, match, seat)
    return row["at"] if row else 0


def last_turn_of(tx: Transaction, match: int, seat: Seat) -> int:
    """When a seat last acted before somebody else did; 0 if it never did."""
    query = (
        "SELECT at FROM journal WHERE match = ? AND seat = ? AND at <"
        " (SELECT MAX(at) FROM journal WHERE match = ? AND seat != ?) ORDER BY at DESC LIMIT 1"
    )
    row = tx.one(query, match, seat, match, seat)
    return row["at"] if row else 0


def made(tx: Transaction, match: int, at: int) -> float:
    """Return when a row was written."""
    row = tx.one("SELECT made FROM journal WHERE match = ? AND at = ?", match, at)
    assert row is not None
    return float(row["made"])


def times(tx: Transaction, match: int, since: int) -> list[float]:
    """Return when a row and those after it were written."""
    query = "SELECT made FROM journal WHERE match = ? AND at >= ? ORDER BY at"
    return [float(row["made"]) for row in tx.all(query, match, since)]


def from_interaction(tx: Transaction, interaction: int) -> bool:
    """Whether this click is in a journal already."""
    return tx.one("SELECT 1 FROM journal WHERE interaction = ?", interaction) is not None


def transcript(setup: Setup, rows: list[Entry]) -> Transcript:
    return Transcript(setup, tuple(entry.row for entry in rows if entry.row is not None))


def standing(rows: list[Entry]) -> list[Entry]:
    """The rows that still stand, the deal first: actions, and undos that began a branch of chance.

    Of the last rows of a match alone, too: an undo may reach behind the first of them.
    """
    found: list[Entry] = []
    for entry in rows:
        if not isinstance(entry.row, Undo):
            found.append(entry)
            continue
        left = entry.row.count
        while left and found:
            left -= isinstance(found.pop().row, Action)
        if entry.row.branch:
            found.append(entry)
    return found


def _encode(row: Row | None) -> bytes:
    if isinstance(row, Undo):
        return codec.encode(_Row(undo=row.count, branch=row.branch))
    return codec.encode(_Row(action=row))


def _decode(row: Fields) -> Entry:
    read = codec.decode(_Row, row["row"])
    return Entry(
        at=row["at"],
        row=Undo(read.undo, read.branch) if read.undo or read.branch else read.action,
        events=codec.decode(tuple[Event, ...], row["events"]),
        barrier=row["barrier"],
        settled=bool(row["settled"]),
        forced=bool(row["forced"]),
        interaction=row["interaction"],
    )
