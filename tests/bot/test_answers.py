"""One request where an answer is ready in a moment; deferred first where it is not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.door.handlers import panels
from bot.door.reply import Interaction, Latency, Reply, answer
from bot.door.routes import Answer, Route
from bot.presses.playing import Turn
from local_discord.pilot import Pilot
from tests.bot.evening import Evening, offered, opens

CALLBACK, ANSWER = "callback", "@original"


@pytest.fixture
async def mover(evening: Evening) -> Pilot:
    """Whose turn it is at a table of two."""
    return await evening.on_turn(await evening.open_table("Ada", "Bruno"))


def requests(evening: Evening, since: int) -> list[str]:
    """The bot's requests that belong to an interaction, by the last part of their path."""
    paths = [entry.path for entry in evening.box.log[since:]]
    return [path.rsplit("/", 1)[1] for path in paths if "/interactions/" in path or "/webhooks/" in path]


@pytest.mark.parametrize(
    ("grace_period", "sent"), [(60.0, [CALLBACK]), (0.0, [CALLBACK, ANSWER])], ids=["in a moment", "later"]
)
async def test_an_answer_ready_in_a_moment_is_the_acknowledgement_a_later_one_is_deferred_first(
    evening: Evening, mover: Pilot, monkeypatch: pytest.MonkeyPatch, grace_period: float, sent: list[str]
) -> None:
    monkeypatch.setattr(Reply, "grace_period", grace_period)
    since = len(evening.box.log)
    panel = await opens(mover)
    assert panel.message is not None and panel.ephemeral and panel.message.pictures
    assert requests(evening, since) == sent


async def test_a_click_with_nothing_to_show_is_acknowledged_all_the_same(
    evening: Evening, mover: Pilot
) -> None:
    heard = asyncio.Event()

    async def nothing(interaction: Interaction, press: Turn) -> None:
        heard.set()

    evening.app.client.dispatcher.routes[Turn] = Route(Answer.UPDATE, nothing)
    since = len(evening.box.log)
    press = asyncio.create_task(opens(mover))
    try:
        await heard.wait()
        await evening.box.until(lambda: CALLBACK in requests(evening, since), "the acknowledgement")
    finally:
        press.cancel()
    assert requests(evening, since) == [CALLBACK]


async def test_an_answer_ready_while_its_deferral_is_on_the_way_waits_for_it(
    evening: Evening, mover: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready, show = asyncio.Event(), answer

    async def told(*args: Any, **kwargs: Any) -> None:
        ready.set()
        await show(*args, **kwargs)

    monkeypatch.setattr(Reply, "grace_period", 0.0)
    monkeypatch.setattr(panels, "answer", told)
    since = len(evening.box.log)
    deferral = evening.box.faults.hold("POST", r"/callback$")
    press = asyncio.create_task(opens(mover))
    await deferral.reached()
    await ready.wait()
    deferral.release()
    assert (await press).message is not None
    assert requests(evening, since) == [CALLBACK, ANSWER]


async def test_over_a_slow_line_every_answer_is_deferred_until_it_is_quick_again(
    evening: Evening, mover: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reply, "grace_period", 60.0)
    asked: list[list[str]] = []
    for limit in (0.0, 60.0, 60.0):
        monkeypatch.setattr(Latency, "limit", limit)
        since = len(evening.box.log)
        await opens(mover)
        await evening.app.client.dispatcher.finish()  # it has heard how long that took
        asked.append(requests(evening, since))
    assert asked == [[CALLBACK], [CALLBACK, ANSWER], [CALLBACK]]


def once_deferred(evening: Evening, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Work that takes until the bot has deferred its answer."""
    since = len(evening.box.log)

    async def waits(*args: Any, **kwargs: Any) -> Any:
        await evening.box.until(lambda: CALLBACK in requests(evening, since), "the deferral")
        return await work(*args, **kwargs)

    return waits


async def fails(*args: Any, **kwargs: Any) -> None:
    raise ZeroDivisionError("our own mistake")


@pytest.mark.parametrize("grace_period", [0.0, 60.0])
async def test_our_own_mistake_is_owned_up_to_before_and_after_a_deferral(
    evening: Evening, mover: Pilot, monkeypatch: pytest.MonkeyPatch, grace_period: float
) -> None:
    monkeypatch.setattr(Reply, "grace_period", grace_period)
    opened = fails if grace_period else once_deferred(evening, fails)
    monkeypatch.setattr(evening.app.turns, "opened", opened)
    answer = await opens(mover)
    assert "Something went wrong on my side" in answer.text and answer.ephemeral
    assert answer.message is not None
    assert [button["custom_id"] for button in answer.message.buttons] == ["problem:0"]


async def test_a_refusal_comes_after_a_deferral_as_well(
    evening: Evening, mover: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reply, "grace_period", 0.0)
    monkeypatch.setattr(evening.app.turns, "live", once_deferred(evening, evening.app.turns.live))
    answer = await mover.slash("move", what="no such thing", table="1")
    assert "among what you may do now" in answer.text and answer.ephemeral


async def test_a_deferral_whose_answer_is_lost_ends_in_the_panel(
    evening: Evening, mover: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reply, "grace_period", 0.0)
    evening.box.faults.lose_answer("POST", r"/callback$", 1)
    panel = await opens(mover)
    assert panel.message is not None and offered(panel.message) is not None
    assert panel.message.pictures


async def test_a_deferral_over_a_slow_line_is_kept_when_the_bot_stops(evening: Evening, mover: Pilot) -> None:
    evening.app.client.dispatcher.latency.slow = True
    deferral = evening.box.faults.hold("POST", r"/callback$")
    press = asyncio.create_task(opens(mover))
    await deferral.reached()
    stopping = asyncio.create_task(evening.stop_bot())
    await asyncio.sleep(0)
    deferral.release()
    await stopping
    panel = await press
    assert panel.message is not None and offered(panel.message) is not None
