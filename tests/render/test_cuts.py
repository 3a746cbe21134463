"""Words in pictures are made smaller before they are cut: in no language is anything of ours cut."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

import render
from games import GAMES
from games.core import codec, engine
from games.core.model import Action, Decision
from render import Scene, canvas, lettering
from tests.kit.samples import quick_and_dense

NAMES = ("Ada", "Ben", "Cleo", "Dina")
MOVES, APART = 120, 30
LANGUAGES = ("en", "fr", "it")


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The texts that were cut, as they should have been."""
    found: set[str] = set()

    def fit(text: str, room: int, sizes: tuple[int, ...], weight: str) -> tuple[str, int]:
        shown, size = lettering.fit(text, room, sizes, weight)
        if shown != text:
            found.add(text)
        return shown, size

    monkeypatch.setattr(canvas, "fit", fit)
    return found


@cache
def positions(key: str) -> list[tuple[Any, Decision]]:
    """States of a match at random of as many as can play, after every thirty moves, each with a question."""
    game, dice = GAMES[key], random.Random(4)
    change = engine.start(game, game.setup(max(game.meta.seats), "cuts"))
    found: list[tuple[Any, Decision]] = []
    for move in range(1, MOVES + 1):
        if not change.asked:
            break
        decision = next(d for d in change.asked if d.answer is None)
        if move % APART == 0:
            found.append((codec.copy(change.state), decision))
        picks = tuple(dice.sample(decision.keys, max(1, decision.least)))
        action = Action(decision.seat, decision.step, picks)
        change = engine.play_on(game, change.state, action, change.asked)
    return found


@quick_and_dense("last", 1, MOVES // APART)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_no_words_are_cut(key: str, language: str, last: int, cut: set[str]) -> None:
    game = GAMES[key]
    around = Scene(names=NAMES[: max(game.meta.seats)], language=language)
    for state, decision in positions(key)[-last:]:
        own = game.view(state, decision.seat)
        marks = {o.spot: o.spot for o in decision.options if o.spot}
        render.draw(key, game.view(state, None), around)
        render.draw(key, own, replace(around, marks=marks))
        render.draw_hand(key, own, around)
    assert not cut
