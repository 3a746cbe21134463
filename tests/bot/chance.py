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


class Chance:
    """What tables draw their seeds from in tests, instead of the system: the same in every run of a name."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, run: str) -> None:
        """Draw as this run does, from its first draw on."""
        self._run, self._numbers = run, count(1)

    def token_hex(self, size: int) -> str:
        return sha512(f"{self._run} {next(self._numbers)}".encode()).hexdigest()[: 2 * size]

    def take_over(self) -> None:
        """Let every table of this process draw here from now on."""
        sit = players.sit

        def sits(tx: Transaction, match: int, user: int, name: str, *more: Any, value: int = 0) -> None:
            """Mix who sat down into the seed, instead of the id of the press, which differs in every run."""
            sit(tx, match, user, name, *more, value=crc32(name.encode()) if value else 0)

        setattr(seal, "secrets", self)  # noqa: B010
        setattr(players, "sit", sits)  # noqa: B010


CHANCE = Chance()
