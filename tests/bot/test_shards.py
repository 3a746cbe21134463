"""More than one connection to Discord: the server's clicks come to one shard, those in DMs to shard 0."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.config import LOCAL_TOKEN, Config, ConfigError, Shards, load
from bot.door.app import App
from bot.door.shard_starts import take_turn
from bot.door.telemetry import RIVAL
from bot.ops.supervisor import Later
from local_discord.box import Box
from tests.bot.evening import Evening


@pytest.fixture
async def box() -> AsyncIterator[Box]:
    """A Discord that wants two shards, which may start at once, and judges how fast they do."""
    box = await Box.start()
    box.world.starts.shards = box.world.starts.required = 2
    box.world.starts.max_concurrency = 2
    box.world.starts.paced = True
    yield box
    await box.stop()
    assert box.violations == [] and box.world.starts.refused == 0


async def test_an_evening_with_two_shards_is_played_from_the_server_and_from_a_dm(
    box: Box, tmp_path: Path
) -> None:
    evening = Evening(box, tmp_path / "shards.db")
    await evening.start_bot()
    try:
        assert sorted(session.shard for session in box.gateway.sessions.values()) == [(0, 2), (1, 2)]
        pilots = await evening.open_table("Ada", "Bruno")
        for _ in range(2):
            mover = await evening.on_turn(pilots)
            await evening.plays(mover)
        await evening.all_said()
        mover = await evening.on_turn(pilots)
        turns = await mover.slash("turns", channel="dm")
        assert "Nautilus Island" in turns.text
    finally:
        await evening.stop_bot()


async def test_a_shard_that_is_lost_alone_is_told_and_comes_back(box: Box, tmp_path: Path) -> None:
    evening = Evening(box, tmp_path / "shards.db")
    await evening.start_bot()
    try:
        client = evening.app.client
        assert client.telemetry.connected
        client.telemetry.shard_down(1)
        assert evening.app.signs().state == "disconnected"
        client.telemetry.shard_up(1)
        assert evening.app.signs().state == "connected"
    finally:
        await evening.stop_bot()


async def test_too_few_shards_for_so_many_servers_end_in_one_line(box: Box, tmp_path: Path) -> None:
    settings = Config(LOCAL_TOKEN, tmp_path / "few.db", box.url, shards=Shards((0,), 1))
    with pytest.raises(ConfigError, match="too many servers for so few shards"):
        app = await App.start(settings, now=box.clock.now)
        await app.run()


async def test_no_more_shards_are_started_than_are_left_today(box: Box, tmp_path: Path) -> None:
    box.world.starts.remaining = 50
    with pytest.raises(Later, match="only 50 beginnings are left"):
        await App.start(Config(LOCAL_TOKEN, tmp_path / "left.db", box.url), now=box.clock.now)


async def test_shards_of_one_bucket_start_apart_and_those_of_others_at_once(evening: Evening) -> None:
    write = evening.app.database.write
    assert await write(take_turn, "bucket 0", 100.0, 5.0) == 100.0
    assert await write(take_turn, "bucket 0", 101.0, 5.0) == 105.0
    assert await write(take_turn, "bucket 1", 101.0, 5.0) == 101.0
    assert await write(take_turn, "bucket 0", -9999.0, 5.0) == -9999.0, "a clock that was set back"


async def test_two_bots_with_one_token_and_two_databases_are_named_in_the_log(
    evening: Evening, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Config(LOCAL_TOKEN, tmp_path / "other.db", evening.box.url)
    other = await App.start(settings, now=evening.box.clock.now)
    (ada,) = evening.people("Ada")
    try:
        for _ in range(2 * RIVAL):  # now the one is quicker, now the other
            await ada.slash("turns")
        await evening.all_answered()
        await other.client.dispatcher.finish(60.0)
    finally:
        await other.stop()
    assert "does a second bot use this token?" in caplog.text


@pytest.mark.parametrize(("said", "found"), [("0-3/8", (0, 1, 2, 3)), ("4/8", (4,)), ("2", (0, 1))])
def test_a_process_is_told_which_shards_it_holds(said: str, found: tuple[int, ...]) -> None:
    assert load({"BATHYSPHERE_SHARDS": said}).shards == Shards(found, int(said[-1]))


@pytest.mark.parametrize("said", ["0", "3-1/8", "0-8/8", "a/b", "-1/8"])
def test_shards_that_cannot_be_are_refused_with_an_example(said: str) -> None:
    with pytest.raises(ConfigError, match="such as"):
        load({"BATHYSPHERE_SHARDS": said})
