"""How a module may be turned: the place in a close-up, and each way it would lie with its doors."""

from __future__ import annotations

import math

from games.core.words import Words
from games.nautilus.board import BLUE
from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import LABEL, LEAD
from render.nautilus import chart, look, tokens
from render.nautilus.cards import LEFT, WIDE
from render.nautilus.head import TOP, header
from render.nautilus.look import DOOR_BLUE, DOOR_BROWN, FACTS
from render.nautilus.marks import Labels, docks
from render.nautilus.modules import octagon, whole
from render.nautilus.sea import BORDER, around
from render.palette import EDGE, MUTED, OPTION, STRIP
from render.pen import Pen
from render.pieces import WIDE as PICTURE
from render.scene import Scene

GAP = 12


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
        _turn(Card(canvas, (LEFT, y, LEFT + WIDE, y + each), STRIP, EDGE, 2, 14), view, words, kind, turn)
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


def _turn(card: Card, view: NautilusView, words: Words, kind: str, turn: int) -> None:
    """One way the module may lie, and what its doors meet."""
    assert view.viewer is not None and view.asked and view.asked.spot
    middle, half = card.high // 2, card.high // 2 - 8
    size = min(54, half * 2 // 3 - 2)
    card.stamp(whole, (100, middle), half, size, kind, int(view.viewer), turn)
    ways = look.door_ways(kind, turn)
    for number, (colour, own) in enumerate(((DOOR_BLUE, True), (DOOR_BROWN, False))):
        said = " ".join(words.text(f"way-{way}") for way in ways if (way in BLUE) is own) or "–"
        card.stamp(tokens.swatch_door, (214, middle - 44 + number * 40), 18, colour)
        card.text(242, middle - 44 + number * 40, said, LEAD, weight="Bold")
    joined = passages(view, kind, turn, view.asked.spot)
    card.text(198, middle + 40, words.text("picture-joins", modules=" ".join(joined)), LABEL, MUTED)
