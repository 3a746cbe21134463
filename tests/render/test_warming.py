"""What is drawn beforehand, and how much of it is kept."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any
from unittest.mock import Mock

import pytest

from games.nautilus import GAME as NAUTILUS
from games.the_island import GAME as THE_ISLAND
from render import Scene, draw, draw_hand, nautilus, nautilus_island, the_island, underwater_cities
from render.canvas import Canvas
from render.kit.sprites import SPRITES
from render.kit.store import GROUNDS, Store, Tile, Tiles
from render.nautilus.sea import SMALL
from render.nautilus_island.look import PALETTE, TILES
from render.palette import NIGHT, WHITE
from render.the_island.frame import legend_in
from render.the_island.ground import surf
from render.underwater_cities.look import TILES as CITY_TILES
from tests.render.nautilus import seas
from tests.render.nautilus_island import tables
from tests.render.nautilus_island.tables import GAME, NAMES
from tests.render.the_island import tables as islands
from tests.render.underwater_cities import tables as cities

KEY = "nautilus_island"


@pytest.mark.programs
def test_a_first_match_finds_nearly_all_its_tiles_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    TILES.clear()
    nautilus_island.warm_up()
    missed, pictures = _missed(monkeypatch, TILES), 0
    for number, (state, asked, lately) in enumerate(tables.playout(4, seed=11)):
        if asked and number % 3 == 0:
            view = GAME.view(state, asked[0].seat)
            draw(KEY, view, Scene(NAMES, trail=lately))
            draw_hand(KEY, view, Scene(NAMES))
            pictures += 2
    assert len(missed) < 3 * pictures  # nine with nothing drawn beforehand


@pytest.mark.programs
def test_a_first_match_of_the_island_finds_its_surf_and_pieces_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(the_island.warming, "SCALES", (100,))
    monkeypatch.setattr(the_island.warming, "banner", bool)
    SPRITES.clear()
    GROUNDS.clear()
    legend_in.cache_clear()
    the_island.warm_up()
    missed, pictures = _missed(monkeypatch, SPRITES), 0
    for number, (state, _, _) in enumerate(islands.playout(4, seed=11)):
        if number % 40 == 0 and not state.ending:
            draw("the_island", THE_ISLAND.view(state, None), Scene(NAMES))
            pictures += 1
    assert surf not in [made for made, *_ in missed]
    assert len(missed) < pictures  # four with only the ground drawn beforehand


@pytest.mark.programs
def test_a_first_match_of_nautilus_finds_the_parts_of_its_city_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nautilus.warming, "SIZES", (SMALL,))
    SPRITES.clear()
    nautilus.warm_up()
    missed = _missed(monkeypatch, SPRITES)
    for number, (state, asked, _) in enumerate(seas.playout(4, seed=11)):
        if asked and number % 40 == 0:
            draw("nautilus", NAUTILUS.view(state, None), Scene(NAMES))
    drawn = [args[1].__name__ for _, args, *_ in missed if callable(args[1])]
    parts = [name for name in drawn if name in ("_hull", "draw_plate", "draw_disc")]
    assert len(parts) < 10  # 37 with nothing drawn beforehand


@pytest.mark.programs
def test_a_first_match_of_underwater_cities_finds_its_slots_and_special_cards_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(underwater_cities.warming, "USUAL", ())
    monkeypatch.setattr(underwater_cities.warming, "water", Mock())
    CITY_TILES.clear()
    SPRITES.clear()
    underwater_cities.warm_up()
    missed, sprites = _missed(monkeypatch, CITY_TILES), _missed(monkeypatch, SPRITES)
    for number, moment in enumerate(cities.playout(4, seed=11)):
        if moment.asked and number % 40 == 0:
            draw("underwater_cities", moment.view(), Scene(NAMES))
    drawn = [what.__name__ for _, what, *_ in missed if callable(what)]
    drawn += [args[1].__name__ for _, args, *_ in sprites]
    assert "_panel" in drawn
    assert not {"_slot", "_special"} & set(drawn)


def _missed(monkeypatch: pytest.MonkeyPatch, store: Store[Any]) -> list[Any]:
    """From now on: what a store does not hold yet."""
    keep, missed = store.keep, list[Any]()

    def noticed(key: Hashable, thing: object) -> object:
        missed.append(key)
        return keep(key, thing)

    monkeypatch.setattr(store, "keep", noticed)
    return missed


@pytest.mark.programs
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
