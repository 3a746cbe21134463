"""More clicks than the bot can answer: acknowledged at once, then turned away kindly, then let go."""

from __future__ import annotations

import asyncio

import pytest

from bot import metrics
from bot.door.crowd import Crowd, Room
from bot.door.reply import Reply
from bot.door.turnstile import Turnstile
from tests.bot.evening import Evening

KIND = {
    "en-US": "Try again in a few seconds",
    "fr": "Réessayez dans quelques secondes",
    "it": "Riprova tra qualche secondo",
}


@pytest.mark.parametrize("locale", KIND)
async def test_whoever_finds_no_room_is_asked_to_come_back(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    (ada,) = evening.people("Ada")
    table = (await ada.slash("play", game="nautilus_island")).message
    assert table is not None
    ada.person.locale = locale
    monkeypatch.setattr(Crowd, "full", 0)
    answer = await ada.person.press(table, "Join")
    assert KIND[locale] in answer.text and answer.ephemeral
    assert KIND[locale] in (await ada.slash("help")).text, "commands too"
    monkeypatch.undo()
    assert KIND[locale] not in (await ada.slash("help")).text, "a moment later there is room again"


async def test_while_much_is_under_way_a_click_is_acknowledged_before_anything_is_read(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada,) = evening.people("Ada")
    monkeypatch.setattr(Crowd, "busy", 0)
    monkeypatch.setattr(Reply, "grace_period", 3600.0)  # no timer is what acknowledges
    acknowledged, went_on = asyncio.Event(), asyncio.Event()
    read = evening.app.client.preferences.of

    async def slow(user: int) -> object:
        acknowledged.set()
        await went_on.wait()
        return await read(user)

    monkeypatch.setattr(evening.app.client.preferences, "of", slow)
    asked = asyncio.create_task(ada.slash("help"))
    await acknowledged.wait()
    assert _requests(evening), "Discord has heard from us"
    went_on.set()
    assert "/play" in (await asked).text


async def test_between_two_answers_that_are_ready_at_once_a_click_is_heard() -> None:
    turnstile, order = Turnstile(), list[str]()

    async def answer(name: str) -> None:
        await turnstile.turn()
        order.append(name)

    async def click(given_up: asyncio.Task[None]) -> None:
        order.append("a click")
        given_up.cancel()

    async with asyncio.TaskGroup() as at_once:
        at_once.create_task(answer("an answer"))
        given_up = at_once.create_task(answer("what nobody waits for any more"))
        at_once.create_task(answer("the next answer"))
        at_once.create_task(click(given_up))
    assert order == ["an answer", "a click", "the next answer"]


async def test_an_answer_that_waits_for_its_turn_is_acknowledged_meanwhile(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    await evening.app.client.turnstile._lock.acquire()  # somebody else is at it
    asked = asyncio.create_task(ada.slash("help"))
    await evening.box.until(lambda: _requests(evening), "an acknowledgement")
    assert not asked.done(), "the answer waits"
    evening.app.client.turnstile._lock.release()
    assert "/play" in (await asked).text


async def test_what_is_too_much_even_to_be_turned_away_is_let_go(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada,) = evening.people("Ada")
    monkeypatch.setattr(Crowd, "full", 0)
    monkeypatch.setattr(Crowd, "most", 0)
    asked = asyncio.create_task(ada.slash("help"))
    await evening.box.until(lambda: _let_go() > 0, "the click")
    evening.box.clock.advance(4.0)
    assert (await asked).message is None, "the app says by itself that nothing came back"
    assert not _requests(evening)


async def test_the_number_of_interactions_under_way_is_bounded() -> None:
    crowd = Crowd()
    crowd.busy, crowd.full, crowd.most = 1, 2, 3
    rooms, leave = [crowd.room()], asyncio.Event()

    async def answers() -> None:
        with crowd.answering():
            await leave.wait()

    tasks = set()
    for _ in range(2):
        tasks.add(asyncio.create_task(answers()))
        await asyncio.sleep(0)
        rooms.append(crowd.room())
    with crowd.turning_away():
        rooms.append(crowd.room())
    assert rooms == [Room.FREE, Room.BUSY, Room.FULL, Room.NONE]
    leave.set()
    await crowd.finish(5.0)
    assert crowd.room() is Room.FREE


def _requests(evening: Evening) -> list[str]:
    """The bot's answers to interactions."""
    return [request.path for request in evening.box.log if "/callback" in request.path]


def _let_go() -> int:
    """How many were let go in this process; the host sees it."""
    return sum('room="none"' in line for line in metrics.TURNED_AWAY.lines())
