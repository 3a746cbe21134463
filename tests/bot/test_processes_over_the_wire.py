"""Several processes over the wire: a match goes on when one is killed or the database restarts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from typing import NamedTuple, cast

import pytest

from bot.match.turns import Turns
from games.core.model import Seat
from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.pilot import Pilot
from storage import outbox
from storage.address import Server
from storage.database import Database
from storage.postgresql_link import connect
from storage.transaction import Transaction
from tests.bot.births import WarmProcesses
from tests.bot.evening import Evening, offered, opens, patient
from tests.bot.fleet import PLACES, Fleet
from tests.bot.test_two_worlds import Worlds
from tests.kit.postgresql import PostgresServer

pytestmark = pytest.mark.programs


@pytest.fixture
async def fleet(server: Server, warm_processes: WarmProcesses) -> AsyncIterator[Fleet]:
    box = await Box.start()
    fleet = Fleet(box, server, warm_processes)
    try:
        await fleet.launch()
        await fleet.launch()
        yield fleet
    finally:
        await fleet.end()
        await box.stop()
    assert box.violations == []


async def test_an_evening_is_played_with_two_processes(fleet: Fleet) -> None:
    assert fleet.heard() == {0, 1, 2, 3}
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


async def test_a_rolling_restart_loses_and_doubles_nothing(fleet: Fleet) -> None:
    pilots = await fleet.sit()
    for old in range(PLACES):
        new = asyncio.create_task(fleet.launch())  # stands by until the old one has gone
        await fleet.turn(pilots)
        await fleet.retire(old)
        await new
        assert fleet.heard() == {0, 1, 2, 3}
        await fleet.turn(pilots)
    await fleet.all_said()


class Onlooker(NamedTuple):
    """Somebody with a key to the database, who plays nothing: what `Worlds` asks of a bot."""

    database: Database
    turns: Turns


class FleetsEvening:
    """What `Worlds` asks of an evening."""

    def __init__(self, fleet: Fleet, database: Database) -> None:
        self.box, self.app = fleet.box, Onlooker(database, Turns(database, lambda: 0.0))

    async def all_said(self) -> None:
        while await self.app.database.read(outbox.queues):
            await self.box.changes.until(lambda: False, 0.02)


async def test_nobody_can_tell_two_worlds_apart_whichever_process_answers(fleet: Fleet) -> None:
    pilots = await fleet.sit()
    await patient(fleet.box, "David").slash("play", game="nautilus_island")  # the row twins are made in
    database = await Database.open(fleet.server)
    evening = FleetsEvening(fleet, database)
    match = (await evening.app.turns.live(1)).match
    pilots.sort(key=lambda pilot: pilot.id != str(match.in_seat(Seat(0)).user))
    worlds = Worlds(cast(Evening, evening), pilots)
    dice = random.Random(5)
    while worlds.compared < 12 and await worlds.step(dice):
        pass
    await database.close()
    assert worlds.compared >= 6


async def test_cut_connections_lose_and_double_nothing(fleet: Fleet) -> None:
    pilots = await fleet.sit()
    database = await Database.open(fleet.server)
    for _ in range(2):
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
        await database.write(Transaction.all, f"{cut} AND application_name LIKE 'bathysphere%'")
        await fleet.turn(pilots)
    await database.close()
    await fleet.all_said()


FULL = """
CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON journal EXECUTE FUNCTION disk_is_full()
"""
"""From now on the server refuses moves as it does where its disk has no room for them."""


async def test_a_full_disk_at_the_server_is_owned_up_to_and_play_goes_on_when_there_is_room(
    fleet: Fleet,
) -> None:
    pilots = await fleet.sit()
    with closing(connect(cast(Server, fleet.server))) as admin:
        admin.execute(FULL)
        told = [pilot for pilot in pilots if "can't reach my notebook" in (await _answers(pilot)).text]
        assert len(told) == 1, "whoever is asked"
        admin.execute("DROP TRIGGER full_disk ON journal")
    await fleet.turn(pilots)
    await fleet.all_said()


async def _answers(pilot: Pilot) -> Answer:
    """Open one's panel, and answer what it asks."""
    panel = await opens(pilot)
    offer = offered(panel.message) if panel.message else None
    return await offer.pick(pilot, panel.message, offer.keys[-1]) if offer and panel.message else panel


@pytest.fixture
def own_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[PostgresServer]:
    found = PostgresServer(synchronous_commit="on")
    yield found
    found.end()


async def test_a_restart_of_the_server_loses_and_doubles_nothing(
    own_server: PostgresServer, warm_processes: WarmProcesses
) -> None:
    box = await Box.start()
    fleet = Fleet(box, Server(f"{own_server.url}/postgres"), warm_processes)
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
