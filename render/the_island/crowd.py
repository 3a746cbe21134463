"""What stands in a hex: creatures above, the boat below them, people lowest; many of a colour make a pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from tomllib import loads

from msgspec import Struct, convert

from games.the_island.facts import CREATURES
from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.kit.sprites import Reach
from render.the_island.look import COLOURS
from render.the_island.places import Chart
from render.the_island.tokens import Passenger, boat, explorer, icon

At = tuple[float, float]
Spread = tuple[float, tuple[At, ...]]  # size, places

_spreads = loads(Path(__file__).with_name("spreads.toml").read_text(encoding="utf-8"))
FREE, IN_ROW, HERD = (
    convert(_spreads[name], dict[int, Spread], str_keys=True) for name in ("free", "in-row", "herd")
)
HERD_ROWS = {1: (0.87, -5, 1.0), 2: (0.6, -24, 0.4), 3: (0.5, -31, 0.3)}  # size, lift, how flat
BOAT_ROWS = {1: (0.9, 0), 2: (0.8, 6), 3: (0.66, -6)}
BOAT_ABOVE = -19  # of people alone
LETTERED = 120  # from this scale on passengers carry letters


class Crowd(Struct, frozen=True):
    """The pieces of one hex."""

    beasts: tuple[str, ...] = ()
    crew: tuple[Passenger, ...] | None = None
    folk: tuple[Passenger, ...] = ()
    wet: bool = False

    @property
    def rows(self) -> int:
        return bool(self.beasts) + (self.crew is not None) + bool(self.folk)


def crowds(view: View) -> dict[str, Crowd]:
    """Every hex in which there is something."""
    beasts: dict[str, tuple[str, ...]] = {}
    for kind in CREATURES:
        for spot in view.creatures.get(kind, ()):
            beasts[spot] = (*beasts.get(spot, ()), kind)
    own = view.players[view.viewer].colours if view.viewer is not None else ""
    found = {}
    for spot in dict.fromkeys((*beasts, *view.boats, *view.people)):
        crew = passengers(view.boats[spot], own) if spot in view.boats else None
        folk = passengers(view.people.get(spot, ()), own)
        found[spot] = Crowd(beasts.get(spot, ()), crew, folk, spot not in view.terrain)
    return found


def passengers(explorers: tuple[str, ...], own: str) -> tuple[Passenger, ...]:
    """Explorers by colour; the viewer's own carry their handle, the others their colour's letter."""
    ranked = sorted(explorers, key=lambda e: e[0])
    return tuple((COLOURS.index(e[0]), (e[1] if e[0] in own else e[0]).upper()) for e in ranked)


def lay_crowds(paper: Canvas, chart: Chart, found: dict[str, Crowd], spots: Iterable[str]) -> None:
    for spot in spots:
        if spot in found:
            lay_crowd(paper, chart, spot, found[spot])


def lay_crowd(paper: Canvas, chart: Chart, spot: str, crowd: Crowd, tight: bool = False) -> None:
    """Draw the pieces of a hex; `tight`: in its upper half, to leave room for the labels of options."""
    x, y = chart.at(spot)
    percent = chart.percent
    if tight and crowd.rows > 1:
        _lay_side_by_side(paper, percent, x, y, crowd)
        return
    if tight:
        y -= round(12 * chart.k)
        percent = percent * 84 // 100
    k, rows = percent / 100, crowd.rows
    size, lift, flat = HERD_ROWS[rows]
    share, places = HERD[max(1, min(4, len(crowd.beasts)))]
    for kind, (dx, dy) in zip(crowd.beasts, places, strict=False):
        at = (x + round(dx * k), y + round((lift + dy * flat) * k))
        lay_creature(paper, at, round(size * share * percent), kind)
    if crowd.crew is not None:
        size, down = BOAT_ROWS[rows]
        if rows == 2 and not crowd.beasts:
            down = BOAT_ABOVE
        lay_boat(paper, (x, y + round(down * k)), round(size * percent), crowd.crew)
    if crowd.folk:
        lay_people(paper, (x, y + round((0 if rows == 1 else 7) * k)), percent, crowd, rows > 1)


def _lay_side_by_side(paper: Canvas, percent: int, x: int, y: int, crowd: Crowd) -> None:
    k, share = percent / 100, 0.46 if crowd.rows == 2 else 0.34
    places = iter((-20, 20) if crowd.rows == 2 else (-27, 0, 27))
    if crowd.beasts:
        at = (x + round(next(places) * k), y - round(14 * k))
        lay_creature(paper, at, round(share * percent), crowd.beasts[0])
    if crowd.crew is not None:
        at = (x + round(next(places) * k), y - round(9 * k))
        lay_boat(paper, at, round(share * percent), crowd.crew)
    if crowd.folk:
        lay_people(paper, (x + round(next(places) * k), y - round(14 * k)), percent // 2, crowd, False)


def lay_creature(paper: Canvas, at: tuple[int, int], percent: int, kind: str) -> None:
    paper.lay(icon, at, _reach(percent, 52, 40, 52, 34), percent, kind)


def lay_boat(paper: Canvas, at: tuple[int, int], percent: int, crew: tuple[Passenger, ...]) -> None:
    marked = percent >= LETTERED
    shown = crew if marked else tuple((colour, "") for colour, _ in crew)
    paper.lay(boat, at, _reach(percent, 48, 40, 50, 26), percent, shown, marked)


def lay_people(paper: Canvas, at: tuple[int, int], percent: int, crowd: Crowd, in_row: bool) -> None:
    """Up to four explorers one by one (three in a row); more: one pile a colour with its number."""
    group = [(colour, mark, 1) for colour, mark in crowd.folk]
    if len(group) > (3 if in_row else 4):
        marks = dict(crowd.folk)
        counts = Counter(colour for colour, _ in crowd.folk).items()
        group = [(colour, str(count) if count > 1 else marks[colour], count) for colour, count in counts]
    size, places = (IN_ROW if in_row else FREE)[len(group)]
    k = percent / 100
    for (colour, mark, count), (dx, dy) in zip(group, places, strict=True):
        lean = 0.06 * size if count > 1 else 0  # a pile's edges need room up and to the right
        spot = (at[0] + round((dx - lean) * k), at[1] + round((dy + lean) * k))
        stack = min(count - 1, 1 if size < 30 else 2)
        lay_explorer(paper, spot, size * k, colour, mark, crowd.wet, stack)


def lay_explorer(
    paper: Canvas, at: tuple[int, int], s: float, colour: int, mark: str, wet: bool = False, stack: int = 0
) -> None:
    reach = round(s * 0.95) + 4
    paper.lay(explorer, at, reach, 100, colour, s, mark, wet, stack)


def stamp_colours(paper: Canvas, colours: str, x: int, y: int, s: float, step: int, ground: str) -> int:
    """A player's mark, or both where a player has two; returns where a next one would stand."""
    for colour in colours:
        number, reach = COLOURS.index(colour), round(s * 0.705)
        paper.stamp(explorer, (x, y), reach, ground, number, s, colour.upper(), shadow=False)
        x += step
    return x


def _reach(percent: int, *sides: int) -> Reach:
    """So many units to the left, up, to the right and down, in pixels."""
    left, up, right, down = (side * percent // 100 + 2 for side in sides)
    return left, up, right, down
