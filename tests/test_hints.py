"""A hint is made from what its asker knows, names answers on offer, and says what they change."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.text.reasons import FOLDER, reason
from bot.text.words import bot_words
from games import GAMES, home
from games.core import codec, engine, hints, stand_in
from games.core.instincts import Effort
from games.core.model import Seat
from games.core.rng import Rng
from games.core.words import LANGUAGES
from tests.kit.playouts import Match, Moment, play

LITTLE = Effort(playouts=8, worlds=2)


def asked_of(moment: Moment) -> Seat | None:
    """Whom a moment asks something that is worth a hint."""
    return next((one.seat for one in moment.asked if one.answer is None and len(one.options) > 1), None)


def hinted(match: Match, state: Any, seat: Seat) -> tuple[hints.Advice, ...]:
    """The hint as the worker makes it: from a world dealt again, by a seed that holds no secret."""
    world = stand_in.resampled(match.game, state, seat, Rng("worlds"))
    return hints.advise(match.game, world, seat, Rng("choice"), LITTLE)


@pytest.fixture(scope="module", params=list(GAMES))
def match(request: pytest.FixtureRequest) -> Match:
    game = GAMES[request.param]
    return play(game, game.setup(2, "hints"))


def test_two_worlds_that_look_alike_to_the_asker_give_the_same_hint(match: Match) -> None:
    moved = 0
    for number, moment in enumerate(match.some(6)):
        if (seat := asked_of(moment)) is None:
            continue
        twin = match.state(moment)
        match.game.resample(twin, seat, Rng(f"twin-{number}"))
        moved += codec.encode(twin) != moment.data
        assert hinted(match, match.state(moment), seat) == hinted(match, twin, seat)
    assert moved, "the twins are other worlds"


def test_a_hint_names_two_answers_that_are_on_offer(match: Match) -> None:
    for moment in match.some(4):
        if (seat := asked_of(moment)) is None:
            continue
        state = match.state(moment)
        decision = next(one for one in engine.decisions(match.game, state) if one.seat == seat)
        advice = hinted(match, state, seat)
        assert 1 <= len(advice) <= hints.ANSWERS
        assert len({one.picks for one in advice}) == len(advice)
        assert all(set(one.picks) <= set(decision.keys) for one in advice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_may_change_has_words(match: Match, language: str) -> None:
    game = match.game
    view = game.view(match.state(match.moments[-1]), Seat(0))
    file = (home(game.meta.key) / FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^reason-([a-z-]+)-(?:more|less) =", file, flags=re.M))
    assert written == set(game.merits(view, Seat(0)))


def test_a_reason_says_what_changes_and_what_cannot_be_counted_is_said_too() -> None:
    words = bot_words("en", "nautilus")
    assert reason("nautilus", {"points": 2, "nemos": -1}, words) == "This brings 2 points and costs 1 Nemo."
    assert reason("nautilus", {}, words) == words.text("reason-later")
    assert reason("nautilus", {"unheard-of": 3}, words) == words.text("reason-later")


def test_only_what_surely_changes_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = iter([{"points": 2, "held": 1}, {"points": 5, "held": 1}])
    monkeypatch.setattr(hints, "_changed", lambda *_: next(outcomes))
    assert hints._surely(GAMES["nautilus_island"], [b"", b""], Seat(0), (), Rng("")) == {"held": 1}


def test_why_a_stand_in_moved_is_told_from_what_everyone_sees(match: Match) -> None:
    """The counts are of the public's view: dealt again, all that is hidden, they are the same."""
    for moment in match.some(8):
        state, twin = match.state(moment), match.state(moment)
        match.game.resample(twin, None, Rng("twin"))
        for seat in state.everyone:
            seen = [match.game.merits(match.game.view(one, None), seat) for one in (state, twin)]
            assert seen[0] == seen[1]
