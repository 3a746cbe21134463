"""The same picture for other eyes."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from itertools import combinations
from math import dist

import pytest
from PIL import Image, ImageChops

import render
from games import GAMES
from games.core import engine
from games.core.model import Seat
from render import Picture, Scene, eyes
from render.canvas import Canvas
from render.kit import outlines
from render.kit.layout import Card
from render.nautilus_island import look
from render.palette import EDGE, NIGHT, PANEL, SEA, SEATS, STRIP, WHITE, rgb
from render.pieces import badge
from render.the_island import look as island
from tests.kit.samples import first_quick
from tests.render.contrast import contrast
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


def row_of(strong: bool, paint: Callable[[Canvas], None]) -> list[str]:
    """The colours of a picture's middle row, from the left to the middle."""
    with outlines.thicker(strong):
        canvas = look.canvas(200, 120)
        paint(canvas)
    colours = look.PALETTE.colours
    return [colours[number] for number in canvas.numbers.crop((0, 60, 100, 61)).tobytes()]


@pytest.mark.parametrize("thick", [2, 3, 4])
def test_frames_of_cards_are_half_again_as_thick(thick: int) -> None:
    def paint(canvas: Canvas) -> None:
        Card(canvas, (10, 10, 190, 110), PANEL, EDGE, thick)

    plain, strong = (row_of(wanted, paint).count(EDGE) for wanted in (False, True))
    assert plain == thick and strong >= 1.5 * thick


@pytest.mark.parametrize("seat", range(4))
def test_seats_have_thicker_outlines(seat: int) -> None:
    def paint(canvas: Canvas) -> None:
        canvas.stamp(badge, (100, 60), 40, STRIP, seat, 30)

    plain, strong = (row_of(wanted, paint) for wanted in (False, True))
    assert strong.count(WHITE) > plain.count(WHITE) > 0 and strong.count(NIGHT) >= plain.count(NIGHT)
    assert strong.count(SEATS[seat].fill) <= plain.count(SEATS[seat].fill)


@pytest.mark.parametrize("key", first_quick(GAMES))
def test_every_game_draws_thicker_outlines_in_strong_contrast(key: str) -> None:
    game = GAMES[key]
    seats = max(game.meta.seats)
    view = game.view(engine.start(game, game.setup(seats, "eyes")).state, None)
    names = ("Ada", "Ben", "Chiara", "David")[:seats]
    plain, strong = (opened(render.draw(key, view, Scene(names=names, strong=s))) for s in (False, True))
    assert plain.size == strong.size
    indices = (Image.frombytes("L", picture.size, picture.tobytes()) for picture in (plain, strong))
    changed = sum(ImageChops.difference(*indices).histogram()[1:])
    assert changed > 2000, "pixels, at the outlines"
    again = opened(render.draw(key, view, Scene(names=names)))
    assert again.tobytes() == plain.tobytes(), "what is kept of the one is not shown in the other"


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


@pytest.mark.parametrize(
    ("edge", "grounds"), [(EDGE, (NIGHT, STRIP, PANEL)), (island.EDGE, (island.PANEL, island.STRIP))]
)
def test_frames_stand_out_from_what_they_frame(edge: str, grounds: tuple[str, ...]) -> None:
    for ground in grounds:
        frame, paper = ("#{:02X}{:02X}{:02X}".format(*eyes.strong(*rgb(c))) for c in (edge, ground))
        assert contrast(frame, paper) >= 3, "as the web guidelines ask of the parts of a page"


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
