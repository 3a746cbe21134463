"""Icons of things found on a wreck, in a box of 100 units, in three tones of one colour family."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from render.pen import CLEAR, Pen, Point, on_ring, ring, spline

Icon = Callable[[Pen, str, str, str], None]  # pen, body, tint, dark


def icon(name: str, size: float, scale: float, line: float, tones: tuple[str, str, str]) -> Image.Image:
    """An object as a layer of its own, with an outline like a sticker's; unknown ones are crates."""
    pixels, pad = round(size * scale), round(line * scale * 2 + size * scale * 0.06)
    layer = Image.new("RGBA", (pixels + 2 * pad, pixels + 2 * pad), CLEAR)
    OBJECTS.get(name, _crate)(Pen(layer, pixels / 100, pad, pad), *tones)
    return _outlined(layer, line * scale, tones[2])


def _outlined(layer: Image.Image, r: float, colour: str) -> Image.Image:
    """The layer's own shape grown by r pixels in one dark colour, the layer on top."""
    alpha = layer.getchannel("A")
    grown = alpha.copy()
    for step in range(16):
        dx, dy = on_ring(0, 0, r, step * 22.5)
        grown.paste(255, (round(dx), round(dy)), alpha)
    sticker = Image.new("RGBA", layer.size, colour)
    sticker.putalpha(grown)
    sticker.alpha_composite(layer)
    return sticker


def _coat(p: Pen, body: str, tint: str, dark: str) -> None:
    p.poly(
        [
            (37, 10),
            (63, 10),
            (80, 20),
            (94, 60),
            (78, 67),
            (71, 46),
            (76, 92),
            (24, 92),
            (29, 46),
            (22, 67),
            (6, 60),
            (20, 20),
        ],
        body,
    )
    p.poly([(37, 10), (50, 40), (38, 47), (27, 17)], tint, dark, 3)
    p.poly([(63, 10), (50, 40), (62, 47), (73, 17)], tint, dark, 3)
    p.line([(50, 42), (50, 92)], dark, 4)
    for y in (58, 74):
        p.dot(41, y, 4, dark)
        p.dot(59, y, 4, dark)


def _boots(p: Pen, body: str, tint: str, dark: str) -> None:
    def boot(dx: int, dy: int, c: str) -> None:
        pts = [
            *spline([(30, 12), (30, 60), (27, 84)], 6),
            (86, 84),
            *spline([(86, 76), (78, 65), (60, 58), (58, 48), (60, 12)], 6),
        ]
        p.poly([(x + dx, y + dy) for x, y in pts], c, dark, 3)
        p.box((27 + dx, 8 + dy, 63 + dx, 22 + dy), 5, tint, dark, 3)
        p.box((25 + dx, 82 + dy, 90 + dx, 91 + dy), 4, dark)

    boot(-18, -4, tint)
    boot(6, 2, body)


def _hat(p: Pen, body: str, tint: str, dark: str) -> None:
    p.poly(spline([(20, 54), (6, 38), (14, 26), (50, 14), (86, 26), (94, 38), (80, 54)], 8), body)
    p.poly([(20, 48), (80, 48), (78, 66), (22, 66)], tint, dark, 3)
    p.poly(
        spline([(18, 66), (50, 63), (82, 66), (88, 76), (70, 84), (50, 80), (30, 84), (12, 76)], 6, True),
        dark,
    )
    p.dot(50, 47, 11, body, dark, 3)
    p.line([(50, 41), (50, 53)], dark, 3)
    p.line(ring(50, 47, 6, 20, 160), dark, 3)


def _gloves(p: Pen, body: str, tint: str, dark: str) -> None:
    for x, y in ((30, 22), (43, 14), (56, 16), (69, 24)):
        p.line([(x, y), (x, 56)], body, 11.5)
    p.line([(84, 44), (70, 64)], body, 12)
    p.box((24, 38, 75, 74), 9, body)
    for gap in (36.5, 49.5, 62.5):
        p.line([(gap, 22), (gap, 44)], dark, 2.5)
    p.box((24, 72, 75, 92), 5, tint, dark, 3)
    p.line([(30, 82), (69, 82)], dark, 3)


def _compass(p: Pen, body: str, tint: str, dark: str) -> None:
    p.dot(50, 12, 8, None, body, 5)
    p.dot(50, 56, 37, body)
    p.dot(50, 56, 29, tint, dark, 3)
    for a in range(0, 360, 90):
        p.line([on_ring(50, 56, 23, a), on_ring(50, 56, 27, a)], dark, 3)
    p.poly([(66, 36), (55, 62), (44, 51)], dark)
    p.poly([(34, 76), (55, 62), (44, 51)], body, dark, 2)
    p.dot(50, 56, 4, body, dark, 2)


