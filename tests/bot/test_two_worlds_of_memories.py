"""What a match leaves behind is refused alike in two worlds until it is over; sheet and notes are alike."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.presses.memories import Download, Fair, Film, HandsAt, HandsRound, OpenHands, PlayOn, WhatIf
from bot.presses.notes import WriteNote
from games.core.model import Seat
from local_discord.answers import Answer
from local_discord.pilot import Pilot
from tests.bot.evening import Evening
from tests.bot.test_two_worlds import TWIN, Worlds, _same
from tests.bot.test_who_may_act import sends

GIVEN_AT_THE_END = (
    lambda match: (Film(match),),
    lambda match: (Film(match, "gif"),),
    lambda match: (Download(match),),
    lambda match: (Fair(match),),
    lambda match: (OpenHands(match),),
    lambda match: (HandsAt(match, 3, 1, "next"),),
    lambda match: (HandsRound(match, 1), "3"),
    lambda match: (WhatIf(match),),
    lambda match: (PlayOn(match, 3, 0),),
)
SHOWN = ("score", "left", "text", "log", "note")
ANYWHERE = ("results", "standing", "history", "statistics")


def told(answer: Answer) -> str:
    """All that somebody is told, but for the number of the table."""
    parts: list[Any] = [answer.text, answer.modal, answer.error]
    if answer.message is not None:
        parts += [picture["description"] for picture in answer.message.pictures]
    text = _same(json.dumps(parts, default=str, ensure_ascii=False))
    return re.sub(r"(note|looks|log|twin|film):\d+(:\d+)?", r"\1:N", text)


@pytest.fixture
async def worlds(evening: Evening) -> Worlds:
    pilots = await evening.open_table("Ada", "Bruno", "Chiara")
    await evening.people("David")[0].slash("play", game="nautilus_island")  # the row twins are made in
    found = Worlds(evening, pilots)
    for _ in range(3):
        mover = await evening.on_turn(pilots)
        await evening.plays(mover)
    await evening.all_said()
    return found


async def eyes(worlds: Worlds, viewer: Seat | None) -> Pilot:
    """Somebody with those eyes: a player, or a stranger."""
    await worlds.fork(await worlds.app.turns.settled(1), viewer, "memories")
    return worlds.evening.people("Fatou")[0] if viewer is None else worlds.pilots[viewer]


@pytest.mark.programs
@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(2)])
async def test_what_is_given_at_the_end_is_refused_alike_before_it(
    worlds: Worlds, viewer: Seat | None
) -> None:
    pilot = await eyes(worlds, viewer)
    for made in GIVEN_AT_THE_END:
        here, there = [told(await sends(worlds.evening, pilot, *made(match))) for match in (1, TWIN)]
        assert "still being played" in here
        assert here == there


@pytest.mark.programs
@pytest.mark.parametrize("viewer", [None, Seat(1)])
async def test_sheet_log_words_and_notes_are_alike_in_both(worlds: Worlds, viewer: Seat | None) -> None:
    pilot = await eyes(worlds, viewer)
    for command in SHOWN:
        here, there = [told(await pilot.slash(command, table=str(match))) for match in (1, TWIN)]
        assert here == there, command
    here, there = [told(await sends(worlds.evening, pilot, WriteNote(match))) for match in (1, TWIN)]
    assert here == there


@pytest.mark.programs
async def test_statistics_do_not_change_with_what_is_hidden(worlds: Worlds) -> None:
    pilot = worlds.pilots[0]
    before = [told(await pilot.slash(command)) for command in ANYWHERE]
    await worlds.fork(await worlds.app.turns.settled(1), Seat(0), "statistics")
    after = [told(await pilot.slash(command)) for command in ANYWHERE]
    assert before == after
