"""Everybody's claimed cards at the foot of a player's own overview: a row for each seat, a chip a card.

The public overview leaves them out, since a post must fit on a phone: the strips show their kinds there.
"""

from __future__ import annotations

from games.core.model import Seat
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.palette import NIGHT, mix
from render.pen import Pen
from render.pieces import WIDE
from render.underwater_cities.glyphs import Brush, icon
from render.underwater_cities.lines import LIGHT, block, faded, fitted
from render.underwater_cities.look import DEEP, HUES, SEA3
from render.underwater_cities.lookup import card as card_of
from render.underwater_cities.lookup import card_markup
from render.underwater_cities.pieces import put_token

LEFT, EDGE, GAP = 76, 16, 8
CHIP, ROW = (180, 60), 72
BAND = 42


def height(view: View) -> int:
    """The height of all rows together."""
    return ROW * len(view.players) + 10 if view.viewer is not None else 0


def claimed(canvas: Canvas, view: View, y: int) -> None:
    if view.viewer is None:
        return
    for number, player in enumerate(view.players):
        top = y + number * ROW
        put_token(canvas, Seat(number), 42, top + CHIP[1] // 2, 21, shadow=False)
        pitch = min(CHIP[0] + GAP, (WIDE - EDGE - LEFT + GAP) // max(1, len(player.cards)))
        for place, card in enumerate(player.cards):
            size = (pitch - GAP, CHIP[1])
            args = (card.key, card_markup(card.key, view.side), card.used, size)
            canvas.stamp(_chip, (LEFT + place * pitch, top), (2, 2, size[0] + 2, size[1] + 6), NIGHT, *args)


def _chip(p: Pen, key: str, markup: str, used: bool, size: tuple[int, int]) -> None:
    """The card's colour and type at its left, its effect beside them; dim if it is used."""
    card, (w, h) = card_of(key), size
    hue, band = HUES[card.colour], min(BAND, w // 3)
    ground = DEEP if used else SEA3
    p.box((0, 0, w, h), 10, ground, SEA3, 2)
    fill = mix(hue.band, NIGHT, 0.6) if used else hue.band
    p.box((0, 0, band, h), 10, fill, corners=(True, False, False, True))
    icon(p, f"type-{card.type}", band / 2, h / 2, band * 0.72, Brush((fill, 0.5) if used else None, swell=2))
    style = faded(DEEP, 0.55) if used else LIGHT
    block(p, (w + band) / 2, h / 2, fitted(markup, w - band - 12, h - 10, 36, 2), style)
