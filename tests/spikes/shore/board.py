"""The island's forty hexes, by label, and what touches what."""

from __future__ import annotations

ROWS = {  # row letter: r, first q of the row, the island's q
    "d": (-3, -3, range(0, 4)),
    "e": (-2, -4, range(-1, 4)),
    "f": (-1, -5, range(-3, 5)),
    "g": (0, -5, (-3, -2, -1, 1, 2, 3)),
    "h": (1, -6, range(-4, 4)),
    "i": (2, -6, range(-3, 2)),
    "j": (3, -6, range(-3, 1)),
}
BESIDE = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

_AT = {(q, r): f"{row}{q - first + 1}" for row, (r, first, land) in ROWS.items() for q in land}
ISLAND = tuple(_AT.values())
NEIGHBOURS = {
    label: tuple(_AT[(q + dq, r + dr)] for dq, dr in BESIDE if (q + dq, r + dr) in _AT)
    for (q, r), label in _AT.items()
}


def coast(dry: set[str]) -> list[str]:
    """The tiles that touch the sea, now that only the dry ones are left."""
    return [spot for spot in ISLAND if spot in dry and not _inland(spot, dry)]


def _inland(spot: str, dry: set[str]) -> bool:
    return len(NEIGHBOURS[spot]) == len(BESIDE) and all(other in dry for other in NEIGHBOURS[spot])
