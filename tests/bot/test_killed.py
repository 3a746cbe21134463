"""The bot dies in the middle of things (SIGKILL) and comes back: nothing lost, doubled only as promised."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.match.standing_orders import ORDERS_AFTER
from games.core.model import Action
from local_discord.box import Box
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import journal, matches, orders
from storage.database import Database
from storage.transaction import Transaction
from tests.bot.births import Births, line_of
from tests.bot.evening import asked, offered, patient

BEFORE_SENDING = ("bot/door/delivery.py", "return await place.send(written.text, **more)")
BEFORE_MARKING = ("bot/door/courier.py", "outbox.sent(")
BEFORE_SHOWING = ("bot/door/handlers/play.py", "await self._panels.show_next(interaction, outcome, note")
BEFORE_FORGETTING = ("bot/match/turns.py", "deadlines.answer_seen, pick")
BEFORE_COMMIT = ("bot/match/commit.py", "matches.advance(")
BEFORE_SPENDING = ("bot/match/timed_moves.py", "due.settle(tx)")
BEFORE_TELLING = ("bot/match/timed_moves.py", "due.tell(tx")
HOUR = 3600.0
STERN, BOW = 0, -1  # the stern column lies open: no whisper; the bow column has a hidden pile


class Doomed:
    """A box that outlives its bot."""

    def __init__(self, box: Box, database: Path, births: Births) -> None:
        self.box = box
        self.database = database
        self._births = births
        self.ahead = 0.0

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[App]:
        """The bot alive and well, in this process."""
        settings = Config(LOCAL_TOKEN, self.database, self.box.url)
        app = await App.start(settings, now=self.box.clock.now)
        try:
            yield app
        finally:
            await app.stop()

    @asynccontextmanager
    async def dying_bot(
        self, file: str, text: str, *, at_start: bool = False
    ) -> AsyncIterator[asyncio.Future[int]]:
        """The bot as a process that will kill itself when it comes to a certain line."""
        order = {
            "ahead": self.ahead,
            "files": [file],
            "die": line_of(file, text),
            "at_start": at_start,
        }
        async with self._births.bot(self.box.url, self.database, **order) as death:
            yield death

    def later(self, seconds: float) -> None:
        self.box.clock.advance(seconds)
        self.ahead += seconds

    def posts(self) -> list[Message]:
        """What stands in the thread for all to read."""
        thread = next(c for c in self.box.world.channels.values() if c["type"] == 11)
        return [m for m in self.box.people[-1].sees(thread) if m["author"].get("bot")]

    async def rows(self) -> list[Action]:
        database = await Database.open(self.database)
        try:
            entries = await database.read(journal.entries, 1)
        finally:
            await database.close()
        return [entry.row for entry in entries if isinstance(entry.row, Action) and not entry.forced]


@pytest.fixture
async def doomed(tmp_path: Path, births: Births) -> AsyncIterator[Doomed]:
    box = await Box.start()
    try:
        yield Doomed(box, tmp_path / "doomed.db", births)
    finally:
        await box.stop()
    assert box.violations == []


async def sit_down(doomed: Doomed) -> tuple[Pilot, Pilot]:
    """A match of two under way; the one to move first."""
    first, second = patient(doomed.box, "Ada"), patient(doomed.box, "Bruno")
    async with doomed.bot():
        await first.slash("play", game="nautilus_island")
        await second.presses("Join")
        await second.reads("You sit at")
        await first.presses("Start")
        post = await first.reads("it's your turn")
        await all_said(doomed)
    return (first, second) if f"<@{first.id}>" in post.text else (second, first)


async def play_until_death(doomed: Doomed, mover: Pilot, dies_at: tuple[str, str], column: int = BOW) -> None:
    """The mover faces a column; the bot dies on the way."""
    async with doomed.dying_bot(*dies_at) as death:
        panel, offer = await asked(mover)
        click = asyncio.create_task(mover.person.press(panel, offer.keys[column]))
        assert await death == -9, "it was to die"
        click.cancel()
        await asyncio.gather(click, return_exceptions=True)


async def come_back(doomed: Doomed, other: Pilot) -> None:
    """The bot runs again until everything that waited has been said."""
    async with doomed.bot():
        await other.reads(f"<@{other.id}>, it's your turn")
        await all_said(doomed)


async def all_said(doomed: Doomed) -> None:
    """Until no letter waits any more."""
    database = await Database.open(doomed.database)
    try:
        while await _open_letters(database):
            await doomed.box.changes.until(lambda: False, 0.05)
    finally:
        await database.close()


async def _open_letters(database: Database) -> int:
    query = "SELECT count(*) AS number FROM outbox WHERE status IN ('waiting', 'sending')"
    row = await database.read(Transaction.one, query)
    assert row is not None
    return int(row["number"])


@pytest.mark.programs
@pytest.mark.parametrize("away", [0.0, HOUR], ids=["at once", "after an hour"])
@pytest.mark.parametrize(
    "dies_at", [BEFORE_SENDING, BEFORE_MARKING], ids=["before sending", "before marking"]
)
async def test_a_move_is_told_exactly_once(doomed: Doomed, dies_at: tuple[str, str], away: float) -> None:
    mover, other = await sit_down(doomed)
    await play_until_death(doomed, mover, dies_at)
    doomed.later(away)
    await come_back(doomed, other)
    assert [action.picks for action in await doomed.rows()] == [("column:4",)]
    assert len(doomed.posts()) == 2, "the deal and the move"
    assert sum("You found" in message.text for message in mover.person.dm) <= 1


@pytest.mark.programs
@pytest.mark.parametrize("dies_at", [BEFORE_SHOWING, BEFORE_FORGETTING], ids=["unseen", "seen"])
async def test_a_secret_whose_answer_may_be_lost_comes_by_dm(
    doomed: Doomed, dies_at: tuple[str, str]
) -> None:
    mover, _ = await sit_down(doomed)
    await play_until_death(doomed, mover, dies_at)
    doomed.later(HOUR)
    async with doomed.bot():
        await mover.reads("You found", within="dm")
        await all_said(doomed)
    assert sum("You found" in message.text for message in mover.person.dm) == 1


@pytest.mark.programs
async def test_doubled_only_when_history_cannot_be_read_after_minutes_away(doomed: Doomed) -> None:
    mover, _ = await sit_down(doomed)
    await play_until_death(doomed, mover, BEFORE_MARKING, STERN)
    assert len(doomed.posts()) == 2, "it was said, and nobody remembers"
    doomed.later(HOUR)
    doomed.box.world.deny("table", "READ_MESSAGE_HISTORY")
    async with doomed.bot():
        await all_said(doomed)
    assert len(doomed.posts()) == 3, "doubled, since nothing could tell that it had been said"


@pytest.mark.programs
async def test_a_click_that_was_not_stored_is_as_if_never_made(doomed: Doomed) -> None:
    mover, _ = await sit_down(doomed)
    await play_until_death(doomed, mover, BEFORE_COMMIT)
    assert await doomed.rows() == []
    async with doomed.bot():
        panel = (await mover.presses("Your turn")).message
        assert panel is not None and offered(panel) is not None
    database = await Database.open(doomed.database)
    found = await database.read(matches.get, 1)
    await database.close()
    assert found is not None and found.at == 1


async def die_carrying_out_an_order(
    doomed: Doomed, mover: Pilot, what: str, dies_at: tuple[str, str]
) -> None:
    async with doomed.bot():
        answer = await mover.slash("orders next", what=what, table="1")
        assert "kept" in answer.text
    doomed.later(ORDERS_AFTER + 1)
    async with doomed.dying_bot(*dies_at, at_start=True) as death:
        assert await death == -9, "it was to die"


async def orders_left(doomed: Doomed) -> int:
    database = await Database.open(doomed.database)
    try:
        return len(await database.read(orders.ahead, 1))
    finally:
        await database.close()


@pytest.mark.programs
@pytest.mark.parametrize(
    "dies_at", [BEFORE_SPENDING, BEFORE_COMMIT, BEFORE_TELLING], ids=["spending", "commit", "telling"]
)
async def test_an_order_is_carried_out_exactly_once(doomed: Doomed, dies_at: tuple[str, str]) -> None:
    mover, other = await sit_down(doomed)
    await die_carrying_out_an_order(doomed, mover, "column:4", dies_at)
    assert (await doomed.rows(), await orders_left(doomed)) == ([], 1), "all of it or nothing"
    await come_back(doomed, other)
    assert [action.picks for action in await doomed.rows()] == [("column:4",)]
    assert await orders_left(doomed) == 0
    assert len(doomed.posts()) == 2, "the deal and the move"
