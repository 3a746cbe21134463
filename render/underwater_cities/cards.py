"""Claimed cards: faces with name and effect beside a player's board, used ones lying on their side; and chips
with the effect at the foot of a player's own overview, a row a seat. A public one must fit on a phone: its
strips show their kinds only."""

from __future__ import annotations

from games.core.model import Seat
from games.core.words import Words
from games.underwater_cities.view import PlayerView
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.lettering import fit, in_two, wrapped
from render.palette import NIGHT, WHITE, mix
from render.pen import Pen
from render.pieces import WIDE
from render.underwater_cities import lookup
from render.underwater_cities.lines import LIGHT, THICK, Brush, effect, faded, flat, icon
from render.underwater_cities.look import DEEP, HUES, SEA3
from render.underwater_cities.pieces import Size, paper, put_token, texture

EDGE = 16
ASIDE = (True, False, False, True)  # round corners of a band at the left


def rows(count: int) -> tuple[int, int, int]:
    """How many side by side, and how large, for a number of cards."""
    if count <= 10:
        return (7, 186, 216) if count <= 7 else (10, 128, 216)
    across = max(10, -(-count // 2))
    return across, (WIDE - 2 * EDGE) // across - 8, 150


def height(player: PlayerView) -> int:
    """The height of all cards together, with the gaps."""
    across, _, high = rows(len(player.cards))
    return -(-len(player.cards) // across) * (high + 14) + 10 if player.cards else 0


def lay_out(canvas: Canvas, player: PlayerView, side: str, words: Words, y: int) -> None:
    across, wide, high = rows(len(player.cards))
    pitch = (WIDE - 2 * EDGE) // across
    for number, card in enumerate(player.cards):
        x = EDGE + number % across * pitch + (pitch - wide) // 2
        top = y + number // across * (high + 14)
        args = (card.key, lookup.card_name(words, card.key), card.used, side, (wide, high))
        canvas.stamp(_face, (x, top), (4, 4, wide + 4, high + 8), NIGHT, *args)


def _face(p: Pen, key: str, name: str, used: bool, side: str, size: Size) -> None:
    """Colour band with mark and type; name and effect below. Used: sunk and dim, the band at its side."""
    card, (w, h), markup = lookup.card(key), size, lookup.card_markup(key, side)
    hue, band = HUES[card.colour], 44 if h > 150 else 34
    if used:
        dim = mix(hue.band, NIGHT, 0.6)
        top = max(8, (h - w * 0.8) / 2)
        p.box((0, top, w, h - top), 12, DEEP, SEA3, 2)
        p.box((0, top, band - 6, h - top), 12, dim, corners=ASIDE)
        icon(p, "type-action", band / 2 - 3, h / 2, 28, flat(mix(hue.ink, dim, 0.4)))
        low = _name(p, name, ((w + band - 6) / 2, top + 8), w - band - 4, mix(WHITE, DEEP, 0.45))
        room = (w - band - 10, round(h - top - low - 10))
        effect(p, (w + band - 6) / 2, (low + h - top) / 2, markup, room, 40, 3, faded(DEEP, 0.55))
        return
    paper(p, size, SEA3, (hue.band, band), drop=4)
    icon(p, f"mark-{card.colour}", 24, band / 2, band * 0.62, flat(hue.ink))
    if w > 140:
        texture(p, card.colour, 50, band / 2 - 15, w - 104, 30)
    icon(p, f"type-{card.type}", w - 26, band / 2, band * 0.76, THICK)
    low = _name(p, name, (w / 2, band + 6), w - 10, WHITE)
    effect(p, w / 2, (low + h) / 2, markup, (w - 18, round(h - low - 12)), 48, 3, LIGHT)


def _name(p: Pen, name: str, at: tuple[float, float], room: float, ink: str) -> float:
    """A card's name in one line or two, from the top down; returns where it ends."""
    size = next((s for s in (19, 17, 15, 13) if in_two(name, room, s, "SemiBold")), 13)
    x, y = at
    for line in wrapped(name, room, size, "SemiBold")[:2]:
        p.text(x, y + size * 0.6, fit(line, int(room), (size,), "SemiBold")[0], size, ink, "SemiBold")
        y += size * 1.15
    return y + 2


CHIPS, GAP, CHIP, ROW, BAND = 76, 8, (180, 60), 72, 42


def chips_height(view: View) -> int:
    """The height of all rows of chips together."""
    return ROW * len(view.players) + 10 if view.viewer is not None else 0


def chips(canvas: Canvas, view: View, y: int) -> None:
    """Everybody's claimed cards."""
    for number, player in enumerate(view.players):
        top = y + number * ROW
        put_token(canvas, Seat(number), 42, top + CHIP[1] // 2, 21, shadow=False)
        pitch = min(CHIP[0] + GAP, (WIDE - EDGE - CHIPS + GAP) // max(1, len(player.cards)))
        for place, card in enumerate(player.cards):
            (w, h), at = (pitch - GAP, CHIP[1]), (CHIPS + place * pitch, top)
            args = (card.key, lookup.card_markup(card.key, view.side), card.used, (w, h))
            canvas.stamp(_chip, at, (2, 2, w + 2, h + 6), NIGHT, *args)


def _chip(p: Pen, key: str, markup: str, used: bool, size: Size) -> None:
    """The card's colour and type at its left, its effect beside them; dim if it is used."""
    card, (w, h) = lookup.card(key), size
    hue, band = HUES[card.colour], min(BAND, w // 3)
    p.box((0, 0, w, h), 10, DEEP if used else SEA3, SEA3, 2)
    fill = mix(hue.band, NIGHT, 0.6) if used else hue.band
    p.box((0, 0, band, h), 10, fill, corners=ASIDE)
    icon(p, f"type-{card.type}", band / 2, h / 2, band * 0.72, Brush((fill, 0.5) if used else None, swell=2))
    style = faded(DEEP, 0.55) if used else LIGHT
    effect(p, (w + band) / 2, h / 2, markup, (w - band - 12, h - 10), 36, 2, style)
