"""One request where an answer is ready in a moment; a promise first where it is not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.door import play
from bot.door.answers import Interaction, Line, Reply
from bot.door.client import Route
from local_discord.pilot import Pilot
from tests.bot.evening import Evening, opens

CALLBACK, ANSWER = "callback", "@original"


@pytest.fixture
async def mover(evening: Evening) -> Pilot:
    """Whose turn it is at a table of two."""
    mover = await evening.mover(await evening.open_table("Ada", "Bruno"))
    assert mover is not None
    return mover


def requests(evening: Evening, since: int) -> list[str]:
    """The bot's requests that belong to an interaction, by the last part of their path."""
    paths = [entry.path for entry in evening.box.log[since:]]
    return [path.rsplit("/", 1)[1] for path in paths if "/interactions/" in path or "/webhooks/" in path]


async def test_an_answer_that_is_ready_in_a_moment_is_the_acknowledgement(
    evening: Evening, mover: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reply, "moment", 60.0)
    since = len(evening.box.log)
    panel = await opens(mover)
    assert panel.message is not None and panel.ephemeral and panel.message["attachments"]
    assert requests(evening, since) == [CALLBACK]


async def test_an_answer_that_takes_longer_is_promised_first(
    evening: Evening, mover: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reply, "moment", 0.0)
    since = len(evening.box.log)
    panel = await opens(mover)
    assert panel.message is not None and panel.ephemeral and panel.message["attachments"]
    assert requests(evening, since) == [CALLBACK, ANSWER]


async def test_a_click_with_nothing_to_show_is_acknowledged_all_the_same(
    evening: Evening, mover: Pilot
) -> None:
    heard = asyncio.Event()

    async def nothing(interaction: Interaction, parts: list[str], values: list[Any]) -> None:
        heard.set()

    assert evening.app is not None
    evening.app.client._routes["turn"] = Route("update", nothing)
    since = len(evening.box.log)
    press = asyncio.create_task(opens(mover))
    try:
        await heard.wait()
        await evening.box.until(lambda: CALLBACK in requests(evening, since), "the acknowledgement")
    finally:
        press.cancel()
    assert requests(evening, since) == [CALLBACK]


async def test_an_answer_ready_while_its_promise_is_on_the_way_waits_for_it(
    evening: Evening, mover: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready, show = asyncio.Event(), play.answer

    async def told(*args: Any, **kwargs: Any) -> None:
        ready.set()
        await show(*args, **kwargs)

    monkeypatch.setattr(Reply, "moment", 0.0)
    monkeypatch.setattr(play, "answer", told)
    since = len(evening.box.log)
    promise = evening.box.faults.hold("POST", r"/callback$")
    press = asyncio.create_task(opens(mover))
    await promise.reached()
    await ready.wait()
    promise.release()
    assert (await press).message is not None
    assert requests(evening, since) == [CALLBACK, ANSWER]


async def test_over_a_slow_line_every_answer_is_promised_until_it_is_quick_again(
    evening: Evening, mover: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reply, "moment", 60.0)
    assert evening.app is not None
    asked: list[list[str]] = []
    for limit in (0.0, 60.0, 60.0):
        monkeypatch.setattr(Line, "limit", limit)
        since = len(evening.box.log)
        await opens(mover)
        await evening.app.client.finish()  # it has heard how long that took
        asked.append(requests(evening, since))
    assert asked == [[CALLBACK], [CALLBACK, ANSWER], [CALLBACK]]
