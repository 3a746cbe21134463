"""Nautilus's own colours, its fixed palette and its store of finished tiles."""

from __future__ import annotations

from pathlib import Path

from games.core.words import Words, words
from games.nautilus import facts
from render import palette
from render.canvas import Canvas
from render.kit.store import Tiles
from render.palette import CREAM, NIGHT, SEATS, WHITE, Palette

FACTS = facts.load(facts.shipped())
BOARD = FACTS.board

INK = "#081625"  # edges and shadows of everything on the chart
FOAM = "#BFE3F2"  # grid, lettering, wind rose
ECHO = "#8ADCF5"  # how far a sonar reaches
LAUNCH = "#9AD4EC"
DOOR_BLUE, DOOR_BROWN = "#1F66D6", "#96562A"
SEA = {"lagoon": "#3793AD", "slope": "#21678F", "deep": "#154165", "trench": "#0B2642"}
BACK = {"slope": "#C8702A", "deep": "#A63F3C", "trench": "#7B5CB5"}  # of discoveries face down
KIND = {
    "base": "#E9D8A6",
    "green": "#6E9C5C",
    "violet": "#8E79C2",
    "training": "#B4D384",
    "technical": "#B4BCC5",
    "sonar": "#BE9163",
    "research": "#4C79BD",
    "analysis": "#2C303C",
}
JELLY, URCHIN, SHELL, SNAIL, CHEST, SPEED = "#B56FD0", "#6B5AA8", "#F2A07B", "#D9A566", "#A9703C", "#1E8C8C"
COIN_EDGE, COIN_INK, DULL, DANGER = "#A97B17", "#5A4108", "#8A7A4C", "#D7263D"

# Colours of edges, between the drawing colours: found once over many pictures, then frozen.
BLENDS = Path(__file__).with_name("blends.txt").read_text().split()
PANELS = (NIGHT, palette.STRIP, palette.EDGE, palette.FAINT, WHITE, palette.MUTED, CREAM)
LIGHTS = (palette.GOLD, palette.OPTION, palette.SAND, palette.BRASS, palette.BRASS_HI)
WATER = (INK, FOAM, ECHO, LAUNCH, DOOR_BLUE, DOOR_BROWN, *SEA.values(), *BACK.values(), *KIND.values())
FINDS = (JELLY, URCHIN, SHELL, SNAIL, CHEST, SPEED, COIN_EDGE, COIN_INK, DULL, DANGER)
LOOKS = (*(seat.fill for seat in SEATS), *(seat.low for seat in SEATS))
PALETTE = Palette(tuple(dict.fromkeys((*PANELS, *LIGHTS, *WATER, *FINDS, *LOOKS, *BLENDS))))
TILES = Tiles(most_bytes=16_000_000)

WORDS = Path(facts.__file__).parent / "words"
PICTURE_WORDS = Path(__file__).parent / "words"

DARK_KINDS = ("analysis", "research")  # their icons are light


def kind_ink(kind: str) -> str:
    return CREAM if kind in DARK_KINDS else INK


def language(name: str) -> Words:
    """The words of the game and of its pictures."""
    return words(name, WORDS, PICTURE_WORDS)


def canvas(width: int, height: int) -> Canvas:
    return Canvas(PALETTE, TILES, (width, height), NIGHT)


def face_name(said: Words, face: str) -> str:
    """A discovery's short name; "atlantis-7" is a ruin and its number."""
    kind, _, number = face.partition("-")
    name = said.text(f"picture-face-{kind}") if said.has(f"picture-face-{kind}") else kind
    return f"{name} {number}".strip()


def door_ways(kind: str, turn: int) -> list[str]:
    """The directions of a kind's doors after so many quarter turns."""
    return facts.door_names(FACTS.doors[kind][turn])
