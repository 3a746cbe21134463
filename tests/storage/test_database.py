"""All of a transaction or nothing; migrations run once."""

from __future__ import annotations

import ast
import asyncio
import re
import sqlite3
import threading
from pathlib import Path

import pytest

from storage import people
from storage import sqlite as storage
from storage.database import Database
from storage.errors import StorageError, Unusable
from storage.transaction import Transaction
from tests.kit import fresh_databases


async def names(database: Database) -> list[str]:
    rows = await database.read(Transaction.all, "SELECT name FROM people ORDER BY user")
    return [row["name"] for row in rows]


async def test_a_transaction_that_fails_leaves_nothing(database: Database) -> None:
    def half(tx: Transaction) -> None:
        people.meet(tx, 1, "Ada")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.write(half)
    await database.write(people.meet, 2, "Bruno")
    assert await names(database) == ["Bruno"]


async def test_two_writers_take_turns(database: Database) -> None:
    async def meet(user: int) -> None:
        await database.write(people.meet, user, f"person {user}")

    await asyncio.gather(*(meet(user) for user in range(20)))
    assert len(await names(database)) == 20


async def test_what_was_written_is_there_after_reopening(tmp_path: Path) -> None:
    first = await Database.open(tmp_path / "kept.db")
    await first.write(people.meet, 1, "Ada")
    await first.close()
    again = await Database.open(tmp_path / "kept.db")
    assert await names(again) == ["Ada"]
    await again.close()


@pytest.mark.sqlite
def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    connection = fresh_databases.careful(tmp_path / "kept.db")
    assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2
    connection.close()


async def test_the_reader_cannot_write(database: Database) -> None:
    with pytest.raises(Exception, match=r"read-?only"):
        await database.read(people.meet, 1, "Ada")


@pytest.mark.sqlite
async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "new.db")

    await database.write(Transaction.run, "PRAGMA user_version = 999")
    await database.close()
    with pytest.raises(StorageError, match="newer version"):
        await Database.open(tmp_path / "new.db")


@pytest.mark.sqlite
async def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "poem.db").write_text("no database, a poem " * 100)
    before = set(threading.enumerate())
    with pytest.raises(StorageError, match=r"poem\.db: file is not a database") as refused:
        await Database.open(tmp_path / "poem.db")
    assert "\n" not in str(refused.value)
    left = set(threading.enumerate()) - before
    assert not any("connection" in thread.name for thread in left), "it would keep the process from ending"


@pytest.mark.sqlite
@pytest.mark.parametrize("moment", ["opening", "closing"])
async def test_whoever_gives_up_half_way_leaves_no_connection_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    before = set(threading.enumerate())
    if moment == "opening":
        monkeypatch.setattr(storage, "_for_reading", _gives_up)
        with pytest.raises(asyncio.CancelledError):
            await Database.open(tmp_path / "left.db")
    else:
        database = await Database.open(tmp_path / "left.db")
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0)
        closing.cancel()
        await asyncio.gather(closing, return_exceptions=True)
    left = [t for t in set(threading.enumerate()) - before if "connection" in t.name]
    for thread in left:
        thread.join(5.0)
    assert not any(thread.is_alive() for thread in left)


def _gives_up(path: Path) -> sqlite3.Connection:
    raise asyncio.CancelledError


@pytest.mark.sqlite
async def test_a_folder_is_refused_and_no_thread_is_left_to_complain(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    with pytest.raises(StorageError, match="unable to open database file"):
        await Database.open(tmp_path)
    left = set(threading.enumerate()) - before
    assert not any("connection" in thread.name for thread in left)


@pytest.mark.sqlite
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
    def fails(path: Path) -> None:
        error = sqlite3.OperationalError("it does not work")
        error.sqlite_errorcode = code
        raise error

    monkeypatch.setattr(storage, "connect", fails)
    with pytest.raises(StorageError) as refused:
        await Database.open(tmp_path / "any.db")
    assert isinstance(refused.value, Unusable) == hopeless


async def test_several_reads_in_one_hop(database: Database) -> None:
    await database.write(people.meet, 1, "Ada")

    def both(tx: Transaction) -> list[str | None]:
        found = [people.get(tx, 1), people.get(tx, 2)]
        return [person.name if person else None for person in found]

    assert await database.read(both) == ["Ada", None]


async def test_several_reads_are_of_one_moment(database: Database) -> None:
    loop = asyncio.get_running_loop()

    def twice(tx: Transaction) -> list[int]:
        counts = [_count(tx)]
        asyncio.run_coroutine_threadsafe(database.write(people.meet, 1, "Ada"), loop).result()
        return [*counts, _count(tx)]

    assert await database.read(twice) == [0, 0]
    assert await database.read(_count) == 1


def _count(tx: Transaction) -> int:
    return len(tx.all("SELECT * FROM people"))


async def test_whoever_waits_for_letters_is_woken_once_they_are_written(database: Database) -> None:
    woken: list[list[str]] = []

    async def ring() -> None:
        woken.append(await names(database))

    rung: list[asyncio.Task[None]] = []
    database.subscribe("settings", lambda user: rung.append(asyncio.create_task(ring())))

    def change(tx: Transaction) -> None:
        people.meet(tx, 1, "Ada")
        people.set_preferences(tx, 1, people.Preferences(language="fr"))
        assert not rung, "not before it is written"

    await database.write(change)
    await asyncio.gather(*rung)
    assert woken == [["Ada"]]


async def test_nobody_is_woken_for_what_was_not_written(database: Database) -> None:
    rung: list[int] = []
    database.subscribe("settings", rung.append)

    def half(tx: Transaction) -> None:
        people.set_preferences(tx, 1, people.Preferences())
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.write(half)
    await database.write(people.meet, 1, "Ada")
    assert rung == []


async def test_a_transaction_whose_caller_gave_up_is_whole_all_the_same(database: Database) -> None:
    busy, go_on = threading.Event(), threading.Event()

    def long(tx: Transaction) -> None:
        people.meet(tx, 1, "Ada")
        busy.set()
        go_on.wait(60)
        people.meet(tx, 2, "Bruno")

    given_up = asyncio.create_task(database.write(long))
    await asyncio.to_thread(busy.wait, 60)
    given_up.cancel()
    go_on.set()
    await asyncio.gather(given_up, return_exceptions=True)
    await database.write(people.meet, 3, "Chiara")
    assert await names(database) == ["Ada", "Bruno", "Chiara"]


async def test_a_closed_database_says_so_without_a_drivers_words(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "closed.db")
    await database.close()
    with pytest.raises(StorageError, match="the database is closed"):
        await names(database)


NUMBERED_OR_NAMED = re.compile(r"\?\d|[=(,] ?[:@$][a-z]")


def test_values_are_bound_by_their_order_alone() -> None:
    """Python's sqlite3 warns of numbers (3.12) and refuses names (3.14) where values come in a row."""
    for file in Path(storage.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not NUMBERED_OR_NAMED.search(node.value), f"{file.name}:{node.lineno}"


async def test_a_mistake_of_the_works_own_is_not_taken_for_the_databases(database: Database) -> None:
    def mistaken(tx: Transaction) -> None:
        raise ValueError("forty-two")

    with pytest.raises(ValueError, match="forty-two"):
        await database.write(mistaken)
