"""Several processes over one PostgreSQL: whoever hears a click answers it; when one dies, others go on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.config import LOCAL_TOKEN, Config, ConfigError, Shards, load
from bot.door.pace import Pace
from bot.door.places import shards_of, take_place
from bot.door.preferences import PreferenceCache
from bot.match.turns import Picked, Turns
from games.core import engine
from local_discord.box import Box
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import counters, deadlines, outbox, people, processes, schema
from storage.address import Server
from storage.attendance import Attendance
from storage.database import MISSED, Database
from storage.deadlines import Timer
from storage.errors import StorageError
from storage.transaction import Transaction
from tests.bot.births import Births
from tests.bot.company import ADA, BRUNO, Company
from tests.bot.evening import offered, opens, patient
from tests.kit.postgresql import PostgresServer, database_at

pytestmark = pytest.mark.programs

LEASE = {"lease": 5.0, "beat": 0.5}


@pytest.fixture
def server(postgresql_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A database of its own, where the dead are buried soon."""
    monkeypatch.setattr(Attendance, "lease", LEASE["lease"])
    monkeypatch.setattr(Attendance, "beat", LEASE["beat"])
    return database_at(tmp_path / "shared")


@pytest.fixture
async def two(server: Server) -> AsyncIterator[tuple[Database, Database]]:
    """Two processes, as far as the database can tell."""
    first, second = await Database.open(server), await Database.open(server)
    yield first, second
    await first.close()
    await second.close()


@pytest.fixture
async def table(two: tuple[Database, Database]) -> Company:
    """A match under way, played by the first process."""
    company = Company(two[0])
    await company.sits(ADA, BRUNO)
    return company


def bury(tx: Transaction, process: int) -> None:
    tx.run("DELETE FROM processes WHERE id = ?", process)


# -- who does what ---------------------------------------------------------------------------------------


async def test_a_letter_that_one_process_sends_is_left_alone_by_the_other(
    table: Company, two: tuple[Database, Database]
) -> None:
    first, second = two

    def take(tx: Transaction) -> int | None:
        letter = outbox.free(tx, "match:1")
        if letter is not None:
            outbox.sending(tx, letter.id, "nonce", 0.0)
        return letter.id if letter else None

    taken = await first.write(take)
    assert taken is not None
    assert await second.write(take) is None, "nor the letter behind it"
    await second.write(bury, first.process)
    assert await second.write(take) == taken, "the first is dead"
    assert not await second.write(outbox.sent, taken, 5, 1), "the first try was another's"
    assert await second.write(outbox.sent, taken, 5, 2)


async def test_a_deadline_is_taken_up_by_one_process(two: tuple[Database, Database], table: Company) -> None:
    first, second = two
    await first.write(deadlines.drop_all, 1)
    await first.write(deadlines.save, Timer(1, "a", "{}", 5.0))
    taken = await first.write(deadlines.claim, 10.0)
    assert taken is not None and taken.key == "a"
    assert await second.write(deadlines.claim, 10.0) is None
    assert await second.read(deadlines.first_free) is None
    await second.write(bury, first.process)
    again = await second.write(deadlines.claim, 10.0)
    assert again is not None and again.key == "a"


async def test_what_a_process_taken_for_dead_began_is_not_written(two: tuple[Database, Database]) -> None:
    first, second = two
    with first.as_it_is():
        await second.write(bury, first.process)
        with pytest.raises(StorageError, match="taken for dead"):
            await first.write(counters.add, "done twice")
    assert await second.read(counters.get, "done twice") == 0


async def test_a_process_that_was_taken_for_dead_joins_anew_with_another_number(
    two: tuple[Database, Database],
) -> None:
    first, second = two
    before, anew = first.process, asyncio.Event()
    first.subscribe(MISSED, lambda _: anew.set())
    await second.write(bury, before)
    await asyncio.wait_for(anew.wait(), 60)
    await first.write(counters.add, "alive")
    assert first.process > before


async def test_a_race_for_one_question_is_won_by_one_and_the_other_sees_it(
    table: Company, two: tuple[Database, Database]
) -> None:
    position = await table.live()
    decision = next(d for d in position.asked if d.answer is None)
    user, asked = position.match.in_seat(decision.seat).user, position.asked_at[decision.seat]
    picks = [(option.key,) for option in decision.options[:2]]
    both = [
        Turns(database, lambda: 0.0).take(Picked(1, user, decision.seat, asked, pick, click))
        for database, pick, click in zip(two, picks, (71, 72), strict=True)
    ]
    outcomes = await asyncio.gather(*both)
    assert sorted(outcome.kind for outcome in outcomes) == ["played", "stale"]


