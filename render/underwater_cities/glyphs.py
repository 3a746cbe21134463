"""The icons of Underwater Cities: goods, cards, structures, types and marks."""

from __future__ import annotations

import math
from functools import lru_cache

from render.palette import GOLD, NIGHT, OPTION, SAND, WHITE
from render.pen import Pen, Point, on_ring, ring, spline
from render.underwater_cities.look import (
    ATOM,
    ATOM_DK,
    BLUE,
    BLUE_HI,
    BROWN,
    CELL,
    CELL_DK,
    CELL_HI,
    DESAL,
    DESAL_DK,
    DIM,
    DOME_DK,
    DOME_MD,
    FARM,
    FARM_DK,
    HUES,
    KELP,
    KELP_DK,
    PALE,
    PURPLE,
    PURPLE_DK,
    PURPLE_HI,
    SAND_DK,
    SAND_MD,
    SEA1,
    SEA2,
    SEA3,
    SLATE,
    STEEL,
    UP,
)
from render.underwater_cities.parts import (
    PLAIN,
    Brush,
    Part,
    disc,
    draw_parts,
    inset,
    letter,
    shape,
    slab,
    stroke,
)
from render.underwater_cities.shapes import hexagon, leaf, octagon, star, tilted

Icon = list[Part]

BOLT: list[Point] = [(14.2, 3.6), (7.4, 13.2), (11.4, 13.2), (9.6, 20.6), (16.8, 10.4), (12.6, 10.4)]
STRAND = spline([(11, 22.4), (13.4, 17), (10.8, 11.6), (12.8, 6.6), (12, 1.8)], 8)


def icon(p: Pen, name: str, x: float, y: float, size: float, brush: Brush = PLAIN) -> None:
    """An icon centred at (x, y)."""
    own = p.moved(x - size / 2, y - size / 2, size / 24)
    plain: list[Part] = []
    for part in glyph(name):
        if part.kind != "icon":
            plain.append(part)
            continue
        draw_parts(own, plain, brush)
        plain = []
        icon(own, part.text, *part.points[0], part.size, brush)
    draw_parts(own, plain, brush)


@lru_cache(maxsize=256)
def glyph(name: str) -> Icon:
    """The parts of an icon; an unknown one is a question mark."""
    if name in ICONS:
        return ICONS[name]
    base, _, detail = name.partition(".")
    if base == "space":
        return [
            slab(2, 5, 20, 17, 3, SEA2),
            slab(2, 5, 20, 4.6, 2, WHITE, False),
            letter(12, 15.6, detail, 13, WHITE),
        ]
    if base == "slot":
        return _named_slot(detail)
    return [disc(12, 12, 10, SLATE), letter(12, 12, "?", 16, WHITE)]


def _named_slot(label: str) -> Icon:
    """A slot of one colour with its name."""
    colours = {"Y": "yellow", "R": "red", "G": "green"}
    hue = HUES[colours.get(label[:1], "")]
    return [
        slab(1.6, 2, 20.8, 20, 3, hue.paper),
        slab(1.6, 2, 20.8, 6, 2, hue.band, False),
        letter(12, 15, label[:2], 11, NIGHT),
    ]


def _plot(fill: str, dark: str, inside: Icon) -> Icon:
    """A building: a square plot with a thick lower edge."""
    return [slab(2.2, 2.6, 19.6, 19.8, 4, dark), slab(2.2, 2.0, 19.6, 17.6, 4, fill), *inside]


def _dome(fill: str, tower: str, base: str) -> Icon:
    return [
        shape(ring(12, 17.4, 10.4, 180, 360), fill),
        slab(5.4, 11.8, 3.4, 6, 0.6, tower, False),
        slab(10.1, 9, 3.8, 8.6, 0.8, tower, False),
        slab(15.2, 12.6, 3.2, 5, 0.6, tower, False),
        slab(1, 16.8, 22, 4.6, 1.6, base),
    ]


def _any_city() -> Icon:
    """White and purple, half and half."""
    return [
        shape(ring(12, 17.4, 10.4, 180, 360), WHITE),
        shape([(12, 17.4), *ring(12, 17.4, 10.4, 270, 360)], PURPLE, False),
        slab(5.4, 11.8, 3.4, 6, 0.6, DOME_MD, False),
        slab(10.1, 9, 1.9, 8.6, 0.4, DOME_MD, False),
        slab(12, 9, 1.9, 8.6, 0.4, PURPLE_HI, False),
        slab(15.2, 12.6, 3.2, 5, 0.6, PURPLE_HI, False),
        slab(1, 16.8, 22, 4.6, 1.6, DOME_DK),
    ]


