"""Plots: how a match went, and how a rating did."""

from __future__ import annotations

import io

from PIL import Image

from render import figures, plot
from render.palette import GOLD, NIGHT, rgb

NAMES = ("Ada", "Ben", "Chiara", "David")


def course(*scores: tuple[int, ...]) -> Image.Image:
    """The plot of a match with these scores."""
    drawn = plot.draw(
        plot.Plotted(
            title="A match",
            names=NAMES,
            looks=(0, 1, 2, 3),
            scores=scores,
            axis_said="rounds",
            turning=None,
            turning_said="",
            parts_said="Where the points came from",
            parts=(plot.Part("Collections", scores[-1]),),
        )
    )
    return Image.open(io.BytesIO(drawn)).convert("RGB")


def climb(*ratings: int) -> Image.Image:
    """The plot of a rating."""
    drawn = figures.draw_climb(
        figures.Climb(title="Ada", below="", ratings=ratings, settled=5, first_said="", last_said="")
    )
    return Image.open(io.BytesIO(drawn)).convert("RGB")


def test_a_match_that_ended_at_once_has_bars_but_no_empty_curves() -> None:
    assert course((3, 0, 1, 2)).height < course((0, 0, 0, 0), (3, 0, 1, 2)).height - 300


def test_what_the_axis_counts_does_not_stand_below_a_name() -> None:
    _, _, right, bottom = plot.CURVES
    beside = course((0, 0, 0, 0), (3, 4, 1, 0)).crop((right + 10, bottom + 24, plot.WIDE, plot.BARS - 70))
    assert beside.getcolors() == [(beside.width * beside.height, rgb(NIGHT))]


def test_a_first_rating_is_shown_as_a_large_number() -> None:
    def golden(image: Image.Image) -> int:
        counts = image.crop(figures.PLOT).getcolors() or []
        return sum(count for count, colour in counts if colour == rgb(GOLD))

    assert golden(climb(1012)) > 5 * golden(climb(1012, 1020))
