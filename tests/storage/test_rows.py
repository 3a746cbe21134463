"""What goes in comes out: matches, journal, snapshots, outbox, data sets."""

from __future__ import annotations

import pytest

from games.core.data import DataSet
from games.core.model import Action, Event, Say, Seat, Setup, Undo, Who
from storage import datasets, journal, matches, outbox, people, players, snapshots
from storage.database import Database
from storage.errors import Conflict
from storage.journal import Entry
from storage.snapshots import LIVE, SETTLED, Snapshot
from storage.transaction import Transaction

SETUP = Setup("nautilus_island", 1, "abc", 2, "seed", ("faces=all_up",))


async def a_table(database: Database) -> int:
    def work(tx: Transaction) -> int:
        match = matches.create(
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
            people.meet(tx, user, name)
            players.sit(tx, match, user, name, 5.0)
        return match

    return await database.write(work)


async def test_a_match_keeps_its_players_by_seat_once_begun(database: Database) -> None:
    match = await a_table(database)
    await database.write(matches.begin, match, SETUP, [2, 1], 6.0)
    found = await database.read(matches.get, match)
    assert isinstance(found, matches.Match)
    assert found.names == ("Bruno", "Ada")
    assert found.setup == SETUP
    assert (found.seats_of(11), found.seats_of(12), found.seats_of(13)) == ((1,), (0,), ())
    assert found.options.size == 3


async def test_the_newest_titles_come_first_and_no_more_than_wanted(database: Database) -> None:
    older, newer = await a_table(database), await a_table(database)
    found = [title.id for title in await database.read(matches.titles, 11, (matches.Phase.LOBBY,))]
    assert found == [newer, older]
    assert len(await database.read(matches.titles, 11, (matches.Phase.LOBBY,), 1)) == 1


async def test_a_match_begins_only_once(database: Database) -> None:
    match = await a_table(database)
    await database.write(matches.begin, match, SETUP, [2, 1], 6.0)
    with pytest.raises(Conflict):
        await database.write(matches.begin, match, SETUP, [1, 2], 7.0)


async def test_the_version_guards_against_two_writers(database: Database) -> None:
    match = await a_table(database)
    await database.write(matches.advance, match, 0, 1, 6.0)
    with pytest.raises(Conflict):
        await database.write(matches.advance, match, 0, 1, 7.0)


async def test_journal_rows_come_back_as_they_were(database: Database) -> None:
    match = await a_table(database)
    event = Event(Say("found", {"who": Who(Seat(1)), "cards": (Say("coat"),)}), frozenset({Seat(1)}), True)
    rows = [
        Entry(1, None, (), "hard", True),
        Entry(2, Action(Seat(1), "explore", ("column:1",)), (event,), "none", False, interaction=77),
        Entry(3, Undo(1), (), "none", False),
    ]

    def work(tx: Transaction) -> None:
        for row in rows:
            journal.append(tx, match, row, 1.0)

    await database.write(work)
    assert await database.read(journal.entries, match) == rows
    assert await database.read(journal.from_interaction, 77)
    assert not await database.read(journal.from_interaction, 78)
    assert await database.read(journal.last_of, match, Seat(1)) == 2
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

    def work(tx: Transaction) -> None:
        for row in rows:
            journal.append(tx, match, row, 1.0)

    await database.write(work)
    assert await database.read(journal.entries, match) == rows
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
    await database.write(journal.append, match, entry, 1.0)
    with pytest.raises(Exception, match=r"(?i)unique"):
        await database.write(
            journal.append, match, Entry(2, entry.row, (), "none", False, interaction=77), 1.0
        )


async def test_live_and_settled_snapshots_stand_side_by_side(database: Database) -> None:
    match = await a_table(database)
    live, settled = Snapshot(3, "s", b"live", {Seat(1): 2}), Snapshot(2, "s", b"settled", {})

    def work(tx: Transaction) -> None:
        snapshots.save(tx, match, LIVE, Snapshot(1, "s", b"old", {}))
        snapshots.save(tx, match, LIVE, live)
        snapshots.save(tx, match, SETTLED, settled)

    await database.write(work)
    assert await database.read(snapshots.get, match, LIVE) == live
    assert await database.read(snapshots.get, match, SETTLED) == settled


async def test_a_queue_is_emptied_in_order(database: Database) -> None:
    match = await a_table(database)

    def work(tx: Transaction) -> None:
        for at, queue in ((1, "match:1"), (2, "match:1"), (2, "dm:11")):
            outbox.insert(tx, match, at, queue, b"x", board=at == 1)
        outbox.insert(tx, match, 3, "match:1", b"x", board=True)

    await database.write(work)
    assert sorted(await database.read(outbox.queues)) == ["dm:11", "match:1"]
    first = await database.read(outbox.first, "match:1")
    assert first is not None and first.at == 1
    assert await database.read(outbox.has_later, first), "a newer board"

    def send(tx: Transaction) -> None:
        outbox.sending(tx, first.id, "n1", 10.0)
        outbox.sent(tx, first.id, 99, tries=1)

    await database.write(send)
    second = await database.read(outbox.first, "match:1")
    assert second is not None and second.at == 2
    assert await database.read(outbox.has_later, second)
    await database.write(outbox.sent, second.id, 100, second.tries)
    assert await database.read(outbox.latest_post, match) == 99, "the second was no board"
    third = await database.read(outbox.first, "match:1")
    assert third is not None and not await database.read(outbox.has_later, third)


async def test_only_a_newer_board_of_the_same_match_makes_a_letter_late(database: Database) -> None:
    one, other = await a_table(database), await a_table(database)

    def work(tx: Transaction) -> None:
        outbox.insert(tx, one, 1, "dm:11", b"x", board=True)
        outbox.insert(tx, one, 2, "dm:11", b"x")
        outbox.insert(tx, other, 1, "dm:11", b"x", board=True)

    await database.write(work)
    first = await database.read(outbox.first, "dm:11")
    assert first is not None and not await database.read(outbox.has_later, first)


async def test_what_was_said_is_not_kept(database: Database) -> None:
    match = await a_table(database)

    def work(tx: Transaction) -> None:
        outbox.insert(tx, match, 1, "dm:11", b"a secret")
        outbox.sent(tx, 1, 99, tries=0)

    await database.write(work)
    assert [row["body"] for row in await database.read(Transaction.all, "SELECT body FROM outbox")] == [b""]


async def test_what_was_parked_for_a_time_comes_before_what_is_said_next(database: Database) -> None:
    match = await a_table(database)

    def work(tx: Transaction) -> None:
        for at, reason in ((1, "closed"), (2, outbox.LATER)):
            outbox.insert(tx, match, at, "dm:11", b"x")
            outbox.park(tx, at, reason)
        outbox.insert(tx, match, 3, "dm:11", b"x")

    await database.write(work)
    first = await database.read(outbox.first, "dm:11")
    assert first is not None and first.at == 2


async def test_a_board_is_outdated_by_a_newer_one(database: Database) -> None:
    match = await a_table(database)

    def work(tx: Transaction) -> None:
        for at in (1, 2):
            outbox.insert(tx, match, at, "match:1", b"x", board=True)

    await database.write(work)
    first = await database.read(outbox.first, "match:1")
    assert first is not None and await database.read(outbox.has_later, first)


async def test_the_time_of_sending_is_that_of_the_nonces_first_use(database: Database) -> None:
    match = await a_table(database)

    def work(tx: Transaction) -> None:
        outbox.insert(tx, match, 1, "match:1", b"x")
        outbox.sending(tx, 1, "n1", 10.0)
        outbox.sending(tx, 1, "n1", 100.0)

    await database.write(work)
    again = await database.read(outbox.first, "match:1")
    assert again is not None and (again.since, again.tries) == (10.0, 2)
    await database.write(outbox.sending, 1, "n2", 200.0)
    fresh = await database.read(outbox.first, "match:1")
    assert fresh is not None and fresh.since == 200.0


async def test_a_parked_queue_wakes(database: Database) -> None:
    match = await a_table(database)

    def work(tx: Transaction) -> None:
        outbox.insert(tx, match, 1, "match:1", b"x")
        outbox.park_queue(tx, "match:1", "gone")

    await database.write(work)
    assert await database.read(outbox.queues) == set()
    await database.write(outbox.wake_queue, "match:1")
    assert await database.read(outbox.queues) == {"match:1"}


async def test_data_sets_are_kept_by_hash(database: Database) -> None:
    data = DataSet({"cards.toml": "copies = 4"})

    def work(tx: Transaction) -> None:
        datasets.keep(tx, "nautilus_island", data)
        datasets.keep(tx, "nautilus_island", data)

    await database.write(work)
    assert await database.read(datasets.get, data.hash) == data
    assert await database.read(datasets.get, "unknown") is None
