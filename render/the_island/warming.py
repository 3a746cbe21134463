"""What matches of The Island show again and again, drawn once beforehand: the ground, then the pieces."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from games.core.words import LANGUAGES
from games.the_island.facts import CREATURES, TERRAINS
from render.canvas import Canvas
from render.pieces import WIDE, number_dot
from render.the_island import look
from render.the_island.board import MOST
from render.the_island.chart import lay_chip, lay_ring
from render.the_island.crowd import FREE, Crowd, lay_crowd
from render.the_island.frame import legend_in
from render.the_island.ground import TEXTURES, backdrop, land_cell, sea_cell, surf
from render.the_island.look import BOARD, COLOURS
from render.the_island.options import FAR, NEAR
from render.the_island.places import SIDES, Chart
from render.the_island.sheet import banner
from render.the_island.tokens import RINGS, cross

SCALES = (100, FAR, NEAR)
CREW = 2  # passengers of a boat; three are rare
MIDDLE = "f6"


def warm_up() -> None:
    for percent in SCALES:
        backdrop(percent)
    for erupted in (False, True):
        banner(erupted)
    for language in LANGUAGES:
        legend_in(language, 1.0)
    _shores()
    _tiles()
    _marks()
    _crowds()


def _shores() -> None:
    """Surf by the sides on which there is land: all of them on the board; enlarged, where it takes longest,
    those of an island without holes."""
    for land in list(product((False, True), repeat=len(SIDES)))[1:]:
        begins = [there and not land[side - 1] for side, there in enumerate(land)]
        for percent in SCALES if sum(begins) < 2 else (100,):
            surf(percent, land)


def _tiles() -> None:
    """Every terrain with its textures and names, and the walls that are seen from the sea."""
    for percent, terrain, busy in product(SCALES, TERRAINS, (False, True)):
        for spot in BOARD.island[: len(TEXTURES["beach"])] if percent > 100 else BOARD.island:
            land_cell(percent, spot, terrain, busy and terrain == "forest")
        sea_cell(percent, MIDDLE, (terrain,) * len(SIDES))


def _marks() -> None:
    """What changed and what may be done."""
    for percent in SCALES:
        paper, chart = _sea(percent)
        for kind in RINGS:
            lay_ring(paper, chart, MIDDLE, kind)
    for number in range(1, MOST + 1):
        paper.lay(number_dot, (100, 100), 17, 100, 0, 0, number, 12.5)
    paper.lay(cross, (100, 100), 16, 100)
    for spot in BOARD.hexes:
        lay_chip(paper, (100, 100), spot.upper(), 20)


def _crowds() -> None:
    """Who may stand in a hex, as everyone sees it; enlarged they would take too much memory."""
    paper, chart = _sea(100)
    marks = [(number, colour.upper()) for number, colour in enumerate(COLOURS)]
    for mark, count, wet in product(marks, FREE, (False, True)):  # ashore and in the water
        for beasts in ((), CREATURES[:1]):
            lay_crowd(paper, chart, MIDDLE, Crowd(beasts, folk=(mark,) * count, wet=wet))
    for count in range(CREW + 1):
        for crew in combinations_with_replacement(marks, count):
            lay_crowd(paper, chart, MIDDLE, Crowd(crew=crew))
    for beast in CREATURES:  # alone, in pairs, and with others below them
        for crowd in (Crowd((beast,)), Crowd((beast, beast)), Crowd((beast,), crew=())):
            lay_crowd(paper, chart, MIDDLE, crowd)


def _sea(percent: int) -> tuple[Canvas, Chart]:
    """A paper large enough for a hex, and a chart with the middle of the board on it."""
    return look.canvas(WIDE, 800), Chart(WIDE // 2, 400, percent)
