"""Cards beside a board: small faces with their effect, used ones lying on their side."""

from __future__ import annotations

from games.underwater_cities.view import PlayerView
from render.canvas import Canvas
from render.palette import NIGHT, mix
from render.pen import Pen
from render.underwater_cities.glyphs import icon
from render.underwater_cities.lines import LIGHT, block, faded, fitted
from render.underwater_cities.look import DEEP, HUES, SEA3, SHADOW
from render.underwater_cities.lookup import card as card_of
from render.underwater_cities.lookup import card_markup
from render.underwater_cities.parts import Brush
from render.underwater_cities.pieces import texture

WIDE, LEFT = 1400, 16


def rows(count: int) -> tuple[int, int, int]:
    """How many side by side, and how large, for a number of cards."""
    if count <= 7:
        return 7, 186, 188
    if count <= 10:
        return 10, 128, 188
    across = max(10, -(-count // 2))
    return across, (WIDE - 2 * LEFT) // across - 8, 112


def height(player: PlayerView) -> int:
    """Of all cards together, with the gaps."""
    count = len(player.cards)
    if not count:
        return 0
    across, _, high = rows(count)
    return -(-count // across) * (high + 14) + 10


def lay_out(canvas: Canvas, player: PlayerView, side: str, y: int) -> None:
    across, wide, high = rows(len(player.cards))
    pitch = (WIDE - 2 * LEFT) // across
    for number, card in enumerate(player.cards):
        x = LEFT + number % across * pitch + (pitch - wide) // 2
        top = y + number // across * (high + 14)
        args = (card.key, card.used, side, (wide, high))
        canvas.stamp(_face, (x, top), (4, 4, wide + 4, high + 8), NIGHT, *args)


def _face(p: Pen, key: str, used: bool, side: str, size: tuple[int, int]) -> None:
    """Colour band with mark and type; the effect below. Used: sunk and dim, the band at its side."""
    card, (w, h) = card_of(key), size
    hue = HUES[card.colour]
    band = 44 if h > 150 else 34
    markup = card_markup(key, side)
    if used:
        dim = mix(hue.band, NIGHT, 0.6)
        top = max(8, (h - w * 0.8) / 2)
        p.box((0, top, w, h - top), 12, DEEP, SEA3, 2)
        p.box((0, top, band - 6, h - top), 12, dim, corners=(True, False, False, True))
        icon(p, "type-action", band / 2 - 3, h / 2, 28, Brush(None, None, paint=mix(hue.ink, dim, 0.4)))
        effect = fitted(markup, w - band - 10, round(h - 2 * top - 12), 40, 3)
        block(p, (w + band - 6) / 2, h / 2, effect, faded(DEEP, 0.55))
        return
    p.box((0, 4, w, h + 4), 12, SHADOW)
    p.box((0, 0, w, h), 12, SEA3)
    p.box((0, 0, w, band), 12, hue.band, corners=(True, True, False, False))
    icon(p, f"mark-{card.colour}", 24, band / 2, band * 0.62, Brush(None, None, paint=hue.ink))
    if w > 140:
        texture(p, card.colour, 50, band / 2 - 15, w - 104, 30)
    icon(p, f"type-{card.type}", w - 26, band / 2, band * 0.76, Brush(swell=2))
    block(p, w / 2, band + (h - band) / 2, fitted(markup, w - 18, h - band - 20, 48, 3), LIGHT)