def _metropolis(left: str, right: str) -> Icon:
    whole = hexagon(12, 12, 11.2)
    half = [point for point in whole if point[0] >= 11.9]
    return [
        shape(whole, left),
        shape(sorted(half, key=lambda q: math.atan2(q[1] - 12, q[0] - 12)), right, False),
        slab(6.4, 11.4, 3, 6, 0.4, WHITE, False),
        slab(10.5, 6, 3, 11.4, 0.4, WHITE, False),
        slab(14.6, 9.4, 3, 8, 0.4, WHITE, False),
    ]


def _spokes(count: int, near: float, far: float, width: float, fill: str) -> Icon:
    angles = [360 / count * n for n in range(count)]
    return [stroke([on_ring(12, 12, near, a), on_ring(12, 12, far, a)], width, fill) for a in angles]


def _laurel() -> Icon:
    leaves = ((150, 20), (185, 20), (220, 20), (30, -20), (-5, -20), (-40, -20))
    return [
        stroke(ring(12, 12, 9, 110, 250), 2.2, GOLD),
        stroke(ring(12, 12, 9, -70, 70), 2.2, GOLD),
        shape(star(12, 12, 5.4, 0.44), GOLD),
        *(shape(leaf(*on_ring(12, 12, 8, a), *on_ring(12, 12, 12.6, a + b), 0.24), GOLD) for a, b in leaves),
    ]


def _link(side: int) -> list[Point]:
    """Half of a broken chain."""
    bend = [
        (12 + side * (6.4 + 3.6 * math.cos(a)), 12 + 3.6 * math.sin(a)) for a in (-1.57, -0.8, 0, 0.8, 1.57)
    ]
    flat = [(12 + side * 2.6, 8.4), *bend, (12 + side * 2.6, 15.6)]
    cos = math.cos(math.radians(-45))
    return [(12 + (x - 12) * cos + (y - 12) * cos, 12 - (x - 12) * cos + (y - 12) * cos) for x, y in flat]


def _slot(detail: Icon) -> Icon:
    """An action slot of any colour."""
    stripes = zip((2, 8.93, 15.86), ("yellow", "red", "green"), strict=True)
    return [
        slab(1.6, 2, 20.8, 20, 3, PALE),
        *(slab(x - 0.4 if x == 2 else x, 2, 6.94, 6.4, 0.6, HUES[c].band, False) for x, c in stripes),
        *detail,
    ]


def _turned_arrow(fill: str, width: float) -> Icon:
    """Once more: an arrow that goes round."""
    return [
        stroke(ring(12, 12, 7, -40, 250), width, fill, False),
        shape([(18, 2.6), (20.6, 10), (13.4, 8.8)], fill, False),
    ]


SPROUT = [
    stroke([(12, 17), (12, 10)], 2, WHITE, False),
    shape(leaf(12, 12.4, 5.4, 6.2, 0.30), WHITE, False),
    shape(leaf(12, 10.4, 18.4, 4.6, 0.30), WHITE, False),
]
DROP = [
    shape(
        spline([(12, 4), (15.6, 9.6), (16.4, 13.2), (12, 17.2), (7.6, 13.2), (8.4, 9.6)], 6, True),
        WHITE,
        False,
    )
]
FLASK = [
    shape(
        [(10, 4.6), (14, 4.6), (14, 9), (18, 15.6), (17, 17.4), (7, 17.4), (6, 15.6), (10, 9)], ATOM_DK, False
    ),
    shape([(9, 12.6), (15, 12.6), (16.8, 15.8), (7.2, 15.8)], ATOM, False),
    stroke([(9, 4.4), (15, 4.4)], 1.8, ATOM_DK, False),
]
CELL_OUT: list[Point] = [
    (12, 2),
    (18.6, 3.6),
    (22, 10),
    (19.6, 16.6),
    (14.4, 21.6),
    (7, 21),
    (2.2, 15),
    (3.6, 7.6),
]
CELL_IN: list[Point] = [
    (12, 3.6), (17.8, 5), (20.4, 10.2), (18.2, 15.8), (13.8, 19.8), (7.8, 19.4), (3.9, 14.6), (5.1, 8.4),
]  # fmt: skip
FISH: list[Point] = [
    (1.6, 12), (6, 7.6), (11, 6.2), (16, 8.2), (19, 11.4), (19, 12.6), (16, 15.8), (11, 17.8), (6, 16.4),
]  # fmt: skip
KELP_LEAVES: tuple[tuple[float, float, float, float], ...] = (
    (12.6, 19, 20.4, 15.4),
    (12, 16, 3.8, 13),
    (11.6, 11.8, 19.6, 8.2),
    (12, 8.4, 4.8, 5.2),
)

