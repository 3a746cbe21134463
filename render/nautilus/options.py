"""What the viewer may do now: the part of the sea that matters with the options marked, and their list."""

from __future__ import annotations

from games.core.words import Words
from games.nautilus.board import distance
from games.nautilus.view import AskView, NautilusView
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import CAPTION, LABEL
from render.nautilus import chart, look, tokens
from render.nautilus.cards import LEFT, WIDE
from render.nautilus.chart import sonar
from render.nautilus.head import TOP, header, question
from render.nautilus.look import BOARD
from render.nautilus.marks import mark, ring_origin
from render.nautilus.menu import fee, menu, price
from render.nautilus.modules import mini, whole
from render.nautilus.panels import purse
from render.nautilus.sea import BORDER, around
from render.nautilus.tokens import helmet
from render.palette import MUTED, OPTION, SEATS, STRIP
from render.pen import Pen
from render.pieces import WIDE as PICTURE
from render.scene import Scene

FOOT = 118  # money and prices
ON_MODULES = ("walk", "walk-to", "news", "news-to", "dock")


def options(view: NautilusView, scene: Scene) -> Canvas:
    words = look.language(scene.language)
    window = around(_wanted(view, scene.marks))
    sea = chart.Chart(window)
    chart.zone_names(sea, words)
    if view.asked and view.asked.step == "ping":
        for spot in scene.marks:
            sonar(sea, spot, view.asked.left or 0)
    chart.pieces(sea, view)
    chart.boats(sea, view)
    ring_origin(sea, view)
    mark(sea, view, scene.marks, _prices(view, scene.marks), scene.harm)
    high = chart.TOP + window.high + BORDER + 8
    canvas = look.canvas(PICTURE, high)
    header(canvas, view, scene, words, private=True)
    sea.onto(canvas)
    y = TOP + _title(canvas, view, words) + 12
    menu(canvas, view, scene, words, (LEFT, y, LEFT + WIDE, high - 8 - FOOT - 12))
    purse(canvas, view, words, (LEFT, high - 8 - FOOT, LEFT + WIDE, high - 8))
    return canvas


def _prices(view: NautilusView, marks: dict[str, str]) -> dict[str, int]:
    """What goes with a label: the price of building, or of recovering what lies there."""
    step = view.asked.step if view.asked else ""
    if step == "where":
        return {spot: price(view, spot) for spot in marks if spot in BOARD.depth}
    if step in ("sail-to", "dash-to"):
        return {spot: cost for spot in marks if (cost := fee(view, spot)) is not None}
    return {}


def _wanted(view: NautilusView, marks: dict[str, str]) -> list[str]:
    """The squares a close look must show: the options, and where the piece chosen is now."""
    asked = view.asked
    spots = [*marks, *([asked.spot] if asked and asked.spot else [])]
    wide = 1 if asked and asked.step in ("where", *ON_MODULES) else 0
    return [spot for one in spots for spot in _around(one, wide)]


def _around(spot: str, far: int) -> list[str]:
    return [other for other in BOARD.spots if distance(spot, other) <= far] if far else [spot]


def _title(canvas: Canvas, view: NautilusView, words: Words) -> int:
    """What the question is about; returns how high the card is."""
    asked = view.asked
    if asked is None:
        return Card(canvas, (LEFT, TOP, LEFT + WIDE, TOP + 104), STRIP, OPTION, 3, 14).high
    if asked.step == "where" and asked.piece and view.viewer is not None:
        kind = asked.piece.partition("-")[0]
        card = Card(canvas, (LEFT, TOP, LEFT + WIDE, TOP + 186), STRIP, OPTION, 3, 14)
        card.stamp(whole, (96, 93), 84, 54, kind, int(view.viewer))
        card.text(192, 44, words.text(f"picture-kind-{kind}"), CAPTION, weight="Bold")
        card.lines(192, 84, words.text("picture-turn-hint").split("|"), LABEL, 30, MUTED)
        return card.high
    said = words.text(f"picture-ask-{asked.step}")
    return question(canvas, said, _left(asked, words), _sign, asked.step, int(asked.seat))


def _left(asked: AskView, words: Words) -> str:
    if asked.left is not None:
        return words.text(f"picture-left-{_family(asked.step)}", left=asked.left)
    return words.text("picture-at", spot=asked.spot) if asked.spot else ""


def _family(step: str) -> str:
    return step.removesuffix("-to")


def _sign(p: Pen, step: str, seat: int) -> None:
    """The piece the question is about."""
    if step in ("base", "build", "where", "turn"):
        mini(p, 22, "base")
    elif step in ON_MODULES and step != "dock":
        helmet(p, 28, SEATS[seat].fill)
    elif step == "look":
        tokens.face_down(p, 68, "deep")
    else:
        tokens.submarine(p, seat, 58)
