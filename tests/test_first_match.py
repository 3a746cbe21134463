"""A first match: short, not over before it begins, and guided in three languages."""

from __future__ import annotations

import re

import pytest

from games import GAMES, home
from games.core import engine
from games.core.first_match import NEWCOMER, FirstMatch, first_match, joined
from games.core.model import Action
from games.core.rng import Rng
from games.core.words import LANGUAGES
from tests.kit.samples import quick_and_dense

QUESTIONS = 60  # at a quarter of a minute each: a quarter of an hour


def chosen(game: str) -> FirstMatch:
    found = first_match(home(game))
    assert found is not None
    return found


def guides(game: str, language: str) -> set[str]:
    file = (home(game) / "lessons" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^guide-([a-z_-]+) =", file, flags=re.M))


@quick_and_dense("matches", 1, 3)
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_asked_some_things_and_not_too_many(game: str, matches: int) -> None:
    rules, met, asked = GAMES[game], set(), 0
    for luck in ("one", "two", "three")[:matches]:
        change, rng = joined(rules, chosen(game)), Rng(luck)
        while change.state.ending is None:
            decision = next(one for one in change.asked if one.answer is None)
            if decision.seat == NEWCOMER and not decision.forced:
                asked += 1
                met.add(decision.step)
            picks = rules.instincts.answer(change.state, decision, rng)
            action = Action(decision.seat, decision.step, picks)
            change = engine.play_on(rules, change.state, action, change.asked)
    assert 10 <= asked / matches <= QUESTIONS
    assert guides(game, "en") - {"start", "end"} & met, "some of them are guided"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_guided_from_start_to_end_in_every_language(game: str, language: str) -> None:
    found = guides(game, language)
    assert {"start", "end"} < found == guides(game, "en")
    assert found - {"start", "end"} <= set(GAMES[game].steps)


def test_a_game_without_one_has_none() -> None:
    assert first_match(home("core")) is None
