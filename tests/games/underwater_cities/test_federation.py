"""R7: the Federation track and the order of play."""

from __future__ import annotations

from tests.games.underwater_cities.scenes import PROBE, Scene, scene, with_card
from tests.kit.scene import seat_of


def stepping(steps: int, **facts: object) -> Scene:
    """A goes up by a card, on the slot R3 or R4 that only gives."""
    game = with_card(f"fed({steps})", colour="red")
    slot = "R3" if facts.get("seats", 2) != 2 else "R4"
    seats = facts.pop("seats", 2)
    sea = scene(seats, game=game, hand="scrap_raft", **facts)  # type: ignore[arg-type]
    return sea.play("scrap_raft", slot, "slot-first", f"1:fed({steps})")


def test_every_space_has_its_bonus() -> None:
    """R7.1: nothing, a credit, a steelplast, a point."""
    assert stepping(1).goods() == "1ke 2st"
    assert stepping(2).goods() == "1cr 1ke 2st"
    assert stepping(3).goods() == "1cr 1ke 3st"
    assert (stepping(4).goods(), stepping(4).points()) == ("1cr 1ke 3st", 1)


def test_each_space_entered_counts() -> None:
    """R7.2: from 3 up to 1."""
    sea = stepping(2, fed="A2")
    assert (sea.goods(), sea.points(), sea.state.space(seat_of("A"))) == ("1ke 3st", 1, 1)


def test_a_disc_that_comes_later_lies_on_top_and_is_ahead() -> None:
    """R7.3: both on space 3."""
    sea = stepping(2, fed="B2")
    assert sea.view().stacks[3] == (1, 0)
    assert sea.view().next_order == (0, 1)


def test_steps_beyond_the_top_give_points_and_the_top_of_the_stack() -> None:
    """R7.4: A lay below B."""
    sea = stepping(2, fed="A4 B4")
    assert sea.points() == 2
    assert sea.view().stacks[1] == (1, 0)


def test_tiles_go_back_at_the_end_of_a_round() -> None:
    """R7.5: and the clone tile is there again."""
    sea = scene(4, hand="dredger", goods="1cr", tiles="G1:B Y1:C", last=True).play("dredger", "clone:G1")
    assert sea.state.tiles == {} and sea.state.cloned is None
    assert sea.view().clone == "free"
    assert all(player.tiles_left == 3 for player in sea.view().players)


def test_the_new_order_follows_the_track() -> None:
    """R7.6: highest first; who is below keeps the old order and comes last."""
    sea = scene(4, fed="C3 A1", last=True).play(PROBE, "always")
    assert sea.state.order == [2, 0, 1, 3]


def test_those_who_never_moved_keep_their_order() -> None:
    """R7.6: not the order of seats."""
    sea = scene(3, fed="A1", last=True)
    sea.state.order = [seat_of(letter) for letter in "CBA"]
    assert sea.play(PROBE, "always").state.order == [0, 2, 1]


def test_all_discs_start_below_the_track_again() -> None:
    """R7.7: for the next round."""
    sea = scene(3, fed="C3 A1", last=True).play(PROBE, "always")
    assert sea.view().stacks == {0: tuple(sea.state.order), 4: (), 3: (), 2: (), 1: ()}


def test_the_order_is_found_after_the_last_round_too() -> None:
    """R7.7: it breaks ties."""
    sea = scene(3, fed="B2", round=10, era=3, last=True, hand="world_fair").play("world_fair", "always")
    assert sea.state.ending and sea.state.order == [1, 0, 2]