def _sextant(p: Pen, body: str, tint: str, dark: str) -> None:
    p.poly([(44, 12), (56, 12), *ring(50, 14, 74, 55, 125, 20)], body)
    p.poly([(50, 30), *ring(50, 14, 56, 60, 120, 16)], CLEAR)
    p.line(ring(50, 14, 68, 56, 124, 20), dark, 2.5)
    p.line([(50, 16), (60, 86)], tint, 9)
    p.line([(50, 16), (60, 86)], dark, 2)
    p.line([(8, 40), (38, 32)], body, 15)
    p.line([(6, 33), (10, 48)], dark, 4)
    p.dot(50, 15, 10, tint, dark, 3)


def _map(p: Pen, body: str, tint: str, dark: str) -> None:
    a: list[Point] = [(6, 24), (35, 14), (65, 26), (94, 14)]
    b: list[Point] = [(94, 80), (65, 92), (35, 80), (6, 90)]
    p.poly([*a, *b], body)
    p.poly([a[1], a[2], b[1], b[2]], tint)
    p.line([a[1], b[2]], dark, 3)
    p.line([a[2], b[1]], dark, 3)
    p.dash(spline([(16, 72), (30, 54), (48, 64), (60, 48), (70, 44)], 8), dark, 4.5, 7, 8)
    p.line([(74, 34), (86, 48)], dark, 5.5)
    p.line([(86, 34), (74, 48)], dark, 5.5)


def _spyglass(p: Pen, body: str, tint: str, dark: str) -> None:
    def tube(t0: float, t1: float, w0: float, w1: float, c: str) -> None:
        ux, uy = math.cos(math.radians(-38)), math.sin(math.radians(-38))

        def at(t: float, w: float) -> Point:
            return (50 + ux * t - uy * w, 50 + uy * t + ux * w)

        p.poly([at(t0, -w0), at(t1, -w1), at(t1, w1), at(t0, w0)], c, dark, 3)

    tube(-42, -14, 8, 9, body)
    tube(-16, 14, 12, 13.5, tint)
    tube(12, 40, 17, 20, body)
    tube(39, 46, 24, 24, tint)
    tube(-48, -41, 11, 11, tint)


def _hammer(p: Pen, body: str, tint: str, dark: str) -> None:
    cos, sin = math.cos(math.radians(38)), math.sin(math.radians(38))

    def at(x: float, y: float) -> Point:
        return (50 + (x - 50) * cos - (y - 50) * sin, 52 + (x - 50) * sin + (y - 50) * cos)

    p.line([at(48, 34), at(48, 98)], tint, 14)
    p.line([at(48, 78), at(48, 98)], body, 14)
    p.line([at(42, 76), at(54, 76)], dark, 3)
    p.poly([at(*q) for q in ((32, 12), (58, 12), (76, 16), (92, 36), (74, 30), (58, 36), (32, 36))], body)
    p.poly([at(*q) for q in ((12, 6), (32, 6), (32, 42), (12, 42))], body, dark, 3)


def _wrench(p: Pen, body: str, tint: str, dark: str) -> None:
    p.line([(24, 80), (66, 34)], body, 17)
    p.dot(70, 28, 24, body)
    p.poly([(64, 32), (76, 38), (106, 6), (92, -8)], CLEAR)
    p.dot(22, 80, 16, body)
    p.dot(22, 80, 6.5, CLEAR)
    p.line([(37, 68), (57, 46)], tint, 7)


def _saw(p: Pen, body: str, tint: str, dark: str) -> None:
    teeth: list[Point] = [(8, 50)]
    for i in range(7):
        teeth += [(10 + i * 8.4, 61 - i * 0.3), (16.4 + i * 8.4, 54 + i * 0.9)]
    p.poly([(66, 30), (8, 38), *teeth, (70, 62)], body)
    p.poly(
        spline([(62, 26), (84, 24), (95, 36), (88, 50), (94, 66), (82, 78), (66, 72), (64, 50)], 6, True),
        tint,
        dark,
        3,
    )
    p.poly(spline([(74, 38), (84, 38), (79, 52), (84, 64), (75, 62), (73, 50)], 6, True), CLEAR)
    p.poly(spline([(74, 38), (84, 38), (79, 52), (84, 64), (75, 62), (73, 50)], 6, True), None, dark, 3)


