"""Chance in tests: the same in every run of a test, and one certain match where a test needs it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha512
from itertools import count
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import pytest

from games.core import seal
from games.core.seal import Seal
from storage import players
from storage.transaction import Transaction


def certain(monkeypatch: pytest.MonkeyPatch, seed: str, *, last_first: bool = False) -> None:
    """Every match from now on has this seed, and seats in order of joining, or the other way round."""

    def order(seed: str, places: Sequence[int]) -> list[int]:
        return sorted(places, reverse=last_first)

    monkeypatch.setattr(seal, "secrets", SimpleNamespace(token_hex=lambda size: "00" * size))
    monkeypatch.setattr(Seal, "seed", lambda *_: seed)
    monkeypatch.setattr(seal, "seat_order", order)


def counted(monkeypatch: pytest.MonkeyPatch, run: str) -> None:
    """Every table from now on draws another seed, and the same ones in every run of that name."""
    numbers, sit = count(1), players.sit

    def drawn(size: int) -> str:
        return sha512(f"{run} {next(numbers)}".encode()).hexdigest()[: 2 * size]

    def sits(tx: Transaction, match: int, user: int, name: str, *more: Any, value: int = 0) -> None:
        """Mix who sat down into the seed, instead of the id of the press, which differs in every run."""
        sit(tx, match, user, name, *more, value=crc32(name.encode()) if value else 0)

    monkeypatch.setattr(seal, "secrets", SimpleNamespace(token_hex=drawn))
    monkeypatch.setattr(players, "sit", sits)
