"""R3.15: a turn ends when its player says so."""

from __future__ import annotations

from games.core.engine import Barrier
from games.underwater_cities import GAME
from tests.games.underwater_cities.players import eager
from tests.games.underwater_cities.scenes import PROBE, dealt, scene
from tests.kit.playouts import play


def test_the_click_that_ends_a_turn_can_be_taken_back() -> None:
    """R3.15: nothing is drawn before the press."""
    sea = scene(hand=PROBE, pressed=True).play(PROBE, "Y1")
    assert (sea.step, sea.offers, sea.labels) == ("end-turn", ["end"], ["End turn"])
    assert (sea.change.barrier, sea.hand(), sea.goods()) == (Barrier.NONE, [], "2sc")
    assert not sea.question.forced
    sea.play("end")
    assert (sea.change.barrier, len(sea.hand()), sea.mover) == (Barrier.HARD, 1, "B")


def test_after_that_is_all_there_is_no_second_press() -> None:
    """R3.15: it was said already."""
    sea = scene(hand=PROBE, goods="5cr 5st", pressed=True).play(PROBE, "Y2", "F-S", "done")
    assert sea.mover == "B"


def test_what_is_left_to_do_is_asked_for_even_then() -> None:
    """R3.15, R8.15: an ability of this turn is not lost after the last click."""
    sea = scene(hand=PROBE, goods="5cr 5st", claimed="barter_post", pressed=True)
    sea.play(PROBE, "Y2", "F-S", "done")
    assert sea.offers == ["end", "ability:barter_post"]
    sea.play("ability:barter_post", "2:pay(1st,gain(1ke))")
    assert sea.goods() == "4cr 1ke 3st" and sea.offers == ["end"]


def test_a_table_may_let_turns_end_by_themselves() -> None:
    """R3.15: then the last click draws the card."""
    sea = dealt(end_turn="by_itself").silent(2)
    first = sea.mover
    sea.play(sea.offers[0], "always")
    assert sea.mover != first


def test_silence_ends_the_turn() -> None:
    """R13.1: nobody waits for a press."""
    sea = scene(hand=PROBE, pressed=True).play(PROBE, "Y1").silent()
    assert sea.mover == "B"


def test_no_turn_ends_with_a_click_that_says_something_else() -> None:
    """R3.15: in a whole match every turn ends by its press or by "That is all"."""
    match = play(GAME, GAME.setup(3, "presses"), eager("presses"))
    last = [now.action for now, after in match.moves if match.state(now).turn != match.state(after).turn]
    words = {(action.step, action.picks) for action in last if action and action.step != "keep"}
    assert {picks for _, picks in words} == {("end",), ("done",)}
