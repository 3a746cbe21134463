"""Proposals that a table votes on, and the votes."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from games.core.model import Seat
from storage.transaction import Transaction, json_text, struct_of


class ProposalKind(StrEnum):
    TAKEBACK = "takeback"
    PAUSE = "pause"
    END = "end"
    REPLACE = "replace"  # somebody else should play a seat
    ABSENCE = "absence"  # how to go on without somebody
    SEAT = "seat"  # a seat is offered; whoever takes it settles it


class Ballot(StrEnum):
    YES = "yes"
    NO = "no"
    WAIT = "wait"
    STAND_IN = "stand-in"
    END = "end"


class ProposalOutcome(StrEnum):
    """How a proposal was settled."""

    AGREED = "agreed"
    REFUSED = "refused"
    WAIT = "wait"
    STAND_IN = "stand-in"
    END = "end"
    TAKEN = "taken"  # an offered seat has a new player
    LAPSED = "lapsed"  # nobody took it
    VOID = "void"  # there is nothing left to agree on


class Proposal(msgspec.Struct, frozen=True):
    id: int
    match: int
    kind: ProposalKind
    seat: Seat  # who asks, or whom it is about
    about: dict[str, int]
    made: float
    due: float
    outcome: ProposalOutcome | None = None  # None: still open


def make(
    tx: Transaction,
    *,
    match: int,
    kind: ProposalKind,
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


def vote(tx: Transaction, proposal: int, seat: Seat, choice: Ballot) -> None:
    tx.run(
        "INSERT INTO votes (proposal, seat, choice) VALUES (?, ?, ?)"
        " ON CONFLICT (proposal, seat) DO UPDATE SET choice = excluded.choice",
        proposal,
        seat,
        choice,
    )


def votes(tx: Transaction, proposal: int) -> dict[Seat, Ballot]:
    query = "SELECT seat, choice FROM votes WHERE proposal = ? ORDER BY seat"
    return {Seat(row["seat"]): Ballot(row["choice"]) for row in tx.all(query, proposal)}


def decide(tx: Transaction, proposal: int, outcome: ProposalOutcome) -> bool:
    """Close a proposal; False if it was closed already."""
    changed = tx.run("UPDATE proposals SET outcome = ? WHERE id = ? AND outcome IS NULL", outcome, proposal)
    return changed == 1


def revise(tx: Transaction, proposal: int, outcome: ProposalOutcome) -> None:
    """Correct the outcome of a proposal closed in this transaction: what was decided cannot be done."""
    tx.run("UPDATE proposals SET outcome = ? WHERE id = ?", outcome, proposal)


def void(tx: Transaction, match: int) -> None:
    """Close all open proposals of a match that is over."""
    tx.run(
        "UPDATE proposals SET outcome = ? WHERE match = ? AND outcome IS NULL", ProposalOutcome.VOID, match
    )
