"""Colours that can be told apart."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from render.nautilus_island.look import FAMILY, UNKNOWN
from render.palette import GOLD, MUTED, NIGHT, PANEL, SEATS, STRIP, WHITE, rgb
from tests.render.contrast import contrast

# How people see who lack one kind of cone: red, green, blue (Machado, Oliveira and Fernandes, 2009).
EYES = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "no green": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "no blue": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}


def seen(colour: str, eyes: str) -> tuple[float, float, float]:
    """L*, a* and b* of a colour as these eyes see it."""
    linear = [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in rgb(colour))
    ]
    red, green, blue = (sum(a * b for a, b in zip(row, linear, strict=True)) for row in EYES[eyes])
    x, y, z = (
        _root(value)
        for value in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


@pytest.mark.parametrize("eyes", EYES)
def test_seats_differ_in_lightness_for_every_kind_of_eyes(eyes: str) -> None:
    for one, other in combinations(SEATS, 2):
        assert abs(seen(one.fill, eyes)[0] - seen(other.fill, eyes)[0]) >= 5, (one.letter, other.letter)


def test_seats_differ_in_shape_and_letter() -> None:
    assert len({seat.shape for seat in SEATS}) == len({seat.letter for seat in SEATS}) == len(SEATS)


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.letter)
def test_a_seats_letter_and_name_can_be_read(seat: object) -> None:
    assert contrast(NIGHT, seat.fill) >= 4.5  # type: ignore[attr-defined]
    assert contrast(seat.ink, STRIP) >= 4.5  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", [name for name in FAMILY if name != UNKNOWN])
def test_ink_on_a_familys_colour_can_be_read(name: str) -> None:
    family = FAMILY[name]
    assert contrast(family.ink, family.base) >= 4
    assert contrast(family.tint, family.dark) >= 4.5


@pytest.mark.parametrize("eyes", EYES)
def test_families_can_be_told_apart_by_every_kind_of_eyes(eyes: str) -> None:
    for one, other in combinations([name for name in FAMILY if name != UNKNOWN], 2):
        assert dist(seen(FAMILY[one].base, eyes), seen(FAMILY[other].base, eyes)) >= 15, (one, other)


@pytest.mark.parametrize("paper", [NIGHT, STRIP, PANEL])
def test_plain_text_can_be_read_on_every_dark_ground(paper: str) -> None:
    for ink in (WHITE, MUTED, GOLD):
        assert contrast(ink, paper) >= 4.5
