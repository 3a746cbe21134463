"""Every await of turns, storage and courier is a seam: the bot is killed there, comes back, and nothing is
lost or doubled. What a played turn does not reach has a written reason."""

from __future__ import annotations

import ast
import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from games.core.model import Action
from local_discord.box import Box
from local_discord.pilot import Pilot
from storage import journal, matches
from tests.bot.births import Births
from tests.bot.evening import all_said, offered, opens, patient
from tests.bot.zygote import ROOT

FILES = (
    "bot/match/turns.py",
    "bot/match/position.py",
    "bot/match/commit.py",
    "bot/match/standing_orders.py",
    "bot/door/courier.py",
    "bot/door/delivery.py",
    "bot/door/compose.py",
    "storage/database.py",
    "storage/journal.py",
    "storage/matches.py",
    "storage/outbox.py",
    "storage/snapshots.py",
)

REASONS = {  # functions a played turn does not pass through; with their file where others have the name
    "undo": "taking back by consent or rewind: one transaction, see test_care",
    "leave": "resigning: one transaction, see test_care",
    "play_stand_ins": "a stand-in's turn: one transaction, called again by its deadline, see test_care",
    "interim": "a word in the middle of a turn: one transaction, called again by its deadline",
    "_tell_so_far": "inside the transaction of an interim post",
    "_is_gone": "reads only, for a reminder, see test_care",
    "_all_sleep": "reads only",
    "_notice": "reads only, for a reminder or a question to the table, see test_care",
    "without_picture": "reads only, see test_bad_days",
    **dict.fromkeys(("no_board", "left_behind"), "one statement that may be run again"),
    "never_mind": "inside a move's transaction, before a tidying",
    "rematch_of": "reads only",
    "__aenter__": "reads only",
    "_end": "inside the last move's transaction",
    "bot/match/turns.py begin": "dealing: killed in test_killed by hand; one transaction like any move",
    "back": "taking back: one transaction like any move",
    "live": "reads only",
    "acting": "reads only",
    "may_take_back": "reads only",
    "lanes": "reads only, at the start",
    "opened": "reads only",
    "bot/match/turns.py read": "reads only",
    "settled": "reads only",
    "seen_by": "reads only",
    "trail": "reads only",
    "_replayed": "reads only, after an upgrade",
    "in_time": "a window's deadline: one transaction like any move",
    "_follow_orders": "reads only",
    "_carry_out": "reads only",
    "due": "reads only",
    "settle": "orders carried out: see test_killed",
    "tell": "orders carried out: see test_killed",
    "after_move": "inside a move's transaction, where there are orders",
    "_set_deadlines": "inside a move's transaction, for windows only",
    "bot/door/courier.py run": "waits for work, holds none",
    "heard_from": "reads only, but for what it wakes",
    "in_place": "reads only",
    "_wake_lane": "one statement that may be run again",
    "wake_lane": "one statement that may be run again",
    "finish": "stopping in peace, not by death",
    "_put_aside": "a refusal by Discord, see test_bad_days",
    "_park": "a refusal by Discord, see test_bad_days",
    "_tidy": "deleting twice is harmless",
    "_refused": "a refusal by Discord, see test_bad_days",
    "_look_back": "reads only; see test_killed, after an hour",
    "open": "nothing is under way yet",
    "_with_journal": "reads only",
    "move": "going on in another channel: one transaction, called again by whoever asked",
    "bot/match/turns.py close": "a match without a result: one transaction",
    "cancel": "a match without a result: inside its transaction",
    "storage/database.py close": "nothing is under way any more",
    "_connect": "nothing is under way yet",
    "ended": "nothing is under way yet",
    "_migrate": "one transaction a file",
    "storage/database.py write": "one transaction, for what is no click: see test_killed",
    "storage/matches.py begin": "dealing: inside its transaction",
    **dict.fromkeys(
        (
            "made",
            "at_message",
            "in_thread",
            "of_user",
            "titles",
            "in_channel",
            "count",
            "invited",
            "under_way",
        ),
        "reads only",
    ),
    **dict.fromkeys(("parked", "delivered", "latest_post", "board_waits", "_board"), "reads only"),
    **dict.fromkeys(("storage/matches.py tally", "storage/outbox.py tally"), "reads only, for the doctor"),
    **dict.fromkeys(
        ("create", "sit", "stand_up", "invite", "set_variants", "set_options", "set_host", "set_message"),
        "before the match: inside a table's transaction, see test_tables",
    ),
    **dict.fromkeys(("reseat", "pause", "unrate"), "inside a transaction with its notice, see test_care"),
    "set_table": "one statement that may be run again: where a table waits",
    "set_thread": "one statement that may be run again: where the match is told from now on",
    "set_phase": "inside the last move's transaction",
    "park": "a refusal by Discord, see test_bad_days",
    "park_lane": "a refusal by Discord, see test_bad_days",
}


