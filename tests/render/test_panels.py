"""The pictures of panels: random play asks, and what is on offer is marked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import engine
from games.core.model import Action
from render import Scene, draw
from tests.render.files import CLOSE_UP, check
from tests.render.tables import STRANGE

FEW = 12


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


@pytest.mark.parametrize("seed", [1, *(pytest.param(n, marks=pytest.mark.programs) for n in range(2, 6))])
@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_on_offer_in_random_play_can_be_drawn(key: str, seed: int) -> None:
    seats = GAMES[key].meta.seats
    for number, (view, scene) in enumerate(panels(key, seats[seed % len(seats)], seed)):
        if seed > 1 or number < FEW:
            check(draw(key, view, scene), narrowest=CLOSE_UP)
