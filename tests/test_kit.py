"""The kit itself: a promise broken is noticed, and said in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from games.core import engine
from games.core.engine import Barrier
from games.core.game import Game
from games.core.model import NotAnOption, Transcript
from tests.kit import broken, contract, fresh, groups, refusals, sentences, worlds
from tests.kit.playouts import Match, in_silence, play
from tests.kit.subjects import SUBJECTS, Subject

DOME = SUBJECTS["dome"].game
Check = Callable[[Game[Any, Any], list[Match]], object]


def some(game: Game[Any, Any]) -> list[Match]:
    return [play(game, game.setup(3, f"kit-{n}"), leaver=n == 1) for n in range(3)]


def silent(game: Game[Any, Any]) -> list[Match]:
    return [play(game, game.setup(3, f"kit-{n}"), in_silence, leaver=n == 1) for n in range(2)]


def words_of(game: Game[Any, Any], played: list[Match]) -> None:
    sentences.everything_said(Subject(game, SUBJECTS["dome"].folder), played)


@pytest.mark.parametrize(
    ("game", "check", "said"),
    [
        (broken.Patched("play", broken.KeyWithASpace), contract.asks_well, "'two words' is not one word"),
        (broken.Patched("play", broken.TwiceTheSameKey), contract.asks_well, "two options with one key"),
        (broken.Patched("slot", broken.ManyInNoGroup), contract.asks_well, "in no group"),
        (broken.AsksTheGone(), contract.asks_well, "asks a seat that left"),
        (broken.Patched("slot", broken.LosesACard), contract.conserves, "'cards': 24} became {'cards': 23}"),
        (broken.Patched("play", broken.ForgetsALabel), words_of, "no label for"),
        (broken.Patched("round", broken.Scoreless), contract.ends, "1 scores"),
        (broken.HidesTheOwnHand(), contract.shows_seats_their_own, "never see their own hands"),
        (broken.LooksWithItsHands(), contract.keeps, "looking changed the state"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_promise_is_noticed(game: Game[Any, Any], check: Check, said: str) -> None:
    with pytest.raises(AssertionError, match=said.replace("{", r"\{").replace("}", r"\}")):
        check(game, silent(game))


def test_a_default_that_is_not_on_offer_is_refused() -> None:
    game = broken.Patched("play", broken.DefaultNotOnOffer)
    with pytest.raises(NotAnOption):
        contract.asks_well(game, some(game))


def test_a_match_that_never_ends_is_noticed() -> None:
    game = broken.Patched("play", broken.NeverMovesOn)
    with pytest.raises(AssertionError, match="no end after"):
        play(game, game.setup(2, "x"), in_silence)


def test_a_field_without_secrecy_is_named() -> None:
    with pytest.raises(AssertionError, match="decide the secrecy of limit"):
        contract.keeps_secrets_by_name(broken.NewField())


def test_a_hidden_field_said_to_be_open_is_noticed() -> None:
    game = broken.OpenDeck()
    assert "changed the open field deck" in worlds.compare(game, some(game)).report()[0]


@pytest.mark.programs
def test_chance_that_is_not_in_the_seed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SUBJECTS, "dome", Subject(broken.SystemChance(), SUBJECTS["dome"].folder))
    fresh.here.cache_clear()
    found = fresh.here("dome")
    fresh.here.cache_clear()
    assert found != fresh.elsewhere()["dome"]


def test_an_apply_that_works_in_place_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    played = some(DOME)
    monkeypatch.setattr(engine, "apply", engine.play_on)
    with pytest.raises(AssertionError, match="apply touched its input"):
        contract.pure(DOME, played)


def test_a_barrier_forgotten_is_noticed() -> None:
    match = some(DOME)[0]
    match.moments = [replace(moment, barrier=Barrier.SOFT) for moment in match.moments]
    with pytest.raises(AssertionError, match="known for good"):
        contract.computes_barriers(DOME, [match])


def test_an_engine_that_takes_anything_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    played = some(DOME)
    monkeypatch.setattr(engine, "check", lambda asked, state, action: asked[0])
    with pytest.raises((AssertionError, ValueError, KeyError, IndexError)):
        refusals.refuses(DOME, played)


def test_take_backs_that_take_too_little_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    played = some(DOME)
    every = property(lambda self: tuple(row for row in self.rows if not hasattr(row, "count")))
    monkeypatch.setattr(Transcript, "actions", every)
    with pytest.raises(AssertionError, match="undo rows do not cancel"):
        contract.takes_back(DOME, played)


@pytest.mark.parametrize(
    ("nodeid", "group"),
    [
        ("tests/bot/test_turns.py::test_back", "tests/bot/test_turns.py"),
        ("tests/bot/test_plans.py::test_a_plan[nautilus]", "tests/bot/test_plans.py"),
        ("tests/render/test_cuts.py::test_a_cut[the_island-en]", "render/the_island"),
        ("tests/render/nautilus/test_signs.py::test_a_sign", "render/nautilus"),
        ("tests/test_contract.py::test_ends[reef]", "kit/reef"),
        ("tests/core/test_ahead.py::test_what_is_foreseen[moments 1-reef]", "kit/reef"),
        ("tests/test_transcripts.py::test_a_match_ends[dome/whole]", "kit/dome"),
        ("tests/games/test_one_choice.py::test_a_question[nautilus]", "kit/nautilus"),
        ("tests/games/nautilus/test_matches.py::test_it_ends", "kit/nautilus"),
        (
            "tests/games/nautilus/test_sailing.py::test_a_course[2-nautilus]",
            "tests/games/nautilus/test_sailing.py",
        ),
        ("tests/test_words.py::test_labels[fr]", "tests/test_words.py"),
    ],
)
def test_what_shares_a_painter_or_a_match_is_run_by_one_worker(nodeid: str, group: str) -> None:
    assert groups.group(nodeid) == group
