"""What is left to come."""

from __future__ import annotations

import re

from games.nautilus import GAME
from tests.games.nautilus.scenes import ENGLISH, SUBMARINES, Scene, dealt, scene


def left(sea: Scene, name: str, letter: str | None = None) -> str:
    (line,) = [say for say in GAME.left(sea.view(letter)) if say.name == f"left-{name}"]
    return ENGLISH.say(line)


def test_modules_and_discoveries_are_counted_from_what_lies_open() -> None:
    sea = dealt(2)
    before = sea.state.piles["training"]
    assert f"Training ({before})" in left(sea, "modules")
    sea.play(f"{sea.mover} buy:training")
    assert f"Training ({before - 1})" in left(sea, "modules")
    slope = sum(tile.zone == "slope" for tile in sea.view().tiles)
    assert f"slope ({slope})" in left(sea, "tiles")


def test_what_is_out_of_sight_is_as_much_as_lies_face_down_unknown() -> None:
    sea = dealt(3)
    sea.state.looked[sea.question.seat] = list(sea.state.tiles)[:2]
    down = len(sea.state.tiles)
    assert [_sum(left(sea, "unseen", who)) for who in (None, sea.mover)] == [down, down - 2]


def test_missing_ruins_are_named_and_those_beside_the_board_counted() -> None:
    sea = scene(SUBMARINES, ruins=dict.fromkeys(range(1, 14), "A"))
    sea.state.gone = ["gold", "chest", "gold"]
    assert left(sea, "ruins") == "Ruins of Atlantis still missing: 14 and 15."
    assert left(sea, "gone") == "Discoveries beside the board: Gold (2) and Treasure chest (1)."


def _sum(line: str) -> int:
    return sum(int(count) for count in re.findall(r"\((\d+)\)", line))
