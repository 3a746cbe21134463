"""Deadlines are types: each fires, those of an older database too; an unknown one holds up no other."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.match import deadlines
from bot.match.deadlines import (
    AnswerUnseen,
    CallPeople,
    ChallengeEnds,
    Deadline,
    HeldPost,
    InterimPost,
    OfferLapses,
    OneLookEnds,
    OrdersDue,
    Remind,
    RoundEnds,
    StandInMoves,
    TableIdle,
    TimeOut,
    VacationEnds,
    VoteLapses,
    WindowCloses,
)
from bot.match.scheduler import Handler, Scheduler
from bot.match.turns import OutcomeKind
from bot.text.messages import shown_names
from games.core.model import Seat
from storage import deadlines as stored
from storage import matches, schema
from storage.database import Database
from storage.deadlines import Timer
from storage.sqlite import connect
from storage.transaction import Transaction, json_text
from tests.bot.company import ADA, BRUNO, DAY, HOUR, Company, company

BEFORE = 4  # the schema of the version before
SINCE = {
    AnswerUnseen,
    CallPeople,
    ChallengeEnds,
    HeldPost,
    RoundEnds,
}  # deadlines that the version before did not have
OLD_ROWS = {  # as that version wrote them: kind, at, due -> what it is now
    ("orders", 5, 1.0): OrdersDue(5),
    ("window", 5, 2.0): WindowCloses(5),
    ("interim", 6, 3.0): InterimPost(6),
    ("stand-in", 6, 4.0): StandInMoves(),
    ("remind:2", 0, 5.0): Remind(Seat(2)),
    ("return", 0, 6.5): VacationEnds(6.5),
    ("timeout", 0, 7.0): TimeOut(),
    ("vote:7", 7, 8.0): VoteLapses(7),
    ("offer:12", 12, 9.0): OfferLapses(12),
    ("tidy:1", 3, 10.0): OneLookEnds(Seat(1)),
    ("idle", 1, 11.0): TableIdle(warned=True),
}


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database of the version before, with a row of every kind, and a fresh table's."""
    folder, path = tmp_path / "migrations", tmp_path / "old.db"
    folder.mkdir()
    for file in sorted(schema.MIGRATIONS.glob("*.sql"))[:BEFORE]:
        shutil.copy(file, folder)
    sqlite = connect(path)
    with monkeypatch.context() as before:
        before.setattr(schema, "MIGRATIONS", folder)
        schema.migrate(sqlite)
    for id in (1, 2):
        sqlite.execute(
            "INSERT INTO matches (id, game, phase, language, host, channel, variants, created, touched)"
            " VALUES (?, 'nautilus_island', 'lobby', 'en', 11, 2, '{}', 0, 0)",
            (id,),
        )
    rows = [(1, *row) for row in OLD_ROWS] + [(2, "idle", 0, 12.0)]
    sqlite.executemany("INSERT INTO deadlines (match, kind, at, due) VALUES (?, ?, ?, ?)", rows)
    sqlite.close()
    return path


class Firing:
    """A scheduler that notes what it hands out."""

    def __init__(self, database: Database, *kinds: type) -> None:
        self.fired: list[tuple[int, Any]] = []
        self.database = database
        handlers: dict[type, Handler] = dict.fromkeys(kinds, self._note)
        self.scheduler = Scheduler(database, lambda: 100.0, handlers)

    async def _note(self, match: int, deadline: Deadline) -> None:
        self.fired.append((match, deadline))
        await self.database.write(deadlines.drop, match, deadline)


@pytest.mark.sqlite
async def test_every_deadline_of_the_version_before_fires(old: Path) -> None:
    database = await Database.open(old)
    firing = Firing(database, *get_args(Deadline))
    await firing.scheduler.fire()
    left = await database.read(stored.first)
    await database.close()
    assert firing.fired == [*((1, deadline) for deadline in OLD_ROWS.values()), (2, TableIdle())]
    assert left is None
    assert {type(deadline) for deadline in OLD_ROWS.values()} == set(get_args(Deadline)) - SINCE


@pytest.mark.sqlite
async def test_letters_of_the_version_before_keep_their_order_and_state(old: Path) -> None:
    with sqlite3.connect(old) as sqlite:
        sqlite.execute("INSERT INTO outbox (match, at, lane, body) VALUES (1, 3, 'match:1', x'01')")
    sqlite.close()
    database = await Database.open(old)
    rows = await database.read(Transaction.all, "SELECT queue, at, status FROM outbox")
    await database.close()
    assert [dict(row) for row in rows] == [{"queue": "match:1", "at": 3, "status": "waiting"}]


