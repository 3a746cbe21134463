"""R2: the turn."""

from __future__ import annotations

import pytest

from tests.games.the_island.scenes import dealt, scene, silently
from tests.kit.scene import seat_of


def test_the_first_player_begins_and_the_others_follow_clockwise() -> None:
    """R2.1."""
    sea = dealt(3)
    first = sea.asks
    silently(sea, "move")
    order = []
    for _ in range(6):
        order.append(sea.asks)
        sea.play(f"{sea.asks} done")
        turn = sea.state.turn
        while sea.state.turn == turn:
            sea.silent()
        while sea.step == "play":
            sea.play(f"{sea.asks} keep")
    rest = "ABC".partition(first)
    assert "".join(order) == (first + rest[2] + rest[0]) * 2


def test_a_turn_has_four_steps_in_order() -> None:
    """R2.2: tile, moving, sinking, die; the view says which."""
    sea = scene(
        "play",
        people="an h11, bn c4",
        hands={"A": "beach:dolphin"},
        creatures="serpent m1, serpent a1",
        land="h9 beach",
        die="serpent",
    )
    seen = []
    for answer in ("keep", "done", "sink:h9", "stay"):
        seen.append((sea.step, sea.view().step))
        sea.play(f"A {answer}")
    assert seen == [("play", 1), ("move", 2), ("sink", 3), ("prowl", 4)]
    assert sea.asks == "B"


def test_sinking_and_rolling_are_musts() -> None:
    """R2.2: neither can be declined; the die is rolled without asking."""
    sea = scene("sink", people="an h11", land="h9 beach, h10 beach", die="whale")
    assert sea.offered == {"sink:h9", "sink:h10"}
    sea.play("A sink:h9")
    assert sea.told("rolled")


@pytest.mark.parametrize(("mine", "asked"), [("an h11, bn c4", "move"), ("bn c4", "sink")])
def test_a_player_without_explorers_in_play_moves_no_boats_either(mine: str, asked: str) -> None:
    """R2.3: step 2 is skipped, the other steps are not."""
    sea = scene("move", people=mine, boats="h12", safe="ap ne", land="h9 beach, h10 beach")
    assert (sea.asks, sea.step) == ("A", asked)


def test_a_player_without_explorers_still_plays_tiles() -> None:
    """R2.3: the hand is still good for something."""
    sea = scene("play", people="bn c4", hands={"A": "beach:move_serpent"}, creatures="serpent a1")
    assert "play:beach:move_serpent" in sea.offered
    assert sea.state.on_turn == seat_of("A")
