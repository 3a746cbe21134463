"""What the rules say may not be looked at again is gone, also what was never delivered."""

from __future__ import annotations

from pathlib import Path

from bot.match.commit import UNSEEN_AFTER
from bot.match.letters import Tidy, Whisper
from storage import outbox
from tests.bot.company import ADA, BRUNO, company


async def test_a_secret_that_could_not_be_delivered_in_time_never_is(tmp_path: Path) -> None:
    queue, shown = f"dm:{ADA}", 0
    async with company(tmp_path / "tidy.db") as table:
        await table.sits(ADA, BRUNO, game="the_island")
        while not await table.letters(Tidy, queue):
            shown = max(shown, len(await table.letters(Whisper, queue)))
            await table.plays()
            if not await table.letters(Tidy, queue):
                await table.passes(UNSEEN_AFTER)  # no answer is seen
            if not await table.letters(Tidy, queue):
                await table.database.write(outbox.park_queue, queue, "closed")
        assert shown and not await table.letters(Whisper, queue)
        await table.database.write(outbox.wake_queue, queue)  # the DM is open again
        first = await table.database.read(outbox.first, queue)
        assert first is not None and b"tidy" in first.body


async def test_a_secret_that_was_not_seen_in_time_is_not_told_when_it_may_not_be(tmp_path: Path) -> None:
    async with company(tmp_path / "tidy.db") as table:
        await table.sits(ADA, BRUNO, game="the_island")
        while not await table.letters(Tidy, f"dm:{ADA}"):
            await table.plays()
        await table.passes(UNSEEN_AFTER)
        assert not await table.letters(Whisper, f"dm:{ADA}")