async def test_settings_changed_in_one_process_are_known_in_the_other(two: tuple[Database, Database]) -> None:
    first, second = two
    cache = PreferenceCache(second)
    await first.write(people.meet, 1, "Ada")
    assert (await cache.of(1)).language is None
    told = asyncio.Event()
    second.subscribe("settings", lambda _: told.set())
    await first.write(people.set_preferences, 1, people.Preferences(language="fr"))
    await asyncio.wait_for(told.wait(), 60)
    assert (await cache.of(1)).language == "fr"


async def test_the_budget_of_dms_is_one_for_all_processes(two: tuple[Database, Database]) -> None:
    asked = [database.write(counters.take, "dms", 5) for database in two for _ in range(5)]
    assert sum(await asyncio.gather(*asked)) == 5


# -- places ----------------------------------------------------------------------------------------------


async def test_places_are_taken_and_a_further_process_stands_by_until_one_is_free(server: Server) -> None:
    settings = Config(LOCAL_TOKEN, server, processes=2, shards=Shards((0, 1, 2, 3), 4))
    first, second, third = [await Database.open(server) for _ in range(3)]
    assert (await take_place(settings, first)).shards == Shards((0, 2), 4)
    assert (await take_place(settings, second)).shards == Shards((1, 3), 4)
    standing_by = asyncio.create_task(take_place(settings, third))
    await second.close()
    assert (await standing_by).shards == Shards((1, 3), 4)
    await first.close()
    await third.close()


async def test_a_process_whose_place_was_taken_is_told(server: Server) -> None:
    settings = Config(LOCAL_TOKEN, server)
    first, second = await Database.open(server), await Database.open(server)
    await take_place(settings, first)

    def usurp(tx: Transaction) -> None:
        bury(tx, first.process)
        processes.claim_slot(tx, 1)

    await second.write(usurp)
    await asyncio.wait_for(first.evicted.wait(), 60)
    await first.close()
    await second.close()


def test_shards_are_dealt_out_so_that_each_process_has_some() -> None:
    settings = Config(LOCAL_TOKEN, Server("postgresql://h/n"), processes=3)
    assert [shards_of(slot, settings).held for slot in range(3)] == [(0,), (1,), (2,)]


def test_a_file_is_not_shared() -> None:
    with pytest.raises(ConfigError, match="several need a PostgreSQL database"):
        load({"BATHYSPHERE_PROCESSES": "2"})


async def test_two_processes_share_the_requests_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    pace = Pace()
    await pace.turn()
    pace.share(2)
    for _ in range(3):
        await pace.turn()
    assert len(slept) == 2 and sum(slept) > 0.09, "20 a second each"


