"""What a seat will probably be asked, from what it knows: by everyone's silence and its own orders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from games import GAMES
from games.core import codec, engine
from games.core.ahead import Foreseen, ahead, outlook
from games.core.model import Seat
from games.core.orders import ALWAYS, NEXT, Order
from games.core.rng import Rng
from tests.kit.playouts import matches
from tests.kit.samples import quick_and_dense
from tests.kit.subjects import SUBJECTS, Subject

GAME = GAMES["nautilus_island"]


def first(foreseen: Iterator[Foreseen]) -> Foreseen:
    return next(foreseen)


def opening() -> tuple[Any, Seat, Seat]:
    """A state, who is asked, and who is not yet."""
    change = engine.start(GAME, GAME.setup(2, "ahead"))
    mover = change.asked[0].seat
    return change.state, mover, Seat(1 - mover)


def test_what_is_asked_now_comes_first() -> None:
    state, mover, _ = opening()
    foreseen = first(ahead(GAME, state, mover))
    assert (foreseen.decision, foreseen.after) == (engine.decisions(GAME, state)[0], 0)
    assert foreseen.question == engine.question(GAME, state, mover)


def test_those_who_wait_are_shown_what_comes_when_the_others_keep_silent() -> None:
    state, _, other = opening()
    foreseen = first(ahead(GAME, state, other))
    assert foreseen.decision.seat == other and foreseen.decision.step == "explore"
    assert foreseen.after > 0


def test_an_order_already_given_is_taken_for_played() -> None:
    state, mover, _ = opening()
    facing = engine.decisions(GAME, state)[0].keys[-1]
    order = Order(NEXT, "explore", (facing,))
    now, then = islice(ahead(GAME, state, mover, [order]), 2)
    assert now.ordered and not then.ordered
    again = list(islice(ahead(GAME, state, mover, [order, Order(NEXT, "explore", ("no:such",))]), 4))
    assert sum(each.ordered for each in again) == 1, "used once; what does not fit counts for nothing"


def test_an_outlook_has_each_question_once_and_what_the_others_may_leave() -> None:
    state, _, other = opening()
    found = outlook(GAME, state, other, (), "next")
    steps = [each.decision.step for each in found]
    assert steps[0] == "explore" and len(set(steps)) == len(steps) > 1
    silent = first(ahead(GAME, state, other)).decision
    assert set(found[0].decision.keys) > set(silent.keys), "the mover may leave the first column"
    assert list(found[0].decision.keys) == sorted(found[0].decision.keys), "each where it belongs"
    assert set(found[0].question.labels) >= set(found[0].decision.keys)


def test_what_is_ordered_is_not_asked_for_again_but_may_be_ordered_for_always() -> None:
    state, mover, _ = opening()
    order = Order(ALWAYS, "explore", engine.decisions(GAME, state)[0].keys[:1])
    assert outlook(GAME, state, mover, [order], "next")[0].after > 0
    assert outlook(GAME, state, mover, [order], "always")[0].after == 0


def test_looking_ahead_changes_nothing() -> None:
    state, mover, _ = opening()
    before = codec.encode(state)
    list(ahead(GAME, state, mover))
    assert codec.encode(state) == before


@quick_and_dense("moments", 1, 6)
@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_what_is_foreseen_is_the_same_in_every_world_the_seat_can_imagine(
    subject: Subject, moments: int
) -> None:
    """Two states that differ only in what the seat cannot know; and something is foreseen."""
    seen = 0
    for match in matches(subject.game)[:4]:
        for moment in match.some(moments):
            for seat in match.state(moment).staying:
                state, twin = match.state(moment), match.state(moment)
                subject.game.resample(twin, seat, Rng("another world"))
                here, there = (outlook(subject.game, world, seat, (), "next") for world in (state, twin))
                assert here == there, f"{match}: seat {seat} sees through"
                seen += bool(here)
    assert seen
