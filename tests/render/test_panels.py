"""The pictures of panels: random play asks, and what is on offer is marked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import engine
from games.core.model import Action
from render import Scene, draw
from tests.render.files import CLOSE_UP, HEIGHTS, ONE_ROW, STRANGE, check

FEW = 4  # panels of a match that `make test` draws; `make test-all` draws all


def panels(key: str, seats: int, seed: int) -> Iterator[tuple[Any, Scene]]:
    """The first panel of every kind in a random match: the same question with other verbs is another kind."""
    game, chance, seen = GAMES[key], Random(seed), set()
    change = engine.start(game, game.setup(seats, f"panel{seed}"))
    while change.asked:
        decision = next(d for d in change.asked if d.answer is None)
        kind = (decision.step, frozenset(option.key.partition(":")[0] for option in decision.options))
        marks = {option.spot: option.spot for option in decision.options if option.spot}
        if marks and kind not in seen:
            seen.add(kind)
            yield game.view(change.state, decision.seat), Scene(STRANGE[:seats], marks=marks)
        count = chance.randint(decision.least, min(decision.most, len(decision.keys)))
        picks = tuple(chance.sample(decision.keys, count))
        change = engine.play_on(game, change.state, Action(decision.seat, decision.step, picks), change.asked)


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_on_offer_in_random_play_can_be_drawn(key: str) -> None:
    _draw(key, 1, FEW)


@pytest.mark.programs
@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("key", GAMES)
def test_so_can_all_that_is_on_offer_in_whole_matches(key: str, seed: int) -> None:
    _draw(key, seed, None)


def _draw(key: str, seed: int, most: int | None) -> None:
    seats = GAMES[key].meta.seats
    for view, scene in islice(panels(key, seats[seed % len(seats)], seed), most):
        check(draw(key, view, scene), heights=(ONE_ROW, HEIGHTS[1]), narrowest=CLOSE_UP)
