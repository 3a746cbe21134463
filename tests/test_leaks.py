"""Nobody can tell two worlds apart; and a bug that lets them is found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.core.game import Game
from tests.kit import planted, worlds
from tests.kit.playouts import matches, play
from tests.kit.subjects import SUBJECTS, Subject


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_nobody_can_tell_two_worlds_apart(subject: Subject) -> None:
    assert worlds.compare(subject.game, matches(subject.game), moments=5).report() == []


def found(game: Game[Any, Any]) -> Iterator[str]:
    """What the comparison says about a game with a planted bug, match by match."""
    for number in range(3):
        match = play(game, game.setup(3, f"planted-{number}"))
        yield from worlds.compare(game, [match], moments=25).report()


def caught(game: Game[Any, Any], said: str) -> bool:
    return any(said in line for line in found(game))


def test_a_view_that_shows_a_hand_is_caught() -> None:
    assert caught(planted.ShowsAHand(), "view.hand differs")


def test_a_public_event_that_names_a_hidden_card_is_caught() -> None:
    assert caught(planted.Patched("act", planted.NamesWhatWasFound), "heard found(cards=")


def test_asking_only_the_seat_that_holds_the_answer_is_caught() -> None:
    assert caught(planted.OnlyTheHolderIsAsked(), "who is asked differs")


def test_a_resample_that_forgets_what_was_seen_is_caught() -> None:
    assert caught(planted.Forgets(), "was seen taking")


def test_chance_that_falls_silently_is_caught() -> None:
    assert caught(planted.Patched("explore", planted.RollsInSilence), "without a word, view.order differs")


def test_a_waiting_line_that_counts_a_hidden_hand_is_caught() -> None:
    assert caught(planted.Patched("act", planted.WaitsTooLoudly), "the waiting line for seat")


def test_a_decision_forced_by_a_hidden_hand_is_caught() -> None:
    assert caught(planted.Patched("act", planted.HurriesByHand), "who is asked differs")


def test_a_hidden_field_that_is_never_dealt_again_is_caught() -> None:
    assert caught(planted.LeavesTheBag(), "hidden field bag moved in 0 of")


def test_a_resample_that_depends_on_a_hidden_order_is_caught() -> None:
    assert caught(planted.ShufflesUnsorted(), "resample depends on hidden bag")


def test_a_resample_that_deals_the_viewers_own_hand_is_caught() -> None:
    assert caught(planted.DealsTheViewerAgain(), "what the viewer holds in hands")


def test_answers_on_show_before_the_last_is_in_are_caught() -> None:
    assert caught(planted.ShowsTheAnswers(), "view.taken differs")


def test_a_secret_choice_half_made_is_caught_when_others_see_it() -> None:
    assert caught(planted.ShowsTheChoice(), "view.chosen differs")


def test_the_clean_games_pass_the_same_comparison() -> None:
    assert list(found(planted.Clean())) == []
    assert list(found(SUBJECTS["shore"].game)) == []
