"""Things found on a wreck: icons, cards, piles, bonus tokens, portholes; drawn round (0, 0)."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.kit.drawings import draw, folder
from render.nautilus_island.look import FACTS, FAMILY, TREASURE, family_of
from render.palette import (
    BARK,
    BRASS,
    BRASS_HI,
    BRASS_LO,
    CREAM,
    DULL,
    GLASS,
    GOLD,
    IRON_LO,
    MUTED,
    NIGHT,
    OPTION,
    ROCK_LO,
    SAND2,
    SEA,
    SEATS,
    SHADE,
    WHITE,
)
from render.pen import CLEAR, Pen, on_ring, ring
from render.pieces import badge, seat_badge, shell, tick

DRAWINGS = folder(__file__)
BODY, TINT, DARK = "#6FA3C7", "#CFE3F2", "#1B3044"  # in the files, where a family's own tones go


def icon(name: str, size: float, scale: float, line: float, tones: tuple[str, str, str]) -> Image.Image:
    """An object as a layer of its own, with an outline like a sticker's; an unknown one is a crate."""
    pixels, pad = round(size * scale), round(line * scale * 2 + size * scale * 0.06)
    layer = Image.new("RGBA", (pixels + 2 * pad, pixels + 2 * pad), CLEAR)
    drawing = DRAWINGS.get(name, DRAWINGS["crate"])
    inks = dict(zip((BODY, TINT, DARK), tones, strict=True))
    draw(Pen(layer, pixels / drawing.size, pad, pad), drawing, inks)
    return _outlined(layer, line * scale, tones[2])


def mark(family: str, size: float, scale: float, ink: str, hole: str) -> Image.Image:
    """A family's mark in one flat colour, so that it is known by shape too; meant for 20 to 44 units."""
    pixels, drawing = round(size * scale), DRAWINGS[f"family-{family}"]
    layer = Image.new("RGBA", (pixels + 4, pixels + 4), CLEAR)
    draw(Pen(layer, pixels / drawing.size, 2, 2), drawing, {DARK: ink, TINT: hole})
    return layer


def _outlined(layer: Image.Image, r: float, colour: str) -> Image.Image:
    """The layer over its own shape grown by r pixels in one dark colour."""
    alpha = layer.getchannel("A")
    grown = alpha.copy()
    for step in range(16):
        dx, dy = on_ring(0, 0, r, step * 22.5)
        grown.paste(255, (round(dx), round(dy)), alpha)
    sticker = Image.new("RGBA", layer.size, colour)
    sticker.putalpha(grown)
    sticker.alpha_composite(layer)
    return sticker


PILE_W, PILE_H = 106, 108
CARD_W, CARD_H = 204, 286  # in the hand picture


def put_icon(p: Pen, card: str, family: str, x: float, y: float, size: float, line: float) -> None:
    p.put(_icon(card, family, size, p.scale, line * p.outlines), x, y)


def put_mark(p: Pen, family: str, x: float, y: float, size: float, ink: str, hole: str) -> None:
    p.put(mark(family, size, p.scale, ink, hole), x, y)


def family_mark(p: Pen, family: str, size: int, ink: str, hole: str) -> None:
    """A family's mark as a stamp."""
    put_mark(p, family, 0, 0, size, ink, hole)


def family_chip(p: Pen, family: str, size: int) -> None:
    """A small square in the family's colour with its mark."""
    look, half = FAMILY[family], size / 2
    p.box((-half, -half, half, half), 8, look.base, CREAM, 2)
    put_mark(p, family, 0, 0, size * 0.64, look.ink, look.base)


def pile(p: Pen, top: str | None, left: int, new: bool) -> None:
    """A pile: up to two edges below, the top card or a back, how many are left."""
    x, y = PILE_W / 2, PILE_H / 2
    if left == 0:
        p.dash([(-x, -y), (x, -y), (x, y), (-x, y), (-x, -y)], MUTED, 2.5)
        return
    for depth in range(0 if left == 1 else 1 if left <= 3 else 2, 0, -1):
        off = 3 * depth
        p.box((off - x, off - y, off + x, off + y), 10, CREAM if depth % 2 else SAND2, BARK, 1.5)
    if top is None:
        _back(p)
    else:
        _face(p, top)
    p.dot(x - 10, y - 10, 17, WHITE if new else NIGHT, NIGHT if new else CREAM, 2)
    p.text(x - 10, y - 10, left, 22, NIGHT if new else WHITE, "Bold")


