"""What every game promises, whatever its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games import GAMES
from tests.kit import contract, fresh, refusals, sentences
from tests.kit.__main__ import checks
from tests.kit.playouts import EACH_VARIANT, Match, matches
from tests.kit.subjects import SUBJECTS, Subject

pytestmark = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)

OVER_MATCHES: dict[str, Callable[[Any, list[Match]], object]] = {
    "a match ends with a score for every seat": contract.ends,
    "somebody is always asked something answerable": contract.asks_well,
    "apply leaves its input alone and does what play_on does": contract.pure,
    "states, views, events and transcripts survive storing": contract.keeps,
    "totals never change": contract.conserves,
    "each seat sees its own secrets": contract.shows_seats_their_own,
    "barrier, settled and learned follow from what happened": contract.computes_barriers,
    "sheets and scores cover every seat": contract.stands,
}


@pytest.mark.parametrize("check", OVER_MATCHES.values(), ids=OVER_MATCHES)
def test_every_game_keeps(subject: Subject, check: Callable[[Any, list[Match]], object]) -> None:
    check(subject.game, matches(subject.game))


def test_a_match_ends_even_if_nobody_ever_answers(subject: Subject) -> None:
    contract.ends_in_silence(subject.game)


def test_every_field_says_who_may_see_it(subject: Subject) -> None:
    contract.keeps_secrets_by_name(subject.game)


def test_every_plan_on_offer_plays_as_it_says(subject: Subject) -> None:
    met = contract.plays_as_planned(subject.game, matches(subject.game))
    assert met or subject.key not in GAMES


def test_what_is_said_has_words_and_fits(subject: Subject) -> None:
    sentences.everything_said(subject, matches(subject.game))
    sentences.name_plate(subject, matches(subject.game))
    sentences.all_render(subject, refusals.refuses(subject.game, matches(subject.game)))
    sentences.all_render(subject, refusals.refused_setups(subject.game))


@pytest.mark.programs
def test_a_fresh_process_plays_the_same_match(subject: Subject) -> None:
    assert fresh.elsewhere()[subject.key] == fresh.here(subject.key)


@pytest.mark.programs
def test_every_check_of_the_kit_holds_with_every_variant_by_itself(subject: Subject) -> None:
    """The contract, two worlds and rewinds; the quick suite plays many variants in one match."""
    for check in checks(subject, EACH_VARIANT).values():
        check()
