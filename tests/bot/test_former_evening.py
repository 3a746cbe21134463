"""Today's bot over a file of an older version, in the Discord it was left in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from storage import outbox
from tests.bot.evening import Evening, offered, opens
from tests.kit import former_files
from tests.kit.former_files import ENDED, UNDER_WAY, VERSIONS

pytestmark = [pytest.mark.programs, pytest.mark.parametrize("version", VERSIONS)]


@asynccontextmanager
async def restarted(version: str, folder: Path) -> AsyncIterator[Evening]:
    """The Discord that version was in, and today's bot over its file."""
    (folder / "box").mkdir()
    box = await former_files.discord(version, folder / "box")
    evening = Evening(box, former_files.database(version, folder))
    try:
        await evening.start_bot()
        yield evening
        assert box.violations == []
    finally:
        await evening.end()


async def ended_are_carried_over(evening: Evening) -> None:
    assert evening.app._carrying_over is not None
    await evening.app._carrying_over


async def test_letters_that_waited_are_delivered_and_people_go_on_by_clicks(
    version: str, tmp_path: Path
) -> None:
    async with restarted(version, tmp_path) as evening:
        await evening.all_said()
        assert await evening.app.database.read(outbox.parked) == set()
        for number in UNDER_WAY:
            newest = (await evening.posts(number))[-1]
            assert newest["attachments"], "the board as it stands"
            match = await evening.dealt(number)
            position = await evening.app.turns.live(number)
            seat = next(d.seat for d in position.asked if d.answer is None)
            (mover,) = (p for p in evening.people("Ada", "Bruno") if p.id == str(match.in_seat(seat).user))
            panel = await opens(mover, str(match.thread))
            assert panel.message is not None
            offer = offered(panel.message)
            assert offer is not None
            await offer.pick(mover, panel.message, offer.keys[0])
            await evening.all_answered()
            assert (await evening.dealt(number)).at > match.at


async def test_people_look_at_what_has_ended_and_play_it_again(version: str, tmp_path: Path) -> None:
    async with restarted(version, tmp_path) as evening:
        await ended_are_carried_over(evening)
        (ada,) = evening.people("Ada")
        for number in ENDED:
            for command in ("board", "log", "score"):
                answer = await ada.slash(command, table=str(number))
                assert answer.message is not None and "older rules" not in answer.text, (command, number)
            board = await ada.slash("board", table=str(number))
            assert board.message is not None and board.message.pictures
            thread = str((await evening.match(number)).thread)
            await ada.presses("Rematch", within=thread)
            await evening.all_answered()
