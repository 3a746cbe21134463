"""What a table is asked to agree on, and who said what."""

from __future__ import annotations

import msgspec

from games.core.model import Seat
from storage.transaction import Transaction, json_text, struct_of


class Proposal(msgspec.Struct, frozen=True):
    id: int
    match: int
    kind: str
    seat: Seat  # who asks, or whom it is about
    about: dict[str, int]
    made: float
    due: float
    outcome: str | None = None


def make(
    tx: Transaction,
    *,
    match: int,
    kind: str,
    seat: Seat,
    about: dict[str, int],
    made: float,
    due: float,
) -> int:
    return tx.insert(
        "INSERT INTO proposals (match, kind, seat, about, made, due) VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        match,
        kind,
        seat,
        json_text(about),
        made,
        due,
    )


def get(tx: Transaction, proposal: int) -> Proposal | None:
    rows = list(tx.all("SELECT * FROM proposals WHERE id = ?", proposal))
    return struct_of(Proposal, rows[0], "about") if rows else None


def open_at(tx: Transaction, match: int) -> list[Proposal]:
    """What is still to be agreed on at a table, oldest first."""
    query = "SELECT * FROM proposals WHERE match = ? AND outcome IS NULL ORDER BY id"
    return [struct_of(Proposal, row, "about") for row in tx.all(query, match)]


def vote(tx: Transaction, proposal: int, seat: Seat, choice: str) -> None:
    tx.run(
        "INSERT INTO votes (proposal, seat, choice) VALUES (?, ?, ?)"
        " ON CONFLICT (proposal, seat) DO UPDATE SET choice = excluded.choice",
        proposal,
        seat,
        choice,
    )


def votes(tx: Transaction, proposal: int) -> dict[Seat, str]:
    query = "SELECT seat, choice FROM votes WHERE proposal = ? ORDER BY seat"
    return {Seat(row["seat"]): row["choice"] for row in tx.all(query, proposal)}


def decide(tx: Transaction, proposal: int, outcome: str) -> bool:
    """Close a proposal; False if it was closed already."""
    changed = tx.run("UPDATE proposals SET outcome = ? WHERE id = ? AND outcome IS NULL", outcome, proposal)
    return changed == 1


def revise(tx: Transaction, proposal: int, outcome: str) -> None:
    """It was closed in this transaction, and what was decided cannot be done."""
    tx.run("UPDATE proposals SET outcome = ? WHERE id = ?", outcome, proposal)


def void(tx: Transaction, match: int) -> None:
    """The match is over: nothing is left to agree on."""
    tx.run("UPDATE proposals SET outcome = 'void' WHERE match = ? AND outcome IS NULL", match)