ICONS: dict[str, Icon] = {
    "cr": [
        disc(12, 12, 10.2, SLATE),
        disc(12, 12, 8.4, PALE, False),
        stroke(ring(12, 12, 4.1, 48, 312), 2.6, SLATE, False),
    ],
    "ke": [
        stroke(STRAND, 2.6, KELP),
        *(shape(leaf(a, b, c, d, 0.27), KELP) for a, b, c, d in KELP_LEAVES),
        stroke(STRAND, 1.2, KELP_DK, False),
    ],
    "st": [
        shape([(0.8, 20.4), (3.4, 10.8), (11.4, 4.4), (21.2, 4.4), (23.2, 13), (15.8, 20.4)], STEEL),
        shape([(3.4, 10.8), (11.4, 4.4), (21.2, 4.4), (13.6, 10.8)], PALE, False),
        shape([(13.6, 10.8), (21.2, 4.4), (23.2, 13), (15.8, 20.4)], UP, False),
        shape([(5.8, 13.6), (11.4, 13.6), (12.2, 17.6), (4.8, 17.6)], SLATE, False),
    ],
    "sc": [
        stroke(tilted(12, 12, 10.4, 4.1, 32), 2.0, ATOM),
        stroke(tilted(12, 12, 10.4, 4.1, -32), 2.0, ATOM),
        disc(12, 12, 2.9, WHITE),
    ],
    "bi": [
        shape(spline(CELL_OUT, 6, True), CELL_DK),
        shape(spline(CELL_IN, 6, True), CELL, False),
        disc(13, 12.4, 4.2, CELL_DK, False),
        disc(12, 11.4, 1.4, CELL_HI, False),
        disc(8, 8.4, 1.6, CELL_HI, False),
        disc(8.2, 15.6, 1.1, CELL_HI, False),
    ],
    "vp": [shape(star(12, 12.8, 11.2, 0.46), GOLD)],
    "cd": [
        slab(8.2, 2, 12, 16.6, 2, DIM),
        slab(3.8, 5, 12.4, 17, 2, WHITE),
        slab(5.6, 7, 8.8, 4.6, 1, SEA1, False),
        stroke([(6.4, 15), (13.6, 15)], 1.4, DIM, False),
        stroke([(6.4, 18.4), (11.4, 18.4)], 1.4, DIM, False),
    ],
    "fed": [
        stroke([(4.6, 2.6), (4.6, 22)], 2.6, SAND),
        shape([(5, 3), (22, 3), (17.6, 8.6), (22, 14.2), (5, 14.2)], WHITE),
        stroke([(8.2, 5.6), (11.4, 8.6), (8.2, 11.6)], 2, DESAL, False),
        stroke([(12.4, 5.6), (15.6, 8.6), (12.4, 11.6)], 2, DESAL, False),
    ],
    "act": [slab(3.6, 1.2, 16.8, 21.6, 3, BLUE), shape(BOLT, OPTION, False)],
    "ready": [slab(3.6, 1.2, 16.8, 21.6, 3, BLUE), *_turned_arrow(OPTION, 2.4)],
    "special": [
        slab(4.4, 1.6, 15.2, 20.8, 2.4, WHITE),
        slab(6.2, 3.6, 11.6, 4, 1, GOLD, False),
        shape(star(12, 14, 5.8, 0.74, 9), GOLD, False),
        disc(12, 14, 2.4, BROWN, False),
    ],
    "farm": _plot(FARM, FARM_DK, SPROUT),
    "desal": _plot(DESAL, DESAL_DK, DROP),
    "lab": _plot(PALE, STEEL, FLASK),
    "building": [
        slab(2.2, 2.6, 19.6, 19.8, 4, SAND_DK),
        slab(2.2, 2.0, 19.6, 17.6, 4, DESAL),
        shape([*ring(6.2, 6, 4, 180, 270), (8.8, 2), (8.8, 19.6), *ring(6.2, 15.6, 4, 90, 180)], FARM, False),
        shape(
            [(15.2, 2), *ring(17.8, 6, 4, 270, 360), *ring(17.8, 15.6, 4, 0, 90), (15.2, 19.6)], PALE, False
        ),
        stroke([(8.8, 2.6), (8.8, 19)], 1.1, NIGHT, False),
        stroke([(15.2, 2.6), (15.2, 19)], 1.1, NIGHT, False),
    ],
    "tunnel": [
        shape([*ring(4.6, 12, 3.4, 90, 270, 24, 6.8), *ring(18.8, 12, 3.6, -90, 90, 24, 6.8)], SAND),
        shape([(1.6, 14.6), (18, 14.6), (18, 18.8), (4.6, 18.8), (2.6, 17.4)], SAND_MD, False),
        *(stroke(ring(x, 12, 3.2, 100, 260, 16, 6.2), 1.5, SAND_DK, False) for x in (8, 12, 16)),
        shape(ring(18.8, 12, 3.6, 0, 360, 32, 6.8), WHITE, False),
        shape(ring(19, 12, 2.3, 0, 360, 32, 5.2), NIGHT, False),
    ],
    "white": _dome(WHITE, DOME_MD, DOME_DK),
    "purple": [
        stroke([(12, 8), (12, 4)], 2, PURPLE_HI),
        disc(12, 3, 2.3, PURPLE_HI),
        *_dome(PURPLE, PURPLE_HI, PURPLE_DK),
    ],
    "city": _any_city(),
    "up": [
        shape([(12, 1.8), (22, 11.4), (17.6, 14.4), (12, 9), (6.4, 14.4), (2, 11.4)], UP),
        shape([(12, 10.8), (22, 20.2), (17.6, 23), (12, 17.8), (6.4, 23), (2, 20.2)], UP),
    ],
    "metro": _metropolis(BLUE, BROWN),
    "metro.blue": _metropolis(BLUE, BLUE),
    "metro.brown": _metropolis(BROWN, BROWN),
    "structure": [inset("building", 9.4, 8.6, 16.6), inset("tunnel", 15.2, 17.2, 13.6)],
    "pairs": [
        inset("building", 8.2, 14, 15.4),
        inset("building", 16.6, 14, 15.4),
        inset("up", 17, 5.6, 9.6),
        inset("up", 7, 5.6, 9.6),
    ],
    "sets": [
        inset("farm", 6.2, 7.4, 11.6),
        inset("desal", 17.8, 7.4, 11.6),
        inset("lab", 6.2, 18, 11.6),
        inset("tunnel", 17.8, 18, 11.6),
        inset("up", 12, 11.6, 8.6),
    ],
    "types": [inset("farm", 7, 7.6, 12.6), inset("desal", 17, 7.6, 12.6), inset("lab", 12, 17, 12.6)],
    "any": [
        disc(12, 12, 10.2, PALE),
        *(
            shape([(12, 12), *ring(12, 12, 8.6, start, start + 90)], fill, False)
            for start, fill in ((0, ATOM), (90, CELL), (180, KELP), (270, UP))
        ),
        disc(12, 12, 4.8, WHITE, False),
        letter(12, 12, "?", 9, NIGHT),
    ],
    "once": [
        disc(12, 12, 8, NIGHT),
        *(part._replace(outlined=True) for part in _turned_arrow(WHITE, 2.4)),
        letter(12, 12.2, "1", 9, WHITE),
    ],
    "hand": [
        slab(1.6, 6.4, 9, 14, 1.6, DIM),
        slab(13.4, 6.4, 9, 14, 1.6, DIM),
        slab(6.8, 2.6, 10.4, 16.4, 2, WHITE),
    ],
    "ahead": [  # a podium
        slab(1.4, 12.4, 7, 9.4, 1, SAND),
        slab(8.5, 5.4, 7, 16.4, 1, GOLD),
        slab(15.6, 16, 7, 5.8, 1, SAND_DK),
    ],
    "mismatch": [
        slab(1.2, 2.6, 9.2, 13, 1.8, HUES["yellow"].band),
        slab(13.6, 8.6, 9.2, 13, 1.8, HUES["red"].band),
        *(stroke([(8.2, y), (15.8, y)], 1.8, WHITE) for y in (10, 14)),
        stroke([(14.2, 6.8), (9.8, 17.2)], 1.8, WHITE),
    ],
    "end": [disc(12, 12, 10, WHITE), slab(8, 8, 8, 8, 1.4, NIGHT, False)],
    "expansion": [
        shape(octagon(12, 12, 10.8), SAND_DK),
        shape(octagon(12, 12, 8.6), SEA3, False),
        stroke([(8, 12), (16, 12)], 2.2, SAND, False),
        stroke([(12, 8), (12, 16)], 2.2, SAND, False),
    ],
    "slot": _slot([]),
    "slot.other": _slot([disc(12, 14.6, 5, SLATE, False), disc(12, 14.6, 3.4, BLUE_HI, False)]),
    "slot.notmine": _slot(
        [
            disc(12, 14.6, 5, SLATE, False),
            disc(12, 14.6, 3.4, PALE, False),
            stroke([(8.4, 18.2), (15.6, 11)], 1.8, SLATE, False),
        ]
    ),
    "contract": [
        slab(3.4, 1.6, 17.2, 20.8, 2, SAND),
        *(stroke([(7, y), (17, y)], 1.6, SAND_DK, False) for y in (6.6, 10.6)),
        disc(15.4, 16.4, 3.6, HUES["red"].band, False),
    ],
    "broken": [
        stroke(_link(-1), 2.7, WHITE),
        stroke(_link(1), 2.7, WHITE),
        stroke([(5.6, 3.2), (7.6, 6.4)], 2, UP),
        stroke([(16.4, 17.6), (18.4, 20.8)], 2, UP),
    ],
    "twins": [
        stroke([(12, 6), (12, 18)], 2.4, WHITE),
        slab(1.6, 3, 20.8, 7, 2, SAND),
        slab(1.6, 14, 20.8, 7, 2, SAND),
        *(stroke([(x, y), (x, y + 3.4)], 1.6, SAND_DK, False) for y in (4.8, 15.8) for x in (6.6, 12, 17.4)),
    ],
    "type-instant": [
        shape(star(12, 12, 11, 0.62, 8), WHITE),
        stroke([(12, 6.6), (12, 12.4)], 2.8, NIGHT, False),
        disc(12, 16.8, 1.7, NIGHT, False),
    ],
    "type-action": [shape([(x * 1.15 - 1.8, y * 1.15 - 1.8) for x, y in BOLT], OPTION)],
    "type-production": [
        *_spokes(6, 7, 9.6, 4.2, WHITE),
        disc(12, 12, 7.6, WHITE),
        disc(12, 12, 3.4, NIGHT, False),
    ],
    "type-permanent": [
        stroke(ring(7, 12, 4.4, 40, 320), 3, WHITE),
        stroke(ring(17, 12, 4.4, -140, 140), 3, WHITE),
        stroke([(10.4, 14.8), (13.6, 9.2)], 3, WHITE),
        stroke([(10.4, 9.2), (13.6, 14.8)], 3, WHITE),
    ],
    "type-end": _laurel(),
    "mark-yellow": [disc(12, 12, 5.6, WHITE), *_spokes(8, 8.4, 10.6, 2.4, WHITE)],
    "mark-red": [
        shape(spline(FISH, 6, True), WHITE),
        shape([(16.6, 12), (23, 5.6), (21.8, 12), (23, 18.4)], WHITE),
    ],
    "mark-green": [
        disc(12, 4.6, 2.6, WHITE),
        stroke([(12, 6), (12, 20.6)], 2.6, WHITE),
        stroke([(7.6, 9.8), (16.4, 9.8)], 2.4, WHITE),
        stroke(ring(12, 12, 8.8, 18, 162), 2.6, WHITE),
        shape([(1.4, 16.4), (2.4, 11), (7, 14.6)], WHITE),
        shape([(22.6, 16.4), (21.6, 11), (17, 14.6)], WHITE),
    ],
    "mark-": [
        stroke(spline([(2, y), (6, y - 2.4), (12, y + 1), (18, y - 2.4), (22, y)], 8), 2.6, WHITE)
        for y in (10, 16.4)
    ],
}
