"""How a module may be turned: the place in a close-up, and each way it would lie with its doors."""

from __future__ import annotations

import math

from games.core.words import Words
from games.nautilus.board import BLUE
from games.nautilus.facts import STATIONS
from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.kit.sizes import LABEL, LEAD
from render.nautilus import chart, look, tokens
from render.nautilus.cards import LEFT, WIDE
from render.nautilus.head import header
from render.nautilus.look import DOOR_BLUE, DOOR_BROWN, FACTS
from render.nautilus.marks import Labels, docks
from render.nautilus.modules import draw_disc, draw_plate, hull, octagon
from render.nautilus.sea import BORDER, around
from render.palette import EDGE, MUTED, OPTION, STRIP, WHITE
from render.pen import Pen
from render.pieces import WIDE as PICTURE
from render.scene import Scene

TOP, GAP = 78, 12


def turning(view: NautilusView, scene: Scene) -> Canvas:
    asked = view.asked
    assert asked and asked.spot and asked.piece and view.viewer is not None
    words, kind = look.language(scene.language), asked.piece.partition("-")[0]
    window = around([asked.spot], 5)
    sea = chart.Chart(window)
    chart.zone_names(sea, words)
    chart.pieces(sea, view)
    chart.boats(sea, view)
    sea.lay(_open, asked.spot, math.ceil(sea.c * 1.6) + 4, sea.c)
    Labels(sea).pill(asked.spot, asked.spot, None, (0.0,))
    high = chart.TOP + window.high + BORDER + 8
    canvas = look.canvas(PICTURE, high)
    header(canvas, view, scene, words, private=True)
    sea.onto(canvas)
    turns = turns_at(view, kind, asked.spot)
    each = min(220, (high - 8 - TOP + GAP) // max(1, len(turns)) - GAP)
    for number, turn in enumerate(turns):
        y = TOP + number * (each + GAP)
        _turn(canvas, view, words, kind, turn, (LEFT, y, LEFT + WIDE, y + each))
    return canvas


def turns_at(view: NautilusView, kind: str, spot: str) -> list[int]:
    """The quarter turns in which a door meets one of the city's."""
    city = {built.spot: built for built in view.city}
    facing = docks(city, spot)
    return [turn for turn in FACTS.turns[kind] if set(facing) & set(look.door_ways(kind, turn))]


def passages(view: NautilusView, kind: str, turn: int, spot: str) -> list[str]:
    """The modules it would be joined to."""
    facing = docks({built.spot: built for built in view.city}, spot)
    return [other for way, other in facing.items() if way in look.door_ways(kind, turn)]


def _open(p: Pen, c: int) -> None:
    line = octagon(0, 0, c, 0.08)
    p.dash([*line, line[0]], OPTION, 4, 14, 8)


def _turn(
    canvas: Canvas, view: NautilusView, words: Words, kind: str, turn: int, box: tuple[int, int, int, int]
) -> None:
    x, y, right, bottom = box
    middle, half = (y + bottom) // 2, (bottom - y) // 2 - 8
    canvas.box(box, 14, STRIP, EDGE, 2)
    assert view.viewer is not None and view.asked and view.asked.spot
    joined = passages(view, kind, turn, view.asked.spot)
    size = min(54, half * 2 // 3 - 2)
    canvas.stamp(_module, (x + 100, middle), half, STRIP, size, kind, turn, int(view.viewer))
    ways = look.door_ways(kind, turn)
    left, room = x + 198, right - x - 210
    for number, (colour, own) in enumerate(((DOOR_BLUE, True), (DOOR_BROWN, False))):
        said = " ".join(words.text(f"way-{way}") for way in ways if (way in BLUE) is own) or "–"
        v = middle - 44 + number * 40
        canvas.stamp(tokens.swatch_door, (left + 16, v), 18, STRIP, colour)
        canvas.text_in(left + 44, v, said, room - 44, LEAD, WHITE, ground=STRIP)
    said = words.text("picture-joins", modules=" ".join(joined))
    canvas.text_in(left, middle + 40, said, room, LABEL, MUTED, "SemiBold", ground=STRIP)


def _module(p: Pen, c: int, kind: str, turn: int, seat: int) -> None:
    hull(p, c, kind, tuple(look.door_ways(kind, turn)))
    if kind in STATIONS:
        draw_plate(p, c, kind, seat)
    else:
        draw_disc(p, c, kind)
