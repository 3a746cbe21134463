"""What the viewer may do now: the part of the sea that matters with the options marked, and their list."""

from __future__ import annotations

from games.nautilus.board import distance
from games.nautilus.view import AskView, NautilusView
from render.canvas import Canvas
from render.kit.sizes import CAPTION, LABEL
from render.nautilus import chart, tokens
from render.nautilus.look import BOARD
from render.nautilus.marks import mark, ring_origin
from render.nautilus.menu import fee, menu, price, purse
from render.nautilus.modules import mini, whole
from render.nautilus.page import TOP, Page, question
from render.nautilus.sea import around
from render.palette import MUTED, OPTION, SEATS
from render.pen import Pen
from render.scene import Scene

FOOT = 118  # money and prices
ON_MODULES = ("walk", "walk-to", "news", "news-to", "dock")


def options(view: NautilusView, scene: Scene) -> Canvas:
    window = around(_wanted(view, scene.marks))
    high = chart.bottom(window) + 8
    page = Page(view, scene, high, private=True)
    hears = scene.marks if page.step == "ping" else ()
    sea = chart.seen(view, page.words, window, ((spot, view.asked.left or 0) for spot in hears))
    chart.boats(sea, view)
    ring_origin(sea, view)
    mark(sea, view, scene.marks, _prices(page), scene.harm)
    sea.onto(page.canvas)
    menu(page, TOP + _title(page, view.asked) + 12, high - 8 - FOOT - 12)
    purse(page, page.beside(high - 8 - FOOT, high - 8))
    return page.canvas


def _prices(page: Page) -> dict[str, int]:
    """What goes with a label: the price of building, or of recovering what lies there."""
    view, marks = page.view, page.scene.marks
    if page.step == "where":
        return {spot: price(view, spot) for spot in marks if spot in BOARD.depth}
    if page.step in ("sail-to", "dash-to"):
        return {spot: cost for spot in marks if (cost := fee(view, spot)) is not None}
    return {}


def _wanted(view: NautilusView, marks: dict[str, str]) -> list[str]:
    """The squares a close look must show: the options, and where the piece chosen is now."""
    asked = view.asked
    spots = [*marks, *([asked.spot] if asked and asked.spot else [])]
    if asked is None or asked.step not in ("where", *ON_MODULES):
        return spots
    return [spot for one in spots for spot in BOARD.spots if distance(one, spot) <= 1]


def _title(page: Page, asked: AskView | None) -> int:
    """What the question is about; returns how high the card is."""
    if asked is None:
        return page.beside(TOP, TOP + 104, OPTION, 3, 14).high
    if asked.step == "where" and asked.piece:
        kind = asked.piece.partition("-")[0]
        card = page.beside(TOP, TOP + 186, OPTION, 3, 14)
        card.stamp(whole, (96, 93), 84, 54, kind, int(page.viewer))
        card.text(192, 44, page.say(f"kind-{kind}"), CAPTION, weight="Bold")
        card.lines(192, 84, page.say("turn-hint").split("|"), LABEL, 30, MUTED)
        return card.high
    more = page.say("at", spot=asked.spot) if asked.spot else ""
    if asked.left is not None:
        more = page.say(f"left-{asked.step.removesuffix('-to')}", left=asked.left)
    return question(page, page.say(f"ask-{asked.step}"), more, _sign, asked.step, int(asked.seat))


def _sign(p: Pen, step: str, seat: int) -> None:
    """The piece the question is about."""
    if step in ("base", "build", "where", "turn"):
        mini(p, 22, "base")
    elif step in ON_MODULES and step != "dock":
        tokens.helmet(p, 28, SEATS[seat].fill)
    elif step == "look":
        tokens.face_down(p, 68, "deep")
    else:
        tokens.submarine(p, seat, 58)