def _face(p: Pen, card: str) -> None:
    family = family_of(card)
    look, x, y = FAMILY[family], PILE_W / 2, PILE_H / 2
    p.box((-x, -y, x, y), 10, look.base, CREAM, 3)
    p.dot(1, 1, 44, look.disc)
    p.box((3 - x, 3 - y, 33 - x, 33 - y), 8, look.dark, corners=(True, False, True, False))
    put_mark(p, family, 18 - x, 18 - y, 20, look.tint, look.dark)
    put_icon(p, card, family, 2, 2, 80, 2.4)
    if family == TREASURE:
        p.dot(x - 14, 14 - y, 16, NIGHT, CREAM, 2)
        p.text(x - 14, 14 - y, FACTS.treasure[card], 22, GOLD, "Black")


def _back(p: Pen) -> None:
    x, y = PILE_W / 2, PILE_H / 2
    p.box((-x, -y, x, y), 10, SEA[1], CREAM, 3)
    p.box((7 - x, 7 - y, x - 7, y - 7), 6, None, SEA[3], 2)
    shell(p, 1, 2, 38, BRASS_HI, 3)


def mini_card(p: Pen, card: str | None, w: float, h: float) -> None:
    """A small card: the icon only, or a back."""
    family = family_of(card) if card else None
    p.box((-w / 2, -h / 2, w / 2, h / 2), 6, FAMILY[family].base if family else SEA[1], CREAM, 2)
    if card and family:
        put_icon(p, card, family, 0, 0, h * 0.78, 1.6)
    else:
        shell(p, 0.5, 0.5, h * 0.3, BRASS_HI, 2)


def big_card(p: Pen, card: str, copies: int) -> None:
    """A card of the hand without its name, (0, 0) at its upper left."""
    family = family_of(card)
    look = FAMILY[family]
    p.box((4, 6, CARD_W + 4, CARD_H + 6), 18, SHADE)
    p.box((0, 0, CARD_W, CARD_H), 18, look.base, CREAM, 4)
    p.box((4, CARD_H - 58, CARD_W - 4, CARD_H - 4), 14, CREAM, corners=(False, False, True, True))
    p.dot(CARD_W / 2, 130, 88, look.disc)
    p.box((4, 4, 56, 56), 14, look.dark, corners=(True, False, True, False))
    put_mark(p, family, 30, 30, 34, look.tint, look.dark)
    put_icon(p, card, family, CARD_W / 2 + 2, 132, 142, 3.4)
    if family == TREASURE:
        p.dot(CARD_W - 36, 36, 30, NIGHT, CREAM, 3)
        p.text(CARD_W - 36, 36, FACTS.treasure[card], 40, GOLD, "Display")
    if copies > 1:
        p.box((CARD_W - 74, CARD_H - 112, CARD_W + 4, CARD_H - 60), 26, WHITE, NIGHT, 3)
        p.text(CARD_W - 35, CARD_H - 86, f"×{copies}", 36, NIGHT, "Display")


