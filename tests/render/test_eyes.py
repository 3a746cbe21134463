"""The same picture for other eyes."""

from __future__ import annotations

import io
from collections.abc import Iterable
from itertools import combinations
from math import dist

import pytest
from PIL import Image

import render
from games import GAMES
from games.core import engine
from games.core.model import Seat
from render import Picture, Scene, eyes
from render.palette import NIGHT, PANEL, SEA, SEATS, STRIP, WHITE, contrast, rgb
from tests.render.test_palette import EYES, seen


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


def nearest(colours: Iterable[str]) -> float:
    """How far apart the two colours are that any kind of eyes tells apart the least."""
    pairs = list(combinations(colours, 2))
    return min(dist(seen(one, kind), seen(other, kind)) for one, other in pairs for kind in EYES)


def test_seats_in_strong_contrast_are_farther_apart_for_all_kinds_of_eyes() -> None:
    assert nearest(eyes.STRONG_SEATS) >= 38 > 30 > nearest(seat.fill for seat in SEATS)
    night = "#{:02X}{:02X}{:02X}".format(*eyes.strong(*rgb(NIGHT)))
    assert all(contrast(colour, night) >= 4.5 for colour in eyes.STRONG_SEATS)


def test_panels_are_lifted_from_the_night_and_their_text_can_be_read() -> None:
    def made(colour: str) -> str:
        return "#{:02X}{:02X}{:02X}".format(*eyes.strong(*rgb(colour)))

    for panel in (PANEL, STRIP, *SEA[:3]):
        assert contrast(made(panel), made(NIGHT)) > contrast(panel, NIGHT)
        assert contrast(made(WHITE), made(panel)) >= 4.5


@pytest.mark.parametrize("key", GAMES)
def test_large_print_is_the_board_alone_and_the_cards_alone(key: str) -> None:
    game = GAMES[key]
    for seats in sorted(game.meta.seats):
        change = engine.start(game, game.setup(seats, "eyes"))
        names = ("Ada", "Ben", "Chiara", "David")[:seats]
        whole = render.draw(key, game.view(change.state, None), Scene(names=names))
        board, cards = eyes.large(whole)
        assert cards is not None and board.alt == whole.alt and cards.parts is None
        assert opened(whole).width / opened(board).width >= 1.6, "on a phone width is what counts"
        assert opened(whole).width / opened(cards).width >= 1.6


def test_a_hand_is_shown_whole_in_large_print() -> None:
    game = GAMES["nautilus_island"]
    change = engine.start(game, game.setup(2, "eyes"))
    hand = render.draw_hand("nautilus_island", game.view(change.state, Seat(0)), Scene(names=("Ada", "Ben")))
    assert eyes.large(hand) == (hand, None)
