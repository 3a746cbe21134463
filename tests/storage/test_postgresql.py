"""PostgreSQL: the same rows as SQLite, several processes at once, and one clear line for what goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from psycopg.errors import LockNotAvailable

from bot.cli.__main__ import main
from bot.config import ConfigError, load
from storage import counters, dialect, keeping, matches, people, postgresql_link, schema, transfer
from storage.address import Server
from storage.database import Database
from storage.errors import StorageError, Unusable
from storage.postgresql import BESIDE_OTHERS
from storage.postgresql_link import connect
from storage.transaction import Transaction
from tests.bot.company import ADA, BRUNO, company
from tests.kit.postgresql import PostgresServer, empty_at

pytestmark = pytest.mark.programs


@pytest.fixture
def server(postgresql_server: str, tmp_path: Path) -> Server:
    """A database of its own."""
    return empty_at(tmp_path / "there")


@pytest.fixture
async def database(server: Server) -> AsyncIterator[Database]:
    database = await Database.open(server)
    yield database
    await database.close()


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """A server that a test may stop."""
    found = PostgresServer(synchronous_commit="on")
    yield found
    found.end()


def test_reserved_words_blobs_and_parameters_are_translated_and_texts_are_left() -> None:
    said = "UPDATE p SET user = ?, body = x'00' WHERE user = ? AND name = 'user ?' AND \"window\" = ?"
    assert dialect.statement(said.replace('"window"', "window")) == (
        "UPDATE p SET \"user\" = $1, body = '\\x00'::BYTEA"
        ' WHERE "user" = $2 AND name = \'user ?\' AND "window" = $3'
    )


# -- several processes -----------------------------------------------------------------------------------


async def test_two_processes_that_count_at_once_lose_nothing(server: Server, database: Database) -> None:
    other = await Database.open(server)

    def count(tx: Transaction) -> None:
        counters.save(tx, "clicks", counters.get(tx, "clicks") + 1)  # as careless as can be

    await asyncio.gather(*(one.write(count) for _ in range(20) for one in (database, other)))
    await other.close()
    assert await database.read(counters.get, "clicks") == 40


async def test_a_transaction_that_is_beaten_again_and_again_gets_through_alone(
    server: Server, database: Database
) -> None:
    rival, tries = connect(server), 0
    rival.execute("SET lock_timeout = '50ms'")

    def beaten(tx: Transaction) -> None:
        nonlocal tries
        tries += 1
        seen = counters.get(tx, "clicks")
        with suppress(LockNotAvailable), rival.transaction():
            rival.execute("SELECT 1 FROM processes")  # as all do who write
            rival.execute("UPDATE counters SET count = count + 1")
        counters.save(tx, "clicks", seen + 1)

    await database.write(counters.save, "clicks", 0)
    await database.write(beaten)
    rival.close()
    assert tries == BESIDE_OTHERS + 1


async def test_processes_that_start_at_once_migrate_once(server: Server) -> None:
    opened = await asyncio.gather(*(Database.open(server) for _ in range(4)))
    assert await opened[0].read(matches.tally) == {}
    for one in opened:
        await one.close()
    assert keeping.schema_of(server) == schema.newest()


# -- what goes wrong -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://host/name", "a database is a file, or a URL that begins with postgresql://, not mysql://"),
        ("postgresql://host", "lacks the database's name"),
        ("postgresql://host:port/name", "cannot be read"),
    ],
)
def test_a_wrong_url_is_refused_in_one_line(url: str, said: str) -> None:
    with pytest.raises(ConfigError, match=said):
        load({"BATHYSPHERE_DATABASE": url})


async def test_a_password_that_is_refused_is_not_shown(server: Server) -> None:
    wrong = Server(server.url.replace("tests-only", "open-sesame"))
    with pytest.raises(Unusable, match="password authentication failed") as refused:
        await Database.open(wrong)
    assert "sesame" not in f"{refused.value} {wrong} {wrong!r}" and "\n" not in str(refused.value)


async def test_a_database_that_is_not_there_is_named(server: Server) -> None:
    with pytest.raises(Unusable, match='database "nowhere" does not exist'):
        await Database.open(Server(server.url.replace("/postgres?", "/nowhere?")))


async def test_a_user_who_may_not_make_tables_is_refused_in_one_line(server: Server) -> None:
    admin = connect(server)
    admin.execute("CREATE ROLE guest LOGIN PASSWORD 'tests-only'")
    admin.execute("GRANT USAGE ON SCHEMA public TO guest")
    guest = server.url.replace("postgres:", "guest:").partition("?")[0]
    try:
        with pytest.raises(Unusable, match="permission denied for schema public") as refused:
            await Database.open(Server(f"{guest}?options=-csearch_path%3Dpublic"))
    finally:
        admin.execute("DROP OWNED BY guest; DROP ROLE guest", prepare=False)
        admin.close()
    assert "\n" not in str(refused.value)


async def test_a_server_that_is_not_there_may_come(own_server: PostgresServer) -> None:
    there = Server(f"{own_server.url}/postgres")
    own_server.stop()
    with pytest.raises(StorageError, match="cannot use the database") as refused:
        await Database.open(there)
    assert not isinstance(refused.value, Unusable)
    own_server.start()
    await (await Database.open(there)).close()


async def test_a_server_of_an_old_version_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql_link, "OLDEST", 99)
    with pytest.raises(Unusable, match=r"is PostgreSQL \d+; 99 or newer is needed"):
        await Database.open(server)


async def test_a_database_of_a_newer_version_is_left_alone(server: Server, database: Database) -> None:
    await database.write(Transaction.run, "UPDATE schema_version SET version = 999")
    with pytest.raises(Unusable, match=r"newer version \(schema 999"):
        await Database.open(server)


async def test_a_full_disk_may_pass(database: Database) -> None:
    def full(tx: Transaction) -> None:
        people.meet(tx, 1, "Ada")
        raise psycopg.errors.DiskFull("could not extend file: No space left on device")

    with pytest.raises(StorageError, match="No space left") as refused:
        await database.write(full)
    assert not isinstance(refused.value, Unusable)
    assert await database.read(people.get, 1) is None
    await database.write(people.meet, 2, "Bruno")


async def test_a_connection_lost_in_a_transaction_loses_and_doubles_nothing(database: Database) -> None:
    cut = 0

    def meet(tx: Transaction) -> None:
        nonlocal cut
        people.meet(tx, 1, "Ada")
        counters.add(tx, "met")
        if not cut:
            cut = (tx.one("SELECT pg_backend_pid() AS pid") or {})["pid"]
            tx.run("SELECT pg_terminate_backend(CAST(? AS INTEGER))", cut)

    await database.write(meet)
    assert await database.read(counters.get, "met") == 1


async def test_play_goes_on_when_the_server_is_back(own_server: PostgresServer) -> None:
    database = await Database.open(Server(f"{own_server.url}/postgres"))
    await database.write(people.meet, 1, "Ada")
    own_server.stop("immediate")
    with pytest.raises(StorageError):
        await database.write(people.meet, 2, "Bruno")
    own_server.start()
    await database.write(people.meet, 3, "Chiara")
    assert (await database.read(people.get, 1)) is not None
    await database.close()


# -- moving ----------------------------------------------------------------------------------------------


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A SQLite file with a match under way."""

    async def play() -> None:
        async with company(tmp_path / "played.db") as table:
            await table.sits(ADA, BRUNO)
            for _ in range(4):
                await table.plays_turn()

    asyncio.run(play())
    return tmp_path / "played.db"


