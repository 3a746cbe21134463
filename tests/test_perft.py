"""The number of lines of play is known; `--update` records it anew after a change of rules on purpose."""

from __future__ import annotations

import pytest

from tests.kit import perft
from tests.kit.subjects import SUBJECTS, Subject


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_the_number_of_lines_of_play_is_as_recorded(subject: Subject, update: bool) -> None:
    found = perft.counts(subject.game)
    if update:
        perft.record(subject.key, found)
    assert perft.recorded().get(subject.key) == found


def test_every_game_has_its_numbers_recorded() -> None:
    assert set(perft.recorded()) == set(SUBJECTS)
