"""Health and metrics: true, in the right format, and with nothing of anybody in them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest
from discord.gateway import DiscordWebSocket

from bot import metrics
from bot.config import LOCAL_TOKEN
from bot.metrics import Counter, Histogram
from bot.ops import counts
from bot.ops.health import Gateway, HealthServer, Signs
from storage.database import Database
from storage.transaction import Transaction
from tests.bot.evening import Evening

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,le="[^"]+")?\})? -?[0-9.e+-]+')
Ask = Callable[[str], Awaitable[tuple[int, str]]]


@pytest.fixture
async def ask(evening: Evening) -> AsyncIterator[Ask]:
    """Asks the pulse of the evening's bot."""

    def signs() -> Signs:
        return evening.app.signs() if evening.runs else Signs(Gateway.STARTING, falls=1)

    pulse = HealthServer(signs)
    port = await pulse.start(0)
    async with aiohttp.ClientSession() as session:

        async def asked(path: str) -> tuple[int, str]:
            async with session.get(f"http://127.0.0.1:{port}{path}") as answer:
                return answer.status, await answer.text()

        yield asked
    await pulse.stop()


def values(page: str) -> dict[str, float]:
    """The samples of a metrics page, by name and labels."""
    lines = [line for line in page.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


async def test_a_connected_bot_is_healthy_and_one_that_waits_is_not(evening: Evening, ask: Ask) -> None:
    status, body = await ask("/health")
    assert (status, '"status": "ok"' in body) == (200, True)
    await evening.stop_bot()
    status, body = await ask("/health")
    assert (status, '"discord": "starting"' in body) == (503, True)


async def test_a_dropped_gateway_is_unhealthy_until_it_is_back(
    evening: Evening, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, reach, mended = evening.app.client, DiscordWebSocket.from_client, asyncio.Event()

    async def when_mended(*args: Any, **more: Any) -> Any:
        await mended.wait()
        return await reach(*args, **more)

    monkeypatch.setattr(DiscordWebSocket, "from_client", when_mended)
    dropped = asyncio.ensure_future(client.wait_for("disconnect", timeout=60.0))
    await evening.box.gateway.drop()
    await dropped
    assert (await ask("/health"))[0] == 503
    back = asyncio.ensure_future(client.wait_for("resumed", timeout=60.0))
    mended.set()
    await back
    assert (await ask("/health"))[0] == 200


async def test_a_closed_database_is_unhealthy(evening: Evening, ask: Ask) -> None:
    await evening.app.database.close()
    status, body = await ask("/health")
    assert (status, "no answer" in body) == (503, True)


async def test_clicks_answers_letters_and_matches_are_counted(evening: Evening, ask: Ask) -> None:
    before = values((await ask("/metrics"))[1])
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.plays(mover)
    await evening.all_said()
    after = values((await ask("/metrics"))[1])

    def grown(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    assert grown('bathysphere_interactions_total{kind="command"}') == 1
    assert grown('bathysphere_interactions_total{kind="button"}') >= 3, "Join, Start, Your turn"
    interactions = sum(grown(name) for name in after if name.startswith("bathysphere_interactions"))
    assert grown("bathysphere_acknowledge_seconds_count") == interactions
    assert grown("bathysphere_answer_seconds_count") >= 3
    assert grown('bathysphere_render_seconds_count{game="nautilus_island"}') >= 2
    assert after['bathysphere_matches{phase="playing"}'] == 1
    assert after["bathysphere_connected"] == 1
    assert after["bathysphere_database_bytes"] > 0


async def test_a_parked_letter_shows(evening: Evening) -> None:
    await evening.open_table("Ada", "Bruno")
    await evening.stop_bot()
    database = await Database.open(evening.database)

    def work(tx: Transaction) -> None:
        tx.run("UPDATE outbox SET status = 'parked'")

    await database.write(work)
    counted = await database.read(counts.tally)
    await database.close()
    assert counted is not None and counted.letters["parked"] >= 1 and counted.letters["waiting"] == 0


async def test_every_line_is_in_prometheus_format(ask: Ask) -> None:
    metrics.DRAWING.took(0.02, "nautilus_island")
    page = (await ask("/metrics"))[1]
    for line in page.splitlines():
        assert line.startswith(("# HELP ", "# TYPE ")) or LINE.fullmatch(line), line
    names = re.findall(r"# TYPE (\S+)", page)
    assert len(names) == len(set(names)), "each is told once"


async def test_nobody_can_be_recognised_in_the_metrics(evening: Evening, ask: Ask) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    pages = (await ask("/metrics"))[1] + (await ask("/health"))[1]
    match = await evening.dealt()
    secrets = (LOCAL_TOKEN, match.setup.seed, str(match.guild), str(match.thread), *(p.id for p in pilots))
    assert [secret for secret in (*secrets, "Ada", "Bruno") if secret in pages] == []


async def test_another_host_name_is_refused(evening: Evening) -> None:
    pulse = HealthServer(lambda: Signs(Gateway.STARTING))
    port = await pulse.start(0)
    headers = {"Host": f"evil.example:{port}"}
    address = f"http://127.0.0.1:{port}/metrics"
    async with aiohttp.ClientSession() as session, session.get(address, headers=headers) as answer:
        assert answer.status == 403
    await pulse.stop()


def test_a_histogram_adds_up() -> None:
    histogram = Histogram("trial_seconds", "A trial.", "game")
    for seconds in (0.001, 0.005, 0.3, 99.0):
        histogram.took(seconds, "reef")
    lines = values("\n".join(histogram.lines()))
    assert lines['trial_seconds_bucket{game="reef",le="0.005"}'] == 2, "a bound belongs to its bucket"
    assert lines['trial_seconds_bucket{game="reef",le="0.5"}'] == 3
    assert lines['trial_seconds_bucket{game="reef",le="+Inf"}'] == 4
    assert lines['trial_seconds_count{game="reef"}'] == 4
    assert lines['trial_seconds_sum{game="reef"}'] == pytest.approx(99.306)


def test_a_counter_without_a_label_shows_zero_from_the_start() -> None:
    assert "trial_total 0" in Counter("trial_total", "A trial.").lines()


def test_failures_are_timed_too() -> None:
    histogram = Histogram("trial_seconds", "A trial.")
    with pytest.raises(RuntimeError), histogram.timing():
        raise RuntimeError
    assert histogram.count() == 1
