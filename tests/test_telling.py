"""Every post has something to tell."""

from __future__ import annotations

import pytest

from games import GAMES
from games.core.engine import LEAVE
from tests.kit.playouts import Match, in_silence, matches, play


def silent(match: Match) -> list[str]:
    """The turns that were settled without a public sentence, by what was done last."""
    found, told = [], bool(match.opening)
    for moment, _ in match.moves:
        told = told or any(event.audience is None for event in moment.events)
        if moment.settled:
            assert moment.action
            found += [] if told else [f"{match}: {moment.action}"]
            told = moment.action.step == LEAVE  # what the turn had told so far went out with the leaving
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_settled_turn_tells_something(key: str) -> None:
    game = GAMES[key]
    waiting = [play(game, game.setup(seats, "silence"), in_silence) for seats in game.meta.seats]
    assert [turn for match in (*matches(game), *waiting) for turn in silent(match)] == []