def migrate(monkeypatch: pytest.MonkeyPatch, source: Path | Server, target: str) -> int:
    """The command."""
    named = source.url if isinstance(source, Server) else str(source)
    monkeypatch.setenv("BATHYSPHERE_DATABASE", named)
    return main(["migrate", "--to", target])


@pytest.mark.sqlite
def test_a_database_is_moved_there_and_back_and_is_the_same(
    played: Path, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    back = played.with_name("back.db")
    assert migrate(monkeypatch, played, server.url) == 0
    assert "1 matches under way, all of them can be played on" in capsys.readouterr().out
    assert migrate(monkeypatch, server, str(back)) == 0
    with keeping.reading(played) as before, keeping.reading(back) as after:
        for table in transfer.tables(schema.newest()):
            assert list(transfer.pages(before, table)) == list(transfer.pages(after, table))


@pytest.mark.sqlite
def test_what_does_not_arrive_as_it_was_is_not_kept(
    played: Path, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = Transaction.run_each
    monkeypatch.setattr(Transaction, "run_each", lambda tx, said, rows: honest(tx, said, rows[:-1]))
    assert migrate(monkeypatch, played, server.url) == 2
    assert "did not arrive as it was" in capsys.readouterr().err
    with keeping.reading(server) as tx:
        assert matches.tally(tx) == {}


@pytest.mark.sqlite
def test_new_rows_are_numbered_after_those_that_were_moved(
    played: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(monkeypatch, played, server.url)

    async def opens_another() -> int:
        async with company(server) as table:
            await table.plays_turn(1)
            return (await table.sits(ADA, BRUNO)).id

    assert asyncio.run(opens_another()) == 2


@pytest.mark.sqlite
def test_a_migration_started_twice_says_so(
    played: Path, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = played.with_name("copy.db")
    keeping.back_up(played, copy)
    with transfer.moving(played, server):
        assert migrate(monkeypatch, copy, server.url) == 2
        assert "being moved" in capsys.readouterr().err
    assert migrate(monkeypatch, copy, server.url) == 2
    assert "is not empty" in capsys.readouterr().err


@pytest.mark.sqlite
def test_the_hosts_commands_work_with_a_server(
    played: Path, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    migrate(monkeypatch, played, server.url)
    monkeypatch.setenv("BATHYSPHERE_DATABASE", server.url)
    capsys.readouterr()
    assert main(["check"]) == 0 and "1 matches under way" in capsys.readouterr().out
    assert main(["problems"]) == 0 and "Nobody" in capsys.readouterr().out
    assert main(["backup", str(played.with_name("backup.db"))]) == 0
    assert "matches: 1 playing" in capsys.readouterr().out
    main(["doctor"])
    said = capsys.readouterr().out
    assert "OK   database: postgresql://" in said and "OK   schema" in said and "tests-only" not in said