def _rope(p: Pen, body: str, tint: str, dark: str) -> None:
    p.line(spline([(64, 76), (84, 88), (94, 76)], 8), body, 12)
    p.dot(47, 47, 40, body)
    p.dot(47, 47, 28, tint, dark, 3)
    p.dot(47, 47, 15, CLEAR, dark, 3)
    for a in range(0, 360, 24):
        p.line([on_ring(47, 47, 31, a), on_ring(47, 47, 38, a + 12)], dark, 3)
        p.line([on_ring(47, 47, 18, a), on_ring(47, 47, 25, a + 14)], dark, 2.5)


def _net(p: Pen, body: str, tint: str, dark: str) -> None:
    p.line([(58, 62), (90, 94)], body, 11)
    bag = spline([(10, 20), (12, 54), (38, 74), (64, 60), (72, 30)], 8)
    p.poly([*bag, (72, 24), (40, 8)], tint)
    for a, b in (
        ((22, 22), (30, 70)),
        ((40, 22), (44, 72)),
        ((58, 22), (57, 66)),
        ((10, 36), (70, 40)),
        ((14, 54), (64, 57)),
    ):
        p.line([a, b], dark, 3)
    p.line(bag, body, 4)
    p.oval((6, 6, 76, 36), tint, body, 8)
    p.oval((14, 13, 68, 29), None, dark, 2.5)


def _rod(p: Pen, body: str, tint: str, dark: str) -> None:
    p.line([(14, 92), (30, 68)], tint, 13)
    p.line([(26, 74), (78, 8)], body, 7)
    p.dot(40, 70, 10, tint, dark, 3)
    p.line(spline([(78, 8), (86, 30), (80, 62)], 8), body, 3.5)
    p.dot(80, 72, 12, body)
    p.poly(ring(80, 72, 12, 0, 180, 20), dark)
    p.line([(80, 55), (80, 60)], body, 4)


def _trident(p: Pen, body: str, tint: str, dark: str) -> None:
    p.line([(50, 44), (50, 94)], tint, 10)
    p.line(spline([(20, 22), (22, 44), (50, 50), (78, 44), (80, 22)], 8), body, 10)
    p.line([(50, 50), (50, 20)], body, 10)
    for x in (20, 50, 80):
        p.poly([(x, 2), (x + 12, 24), (x - 12, 24)], body)
    p.box((40, 54, 60, 66), 3, body, dark, 3)


def _hook(p: Pen, body: str, tint: str, dark: str) -> None:
    p.dot(68, 14, 11, None, body, 6.5)
    p.line(spline([(68, 26), (68, 58), (60, 80), (42, 88), (25, 79), (21, 56)], 12), body, 13)
    p.poly([(20, 26), (42, 58), (27, 56), (14.5, 62)], body)
    p.line(spline([(68, 32), (68, 58), (62, 74)], 8), tint, 4)


def _bread(p: Pen, body: str, tint: str, dark: str) -> None:
    p.poly(
        spline([(8, 58), (14, 34), (40, 22), (66, 22), (90, 36), (94, 58), (80, 76), (22, 78)], 8, True), body
    )
    p.poly(spline([(12, 62), (50, 68), (91, 60), (80, 74), (22, 76)], 6, True), tint)
    for x in (26, 46, 66):
        p.line(spline([(x + 8, 28), (x + 2, 40), (x + 4, 54)], 6), dark, 4.5)


def _fish(p: Pen, body: str, tint: str, dark: str) -> None:
    p.poly([(66, 50), (95, 26), (88, 50), (95, 76)], tint, dark, 3)
    p.poly(spline([(36, 30), (50, 16), (62, 32)], 6), tint)
    p.poly(
        spline([(4, 52), (20, 34), (44, 27), (66, 36), (78, 50), (66, 64), (44, 75), (20, 70)], 8, True), body
    )
    p.line(ring(18, 51, 18, -48, 48, 14), dark, 3.5)
    p.dot(20, 46, 5, dark)
    for x, y in ((50, 42), (50, 58), (62, 50)):
        p.line(ring(x, y, 6, -70, 70, 8), dark, 3)


