"""Words in pictures are made smaller before they are cut: in no language is anything of ours cut."""

from __future__ import annotations

import random

import pytest

import render
from games import GAMES
from games.core import engine
from games.core.model import Action
from render import Scene, canvas, lettering
from tests.kit.samples import quick_and_dense

NAMES = ("Ada", "Ben", "Cleo", "Dina")
MOVES = 120
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


@quick_and_dense("every", MOVES, 30)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_no_words_are_cut(key: str, language: str, every: int, cut: set[str]) -> None:
    game, dice = GAMES[key], random.Random(4)
    seats = max(game.meta.seats)
    change = engine.start(game, game.setup(seats, "cuts"))
    for number in range(MOVES):
        if not change.asked:
            break
        decision = next(d for d in change.asked if d.answer is None)
        if number % every == every - 1:
            around = Scene(names=NAMES[:seats], language=language)
            own, marks = (
                game.view(change.state, decision.seat),
                {o.spot: o.spot for o in decision.options if o.spot},
            )
            render.draw(key, game.view(change.state, None), around)
            render.draw(key, own, Scene(names=NAMES[:seats], language=language, marks=marks))
            render.draw_hand(key, own, around)
        picks = tuple(dice.sample(decision.keys, max(1, decision.least)))
        change = engine.apply(game, change.state, Action(decision.seat, decision.step, picks))
    assert not cut
