"""All of a transaction or nothing; migrations run once."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import aiosqlite
import pytest

from storage import database as storage
from storage import people
from storage.database import Database, StorageError, Unusable


async def names(database: Database) -> list[str]:
    async with database.reader.execute("SELECT name FROM people ORDER BY user") as cursor:
        return [row["name"] for row in await cursor.fetchall()]


async def test_a_transaction_that_fails_leaves_nothing(database: Database) -> None:
    with pytest.raises(ZeroDivisionError):
        async with database.write() as tx:
            await people.meet(tx, 1, "Ada")
            raise ZeroDivisionError
    assert await names(database) == []


async def test_a_cancelled_transaction_leaves_nothing_and_the_next_one_works(database: Database) -> None:
    inside = asyncio.Event()

    async def slow() -> None:
        async with database.write() as tx:
            await people.meet(tx, 1, "Ada")
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(slow())
    await inside.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    async with database.write() as tx:
        await people.meet(tx, 2, "Bruno")
    assert await names(database) == ["Bruno"]


async def test_two_writers_take_turns(database: Database) -> None:
    async def meet(user: int) -> None:
        async with database.write() as tx:
            await people.meet(tx, user, f"person {user}")

    await asyncio.gather(*(meet(user) for user in range(20)))
    assert len(await names(database)) == 20


async def test_what_was_written_is_there_after_reopening(tmp_path: Path) -> None:
    first = await Database.open(tmp_path / "kept.db")
    async with first.write() as tx:
        await people.meet(tx, 1, "Ada")
    await first.close()
    again = await Database.open(tmp_path / "kept.db")
    assert await names(again) == ["Ada"]
    await again.close()


async def test_the_reader_cannot_write(database: Database) -> None:
    with pytest.raises(Exception, match="readonly"):
        await people.meet(database.reader, 1, "Ada")


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "new.db")
    async with database.write() as tx:
        await tx.execute("PRAGMA user_version = 999")
    await database.close()
    with pytest.raises(StorageError, match="newer version"):
        await Database.open(tmp_path / "new.db")


async def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "poem.db").write_text("no database, a poem " * 100)
    before = set(threading.enumerate())
    with pytest.raises(StorageError, match=r"poem\.db: file is not a database") as refused:
        await Database.open(tmp_path / "poem.db")
    assert "\n" not in str(refused.value)
    left = [thread for thread in set(threading.enumerate()) - before if not thread.daemon]
    for thread in left:
        await asyncio.to_thread(thread.join, 10)
    assert not any(thread.is_alive() for thread in left), "a thread would keep the process from ending"


async def test_a_folder_is_refused_and_no_thread_is_left_to_complain(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    with pytest.raises(StorageError, match="unable to open database file"):
        await Database.open(tmp_path)
    left = set(threading.enumerate()) - before
    assert not any("connection" in thread.name for thread in left)


@pytest.mark.parametrize(
    ("code", "hopeless"),
    [
        (sqlite3.SQLITE_IOERR_WRITE, False),
        (sqlite3.SQLITE_FULL, False),
        (sqlite3.SQLITE_BUSY, False),
        (sqlite3.SQLITE_READONLY, True),
        (sqlite3.SQLITE_CANTOPEN, True),
    ],
)
async def test_a_full_disk_and_a_lock_may_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, hopeless: bool
) -> None:
    async def fails(path: Path, kind: type) -> None:
        error = sqlite3.OperationalError("it does not work")
        error.sqlite_errorcode = code
        raise error

    monkeypatch.setattr(storage, "_connect", fails)
    with pytest.raises(StorageError) as refused:
        await Database.open(tmp_path / "any.db")
    assert isinstance(refused.value, Unusable) == hopeless


async def test_a_transaction_in_one_hop_leaves_all_or_nothing(database: Database) -> None:
    async def half(tx: aiosqlite.Connection) -> None:
        await people.meet(tx, 1, "Ada")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.transact(half)
    await database.transact(lambda tx: people.meet(tx, 2, "Bruno"))
    assert await names(database) == ["Bruno"]


async def test_both_ways_to_write_wait_for_each_other(database: Database) -> None:
    async def one_hop(user: int) -> None:
        await database.transact(lambda tx: people.meet(tx, user, "quick"))

    async def many_hops(user: int) -> None:
        async with database.write() as tx:
            await people.meet(tx, user, "slow")
            await asyncio.sleep(0)
            assert len(await tx.execute_fetchall("SELECT * FROM people WHERE user = ?", (user,))) == 1

    await asyncio.gather(*(write(user) for user in range(20) for write in (one_hop, many_hops)))
    assert len(await names(database)) == 20


async def test_work_in_the_thread_waits_for_nothing_but_the_database(database: Database) -> None:
    async def naps(tx: aiosqlite.Connection) -> None:
        await people.meet(tx, 1, "Ada")
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="may wait for the database alone"):
        await database.transact(naps)
    assert await names(database) == []


async def test_several_reads_in_one_hop(database: Database) -> None:
    await database.transact(lambda tx: people.meet(tx, 1, "Ada"))

    async def both(db: aiosqlite.Connection) -> list[str | None]:
        found = [await people.get(db, 1), await people.get(db, 2)]
        return [person and person.name for person in found]

    assert await database.read(both) == ["Ada", None]


async def test_several_reads_are_of_one_moment(database: Database, tmp_path: Path) -> None:
    async def twice(db: aiosqlite.Connection) -> list[int]:
        counts = [await _count(db)]
        with sqlite3.connect(tmp_path / "test.db") as other:
            other.execute("INSERT INTO people (user, name) VALUES (1, 'Ada')")
        return [*counts, await _count(db)]

    assert await database.read(twice) == [0, 0]
    assert await database.read(_count) == 1


async def _count(db: aiosqlite.Connection) -> int:
    async with db.execute("SELECT count(*) FROM people") as cursor:
        row = await cursor.fetchone()
    assert row is not None
    return int(row[0])


async def test_whoever_waits_for_letters_is_woken_once_they_are_written(database: Database) -> None:
    woken: list[list[str]] = []

    async def ring() -> None:
        woken.append(await names(database))

    rung: list[asyncio.Task[None]] = []
    database.when_written("settings", lambda user: rung.append(asyncio.create_task(ring())))

    async def change(tx: aiosqlite.Connection) -> None:
        await people.meet(tx, 1, "Ada")
        await people.set_settings(tx, 1, people.Settings(language="fr"))

    await database.transact(change)
    async with database.write() as tx:
        await change(tx)
        assert len(rung) == 1, "not before it is written"
    await asyncio.gather(*rung)
    assert woken == [["Ada"], ["Ada"]]


async def test_nobody_is_woken_for_what_was_not_written(database: Database) -> None:
    rung: list[int] = []
    database.when_written("settings", rung.append)

    async def half(tx: aiosqlite.Connection) -> None:
        await people.set_settings(tx, 1, people.Settings())
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.transact(half)
    await database.transact(lambda tx: people.meet(tx, 1, "Ada"))
    assert rung == []


async def test_a_transaction_given_up_before_it_began_is_not_left_open(database: Database) -> None:
    busy, go_on = threading.Event(), threading.Event()

    async def long(tx: aiosqlite.Connection) -> None:
        busy.set()
        go_on.wait(60)

    async def late() -> None:
        async with database.write() as tx:
            await people.meet(tx, 1, "Ada")

    working = asyncio.create_task(database.transact(long))
    await asyncio.to_thread(busy.wait, 60)
    given_up = asyncio.create_task(late())
    await asyncio.sleep(0)  # its beginning waits behind the long one
    given_up.cancel()
    go_on.set()
    await asyncio.gather(working, given_up, return_exceptions=True)
    await database.transact(lambda tx: people.meet(tx, 2, "Bruno"))
    assert await names(database) == ["Bruno"]


async def test_a_statement_somebody_is_still_reading_does_not_hold_others_in_the_past(
    database: Database,
) -> None:
    for user, name in enumerate(("Ada", "Bruno")):
        await database.transact(lambda tx, user=user, name=name: people.meet(tx, user, name))
    async with database.reader.execute("SELECT name FROM people ORDER BY user") as cursor:
        await cursor.fetchone()
        await database.transact(lambda tx: people.meet(tx, 2, "Chiara"))
        assert await names(database) == ["Ada", "Bruno", "Chiara"]
