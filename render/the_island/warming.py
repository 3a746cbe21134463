"""What matches of The Island show again and again, drawn once beforehand: the ground, then the pieces."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from games.core.words import LANGUAGES
from games.the_island.facts import CREATURES, TERRAINS
from render.canvas import Canvas
from render.palette import WHITE
from render.pieces import WIDE
from render.the_island import look
from render.the_island.backdrop import backdrop
from render.the_island.board import MOST
from render.the_island.chart import lay_chip, lay_ring
from render.the_island.crowd import FREE, Crowd, lay_crowd
from render.the_island.frame import legend_in
from render.the_island.ground import TEXTURES, land_cell, sea_cell, surf
from render.the_island.look import BOARD, COLOURS
from render.the_island.options import FAR, NEAR
from render.the_island.places import SIDES, Chart
from render.the_island.sheet import banner
from render.the_island.tokens import badge, cross, hex_ring, option_ring, threat_ring

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
        surf(100, land)
        for percent in SCALES[1:] if _joined(land) else ():
            surf(percent, land)


def _joined(land: tuple[bool, ...]) -> bool:
    """Whether the sides with land lie one beside the other."""
    begins = [there and not land[side - 1] for side, there in enumerate(land)]
    return begins.count(True) < 2


def _tiles() -> None:
    """Every terrain with its textures and names, and the walls that are seen from the sea."""
    for percent, terrain, busy in product(SCALES, TERRAINS, (False, True)):
        for spot in BOARD.island[:TEXTURES] if percent > 100 else BOARD.island:
            land_cell(percent, spot, terrain, busy and terrain == "forest")
        sea_cell(percent, MIDDLE, (terrain,) * len(SIDES))


def _marks() -> None:
    """What changed and what may be done."""
    for percent in SCALES:
        paper, chart = _sea(percent)
        for dashed in (False, True):
            lay_ring(paper, chart, MIDDLE, hex_ring, WHITE, dashed=dashed)
        for ring in (option_ring, threat_ring):
            lay_ring(paper, chart, MIDDLE, ring)
    for number in range(1, MOST + 1):
        paper.lay(badge, (100, 100), 16, 100, number)
    paper.lay(cross, (100, 100), 16, 100)
    for spot in BOARD.hexes:
        lay_chip(paper, (100, 100), spot.upper(), 20)


def _crowds() -> None:
    """Who may stand in a hex, as everyone sees it; enlarged they would take too much memory."""
    paper, chart = _sea(100)
    for crowd in (*_people(), *_boats(), *_herds()):
        lay_crowd(paper, chart, MIDDLE, crowd)


def _people() -> Iterator[Crowd]:
    """Up to four explorers, ashore and in the water, alone and below a creature."""
    for colour, count, wet in product(range(len(COLOURS)), FREE, (False, True)):
        folk = ((colour, COLOURS[colour].upper()),) * count
        yield Crowd(folk=folk, wet=wet)
        yield Crowd(CREATURES[:1], folk=folk, wet=wet)


def _boats() -> Iterator[Crowd]:
    for count in range(CREW + 1):
        for crew in combinations_with_replacement(range(len(COLOURS)), count):
            yield Crowd(crew=tuple((colour, COLOURS[colour].upper()) for colour in crew))


def _herds() -> Iterator[Crowd]:
    """Creatures alone, in pairs, and with others below them."""
    for beast in CREATURES:
        yield Crowd((beast,))
        yield Crowd((beast, beast))
        yield Crowd((beast,), crew=())


def _sea(percent: int) -> tuple[Canvas, Chart]:
    """A paper large enough for a hex, and a chart with the middle of the board on it."""
    return look.canvas(WIDE, 800), Chart(WIDE // 2, 400, percent)
