"""The Island's own colours, its fixed palette and its store of finished tiles."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from games.core.words import Words, words
from games.the_island import facts
from render.canvas import Canvas
from render.kit.drawings import folder
from render.kit.store import Tiles
from render.palette import GOLD, NIGHT, OPTION, SEATS, WHITE, Palette, mix

DRAWINGS = folder(__file__)
FACTS = facts.load(facts.shipped())
BOARD = FACTS.board
COLOURS, HANDLES = facts.COLOURS, facts.HANDLES

PANEL, STRIP, EDGE = "#12304C", "#0F2841", "#2A5678"
SHADOW, SHADE = "#06131F", "#0E3049"  # on paper, on water
MUTED, RED = "#A9C6DA", "#D7263D"
SEA = ("#226A92", "#1B5680", "#16456A", "#113857")  # shallow to deep
NET = ("#5E9EC0", "#4183A9", "#35749A", "#2C678C")  # lighter where the sea is lighter
SEA_NAME = ("#D9EAF3", "#C6DEEB", "#B0CFE1", "#9DC0D5")
CONTOUR, FOAM = "#2E7099", "#9CD3E8"
ROCK = "#585865"
WOOD, WOOD_LO, WOOD_HI = "#A5673A", "#6B3F22", "#DDA873"
VIOLET, VIOLET_LO = "#B99AF0", "#6D4BB0"
STEEL, STEEL_LO = "#C3CFDA", "#7A8DA0"
WHALE, WHALE_HI = "#2B3F63", "#DCE8F2"


class Land(Struct, frozen=True):
    """How a terrain is drawn."""

    top: str
    light: str
    dark: str
    wall: str
    name: str  # the ink of the hex's name
    thick: int  # of the wall: what is thicker sinks later


LAND = {
    "beach": Land("#E9D8A6", "#F6EBC8", "#C2A565", "#A98B4E", "#4A3A12", 5),
    "forest": Land("#6DA364", "#86B97A", "#2F5E3C", "#2A4D33", NIGHT, 9),
    "mountain": Land("#A3A3AD", WHITE, "#6E6E7B", "#50505C", NIGHT, 13),
}
FILL = tuple(seat.fill for seat in SEATS)
WET = tuple(mix(seat.fill, SEA[0], 0.42) for seat in SEATS)  # the same under water

DRAWING = (
    NIGHT, PANEL, STRIP, EDGE, SHADOW, SHADE, WHITE, MUTED, GOLD, OPTION, RED, *SEA, *NET, *SEA_NAME, CONTOUR,
    FOAM, ROCK, WOOD, WOOD_LO, WOOD_HI, VIOLET, VIOLET_LO, STEEL, STEEL_LO, WHALE, WHALE_HI, *FILL, *WET,
    *(colour for land in LAND.values() for colour in (land.top, land.light, land.dark, land.wall, land.name)),
)  # fmt: skip
# Colours of edges, between the drawing colours: found once over many pictures, then frozen.
BLENDS = Path(__file__).with_name("blends.txt").read_text().split()

PALETTE = Palette(tuple(dict.fromkeys((*DRAWING, *BLENDS))))
TILES = Tiles(most_bytes=16_000_000)

WORDS = Path(facts.__file__).parent / "words"
PICTURE_WORDS = Path(__file__).parent / "words"


def language(name: str) -> Words:
    """The words of the game and of its pictures."""
    return words(name, WORDS, PICTURE_WORDS)


def canvas(width: int, height: int, ground: str = NIGHT) -> Canvas:
    return Canvas(PALETTE, TILES, (width, height), ground)
