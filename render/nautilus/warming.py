"""What matches of Nautilus show again and again, drawn once beforehand: the sea, then what lies on it."""

from __future__ import annotations

from itertools import product

from games.core.model import Seat
from games.core.words import LANGUAGES
from games.nautilus.board import DIRECTIONS
from games.nautilus.facts import CREATURES, STATIONS
from games.nautilus.view import ModuleView, NautilusView, PlayerView, RuinView, SubView, TileView
from render.kit.warming import blank
from render.nautilus import sea
from render.nautilus.board import board
from render.nautilus.hand import hand
from render.nautilus.look import FACTS, KIND, door_ways
from render.nautilus.modules import bare, draw_crew, draw_disc, draw_plate, part, passage
from render.nautilus.sea import SIZES, SMALL, WHOLE
from render.palette import SEATS
from render.scene import Scene

TABLES = (2, 3, 4)
PHASES = (1, 2, 3)
CREWS = (1, 2, 3)  # aquanauts of one seat in a module; more are rare


def warm_up() -> None:
    for c in (SMALL, *SIZES):
        sea.sea(c)
    sea.framed(WHOLE)
    _boards()
    for c in (SMALL, SIZES[0]):
        _city(c)


def _boards() -> None:
    """Tables of each size in each language, with every discovery, submarine and dashboard."""
    for seats, language, phase in product(TABLES, LANGUAGES, PHASES):
        view, scene = _view(seats, phase), Scene(("",) * seats, language)
        board(view, scene)
        hand(view, scene)


def _city(c: int) -> None:
    """The parts that modules are put together from."""
    for kind in KIND:
        for turn in FACTS.turns[kind]:
            bare(c, kind, tuple(door_ways(kind, turn)), False)
        if kind not in STATIONS:
            part(draw_disc, c, kind)
    for kind, seat in product(STATIONS, range(len(SEATS))):
        part(draw_plate, c, kind, seat)
    for seat, count in product(range(len(SEATS)), CREWS):
        part(draw_crew, c, seat, count)
    for way in DIRECTIONS:
        passage(c, way)


def _view(seats: int, phase: int) -> NautilusView:
    """A table at the beginning of a phase, with one of everything at sea."""
    everyone = tuple(map(Seat, range(seats)))
    spots = iter(FACTS.board.zone)
    tiles = [
        TileView(next(spots), zone, face, up, everyone[:1])
        for zone, faces in FACTS.faces.items()
        for face, up in product(dict.fromkeys(faces), (False, True))
    ]
    tiles += [TileView(next(spots), zone, None, False, ()) for zone in FACTS.faces]
    return blank(
        NautilusView,
        viewer=everyone[-1],
        on_turn=Seat(phase % seats),
        round=phase,
        phase=phase,
        order=everyone,
        trench_open=phase > 1,
        city=(blank(ModuleView, spot=FACTS.base, kind="base", doors=tuple(door_ways("base", 0))),),
        tiles=tuple(tiles),
        subs=tuple(blank(SubView, seat=seat, spot=next(spots)) for seat in everyone),
        ruins=tuple(blank(RuinView, number=one, zone=zone) for one, zone in FACTS.ruin_zone.items()),
        piles=FACTS.piles,
        players=(_player(phase),) * seats,
    )


def _player(count: int) -> PlayerView:
    """Somebody with so many of everything."""
    running = dict.fromkeys(STATIONS, count)
    return blank(
        PlayerView,
        money=10 * count,
        reserve=count,
        subs_left=count,
        tracks=running,
        kind_points=dict.fromkeys(STATIONS, (0, 1, 3)[count - 1]),
        benefits=running,
        finds=dict.fromkeys(CREATURES, count - 1),
        points=count,
        mission=next(iter(FACTS.missions)),
    )