@pytest.mark.sqlite
async def test_a_stand_in_of_the_version_before_has_its_sign_once(old: Path) -> None:
    stored = [
        ("⚙ Nemo (stand-in)", 1),
        ("⚙ Zoé (remplaçant)", 1),
        ("⚙ Ned (sostituto)", 1),
        ("Ada (stand-in)", 0),
    ]
    with sqlite3.connect(old) as sqlite:
        for place, (name, stand_in) in enumerate(stored):
            query = "INSERT INTO players (match, place, user, name, seat, stand_in) VALUES (1, ?, 0, ?, ?, ?)"
            sqlite.execute(query, (place, name, place, stand_in))
    sqlite.close()
    database = await Database.open(old)
    found = await database.read(matches.get, 1)
    await database.close()
    assert found is not None and found.names == ("Nemo", "Zoé", "Ned", "Ada (stand-in)")
    assert shown_names(found, "en")[1:] == ("⚙ Zoé", "⚙ Ned", "Ada (stand-in)")


def downgrade(path: Path) -> None:
    """Write a database back as the version before would have left it."""
    sqlite = connect(path)
    sqlite.executescript(
        """
        DROP TABLE season_pairs;
        DROP TABLE season_people;
        DROP TABLE seasons;
        DROP INDEX matches_by_guild;
        DROP TABLE notes;
        DROP TABLE wishes;
        ALTER TABLE people DROP COLUMN called;
        ALTER TABLE people DROP COLUMN idle;
        DROP TABLE ratings;
        DROP INDEX results_counted;
        ALTER TABLE results DROP COLUMN counted;
        ALTER TABLE players DROP COLUMN changed;
        ALTER TABLE outbox DROP COLUMN holder;
        DROP TABLE processes;
        DROP TABLE seals;
        ALTER TABLE matches DROP COLUMN commitment;
        ALTER TABLE players DROP COLUMN value;
        ALTER TABLE players DROP COLUMN strength;
        DROP TABLE lessons;
        ALTER TABLE outbox RENAME COLUMN queue TO lane;
        DROP INDEX outbox_by_queue;
        CREATE INDEX outbox_by_lane ON outbox (lane, match, id);
        CREATE TABLE before (match INTEGER, kind TEXT, at INTEGER, due REAL, PRIMARY KEY (match, kind));
        INSERT INTO before SELECT match, key, coalesce(
            what ->> 'asked', what ->> 'at', what ->> 'proposal', what ->> 'warned', 0), due FROM deadlines;
        DROP TABLE deadlines;
        ALTER TABLE before RENAME TO deadlines;
        CREATE INDEX deadlines_by_due ON deadlines (due);
        PRAGMA user_version = 4;
        """
    )
    sqlite.close()


@pytest.mark.sqlite
async def test_a_match_of_the_version_before_plays_on_with_all_that_waited_in_it(tmp_path: Path) -> None:
    path = tmp_path / "under_way.db"
    async with company(path) as found:
        await found.sits(ADA, BRUNO, pace="brisk")
        await found.pauses.ask(1, ADA)
        posts = len(await found.posts())
    downgrade(path)
    async with company(path) as found:
        assert len(await found.posts()) == posts, "the letters still wait"
        assert (await found.plays()).kind == OutcomeKind.PLAYED
        await found.passes(40 * DAY)
        notices = await found.notices()
        assert any(player.stand_in for player in (await found.match()).players)
    assert {"ask-pause", "pause-refused", "remind-until", "ask-absence", "absence-stand-in"} <= set(notices)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path / "deadlines.db") as found:
        await found.sits(ADA, BRUNO)
        await found.database.write(stored.drop_all, 1)
        yield found


@pytest.mark.parametrize("what", ['{"type":"tide","at":3}', '{"type":"remind"}', "{", ""])
async def test_one_of_an_unknown_kind_is_named_kept_and_holds_up_nobody(
    table: Company, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    def work(tx: Transaction) -> None:
        stored.save(tx, Timer(1, "tide", what, 1.0))
        deadlines.save(tx, 1, TimeOut(), 2.0)

    await table.database.write(work)
    firing = Firing(table.database, TimeOut)
    with caplog.at_level(logging.ERROR):
        await firing.scheduler.fire()
        await firing.scheduler.fire()
    assert firing.fired == [(1, TimeOut())]
    (said,) = caplog.messages
    assert "tide of table 1" in said and what in said
    assert not caplog.records[0].exc_info
    assert await table.database.read(stored.first) == Timer(1, "tide", what, 100.0 + HOUR)


def test_every_deadline_has_a_handler(table: Company) -> None:
    assert set(table.scheduler._handlers) == set(get_args(Deadline))


@pytest.mark.parametrize("deadline", OLD_ROWS.values())
def test_a_stored_deadline_is_read_as_it_was_set(deadline: Deadline) -> None:
    assert deadlines.read(Timer(1, deadline.key, json_text(deadline), 1.0)) == deadline
