"""Nobody is asked where there is one choice, unless asking hides who holds what; then it says so."""

from __future__ import annotations

import pytest

from games import GAMES
from games.core import engine
from games.core.model import Decision, Say
from tests.kit.playouts import Match, Moment, matches

PRESS = "end-turn"  # R3.15 of Underwater Cities: what could still be taken back is not ended by itself


def has_a_choice(decision: Decision) -> bool:
    """Whether there is more than one answer; a step back is none."""
    return decision.forced or len([key for key in decision.keys if key != "back"]) > decision.least


def says_why(match: Match, moment: Moment, decision: Decision) -> bool:
    status = engine.question(match.game, match.state(moment), decision.seat).status
    return isinstance(status, Say) and status.name.startswith("asked-anyway")


@pytest.mark.parametrize("key", GAMES)
def test_a_question_with_one_choice_says_why_it_is_asked(key: str) -> None:
    asked = [
        (match, moment, one)
        for match in matches(GAMES[key])
        for moment in match.moments
        for one in moment.asked
    ]
    assert sum(has_a_choice(one) for _, _, one in asked) > 50
    alone = [found for found in asked if not has_a_choice(found[2]) and found[2].step != PRESS]
    assert [one for match, moment, one in alone if not says_why(match, moment, one)] == []
