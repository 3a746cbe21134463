"""What every painter keeps to: small plain files, its own palette, the same bytes for the same view."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import pytest
from PIL import Image

import render
from games.core.model import Event, Fact, Say, Seat
from games.nautilus import GAME as NAUTILUS
from render import Picture, Scene
from render.kit.sprites import SPRITES
from render.kit.store import Tiles
from render.nautilus import look as nautilus
from render.nautilus_island import look as nautilus_island
from render.palette import Palette
from render.the_island import look as the_island
from render.underwater_cities import look as underwater_cities
from tests.render import files
from tests.render.files import ODD_NAMES, chunks, image
from tests.render.nautilus import seas
from tests.render.nautilus_island import tables
from tests.render.the_island import tables as islands
from tests.render.underwater_cities import tables as cities


class Sample(NamedTuple):
    """A game's painter, and positions to draw: each is made when it is wanted."""

    key: str
    palette: Palette
    tiles: Tiles
    middle: Callable[[], Any]
    crowded: Callable[[], Any]
    ended: Callable[[], Any]
    holding: Callable[[], Any]  # as seen by somebody with things in hand
    trail: Callable[[], tuple[Event, ...]]
    whisper: tuple[str, dict[str, Fact]]  # something said to seat 1 alone

    def draw(self, view: Any, names: tuple[str, ...] = files.NAMES, **around: Any) -> Picture:
        return render.draw(self.key, view, Scene(names[: len(view.players)], **around))

    def every_picture(self) -> list[Picture]:
        """The board, a hand and, where there is one, a player's own board."""
        view = self.holding()
        scene = Scene(files.NAMES[: len(view.players)], trail=self.trail())
        found = [render.draw(self.key, view, scene), render.draw_hand(self.key, view, scene)]
        if player := render.look_of(self.key).player:
            found.append(player(view, scene, Seat(1)))
        return found

    def cool(self) -> None:
        """Throw away all that was drawn before."""
        self.tiles.clear()
        SPRITES.clear()


def _seen(position: Callable[[], Any]) -> Any:
    return NAUTILUS.view(position(), None)


SAMPLES = [
    Sample(
        "nautilus_island",
        nautilus_island.PALETTE,
        nautilus_island.TILES,
        tables.middle,
        tables.crowded,
        tables.ended,
        lambda: tables.holding("coat"),
        tables.trail,
        ("found", tables.cards("crown")),
    ),
    Sample(
        "the_island",
        the_island.PALETTE,
        the_island.TILES,
        islands.middle,
        islands.crowded,
        islands.ended,
        lambda: islands.keeping("wind"),
        islands.trail,
        ("kept-tile", {"tile": Say("tile-wind"), "does": Say("does-wind")}),
    ),
    Sample(
        "nautilus",
        nautilus.PALETTE,
        nautilus.TILES,
        partial(_seen, seas.middle),
        partial(_seen, seas.crowded),
        partial(_seen, seas.ended),
        lambda: NAUTILUS.view(seas.middle(), Seat(2)),
        seas.trail,
        ("heard", {"spot": "W6", "tiles": (Say("echo", {"face": Say("a-gold"), "spot": "V8"}),)}),
    ),
    Sample(
        "underwater_cities",
        underwater_cities.PALETTE,
        underwater_cities.TILES,
        lambda: cities.middle().view(),
        lambda: cities.late(4).view(),
        lambda: cities.ended(3).view(),
        lambda: cities.middle().own,
        lambda: cities.middle().lately,
        ("drew-cards", {"cards": (Say("card-banker"),)}),
    ),
]

pytestmark = pytest.mark.parametrize(
    "sample",
    [pytest.param(one, id=one.key) for one in SAMPLES],
)


def test_nothing_about_the_maker_is_in_the_file(sample: Sample) -> None:
    assert chunks(sample.draw(sample.middle()).png) == {"IHDR", "PLTE", "IDAT", "IEND"}


def test_the_palette_is_the_games_own_and_never_changes(sample: Sample) -> None:
    for position in (sample.middle, sample.crowded, sample.ended):
        palette = image(sample.draw(position())).getpalette()
        assert palette is not None
        assert bytes(palette[: len(sample.palette.flat)]) == sample.palette.flat


def test_every_colour_of_the_palette_stays_itself_in_a_picture(sample: Sample) -> None:
    for number, colour in enumerate(sample.palette.colours):
        pixel = sample.palette.numbers(Image.new("RGB", (1, 1), colour)).getpixel((0, 0))
        assert pixel == number == sample.palette.number(colour), colour


def test_the_palette_keeps_to_the_houses_96_colours(sample: Sample) -> None:
    assert len(sample.palette.colours) <= 96


@pytest.mark.programs
def test_the_same_view_gives_the_same_bytes_with_warm_and_with_cold_caches(sample: Sample) -> None:
    warm = sample.every_picture()
    sample.cool()
    assert sample.every_picture() == warm


@pytest.mark.programs
def test_pictures_drawn_at_the_same_time_are_the_same(sample: Sample) -> None:
    view = sample.crowded()
    alone = sample.draw(view)
    sample.cool()
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(sample.draw, [view] * 6))
    assert together == [alone] * 6


def test_what_was_whispered_to_another_leaves_no_mark(sample: Sample) -> None:
    name, facts = sample.whisper
    whisper = Event(Say(name, facts), audience=frozenset({Seat(1)}))
    view, trail = sample.middle(), sample.trail()
    assert sample.draw(view, trail=(*trail, whisper)) == sample.draw(view, trail=trail)


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(ODD_NAMES[0], id="short and long"),
        pytest.param(ODD_NAMES[1], id="odd", marks=pytest.mark.programs),
    ],
)
def test_any_name_can_be_drawn(sample: Sample, names: tuple[str, ...]) -> None:
    for position in (sample.middle, sample.ended):
        files.check(sample.draw(position(), names, trail=sample.trail()), most_bytes=300_000)
    view = sample.holding()
    files.check(render.draw_hand(sample.key, view, Scene(names[: len(view.players)])), most_bytes=300_000)


def test_an_unknown_language_is_told_in_english(sample: Sample) -> None:
    view = sample.middle()
    names = files.NAMES[: len(view.players)]
    (unknown, _), (english, _) = (
        render.describe(sample.key, view, Scene(names, language)) for language in ("xx", "en")
    )
    assert unknown == english
