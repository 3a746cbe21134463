"""What is drawn beforehand, and how much of it is kept."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from render import Scene, draw, draw_hand, nautilus_island
from render.canvas import Canvas, Tile, Tiles
from render.nautilus_island.look import PALETTE, TILES
from render.palette import NIGHT, WHITE
from tests.render import tables
from tests.render.tables import GAME, NAMES

KEY = "nautilus_island"


def test_a_first_match_finds_nearly_all_its_tiles_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    TILES.clear()
    nautilus_island.warm_up()
    keep, missed, pictures = TILES.keep, [], 0

    def noticed(key: Hashable, tile: Tile) -> Tile:
        missed.append(key)
        return keep(key, tile)

    monkeypatch.setattr(TILES, "keep", noticed)
    for number, (state, asked, lately) in enumerate(tables.playout(4, seed=11)):
        if asked and number % 3 == 0:
            view = GAME.view(state, asked[0].seat)
            draw(KEY, view, Scene(NAMES, trail=lately))
            draw_hand(KEY, view, Scene(NAMES))
            pictures += 2
    assert len(missed) < 3 * pictures  # nine with nothing drawn beforehand


def test_a_board_is_the_same_whichever_boards_were_drawn_before() -> None:
    views = [tables.start(), tables.three(), tables.middle(), tables.crowded()]
    alone = []
    for view in views:
        TILES.clear()
        alone.append(draw(KEY, view, Scene(NAMES[: len(view.players)])))
    for view, expected in zip(reversed(views), reversed(alone), strict=True):
        assert draw(KEY, view, Scene(NAMES[: len(view.players)])) == expected


def test_tiles_stay_within_their_budget() -> None:
    few = Tiles(most_bytes=5_000)
    canvas = Canvas(PALETTE, few, (300, 60), NIGHT)
    for number in range(200):
        canvas.text(10, 30, number, 30, WHITE)
        assert 0 < few.held <= few.most


def test_what_was_used_last_is_thrown_out_last() -> None:
    small = Canvas(PALETTE, Tiles(0), (10, 10), NIGHT).numbers
    store = Tiles(most_bytes=250)
    for name in ("old", "dear"):
        store.keep(name, Tile(small, 0, 0))
    store.get("old")
    store.keep("new", Tile(small, 0, 0))
    assert [name for name in ("old", "dear", "new") if store.get(name)] == ["old", "new"]


def test_a_function_whose_results_are_kept_is_called_once_for_the_same_arguments() -> None:
    calls: list[int] = []

    @Tiles(most_bytes=1_000).keeps
    def made(size: int) -> Tile:
        calls.append(size)
        return Tile(Canvas(PALETTE, TILES, (size, size), NIGHT).numbers, 0, 0)

    assert made(9) is made(9)
    made(8)
    assert calls == [9, 8]
