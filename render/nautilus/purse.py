"""What the viewer has to spend, and what the question under way may cost: prices by phase."""

from __future__ import annotations

from games.core.words import Words
from games.nautilus.facts import FREE
from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.kit.sizes import LABEL
from render.nautilus import tokens
from render.nautilus.cards import WIDE
from render.nautilus.icons import coin
from render.nautilus.look import BACK, FACTS, SEA
from render.nautilus.panels import PRICES
from render.nautilus.sea import swatch
from render.palette import EDGE, MUTED, STRIP, WHITE
from render.pen import Pen

BUILDING = ("build", "where", "turn")
RECOVERING = ("sail", "sail-to", "dash", "dash-to")
SAID = {  # what the others say of prices
    "walk": "foreign",
    "walk-to": "foreign",
    "news": "foreign",
    "news-to": "foreign",
    "dock": "foreign",
    "ping": "ping",
    "launch": "launch",
    "look": "look",
}


def purse(canvas: Canvas, view: NautilusView, words: Words, box: tuple[int, int, int, int]) -> None:
    x, y, _, _ = box
    canvas.box(box, 12, STRIP, EDGE, 1)
    if view.viewer is None:
        return
    canvas.stamp(coin, (x + 38, y + 36), 22, STRIP, 0, 0, 18)
    used = canvas.text(x + 68, y + 36, view.players[view.viewer].money, 40, WHITE, "Bold", ground=STRIP)
    said = words.text("picture-due", due=view.due) if view.due else words.text("picture-to-spend")
    room = WIDE - 96 - used
    canvas.text_in(x + 80 + used, y + 39, said, room, LABEL, MUTED, "SemiBold", ground=STRIP)
    step = view.asked.step if view.asked else ""
    if step in BUILDING:
        _of_building(canvas, x, y + 87)
    elif step in RECOVERING:
        _of_recovering(canvas, x, y + 87)
    elif step in SAID:
        _in_words(canvas, words, SAID[step], (x + 20, y + 87))


def fees() -> dict[str, int]:
    """R10.2, R10.3: what recovering costs, by zone; chests and speed chips nothing."""
    return {**{zone: FACTS.fees[zone] for zone in BACK}, **dict.fromkeys(FREE, 0)}


def _of_building(canvas: Canvas, x: int, y: int) -> None:
    for number, zone in enumerate(SEA):
        u = x + 20 + 78 * number
        canvas.stamp(swatch, (u, y - 15), (0, 0, 34, 30), STRIP, zone, 34, 30)
        canvas.text(u + 43, y, PRICES[zone], 26, WHITE, "Bold", ground=STRIP)


def _of_recovering(canvas: Canvas, x: int, y: int) -> None:
    for number, (name, fee) in enumerate(fees().items()):
        u = x + 36 + 62 * number
        canvas.stamp(_tile, (u, y), 20, STRIP, name)
        canvas.text(u + 22, y, fee, 26, WHITE, "Bold", ground=STRIP)


def _tile(p: Pen, name: str) -> None:
    if name in BACK:
        tokens.face_down(p, 34, name)
    else:
        tokens.find(p, name, 16)


def _in_words(canvas: Canvas, words: Words, name: str, at: tuple[int, int]) -> None:
    prices = {"foreign": FACTS.table.prices.foreign, "ping": FACTS.table.prices.ping}
    x, y = at
    said, room = words.text(f"picture-price-{name}"), WIDE - 40
    if name in prices:
        room -= 56
        canvas.stamp(coin, (x + WIDE - 64, y), 17, STRIP, 0, 0, 14)
        canvas.text(x + WIDE - 42, y, prices[name], 26, WHITE, "Bold", ground=STRIP)
    canvas.text_in(x, y, said, room, LABEL, WHITE, "SemiBold", ground=STRIP)
