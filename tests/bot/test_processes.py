"""Several processes over one PostgreSQL: which of them does what, and which shards each has."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.config import LOCAL_TOKEN, Config, ConfigError, Shards, load
from bot.door.pace import DeliveryPace
from bot.door.places import shards_of, take_place
from bot.door.preferences import PreferenceCache
from bot.door.shard_starts import take_turn
from bot.match.turns import Picked, Turns
from storage import counters, deadlines, outbox, people, processes, schema
from storage.address import Server
from storage.database import Database
from storage.deadlines import Timer
from storage.errors import StorageError
from storage.news import MISSED
from storage.transaction import Transaction
from tests.bot.company import ADA, BRUNO, Company

pytestmark = pytest.mark.programs


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


async def test_shards_of_all_processes_start_one_after_the_other(two: tuple[Database, Database]) -> None:
    turns = [database.write(take_turn, "bucket 0", 100.0, 5.0) for database in two for _ in range(2)]
    assert sorted(await asyncio.gather(*turns)) == [100.0, 105.0, 110.0, 115.0]


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
    pace = DeliveryPace()
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
