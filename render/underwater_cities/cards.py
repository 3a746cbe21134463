"""Cards beside a board: small faces with their effect, used ones lying on their side."""

from __future__ import annotations

from games.core.words import Words
from games.underwater_cities.view import PlayerView
from render.canvas import Canvas
from render.lettering import fit, in_two, wrapped
from render.palette import NIGHT, WHITE, mix
from render.pen import Pen
from render.underwater_cities.glyphs import Brush, icon
from render.underwater_cities.lines import LIGHT, block, faded, fitted
from render.underwater_cities.look import DEEP, HUES, SEA3, SHADOW
from render.underwater_cities.lookup import card as card_of
from render.underwater_cities.lookup import card_markup, card_name
from render.underwater_cities.pieces import texture

WIDE, LEFT = 1400, 16


def rows(count: int) -> tuple[int, int, int]:
    """How many side by side, and how large, for a number of cards."""
    if count <= 7:
        return 7, 186, 216
    if count <= 10:
        return 10, 128, 216
    across = max(10, -(-count // 2))
    return across, (WIDE - 2 * LEFT) // across - 8, 150


def height(player: PlayerView) -> int:
    """The height of all cards together, with the gaps."""
    count = len(player.cards)
    if not count:
        return 0
    across, _, high = rows(count)
    return -(-count // across) * (high + 14) + 10


def lay_out(canvas: Canvas, player: PlayerView, side: str, words: Words, y: int) -> None:
    across, wide, high = rows(len(player.cards))
    pitch = (WIDE - 2 * LEFT) // across
    for number, card in enumerate(player.cards):
        x = LEFT + number % across * pitch + (pitch - wide) // 2
        top = y + number // across * (high + 14)
        args = (card.key, card_name(words, card.key), card.used, side, (wide, high))
        canvas.stamp(_face, (x, top), (4, 4, wide + 4, high + 8), NIGHT, *args)


def _face(p: Pen, key: str, name: str, used: bool, side: str, size: tuple[int, int]) -> None:
    """Colour band with mark and type; name and effect below. Used: sunk and dim, the band at its side."""
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
        low = _name(p, name, ((w + band - 6) / 2, top + 8), w - band - 4, mix(WHITE, DEEP, 0.45))
        effect = fitted(markup, w - band - 10, round(h - top - low - 10), 40, 3)
        block(p, (w + band - 6) / 2, (low + h - top) / 2, effect, faded(DEEP, 0.55))
        return
    p.box((0, 4, w, h + 4), 12, SHADOW)
    p.box((0, 0, w, h), 12, SEA3)
    p.box((0, 0, w, band), 12, hue.band, corners=(True, True, False, False))
    icon(p, f"mark-{card.colour}", 24, band / 2, band * 0.62, Brush(None, None, paint=hue.ink))
    if w > 140:
        texture(p, card.colour, 50, band / 2 - 15, w - 104, 30)
    icon(p, f"type-{card.type}", w - 26, band / 2, band * 0.76, Brush(swell=2))
    low = _name(p, name, (w / 2, band + 6), w - 10, WHITE)
    block(p, w / 2, (low + h) / 2, fitted(markup, w - 18, round(h - low - 12), 48, 3), LIGHT)


def _name(p: Pen, name: str, at: tuple[float, float], room: float, ink: str) -> float:
    """A card's name in one line or two, from the top down; returns where it ends."""
    size = next((s for s in (19, 17, 15, 13) if in_two(name, room, s, "SemiBold")), 13)
    x, y = at
    for line in wrapped(name, room, size, "SemiBold")[:2]:
        p.text(x, y + size * 0.6, fit(line, int(room), (size,), "SemiBold")[0], size, ink, "SemiBold")
        y += size * 1.15
    return y + 2