BRANCHES = {  # lines within a played turn that this turn does not take
    "await self._put_aside(": "a refusal by Discord, see test_bad_days",
    "await self._tidy(": "deleting twice is harmless",
    "await _look_back(": "reads only; see test_killed, after an hour",
    "outbox.sending(tx, letter.id, nonce": "before sending what was lost an hour ago, see test_killed",
    "await outbox.never_mind(": "inside a move's transaction, before a tidying",
    "without_picture(match, text)": "reads only, where the painter failed, see test_bad_days",
    "await place.send(alone": "a refusal by Discord, see test_bad_days",
    "outbox.no_board(": "one statement that may be run again, see test_bad_days",
    "without_picture(match, written.text)": "a refusal by Discord, see test_bad_days",
    "await self._refused(": "a refusal by Discord, see test_bad_days",
    "await asyncio.sleep(": "waiting to try again; nothing is held",
    "await self._channels.touch(": "keeping a thread open twice is harmless, see test_care",
    "await self._is_gone(": "reads only, for a reminder, see test_care",
    "await self._notice(": "a reminder or a question to the table, see test_care",
    "await self._channels.redraw_table(": "nice to have; a table that was closed",
    '"stand-in", after.at': "inside a move's transaction, where a stand-in is asked",
    '"interim", at': "inside a move's transaction, after a reveal in the middle of a turn",
    "await self._end(": "inside the last move's transaction",
    "after=pick.asked)": "reads only, for an old panel",
    '"ended")': "inside the last move's transaction",
    "await _replayed(": "reads only, after an upgrade",
    "return await super()._execute(": "a single statement from outside a piece of work",
    "await tx.rollback()": "a transaction that failed: nothing of it is written",
    "async with self._lock:": "waiting while someone writes statement by statement; nothing is held",
    "made, news = await self._writer.run(whole)": "the same work after that wait",
}


def explained(file: str, line: int, function: str) -> bool:
    text = (ROOT / file).read_text().splitlines()[line - 1]
    given = function in REASONS or f"{file} {function}" in REASONS
    return given or any(branch in text for branch in BRANCHES)


def awaits(file: str) -> dict[int, str]:
    """The line of every await, and the function it is in."""
    found: dict[int, str] = {}

    def visit(node: ast.AST, function: str) -> None:
        if isinstance(node, ast.AsyncFunctionDef | ast.FunctionDef):
            function = node.name
        if isinstance(node, ast.Await | ast.AsyncWith | ast.AsyncFor):
            found[node.lineno] = function
        for child in ast.iter_child_nodes(node):
            visit(child, function)

    visit(ast.parse((ROOT / file).read_text()), "")
    return found


