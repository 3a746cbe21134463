"""What goes in comes out: matches, journal, snapshots, outbox, data sets."""

from __future__ import annotations

import pytest

from games.core.data import DataSet
from games.core.model import Action, Event, Say, Seat, Setup, Undo, Who
from storage import datasets, journal, matches, outbox, people, snapshots
from storage.database import Conflict, Database
from storage.journal import Entry
from storage.snapshots import LIVE, SETTLED, Snapshot

SETUP = Setup("nautilus_island", 1, "abc", 2, "seed", ("faces=all_up",))


async def a_table(database: Database) -> int:
    async with database.write() as tx:
        match = await matches.create(
            tx,
            game="nautilus_island",
            language="fr",
            host=11,
            guild=1,
            channel=2,
            variants={"faces": "all_up"},
            options=matches.Options(size=3),
            now=5.0,
        )
        for user, name in ((11, "Ada"), (12, "Bruno")):
            await people.meet(tx, user, name)
            await matches.sit(tx, match, user, name, 5.0)
    return match


async def test_a_match_keeps_its_players_by_seat_once_begun(database: Database) -> None:
    match = await a_table(database)
    async with database.write() as tx:
        await matches.begin(tx, match, SETUP, [2, 1], 6.0)
    found = await matches.get(database.reader, match)
    assert found is not None
    assert found.names == ("Bruno", "Ada")
    assert found.setup == SETUP
    assert (found.seats_of(11), found.seats_of(12), found.seats_of(13)) == ((1,), (0,), ())
    assert found.options.size == 3


async def test_the_newest_titles_come_first_and_no_more_than_wanted(database: Database) -> None:
    older, newer = await a_table(database), await a_table(database)
    found = [title.id for title in await matches.titles(database.reader, 11, ("lobby",))]
    assert found == [newer, older]
    assert len(await matches.titles(database.reader, 11, ("lobby",), 1)) == 1


async def test_a_match_begins_only_once(database: Database) -> None:
    match = await a_table(database)
    async with database.write() as tx:
        await matches.begin(tx, match, SETUP, [2, 1], 6.0)
    with pytest.raises(Conflict):
        async with database.write() as tx:
            await matches.begin(tx, match, SETUP, [1, 2], 7.0)


async def test_the_version_guards_against_two_writers(database: Database) -> None:
    match = await a_table(database)
    async with database.write() as tx:
        await matches.advance(tx, match, 0, 1, 6.0)
    with pytest.raises(Conflict):
        async with database.write() as tx:
            await matches.advance(tx, match, 0, 1, 7.0)


async def test_journal_rows_come_back_as_they_were(database: Database) -> None:
    match = await a_table(database)
    event = Event(Say("found", {"who": Who(Seat(1)), "cards": (Say("coat"),)}), frozenset({Seat(1)}), True)
    rows = [
        Entry(1, None, (), "hard", True),
        Entry(2, Action(Seat(1), "explore", ("column:1",)), (event,), "none", False, interaction=77),
        Entry(3, Undo(1), (), "none", False),
    ]
    async with database.write() as tx:
        for row in rows:
            await journal.append(tx, match, row, 1.0)
    assert await journal.entries(database.reader, match) == rows
    assert await journal.from_interaction(database.reader, 77)
    assert not await journal.from_interaction(database.reader, 78)
    assert await journal.last_of(database.reader, match, Seat(1)) == 2
    assert journal.standing(rows) == rows[:1]
    assert journal.transcript(SETUP, rows).actions == ()


async def test_a_branch_of_chance_is_kept_and_stands(database: Database) -> None:
    match = await a_table(database)
    rows = [
        Entry(1, None, (), "hard", True),
        Entry(2, Action(Seat(1), "explore", ("column:1",)), (), "none", False),
        Entry(3, Undo(1, 1), (), "hard", True),
        Entry(4, Action(Seat(1), "explore", ("column:2",)), (), "none", False),
        Entry(5, Undo(1), (), "none", False),
    ]
    async with database.write() as tx:
        for row in rows:
            await journal.append(tx, match, row, 1.0)
    assert await journal.entries(database.reader, match) == rows
    assert journal.standing(rows) == [rows[0], rows[2]]


def test_a_later_branch_takes_an_earlier_one_back_and_counts_actions_alone() -> None:
    first, second = (Entry(at, Action(Seat(1), "act", ()), (), "none", False) for at in (1, 2))
    branch = Entry(3, Undo(0, 1), (), "hard", True)
    later = Entry(4, Undo(2, 2), (), "hard", True)
    assert journal.standing([first, second, branch, later]) == [later]


def test_the_last_rows_alone_may_be_taken_back_and_more() -> None:
    act = Action(Seat(1), "act", ("gather",))
    rows = [Entry(7, act, (), "none", False), Entry(8, act, (), "none", False)]
    assert journal.standing([*rows, Entry(9, Undo(3), (), "none", False)]) == []


async def test_one_click_makes_one_row(database: Database) -> None:
    match = await a_table(database)
    entry = Entry(1, Action(Seat(0), "explore", ("column:1",)), (), "none", False, interaction=77)
    async with database.write() as tx:
        await journal.append(tx, match, entry, 1.0)
    with pytest.raises(Exception, match="UNIQUE"):
        async with database.write() as tx:
            await journal.append(tx, match, Entry(2, entry.row, (), "none", False, interaction=77), 1.0)