def token(p: Pen, kind: str, r: float, dim: bool = False, new: bool = False) -> None:
    """A bonus token: a gold disc with a symbol, readable from r = 20."""
    face = DULL if dim else GOLD
    if new:
        p.dot(0, 0, r + 4.5, None, WHITE, 3)
    p.dot(0, 0, r, NIGHT)
    p.dot(0, 0, r - 2, face)
    p.dot(0, 0, r - 2 - r * 0.09, face, BRASS, max(1, r * 0.06))
    if kind in ("two", "three"):
        p.text(0, 0, "2" if kind == "two" else "3", r * 1.35, NIGHT, "Display")
    elif kind == "per_card":
        p.text(-r * 0.3, 0, "1", r * 1.2, NIGHT, "Display")
        p.line([(-r * 0.02, r * 0.38), (r * 0.18, -r * 0.38)], NIGHT, r * 0.1)
        _glyph_card(p, r * 0.42, 0, r * 0.4, r * 0.6)
    elif kind == "odd":
        p.text(0, -r * 0.26, "4", r * 0.98, NIGHT, "Display")
        p.text(0, r * 0.45, "1·3·5", r * 0.57, NIGHT, "Black")
    elif kind == "double":
        p.dot(0, 0, r * 0.74, NIGHT)
        p.dot(0, 0, r * 0.74, None, DULL if dim else BRASS_HI, r * 0.1)
        p.text(0, 0, "×2", r * 0.82, MUTED if dim else WHITE, "Display")
    elif kind == "pair":
        p.text(0, -r * 0.24, "5", r, NIGHT, "Display")
        for dx in (-0.27, 0.27):
            _glyph_card(p, r * dx, r * 0.47, r * 0.4, r * 0.5)
            p.dot(r * dx, r * 0.47, r * 0.08, GOLD)


def no_token(p: Pen, r: float, colour: str) -> None:
    """A place whose token is gone."""
    p.dash(ring(0, 0, r, 0, 360, 60), colour, 2.5, 9, 7)


def porthole(p: Pen, value: int | None, r: float, new: bool = False) -> None:
    """A brass ring with its points; None: all taken."""
    if new:
        p.dot(0, 0, r + 4.5, None, WHITE, 3)
    p.dot(0, 0, r, BRASS_LO)
    p.dot(0, 0, r - 1.5, BRASS)
    p.dot(0, 0, r * 0.77, BRASS_LO)
    p.dot(0, 0, r * 0.73, GLASS)
    for angle in range(22, 360, 45):
        p.dot(*on_ring(0, 0, r * 0.865, angle), r * 0.06, BRASS_HI)
    p.line(ring(0, 0, r * 0.58, 200, 250, 10), SEA[3], r * 0.07)
    if value is None:
        q = r * 0.3
        p.line([(-q, -q), (q, q)], MUTED, r * 0.1)
        p.line([(-q, q), (q, -q)], MUTED, r * 0.1)
    else:
        p.text(0, 0, value, r * (0.92 if value < 10 else 0.78), GOLD, "Display")


def stack(p: Pen, size: int, best: int | None, left: int) -> None:
    """A stack of portholes: cards needed, points, how many are left."""
    porthole(p, best, 50)
    p.box((-54, -56, -22, -16), 6, CREAM, NIGHT, 2.5)
    p.text(-38, -36, size, 26, NIGHT, "Black")
    for place in range(3):
        there = place < left
        p.dot((place - 1) * 20, 64, 6.5, GOLD if there else IRON_LO, BRASS_HI if there else ROCK_LO, 2)


def plate(p: Pen, number: int) -> None:
    """A column's brass number plate."""
    p.box((-20, -13, 20, 13), 6, BRASS_HI, BRASS_LO, 2)
    p.text(0, 0, number, 22, NIGHT, "Black")


def next_arrow(p: Pen) -> None:
    """Leads from one player to the next."""
    p.line([(-7, 0), (1, 0)], MUTED, 3)
    p.poly([(9, 0), (0, -7), (0, 7)], MUTED)


def order_chip(p: Pen, mark: int, done: bool, now: bool) -> None:
    """A player in the order of this round."""
    if done:
        badge(p, mark, 20, SEATS[mark].low, MUTED, MUTED)
        tick(p.moved(20, 18))
        return
    if now:
        p.dot(0, 0, 31, None, OPTION, 4)
    seat_badge(p, mark, 0, -2 if SEATS[mark].shape == "triangle" else 0, 21)


def _glyph_card(p: Pen, x: float, y: float, w: float, h: float) -> None:
    p.box((x - w / 2, y - h / 2, x + w / 2, y + h / 2), w * 0.2, NIGHT)


@lru_cache(maxsize=2)  # tiles with the same icon are drawn one after another; kept, the icons would be large
def _icon(card: str, family: str, size: float, scale: float, line: float) -> Image.Image:
    return icon(card, size, scale, line, FAMILY[family].tones)
