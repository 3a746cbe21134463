"""The judge of a storm, shown each thing that must not be: a table that was tampered with by hand."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.transaction import Transaction
from tests.bot.evening import Evening
from tests.proof import judge
from tests.proof.tables import Table

pytestmark = pytest.mark.programs

SPOILS = {
    "UPDATE journal SET at = at + 1 WHERE at = (SELECT max(at) FROM journal)": "rows of the journal",
    "UPDATE snapshots SET asked = '{}'": "replays to something else",
}


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    evening = await Evening.begin(tmp_path / "judged.db")
    pilots = await evening.open_table("Ada", "Bruno")
    await evening.plays(await evening.on_turn(pilots))
    await evening.all_said()
    yield evening
    await evening.end()


async def test_nothing_is_found_where_nothing_was_done(evening: Evening) -> None:
    database = evening.app.database
    assert await database.read(judge.confirmed_once, []) == []
    assert await database.read(judge.replay_equals_snapshot, 1) == []
    assert await database.read(judge.letters_sent_or_parked) == []
    assert judge.nothing_said_twice(evening.box) == []


@pytest.mark.parametrize("spoil", SPOILS)
async def test_a_journal_that_does_not_replay_to_the_snapshot_is_found(evening: Evening, spoil: str) -> None:
    await evening.app.database.write(Transaction.run, spoil)
    (found,) = await evening.app.database.read(judge.replay_equals_snapshot, 1)
    assert SPOILS[spoil] in found


async def test_a_click_that_is_in_no_journal_is_found(evening: Evening) -> None:
    table = Table(evening.box, "some game", random.Random(1))
    table.confirmed = [99]
    assert "is lost" in (await evening.app.database.read(judge.confirmed_once, [table]))[0]


async def test_only_a_move_that_was_played_counts_as_confirmed(evening: Evening) -> None:
    """What was not understood is answered by the panel as well."""
    table = Table(evening.box, "some game", random.Random(1))
    mover = await evening.on_turn(await evening.seated(*evening.people("Ada", "Bruno")))
    table._note(await mover.slash("move", what="banana", table="1"))
    assert table.confirmed == []
    (asked,) = (await evening.app.turns.live(1)).asked
    table._note(await mover.slash("move", what=asked.keys[0], table="1"))
    assert len(table.confirmed) == 1


async def test_a_letter_that_is_put_aside_without_a_reason_is_found(evening: Evening) -> None:
    spoil = "UPDATE outbox SET status = 'parked', reason = NULL WHERE id = 1"
    await evening.app.database.write(Transaction.run, spoil)
    assert "letter 1" in (await evening.app.database.read(judge.letters_sent_or_parked))[0]


async def test_a_post_that_stands_twice_is_found(evening: Evening) -> None:
    world, post = evening.box.world, (await evening.posts())[-1]
    channel = world.channels[post["channel_id"]]
    world.messages.create(channel, world.bot["id"], {"content": "again", "components": post["components"]})
    assert "was said 2 times" in judge.nothing_said_twice(evening.box)[0]
