"""Creatures, and what is under the tiles: drawings of about 100 by 80 units round their middle."""

from __future__ import annotations

from render.kit.drawings import draw, folder
from render.pen import Pen

DRAWINGS = folder(__file__)


def icon(p: Pen, kind: str) -> None:
    """A drawing round the pen's origin."""
    draw(p, DRAWINGS[kind], {}, DRAWINGS)
