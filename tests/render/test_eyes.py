"""The same picture for other eyes."""

from __future__ import annotations

import io

from PIL import Image

import render
from games import GAMES
from games.core import engine
from render import Picture, Scene, eyes


def a_board() -> Picture:
    game = GAMES["nautilus_island"]
    change = engine.start(game, game.setup(2, "eyes"))
    return render.draw("nautilus_island", game.view(change.state, None), Scene(names=("Ada", "Ben")))


def opened(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.png))
    image.load()
    return image


def spread(picture: Picture) -> float:
    """How far the lightness of a picture's pixels lies apart."""
    counts = opened(picture).convert("L").histogram()
    total = sum(counts)
    mean = sum(n * count for n, count in enumerate(counts)) / total
    return float(sum(count * (n - mean) ** 2 for n, count in enumerate(counts)) / total)


def test_contrast_is_stronger_and_every_pixel_keeps_its_place() -> None:
    plain, strong = a_board(), eyes.contrasted(a_board())
    assert spread(strong) > spread(plain)
    assert opened(strong).tobytes() == opened(plain).tobytes(), "only the palette was exchanged"
    assert strong.alt == plain.alt and strong.text == plain.text


def test_large_print_is_two_halves_twice_as_large() -> None:
    plain = a_board()
    left, right = eyes.halves(plain)
    width, height = opened(plain).size
    for half in (left, right):
        assert opened(half).size == (width + 40, height * 2)
        assert len(half.png) < 2 * len(plain.png) + 50_000
    corner = opened(plain).convert("RGB").getpixel((3, 3))
    assert opened(left).convert("RGB").getpixel((7, 7)) == corner
