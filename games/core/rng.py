"""Reproducible chance: every draw is a keyed hash of seed, branch and count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from random import Random
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_SPAN = 1 << 64


class Rng(Struct):
    """A random generator with the same numbers on every machine; each branch has its own."""

    seed: str
    branch: int = 0
    draws: int = 0

    def below(self, bound: int) -> int:
        """Draw a number from 0 to bound-1, each equally likely."""
        fair = _SPAN - _SPAN % bound  # numbers above would favour small results, so they are drawn again
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
        """Return a generator with another seed, chosen by `rng`, so that draws to come are unknown."""
        return Rng(f"again-{rng.below(1 << 30)}", self.branch, self.draws)


class Dice(Rng, dict=True):
    """Chance for playouts, which nobody stores: many times quicker, and the same for the same seed."""

    def __post_init__(self) -> None:
        self._random = Random(self.seed).random

    def below(self, bound: int) -> int:
        return int(self._random() * bound)

    def shuffled(self, items: Iterable[T]) -> list[T]:
        deck = list(items)
        keys = [self._random() for _ in deck]
        return [deck[place] for place in sorted(range(len(deck)), key=keys.__getitem__)]


@lru_cache(maxsize=64)
def _keyed(seed: str) -> blake2b:
    """Return the hash keyed by a seed; a seed longer than a key is hashed first."""
    key = seed.encode()
    return blake2b(digest_size=8, key=key if len(key) <= 64 else blake2b(key).digest())
