"""Every button there is, pressed at a match that is over: what comes is always something Discord takes."""

from __future__ import annotations

import pytest

from bot.custom_ids import kinds
from tests.bot.evening import Evening
from tests.bot.test_memories import plays_out
from tests.bot.test_who_may_act import NO_MATCH, made, sends

KINDS = sorted(set(kinds()) - set(NO_MATCH), key=lambda kind: kind.__name__)


async def test_the_hands_of_a_match_ended_before_its_first_turn_can_be_looked_at(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    await evening.app.turns.close(1, None)
    answer = await sends(evening, pilots[0], "hands:1")
    assert "turn 0 of 0" in answer.text and evening.box.violations == []


@pytest.mark.programs
@pytest.mark.parametrize("played", [True, False])
async def test_every_press_is_answered_in_discords_form(evening: Evening, played: bool) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    position = await evening.app.turns.live(1)
    if played:
        await plays_out(evening)
    else:
        await evening.app.turns.close(1, None)
    for person in (pilots[0], *evening.people("Chiara")):
        for kind in KINDS:
            for press, values in made(kind, 1, position):
                await sends(evening, person, press, *values)
                assert evening.box.violations == [], (person.name, kind.__name__)