async def test_live_and_settled_snapshots_stand_side_by_side(database: Database) -> None:
    match = await a_table(database)
    live, settled = Snapshot(3, "s", b"live", {Seat(1): 2}), Snapshot(2, "s", b"settled", {})
    async with database.write() as tx:
        await snapshots.put(tx, match, LIVE, Snapshot(1, "s", b"old", {}))
        await snapshots.put(tx, match, LIVE, live)
        await snapshots.put(tx, match, SETTLED, settled)
    assert await snapshots.get(database.reader, match, LIVE) == live
    assert await snapshots.get(database.reader, match, SETTLED) == settled


async def test_a_lane_is_emptied_in_order(database: Database) -> None:
    match = await a_table(database)
    async with database.write() as tx:
        for at, lane in ((1, "match:1"), (2, "match:1"), (2, "dm:11")):
            await outbox.put(tx, match, at, lane, b"x", board=at == 1)
        await outbox.put(tx, match, 3, "match:1", b"x", board=True)
    assert sorted(await outbox.lanes(database.reader)) == ["dm:11", "match:1"]
    first = await outbox.first(database.reader, "match:1")
    assert first is not None and first.at == 1
    assert await outbox.has_later(database.reader, first), "a newer board"
    async with database.write() as tx:
        await outbox.sending(tx, first.id, "n1", 10.0)
        await outbox.sent(tx, first.id, 99)
    second = await outbox.first(database.reader, "match:1")
    assert second is not None and second.at == 2
    assert await outbox.has_later(database.reader, second)
    async with database.write() as tx:
        await outbox.sent(tx, second.id, 100)
    assert await outbox.latest_post(database.reader, match) == 99, "the second was no board"
    third = await outbox.first(database.reader, "match:1")
    assert third is not None and not await outbox.has_later(database.reader, third)


async def test_only_a_newer_board_of_the_same_match_makes_a_letter_late(database: Database) -> None:
    one, other = await a_table(database), await a_table(database)
    async with database.write() as tx:
        await outbox.put(tx, one, 1, "dm:11", b"x", board=True)
        await outbox.put(tx, one, 2, "dm:11", b"x")
        await outbox.put(tx, other, 1, "dm:11", b"x", board=True)
    first = await outbox.first(database.reader, "dm:11")
    assert first is not None and not await outbox.has_later(database.reader, first)


async def test_what_was_said_is_not_kept(database: Database) -> None:
    match = await a_table(database)
    async with database.write() as tx:
        await outbox.put(tx, match, 1, "dm:11", b"a secret")
        await outbox.sent(tx, 1, 99)
    async with database.reader.execute("SELECT body FROM outbox") as cursor:
        assert [row["body"] for row in await cursor.fetchall()] == [b""]


async def test_what_was_parked_for_a_time_comes_before_what_is_said_next(database: Database) -> None:
    match = await a_table(database)
    async with database.write() as tx:
        for at, reason in ((1, "closed"), (2, outbox.LATER)):
            await outbox.put(tx, match, at, "dm:11", b"x")
            await outbox.park(tx, at, reason)
        await outbox.put(tx, match, 3, "dm:11", b"x")
    first = await outbox.first(database.reader, "dm:11")
    assert first is not None and first.at == 2


async def test_a_board_is_outdated_by_a_newer_one(database: Database) -> None:
    match = await a_table(database)
    async with database.write() as tx:
        for at in (1, 2):
            await outbox.put(tx, match, at, "match:1", b"x", board=True)
    first = await outbox.first(database.reader, "match:1")
    assert first is not None and await outbox.has_later(database.reader, first)


async def test_the_time_of_sending_is_that_of_the_nonces_first_use(database: Database) -> None:
    match = await a_table(database)
    async with database.write() as tx:
        await outbox.put(tx, match, 1, "match:1", b"x")
        await outbox.sending(tx, 1, "n1", 10.0)
        await outbox.sending(tx, 1, "n1", 100.0)
    again = await outbox.first(database.reader, "match:1")
    assert again is not None and (again.since, again.tries) == (10.0, 2)
    async with database.write() as tx:
        await outbox.sending(tx, 1, "n2", 200.0)
    fresh = await outbox.first(database.reader, "match:1")
    assert fresh is not None and fresh.since == 200.0


async def test_a_parked_lane_wakes(database: Database) -> None:
    match = await a_table(database)
    async with database.write() as tx:
        await outbox.put(tx, match, 1, "match:1", b"x")
        await outbox.park_lane(tx, "match:1", "gone")
    assert await outbox.lanes(database.reader) == set()
    async with database.write() as tx:
        await outbox.wake_lane(tx, "match:1")
    assert await outbox.lanes(database.reader) == {"match:1"}


async def test_data_sets_are_kept_by_hash(database: Database) -> None:
    data = DataSet({"cards.toml": "copies = 4"})
    async with database.write() as tx:
        await datasets.keep(tx, "nautilus_island", data)
        await datasets.keep(tx, "nautilus_island", data)
    assert await datasets.get(database.reader, data.hash) == data
    assert await datasets.get(database.reader, "unknown") is None