def _pineapple(p: Pen, body: str, tint: str, dark: str) -> None:
    for a, long in ((-60, 28), (60, 28), (-32, 36), (32, 36), (0, 40)):
        x, y = 50 + long * math.sin(math.radians(a)), 40 - long * math.cos(math.radians(a))
        nx, ny = 8 * math.cos(math.radians(a)), 8 * math.sin(math.radians(a))
        p.poly([(50 - nx, 42 - ny), (x, y), (50 + nx, 42 + ny)], tint, dark, 2)
    p.poly(ring(50, 66, 26, 0, 360, 40, 30), body)
    for c in (-30, -15, 0, 15, 30):  # chords of the oval at 45 degrees
        for sign in (1, -1):
            t = [k for k in range(-60, 61, 2) if ((c + k) / 24) ** 2 + ((k - c) / 28) ** 2 <= 1]
            if t:
                p.line(
                    [(50 + sign * (c + t[0]), 66 + t[0] - c), (50 + sign * (c + t[-1]), 66 + t[-1] - c)],
                    dark,
                    2.5,
                )


def _barrel(p: Pen, body: str, tint: str, dark: str) -> None:
    p.poly(spline([(26, 10), (16, 50), (26, 92)], 10) + spline([(74, 92), (84, 50), (74, 10)], 10), body)
    for x in (38, 50, 62):
        p.line([(x, 12), (50 + (x - 50) * 1.25, 50), (x, 90)], dark, 2.5)
    for y, w in ((22, 30), (72, 31)):
        p.box((50 - w, y, 50 + w, y + 10), 3, tint, dark, 3)
    p.oval((27, 5, 73, 17), tint, dark, 3)


def _coin(p: Pen, body: str, tint: str, dark: str) -> None:
    p.dot(50, 50, 43, body)
    p.dot(50, 50, 33, tint, dark, 3.5)
    p.poly([on_ring(50, 50, 9 if i % 2 else 22, 36 * i - 90) for i in range(10)], dark)


def _pearl(p: Pen, body: str, tint: str, dark: str) -> None:
    fan = [
        (50, 94),
        *spline([(8, 60), (6, 36), (22, 30), (30, 12), (50, 20), (70, 12), (78, 30), (94, 36), (92, 60)], 6),
    ]
    p.poly(fan, tint)
    for x in (20, 36, 64, 80):
        p.line([(50, 90), (x, 34 if x in (20, 80) else 24)], dark, 3)
    p.dot(50, 58, 22, body, dark, 3)
    p.dot(43, 51, 6, tint)
    p.poly(spline([(10, 72), (50, 86), (90, 72), (76, 92), (50, 98), (24, 92)], 6, True), body, dark, 3)


def _crown(p: Pen, body: str, tint: str, dark: str) -> None:
    p.poly([(10, 82), (6, 32), (29, 54), (50, 14), (71, 54), (94, 32), (90, 82)], body)
    for x, y in ((9, 28), (50, 11), (91, 28)):
        p.dot(x, y, 8, tint, dark, 2.5)
    p.box((10, 72, 90, 90), 4, tint, dark, 3)
    for x in (28, 50, 72):
        p.dot(x, 81, 5, dark)


def _chest(p: Pen, body: str, tint: str, dark: str) -> None:
    p.poly([(8, 48), *spline([(8, 42), (16, 22), (34, 14), (66, 14), (84, 22), (92, 42)], 6), (92, 48)], body)
    p.box((8, 46, 92, 88), 4, body)
    p.line([(8, 48), (92, 48)], dark, 4.5)
    for x in (24, 76):
        p.line([(x, 20), (x, 88)], tint, 10)
        p.line([(x - 6, 20), (x - 6, 88)], dark, 2)
        p.line([(x + 6, 20), (x + 6, 88)], dark, 2)
    p.box((41, 40, 59, 64), 4, tint, dark, 3.5)
    p.dot(50, 50, 4, dark)
    p.line([(50, 50), (50, 58)], dark, 3)


def _crate(p: Pen, body: str, tint: str, dark: str) -> None:
    p.box((12, 16, 88, 88), 4, body, dark, 4)
    p.line([(16, 84), (84, 20)], tint, 12)
    for y in (34, 70):
        p.line([(14, y), (86, y)], dark, 3)


OBJECTS: dict[str, Icon] = {
    "coat": _coat,
    "boots": _boots,
    "hat": _hat,
    "gloves": _gloves,
    "compass": _compass,
    "sextant": _sextant,
    "map": _map,
    "spyglass": _spyglass,
    "hammer": _hammer,
    "wrench": _wrench,
    "saw": _saw,
    "rope": _rope,
    "net": _net,
    "rod": _rod,
    "trident": _trident,
    "hook": _hook,
    "bread": _bread,
    "fish": _fish,
    "pineapple": _pineapple,
    "barrel": _barrel,
    "coin": _coin,
    "pearl": _pearl,
    "crown": _crown,
    "chest": _chest,
}