async def test_a_newer_version_waits_for_those_of_the_older(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    older = await Database.open(server)
    folder = tmp_path / "migrations"
    folder.mkdir()
    for file in schema.MIGRATIONS.glob("*.sql"):
        (folder / file.name).write_text(file.read_text())
    new = folder / f"{schema.newest() + 1:03}_more.sql"
    monkeypatch.setattr(schema, "MIGRATIONS", folder)
    new.write_text("ALTER TABLE people ADD COLUMN more INTEGER;")
    with pytest.raises(StorageError, match="1 processes of an older version use it"):
        await Database.open(server)
    new.write_text(f"{schema.BESIDE}\nALTER TABLE people ADD COLUMN more INTEGER;")
    newer = await Database.open(server)
    await older.write(people.meet, 1, "Ada")
    await older.close()
    await newer.close()


# -- over the wire ---------------------------------------------------------------------------------------


class Fleet:
    """Two processes with a shard each, and a third that stands by, over one box and one database."""

    def __init__(self, box: Box, server: Server) -> None:
        self.box, self.server = box, server
        self.pids: list[int] = []
        self._lives = AsyncExitStack()
        self._births: list[Births] = []

    async def launch(self) -> None:
        births = Births()
        self._births.append(births)
        order = {"files": [], "processes": 2, **LEASE}
        await self._lives.enter_async_context(births.bot(self.box.url, self.server, **order))
        self.pids.append(births.pid)

    async def end(self) -> None:
        await self._lives.aclose()
        for births in self._births:
            births.end()

    @property
    def ears(self) -> int:
        """Which of the two hears the server's clicks."""
        return (int(self.box.world.guild_id) >> 22) % 2

    def connected(self, shard: int) -> bool:
        sessions = self.box.gateway.sessions.values()
        return any(one.shard == (shard, 2) and one.link is not None for one in sessions)

    async def kill(self, which: int) -> None:
        os.kill(self.pids[which], signal.SIGKILL)
        await self.box.until(lambda: not self.connected(which), "its death", 60.0)

    async def sit(self) -> list[Pilot]:
        first, second = patient(self.box, "Ada"), patient(self.box, "Bruno")
        opened = await first.slash("play", game="nautilus_island")
        assert opened.message is not None
        await second.presses("Join")
        await first.presses("Start")
        await self.box.until(lambda: len(self.posts()) > 0, "the first board", 60.0)
        return [first, second]

    async def turn(self, pilots: list[Pilot]) -> None:
        """Whoever must move, moves."""
        database = await Database.open(self.server)
        position = await Turns(database, lambda: 0.0).live(1)
        await database.close()
        users = {str(position.match.in_seat(seat).user) for seat in engine.waiting(position.asked)}
        mover = next(pilot for pilot in pilots if pilot.id in users)
        answer = await opens(mover)
        while answer.message is not None and (offer := offered(answer.message)):
            answer = await offer.pick(mover, answer.message, offer.keys[-1])

    def posts(self) -> list[Message]:
        threads = [c for c in self.box.world.channels.values() if c["type"] == 11]
        return [m for t in threads for m in self.box.people[-1].sees(t) if m["author"].get("bot")]

    async def all_said(self) -> None:
        """Every letter is said, once, and nothing else is."""
        database = await Database.open(self.server)
        while await database.read(outbox.queues):
            await self.box.changes.until(lambda: False, 0.02)
        query = "SELECT message FROM outbox WHERE queue = 'match:1' AND message > 0 ORDER BY id"
        said = [row["message"] for row in await database.read(Transaction.all, query)]
        await database.close()
        assert said == [int(post["id"]) for post in self.posts()], "in order, each once"


@pytest.fixture
async def fleet(server: Server) -> AsyncIterator[Fleet]:
    box = await Box.start()
    box.world.starts.shards = box.world.starts.required = box.world.starts.max_concurrency = 2
    fleet = Fleet(box, server)
    try:
        await fleet.launch()
        await fleet.launch()
        yield fleet
    finally:
        await fleet.end()
        await box.stop()
    assert box.violations == []


async def test_an_evening_is_played_with_two_processes(fleet: Fleet) -> None:
    assert sorted(one.shard for one in fleet.box.gateway.sessions.values()) == [(0, 2), (1, 2)]
    pilots = await fleet.sit()
    for _ in range(4):
        await fleet.turn(pilots)
    turns = await pilots[0].slash("turns", channel="dm")
    assert "Nautilus Island" in turns.text, "a click in a DM comes to shard 0, whatever the match"
    await fleet.all_said()


@pytest.mark.parametrize("hears", [True, False])
async def test_a_process_that_is_killed_is_replaced_by_the_one_that_stands_by(
    fleet: Fleet, hears: bool
) -> None:
    pilots = await fleet.sit()
    standing_by = asyncio.create_task(fleet.launch())
    await fleet.turn(pilots)
    victim = fleet.ears if hears else 1 - fleet.ears
    await fleet.kill(victim)
    await standing_by
    assert fleet.connected(victim)
    for _ in range(2):
        await fleet.turn(pilots)
    await fleet.all_said()


async def test_cut_connections_lose_and_double_nothing(fleet: Fleet) -> None:
    pilots = await fleet.sit()
    database = await Database.open(fleet.server)
    for _ in range(2):
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
        await database.write(Transaction.all, f"{cut} AND application_name LIKE 'bathysphere%'")
        await fleet.turn(pilots)
    await database.close()
    await fleet.all_said()


@pytest.fixture
def own_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[PostgresServer]:
    found = PostgresServer(synchronous_commit="on")
    yield found
    found.end()


async def test_a_restart_of_the_server_loses_and_doubles_nothing(own_server: PostgresServer) -> None:
    box = await Box.start()
    box.world.starts.shards = box.world.starts.required = box.world.starts.max_concurrency = 2
    fleet = Fleet(box, Server(f"{own_server.url}/postgres"))
    try:
        await fleet.launch()
        await fleet.launch()
        pilots = await fleet.sit()
        await fleet.turn(pilots)
        own_server.stop("immediate")
        refused = await opens(pilots[0])
        assert "can't reach my notebook" in refused.text
        own_server.start()
        await fleet.turn(pilots)
        await fleet.all_said()
    finally:
        await fleet.end()
        await box.stop()
    assert box.violations == []
