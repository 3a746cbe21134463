"""Snapshots of states: a cache beside the journal."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from games.core.model import Seat
from storage.transaction import Transaction, json_text, struct_of


class SnapshotKind(StrEnum):
    LIVE = "live"  # as the mover sees it, half-made turns included
    SETTLED = "settled"  # as the channel was told last


LIVE, SETTLED = SnapshotKind.LIVE, SnapshotKind.SETTLED


class Snapshot(msgspec.Struct, frozen=True):
    at: int
    stamp: str  # the code that wrote it
    state: bytes
    asked: dict[Seat, int]  # when each seat's open question was asked


def save(tx: Transaction, match: int, kind: SnapshotKind, snapshot: Snapshot) -> None:
    tx.run(
        "INSERT INTO snapshots (match, kind, at, stamp, state, asked) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (match, kind) DO UPDATE SET"
        " at = excluded.at, stamp = excluded.stamp, state = excluded.state, asked = excluded.asked",
        match,
        kind,
        snapshot.at,
        snapshot.stamp,
        snapshot.state,
        json_text(snapshot.asked),
    )


def get(tx: Transaction, match: int, kind: SnapshotKind) -> Snapshot | None:
    query = "SELECT at, stamp, state, asked FROM snapshots WHERE match = ? AND kind = ?"
    row = tx.one(query, match, kind)
    return struct_of(Snapshot, row, "asked") if row else None