class Nursery:
    """Bots that are born to die, over one box and one database."""

    def __init__(self, box: Box, database: Path, births: Births) -> None:
        self.box, self.database, self._births = box, database, births
        self.pilots = [patient(box, name) for name in ("Ada", "Bruno")]
        self.confirmed: list[int] = []  # clicks whose answer was seen
        self.whispers = 0

    def doomed(self, **order: Any) -> AbstractAsyncContextManager[asyncio.Future[int]]:
        """A bot that dies at a line, or records what it reaches until it is stopped."""
        return self._births.bot(self.box.url, self.database, files=FILES, **order)

    @asynccontextmanager
    async def healthy(self) -> AsyncIterator[App]:
        app = await App.start(Config(LOCAL_TOKEN, self.database, self.box.url), now=self.box.clock.now)
        try:
            yield app
        finally:
            await app.stop()

    async def new_match(self) -> None:
        async with self.healthy() as app:
            first, second = self.pilots
            answer = await first.slash("play", game="nautilus_island")
            assert answer.message is not None
            await second.person.press(answer.message, "Join")
            await first.person.press(answer.message, "Start")
            await all_said(self.box, app)

    async def turn(self, death: asyncio.Future[int]) -> None:
        """Whoever must move clicks until the turn is over or the bot is dead."""
        async with self.healthy_reader() as (match, mover):
            pass
        play = asyncio.create_task(self._clicks(mover, str(match.thread)))
        await asyncio.wait({play, death}, return_when=asyncio.FIRST_COMPLETED)
        play.cancel()
        await asyncio.gather(play, return_exceptions=True)

    async def _clicks(self, mover: Pilot, thread: str) -> None:
        answer = await opens(mover, thread)
        while answer.message is not None and (offer := offered(answer.message)):
            if offer.menu:
                answer = await mover.person.choose(answer.message, offer.menu, offer.keys[-1])
            else:
                answer = await mover.person.press(answer.message, offer.keys[-1])
            if answer.kind == "update" and answer.interaction is not None:
                self.confirmed.append(int(answer.interaction.id))
        await mover.box.changes.until(lambda: False, 0.3)  # the courier may still be under way

    @asynccontextmanager
    async def healthy_reader(self) -> AsyncIterator[tuple[matches.Match, Pilot]]:
        from bot.match.turns import Turns
        from storage.database import Database

        database = await Database.open(self.database)
        try:
            turns = Turns(database, lambda: 0.0)
            number = await newest(database.reader)
            position = await turns.live(number)
            by_id = {int(pilot.id): pilot for pilot in self.pilots}
            yield position.match, by_id[position.match.in_seat(position.asked[0].seat).user]
        finally:
            await database.close()

    async def check(self) -> None:
        """The bot comes back: all is said, nothing twice, every click at most once; the turn is finished."""
        async with self.healthy() as app:
            number = await newest(app.database.reader)
            await all_said(self.box, app)
            await self._nothing_lost_nothing_doubled(app, number)
            position = await app.turns.live(number)
            while position.asked and position.asked[0].step != "explore":
                user = position.match.in_seat(position.asked[0].seat).user
                pilot = next(p for p in self.pilots if int(p.id) == user)
                await pilot.slash("move", what=position.asked[0].default[0], table=str(number))
                position = await app.turns.live(number)
            await all_said(self.box, app)
            over = position.state.ending is not None
        if over:
            await self.new_match()

    async def _nothing_lost_nothing_doubled(self, app: App, number: int) -> None:
        match = await matches.get(app.database.reader, number)
        assert match is not None
        people = [pilot.person for pilot in self.pilots]
        seen = [*self.box.people[-1].sees(str(match.thread)), *(m for person in people for m in person.dm)]
        posts = [message for message in seen if message["author"].get("bot")]
        said = [
            b["custom_id"] for m in posts for b in m.buttons if b["custom_id"].startswith(f"turn:{number}:")
        ]
        query = "SELECT at, lane FROM outbox WHERE match = ?"
        async with app.database.reader.execute(query, (number,)) as cursor:
            due = [(row["at"], row["lane"].startswith("dm:")) for row in await cursor.fetchall()]
        seen_at = [(int(one.split(":")[2]), one.endswith(":dm")) for one in said]
        assert sorted(seen_at) == sorted(due), "a post or a whisper was lost or doubled"
        self.whispers += sum(whispered for _, whispered in due)
        rows = await journal.entries(app.database.reader, number)
        clicks = [row.interaction for row in rows if isinstance(row.row, Action) and not row.forced]
        assert len(set(clicks)) == len(clicks), "a click was counted twice"
        query = "SELECT interaction FROM journal WHERE interaction IS NOT NULL"
        async with app.database.reader.execute(query) as cursor:
            counted = Counter(row["interaction"] for row in await cursor.fetchall())
        assert all(counted[click] == 1 for click in self.confirmed), "a confirmed click was lost or doubled"
        assert [row.at for row in rows] == list(range(1, len(rows) + 1))
        assert match.at == rows[-1].at


async def newest(db: Any) -> int:
    async with db.execute("SELECT max(id) AS id FROM matches WHERE setup IS NOT NULL") as cursor:
        return int((await cursor.fetchone())["id"])


@pytest.fixture
async def nursery(tmp_path: Path, births: Births) -> AsyncIterator[Nursery]:
    box = await Box.start()
    nursery = Nursery(box, tmp_path / "seams.db", births)
    try:
        await nursery.new_match()
        yield nursery
    finally:
        await box.stop()
    assert box.violations == []


@pytest.mark.programs
async def test_death_at_every_seam_loses_and_doubles_nothing(nursery: Nursery, tmp_path: Path) -> None:
    record = tmp_path / "reached.json"
    reached: set[tuple[str, int]] = set()
    for _ in range(3):  # three turns: a whisper, and a turn of two clicks, are among them
        async with nursery.doomed(record=str(record)) as death:
            await nursery.turn(death)
        reached |= {(file, line) for file, line in json.loads(record.read_text())}
        await nursery.check()
    seams = [(file, line) for file in FILES for line in awaits(file) if (file, line) in reached]
    assert len(seams) > 40
    died = 0
    for seam in seams:
        async with nursery.doomed(die=seam) as death:
            await nursery.turn(death)
            died += death.done() and death.result() == -9
        await nursery.check()
    assert nursery.whispers and len(nursery.confirmed) > 0.2 * len(seams)
    assert died > 0.8 * len(seams), "most seams are passed in every turn"
    missing = {
        f"{file}:{line} in {function}"
        for file in FILES
        for line, function in awaits(file).items()
        if (file, line) not in reached and not explained(file, line, function)
    }
    assert not missing, f"neither killed at nor explained: {sorted(missing)}"


def test_every_reason_is_given_for_one_function_that_is_there() -> None:
    found = Counter(function for file in FILES for function in set(awaits(file).values()))
    named = {f"{file} {function}" for file in FILES for function in awaits(file).values()}
    for reason in REASONS:
        assert reason in named if " " in reason else found[reason] == 1, reason
    lines = "\n".join((ROOT / file).read_text() for file in FILES)
    assert [branch for branch in BRANCHES if branch not in lines] == []
