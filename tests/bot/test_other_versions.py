"""Commands of another version, and answers that come too late: no mistakes of ours, and said kindly."""

from __future__ import annotations

import logging

import pytest

from local_discord.answers import Answer
from local_discord.message import Json
from local_discord.pilot import Pilot
from local_discord.world.interaction_shapes import AUTOCOMPLETE, COMMAND
from tests.bot.evening import Evening

UNKNOWN = {"id": "1", "name": "sail", "type": 1}
FEWER = {"id": "2", "name": "move", "type": 1}  # without what to do, which is required
MENU = {"id": "4", "name": "Sail", "type": 3, "target_id": "1", "resolved": {"messages": {}}}


async def offers(evening: Evening, pilot: Pilot, kind: int, data: Json) -> Answer:
    """The answer to somebody whose app still has, or has already, the commands of another version."""
    place = evening.box.channel("table")
    return await pilot.person._await_answer(evening.box.world.interactions.open(kind, pilot.id, place, data))


def mistakes(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("data", [UNKNOWN, FEWER, MENU], ids=["unknown", "fewer", "menu"])
async def test_a_command_of_another_version_gets_a_kind_answer(
    evening: Evening, caplog: pytest.LogCaptureFixture, data: Json
) -> None:
    (ada,) = evening.people("Ada")
    answer = await offers(evening, ada, COMMAND, data)
    assert answer.ephemeral and "another version of me" in answer.text
    assert mistakes(caplog) == []


async def test_typing_into_a_command_of_another_version_suggests_nothing(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    (ada,) = evening.people("Ada")
    typed = {"name": "where", "type": 3, "value": "so", "focused": True}
    answer = await offers(evening, ada, AUTOCOMPLETE, {**UNKNOWN, "options": [typed]})
    assert answer.kind == "choices" and answer.choices == [] and mistakes(caplog) == []


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (404, 10015), (401, 50027)])
async def test_an_answer_that_comes_too_late_is_no_mistake_of_ours(
    evening: Evening, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    (ada,) = evening.people("Ada")
    ada.person.patience = 0.2
    evening.box.faults.refuse("POST", r"/callback$", status=status, code=code)
    with caplog.at_level(logging.WARNING):
        await ada.slash("help")
        await evening.all_answered()
    assert mistakes(caplog) == []
    said = [record.getMessage() for record in caplog.records]
    assert any("too late" in line or "not be acknowledged" in line for line in said)  # whichever came first
