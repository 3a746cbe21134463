"""Chance that can be dealt again: every draw is a keyed hash of seed, branch and count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_SPAN = 1 << 64


class Rng(Struct):
    """The same numbers on every machine, for ever. A new branch falls differently."""

    seed: str
    branch: int = 0
    draws: int = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound-1, each equally likely."""
        fair = _SPAN - _SPAN % bound  # numbers above would favour the small ones: draw again
        while True:
            self.draws += 1
            hashed = _keyed(self.seed).copy()
            hashed.update(b"%d:%d" % (self.branch, self.draws))
            number = int.from_bytes(hashed.digest(), "big")
            if number < fair:
                return number % bound

    def die(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return deck

    def unforeseen(self, rng: Rng) -> Rng:
        """The same place in another stream, chosen by `rng`: what will fall from here is not known."""
        return Rng(f"again-{rng.below(1 << 30)}", self.branch, self.draws)


@lru_cache(maxsize=64)
def _keyed(seed: str) -> blake2b:
    """The hash keyed by a seed; seeds longer than a key are hashed down to one."""
    key = seed.encode()
    return blake2b(digest_size=8, key=key if len(key) <= 64 else blake2b(key).digest())
