"""Nobody can tell two worlds apart; and a bug that lets them is found."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.game import Game
from tests.kit import planted, worlds
from tests.kit.playouts import matches, play
from tests.kit.subjects import SUBJECTS, Subject


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_nobody_can_tell_two_worlds_apart(subject: Subject) -> None:
    assert worlds.compare(subject.game, matches(subject.game)).report() == []


def found(game: Game[Any, Any]) -> str:
    """What the comparison says about a game with a planted bug."""
    played = [play(game, game.setup(3, f"planted-{n}")) for n in range(3)]
    return "\n".join(worlds.compare(game, played, moments=25).report())


def test_a_view_that_shows_a_hand_is_caught() -> None:
    assert "view.hand differs" in found(planted.ShowsAHand())


def test_a_public_event_that_names_a_hidden_card_is_caught() -> None:
    said = found(planted.Patched("act", planted.NamesWhatWasFound))
    assert "heard found(cards=" in said


def test_asking_only_the_seat_that_holds_the_answer_is_caught() -> None:
    assert "who is asked differs" in found(planted.OnlyTheHolderIsAsked())


def test_a_resample_that_forgets_what_was_seen_is_caught() -> None:
    assert "was seen taking" in found(planted.Forgets())


def test_chance_that_falls_silently_is_caught() -> None:
    said = found(planted.Patched("explore", planted.RollsInSilence))
    assert "without a word, view.order differs" in said


def test_a_waiting_line_that_counts_a_hidden_hand_is_caught() -> None:
    said = found(planted.Patched("act", planted.WaitsTooLoudly))
    assert "the waiting line for seat" in said


def test_a_decision_forced_by_a_hidden_hand_is_caught() -> None:
    said = found(planted.Patched("act", planted.HurriesByHand))
    assert "who is asked differs" in said


def test_a_hidden_field_that_is_never_dealt_again_is_caught() -> None:
    assert "hidden field bag moved in 0 of" in found(planted.LeavesTheBag())


def test_a_resample_that_depends_on_a_hidden_order_is_caught() -> None:
    assert "resample depends on hidden bag" in found(planted.ShufflesUnsorted())


def test_a_resample_that_deals_the_viewers_own_hand_is_caught() -> None:
    assert "what the viewer holds in hands" in found(planted.DealsTheViewerAgain())


def test_answers_on_show_before_the_last_is_in_are_caught() -> None:
    assert "view.taken differs" in found(planted.ShowsTheAnswers())


def test_a_secret_choice_half_made_is_caught_when_others_see_it() -> None:
    assert "view.chosen differs" in found(planted.ShowsTheChoice())


def test_the_clean_games_pass_the_same_comparison() -> None:
    assert found(planted.Clean()) == ""
    assert found(SUBJECTS["shore"].game) == ""
