"""Provisional."""

from __future__ import annotations
from msgspec import Struct
from games.core.model import Action, Say, Seat
from storage import journal
from storage.journal import Entry


class Turn(Struct, frozen=True):
    at: int
    count: int
    sentences: tuple[Say, ...]


def by_consent(rows: list[Entry], seat: Seat) -> Turn:
    gone: list[Entry] = []
    for entry in reversed(journal.standing(rows)):
        if entry.barrier == "hard" or entry.row is None:
            break
        gone.insert(0, entry)
        if isinstance(entry.row, Action) and entry.row.seat == seat and not entry.forced:
            said = tuple(e.say for row in gone for e in row.events if e.audience is None)
            return Turn(entry.at, len(gone), said)
    return Turn(0, 0, ())


def turns_back(rows: list[Entry]) -> list[Turn]:
    return []


def next_branch(rows: list[Entry]) -> int:
    return 1
