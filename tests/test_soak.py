"""Long random play over every game: `pytest -m soak`. SOAK says how many matches for each seat count."""

from __future__ import annotations

import os

import pytest

from tests.kit import contract, refusals, rewinds, sentences, worlds
from tests.kit.playouts import matches
from tests.kit.subjects import SUBJECTS, Subject

MANY = int(os.environ.get("SOAK", "60"))

pytestmark = [pytest.mark.soak, pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)]


def test_the_contract_holds_over_many_matches(subject: Subject) -> None:
    game, played = subject.game, matches(subject.game, MANY)
    contract.ends(game, played)
    contract.asks_well(game, played)
    contract.pure(game, played)
    contract.keeps(game, played)
    refusals.refuses(game, played)
    contract.conserves(game, played)
    contract.computes_barriers(game, played)
    contract.takes_back(game, played)
    contract.stands(game, played)
    sentences.everything_said(subject, played)


def test_nothing_is_given_away_by_taking_back_over_many_matches(subject: Subject) -> None:
    rewinds.wander(subject.game, matches(subject.game, MANY))


def test_no_secret_slips_over_many_matches(subject: Subject) -> None:
    assert worlds.compare(subject.game, matches(subject.game, MANY), moments=40).report() == []
