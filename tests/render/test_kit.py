"""The drawing kit: sprites on any ground, close-ups, score sheets."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.core.model import Ending, Seat
from render.kit.layout import Grid, close_up
from render.kit.sheet import rank_of, ranking
from render.nautilus import look
from render.palette import GOLD, NIGHT, WHITE
from render.pen import Pen


def disc(p: Pen, r: int) -> None:
    p.dot(0, 0, r, WHITE)


@pytest.mark.parametrize("ground", [NIGHT, GOLD])
def test_a_sprite_is_solid_within_leaves_the_ground_without_and_blends_at_its_edge(ground: str) -> None:
    canvas = look.canvas(60, 60)
    canvas.fill(0, 0, 60, 60, ground)
    canvas.lay(disc, (30, 30), 20, 100, 15)
    white, below = look.PALETTE.number(WHITE), look.PALETTE.number(ground)
    seen = set(canvas.numbers.tobytes())
    assert canvas.numbers.getpixel((30, 30)) == white and canvas.numbers.getpixel((2, 2)) == below
    assert len(seen - {white, below}) >= 2, "steps between the two, whatever the ground"


def test_a_sprite_on_its_own_colour_is_not_seen() -> None:
    canvas = look.canvas(60, 60)
    canvas.lay(disc, (30, 30), 20, 100, 15)
    alone = canvas.numbers.tobytes()
    canvas.lay(disc, (30, 20), 6, 100, 4)
    assert canvas.numbers.tobytes() == alone


def test_a_close_up_keeps_the_spots_and_is_not_made_of_nearly_everything() -> None:
    canvas = look.canvas(1400, 900)
    assert not close_up(canvas, [(10, 10), (1390, 890)], (0, 0, 1400, 900))
    assert close_up(canvas, [(1300, 800)], (0, 0, 1400, 900))
    assert canvas.numbers.size == (700, 560)


def test_a_grid_fills_its_rows_and_keeps_a_place_to_say_how_many_more_there_are() -> None:
    grid = Grid((10, 100, 90, 150), across=2, pitch=25)
    assert [grid.at(number) for number in range(4)] == [(10, 100), (50, 100), (10, 125), (50, 125)]
    assert grid.kept([1, 2, 3, 4]) == [1, 2, 3, 4]
    assert grid.kept([1, 2, 3, 4, 5]) == [1, 2, 3]


class Somebody(NamedTuple):
    left: bool = False


class Over(NamedTuple):
    ending: Ending
    players: tuple[Somebody, ...]


def test_winners_come_first_then_points_then_the_games_own_rule_and_whoever_left_last() -> None:
    ending = Ending("over", (5, 9, 5, 9), (Seat(3),), ())
    view = Over(ending, (Somebody(), Somebody(left=True), Somebody(), Somebody()))
    order = ranking(view, lambda seat: (-seat,))
    assert order == [3, 2, 0, 1]
    assert [rank_of(view, order, seat) for seat in order] == [1, 2, 3, 4]
