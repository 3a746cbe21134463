"""Palette pictures as files: every pixel as it was drawn, whichever way it was drawn."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from render import png
from render.canvas import Canvas
from render.kit.store import Tiles
from render.palette import NIGHT, WHITE, Palette

PALETTE = Palette((NIGHT, WHITE))


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(PALETTE, Tiles(1000), (7, 5), NIGHT)


def pixels(data: bytes) -> list[list[int]]:
    with Image.open(io.BytesIO(data)) as opened:
        flat, wide = list(opened.tobytes()), opened.width
    return [flat[at : at + wide] for at in range(0, len(flat), wide)]


def test_what_is_drawn_by_our_own_strokes_is_in_the_file(canvas: Canvas) -> None:
    canvas.fill(0, 0, 2, 1, WHITE)
    canvas.fill(6, 4, 7, 5, WHITE)
    assert pixels(canvas.png()) == [[1, 1, 0, 0, 0, 0, 0], [0] * 7, [0] * 7, [0] * 7, [0, 0, 0, 0, 0, 0, 1]]


def test_what_is_drawn_by_pillows_is_in_the_file_too(canvas: Canvas) -> None:
    canvas.numbers.paste(1, (0, 1, 7, 2))
    assert pixels(canvas.png()) == [[0] * 7, [1] * 7, [0] * 7, [0] * 7, [0] * 7]


def test_a_painter_may_go_on_with_another_image(canvas: Canvas) -> None:
    canvas.numbers = Image.new("L", (3, 2), 1)
    assert pixels(canvas.png()) == [[1] * 3, [1] * 3]


def test_both_ways_to_write_make_the_same_file(canvas: Canvas) -> None:
    canvas.fill(2, 1, 5, 4, WHITE)
    assert canvas.png() == png.write(canvas.numbers.copy(), PALETTE.flat)
