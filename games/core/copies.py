"""Option keys for things that come in several copies: "coat", "coat/2"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def keys(things: Iterable[str]) -> list[str]:
    """Make a key for each thing; the second copy is marked /2, the third /3."""
    seen: Counter[str] = Counter()
    found: list[str] = []
    for thing in things:
        seen[thing] += 1
        found.append(thing if seen[thing] == 1 else f"{thing}/{seen[thing]}")
    return found


def thing(key: str) -> str:
    """Return the thing that a key stands for."""
    return key.partition("/")[0]


def without(things: Iterable[str], taken: Iterable[str]) -> list[str]:
    """Remove each of these things once; raise ValueError if one is missing."""
    rest = list(things)
    for one in taken:
        rest.remove(one)
    return rest
