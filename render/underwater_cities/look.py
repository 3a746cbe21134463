"""Underwater Cities' own colours, its fixed palette, its facts and its store of finished tiles."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from games.core.words import Words, words
from games.underwater_cities import facts, loading
from render.canvas import Canvas
from render.kit.store import Tiles
from render.palette import GOLD, NIGHT, OPTION, SAND, SEA, SEATS, WHITE, Palette

FACTS = loading.load(loading.shipped())
GOODS = ("cr", "ke", "st", "sc", "bi")
ROWS = ("Y", "R", "G")  # of action slots, from the surface down
COLOUR_OF = facts.LETTERS

DEEP, SEA3, SEA2, SEA1 = SEA
LINE, FOAM, SHADOW = "#15334F", "#5FA8C4", "#071726"
MIST, DIM, DANGER, UP = "#B4CBDB", "#86A3B8", "#D7263D", "#FF8A3D"
SAND_MD, SAND_DK = "#C9B278", "#7F6D40"
PALE, STEEL, SLATE = "#DCE6EE", "#93A9BE", "#5A7087"
KELP, KELP_DK, FARM, FARM_DK = "#6CCB55", "#2C7A3C", "#3E9B4B", "#226A35"
ATOM, ATOM_DK = "#63DDF0", "#167FA3"
CELL, CELL_HI, CELL_DK = "#DE84D6", "#F6C6F0", "#8E3A8C"
DESAL, DESAL_DK, BLUE, BLUE_HI = "#2E84D4", "#1B5591", "#2B62A8", "#7FB2EA"
PURPLE, PURPLE_HI, PURPLE_DK = "#9460D3", "#D2B3F5", "#55309A"
BROWN, BROWN_HI, BROWN_OFF, BLUE_OFF = "#7A4E33", "#C79468", "#49403E", "#1E4B7F"
DOME_MD, DOME_DK = "#7FA3C2", "#3F6282"

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
BLENDS = (
    "#572E35", "#376343", "#878C7C", "#5190B0", "#85919F", "#352E6A", "#4A8648", "#97C3A8", "#70683D",
    "#464385", "#212A3A", "#9B6545", "#8F8052", "#7E3536", "#698192", "#AC4B6B", "#3C5466", "#675497",
    "#5A5C57", "#CA6C4E", "#A3904D", "#203740", "#919D9D", "#D88990", "#CEA935", "#B192E0", "#DDAFAC",
    "#A7B7C4", "#8473A3", "#336C90", "#CAC59E", "#58C5DC", "#72776E", "#AEA68F",
)  # fmt: skip


def _drawing_colours() -> list[str]:
    own = [value for name, value in globals().items() if name.isupper() and isinstance(value, str)]
    hues = [c for hue in HUES.values() for c in (hue.band, hue.paper, hue.sunk, hue.edge)]
    return [NIGHT, WHITE, GOLD, OPTION, SAND, *own, *hues, *(seat.fill for seat in SEATS)]


PALETTE = Palette(tuple(dict.fromkeys([*_drawing_colours(), *BLENDS])))
TILES = Tiles(most_bytes=64_000_000)

WORDS = Path(facts.__file__).parent / "words"
PICTURE_WORDS = Path(__file__).parent / "words"


def language(name: str) -> Words:
    """The words of the game and of its pictures."""
    return words(name, WORDS, PICTURE_WORDS)


def canvas(width: int, height: int) -> Canvas:
    return Canvas(PALETTE, TILES, (width, height), NIGHT)
