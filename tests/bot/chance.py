"""Tables whose chance is known beforehand, for tests that need one certain match."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import count

import pytest

from games.core import seal
from games.core.seal import Seal


def certain(monkeypatch: pytest.MonkeyPatch, seed: str, *, last_first: bool = False) -> None:
    """Every match from now on has this seed, and seats in order of joining, or the other way round."""

    def order(seed: str, places: Sequence[int]) -> list[int]:
        return sorted(places, reverse=last_first)

    monkeypatch.setattr(secrets, "token_hex", lambda size: "00" * size)
    monkeypatch.setattr(Seal, "seed", lambda *_: seed)
    monkeypatch.setattr(seal, "seat_order", order)


def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table from now on draws another seed, and the same ones every time."""
    numbers = count(1)
    monkeypatch.setattr(secrets, "token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
