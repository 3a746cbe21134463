"""Underwater Cities' own colours, its fixed palette, its facts and its store of finished tiles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from games.core.words import Words, words
from games.underwater_cities import facts, loading
from render.canvas import Canvas
from render.kit.drawings import folder
from render.kit.store import Tiles
from render.palette import NIGHT, SEA, SEATS, WHITE, Palette

FACTS = loading.load(loading.shipped())
GOODS = ("cr", "ke", "st", "sc", "bi")
ROWS = ("Y", "R", "G")  # of action slots, from the surface down
COLOUR_OF = facts.LETTERS
DRAWINGS, SIGNS, SCENES = (folder(__file__, name) for name in ("drawings", "signs", "scenes"))

DEEP, SEA3, SEA2, SEA1 = SEA
LINE, FOAM, SHADOW = "#15334F", "#5FA8C4", "#071726"
MIST, DIM, DANGER, UP = "#B4CBDB", "#86A3B8", "#D7263D", "#FF8A3D"
SAND_DK, PALE, STEEL, SLATE = "#7F6D40", "#DCE6EE", "#93A9BE", "#5A7087"
KELP, KELP_DK, PURPLE = "#6CCB55", "#2C7A3C", "#9460D3"
BLUE, BLUE_HI, BLUE_OFF = "#2B62A8", "#7FB2EA", "#1E4B7F"
BROWN, BROWN_HI, BROWN_OFF = "#7A4E33", "#C79468", "#49403E"

METROS = {"blue": (BLUE, BLUE_HI, BLUE_OFF), "brown": (BROWN, BROWN_HI, BROWN_OFF)}


class Hue(Struct, frozen=True):
    """An action colour: told apart by mark and texture too."""

    band: str
    paper: str  # free to use
    ink: str  # on the band
    sunk: str  # taken
    edge: str  # texture on the band


HUES = {
    "yellow": Hue("#F3C63B", "#FBEBB6", NIGHT, "#3B4A4C", "#B88A12"),
    "red": Hue("#B93A2C", "#F6CFC2", WHITE, "#3A3346", "#7E2018"),
    "green": Hue("#6FB24A", "#D6EBC3", NIGHT, "#254A4C", "#3C7425"),
    "": Hue(STEEL, PALE, NIGHT, "#2A4560", SLATE),
}

# Colours of edges, between the drawing colours: found once over many pictures, then frozen.
BLENDS = Path(__file__).with_name("blends.txt").read_text().split()


def _colours() -> Iterator[str]:
    """Those of this file and of the drawings."""
    yield from (value for name, value in globals().items() if name.isupper() and isinstance(value, str))
    for hue in HUES.values():
        yield from (hue.band, hue.paper, hue.sunk, hue.edge)
    for drawing in (*DRAWINGS.values(), *SCENES.values()):
        yield from (ink for shape in drawing.shapes for ink in (shape.fill, shape.line) if ink)
    yield from (seat.fill for seat in SEATS)


PALETTE = Palette(tuple(dict.fromkeys([*_colours(), *BLENDS])))
TILES = Tiles(most_bytes=64_000_000)

WORDS = Path(facts.__file__).parent / "words"
PICTURE_WORDS = Path(__file__).parent / "words"


def language(name: str) -> Words:
    """The words of the game and of its pictures."""
    return words(name, WORDS, PICTURE_WORDS)


def canvas(width: int, height: int) -> Canvas:
    return Canvas(PALETTE, TILES, (width, height), NIGHT)
