"""The plain look: players, score sheet and what is left, for any game that has no painter of its own."""

from __future__ import annotations

from msgspec import Struct

from render.plain.card import card
from render.plain.reading import read
from render.plain.telling import told
from render.scene import Picture, Scene, Told

__all__ = ["describe", "draw"]


def draw(game: str, view: Struct, scene: Scene) -> Picture:
    """The card of a match: as it stands, or as it ended."""
    table = read(game, view, scene)
    return Picture(card(table, scene).png(), *told(table, scene))


def describe(game: str, view: Struct, scene: Scene) -> Told:
    """The card in words, without drawing it."""
    return told(read(game, view, scene), scene)
