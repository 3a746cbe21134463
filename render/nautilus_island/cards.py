"""Things found on a wreck: icons, cards, piles, bonus tokens, portholes; drawn round (0, 0)."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.kit.drawings import draw, folder
from render.nautilus_island.look import FACTS, FAMILY, TREASURE, family_of
from render.palette import BARK, BRASS_HI, BRASS_LO, CREAM, DULL, GOLD, MUTED, NIGHT, SAND2, SEA, SHADE, WHITE
from render.pen import CLEAR, Pen, on_ring, ring
from render.pieces import shell

DRAWINGS = folder(__file__)
BODY, TINT, DARK = "#6FA3C7", "#CFE3F2", "#1B3044"  # in the files, where a family's own tones go
DIMMED = {GOLD: DULL, BRASS_HI: DULL, WHITE: MUTED}  # a token that counts for nothing


@lru_cache(maxsize=2)  # tiles with the same icon are drawn one after another; kept, the icons would be large
def _icon(card: str, family: str, size: float, scale: float, line: float) -> Image.Image:
    """An object as a layer of its own, with an outline like a sticker's; an unknown one is a crate."""
    pixels, pad = round(size * scale), round(line * scale * 2 + size * scale * 0.06)
    layer = Image.new("RGBA", (pixels + 2 * pad, pixels + 2 * pad), CLEAR)
    drawing, look = DRAWINGS.get(card, DRAWINGS["crate"]), FAMILY[family]
    inks = {BODY: CREAM, TINT: look.tint, DARK: look.dark}
    draw(Pen(layer, pixels / drawing.size, pad, pad), drawing, inks)
    return _outlined(layer, line * scale, look.dark)


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


def sign(p: Pen, name: str) -> None:
    """A drawing round the pen's origin."""
    draw(p, DRAWINGS[name], {})


PILE_W, PILE_H = 106, 108
CARD_W, CARD_H = 204, 286  # in the hand picture


def put_icon(p: Pen, card: str, family: str, x: float, y: float, size: float, line: float) -> None:
    p.put(_icon(card, family, size, p.scale, line * p.outlines), x, y)


def put_mark(p: Pen, family: str, size: float, ink: str, hole: str) -> None:
    """A family's mark in one flat colour, so that it is known by shape too; meant for 20 to 44 units."""
    pixels, drawing = round(size * p.scale), DRAWINGS[f"family-{family}"]
    layer = Image.new("RGBA", (pixels + 4, pixels + 4), CLEAR)
    draw(Pen(layer, pixels / drawing.size, 2, 2), drawing, {DARK: ink, TINT: hole})
    p.put(layer, 0, 0)


def family_chip(p: Pen, family: str, size: int) -> None:
    """A small square in the family's colour with its mark."""
    look, half = FAMILY[family], size / 2
    p.box((-half, -half, half, half), 8, look.base, CREAM, 2)
    put_mark(p, family, size * 0.64, look.ink, look.base)


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
    put_mark(p.moved(18 - x, 18 - y), family, 20, look.tint, look.dark)
    put_icon(p, card, family, 2, 2, 80, 2.4)
    if family == TREASURE:
        p.dot(x - 14, 14 - y, 16, NIGHT, CREAM, 2)
        p.text(x - 14, 14 - y, FACTS.treasure[card], 22, GOLD, "Black")


def _back(p: Pen) -> None:
    x, y = PILE_W / 2, PILE_H / 2
    p.box((-x, -y, x, y), 10, SEA[1], CREAM, 3)
    p.box((7 - x, 7 - y, x - 7, y - 7), 6, None, SEA[3], 2)
    sign(p.moved(1, 2), "back")


def mini_card(p: Pen, card: str | None, w: float, h: float) -> None:
    """A small card: the icon only, or a back."""
    family = family_of(card) if card else None
    p.box((-w / 2, -h / 2, w / 2, h / 2), 6, FAMILY[family].base if family else SEA[1], CREAM, 2)
    if card and family:
        put_icon(p, card, family, 0, 0, h * 0.78, 1.6)
    else:
        shell(p.moved(0.5, 0.5), h * 0.3)


def big_card(p: Pen, card: str, copies: int) -> None:
    """A card of the hand without its name, (0, 0) at its upper left."""
    family = family_of(card)
    look = FAMILY[family]
    p.box((4, 6, CARD_W + 4, CARD_H + 6), 18, SHADE)
    p.box((0, 0, CARD_W, CARD_H), 18, look.base, CREAM, 4)
    p.box((4, CARD_H - 58, CARD_W - 4, CARD_H - 4), 14, CREAM, corners=(False, False, True, True))
    p.dot(CARD_W / 2, 130, 88, look.disc)
    p.box((4, 4, 56, 56), 14, look.dark, corners=(True, False, True, False))
    put_mark(p.moved(30, 30), family, 34, look.tint, look.dark)
    put_icon(p, card, family, CARD_W / 2 + 2, 132, 142, 3.4)
    if family == TREASURE:
        p.dot(CARD_W - 36, 36, 30, NIGHT, CREAM, 3)
        p.text(CARD_W - 36, 36, FACTS.treasure[card], 40, GOLD, "Display")
    if copies > 1:
        p.box((CARD_W - 74, CARD_H - 112, CARD_W + 4, CARD_H - 60), 26, WHITE, NIGHT, 3)
        p.text(CARD_W - 35, CARD_H - 86, f"×{copies}", 36, NIGHT, "Display")


def token(p: Pen, kind: str, r: float, dim: bool = False, new: bool = False) -> None:
    """A bonus token: a gold disc with a symbol, readable from r = 20."""
    if new:
        p.dot(0, 0, r + 4.5, None, WHITE, 3)
    symbol = DRAWINGS.get(f"token_{kind}", DRAWINGS["token"])
    draw(p.moved(0, 0, r / 50), symbol, DIMMED if dim else {}, DRAWINGS)


def no_token(p: Pen, r: float, colour: str) -> None:
    """A place whose token is gone."""
    p.dash(ring(0, 0, r, 0, 360, 60), colour, 2.5, 9, 7)


def porthole(p: Pen, value: int | None, r: float, new: bool = False) -> None:
    """A brass ring with its points; None: all taken."""
    if new:
        p.dot(0, 0, r + 4.5, None, WHITE, 3)
    inside = p.moved(0, 0, r / 50)
    sign(inside, "porthole")
    if value is None:
        sign(inside, "taken")
    else:
        p.text(0, 0, value, r * (0.92 if value < 10 else 0.78), GOLD, "Display")


def stack(p: Pen, size: int, best: int | None, left: int) -> None:
    """A stack of portholes: cards needed, points, how many are left."""
    porthole(p, best, 50)
    p.box((-54, -56, -22, -16), 6, CREAM, NIGHT, 2.5)
    p.text(-38, -36, size, 26, NIGHT, "Black")
    for place in range(3):
        sign(p.moved((place - 1) * 20, 64), "lamp" if place < left else "lamp_out")


def plate(p: Pen, number: int) -> None:
    """A column's brass number plate."""
    p.box((-20, -13, 20, 13), 6, BRASS_HI, BRASS_LO, 2)
    p.text(0, 0, number, 22, NIGHT, "Black")
