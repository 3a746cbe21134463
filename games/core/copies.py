"""Option keys for things that come in several copies: "coat", "coat/2"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def keys(things: Iterable[str]) -> list[str]:
    """A key for each thing, the second copy marked /2, the third /3."""
    seen: Counter[str] = Counter()
    found: list[str] = []
    for thing in things:
        seen[thing] += 1
        found.append(thing if seen[thing] == 1 else f"{thing}/{seen[thing]}")
    return found


def thing(key: str) -> str:
    """The thing a key stands for."""
    return key.partition("/")[0]


def without(things: Iterable[str], taken: Iterable[str]) -> list[str]:
    """What is left, each thing taken once; a ValueError if one is not there."""
    rest = list(things)
    for one in taken:
        rest.remove(one)
    return rest
