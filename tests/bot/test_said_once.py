"""What may have been said already is looked for before it is said again, whatever the clock says."""

from __future__ import annotations

from collections import Counter

import pytest

from bot import limits
from bot.door.delivery import nonce_is_forgotten
from storage.outbox import Envelope, Status
from tests.bot.company import HOUR
from tests.bot.days import Day

FORGOTTEN = limits.NONCE_SECONDS + 120.0  # seconds after which Discord knows a nonce no more


async def loses_the_answer(day: Day) -> None:
    """A move is told to the table; before the bot hears that it was, Discord's clock goes on."""
    place = rf"/channels/{await day.thread()}/messages$"
    sending = day.box.faults.hold("POST", place, after=True)
    await day.types()
    await sending.reached()
    day.box.clock.advance(FORGOTTEN)
    day.box.faults.lose_answer("POST", place)
    sending.release()


async def said(day: Day, count: int) -> Counter[str]:
    """By which buttons the posts of the thread are known, once there are so many."""
    posts = await day.told(await day.thread(), count)
    return Counter(b["custom_id"] for post in posts for b in post.buttons if "turn:" in b["custom_id"])


async def test_a_clock_that_stands_still_does_not_double_a_post(
    day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the bot's clock Discord must still know the nonce, and does not."""
    now, courier = day.box.clock.now(), day.app.client.courier
    for wearer in (courier, courier._delivery):
        monkeypatch.setattr(wearer, "_now", lambda: now)
    await loses_the_answer(day)
    await day.evening.all_said()
    await day.types()
    assert set((await said(day, 3)).values()) == {1}


async def test_what_was_said_before_the_channel_nonce_is_forgotten_is_not_said_again(day: Day) -> None:
    thread, lose = await day.thread(), day.box.world.deny
    place = rf"/channels/{thread}/messages$"
    sending = day.box.faults.hold("POST", place, after=True)
    await day.types()
    await sending.reached()
    day.box.faults.lose_answer("POST", place)
    lose("table", "VIEW_CHANNEL")
    sending.release()
    await day.evening.until_parked()
    day.box.clock.advance(FORGOTTEN)
    day.box.world.allow("table", "VIEW_CHANNEL")
    await day.pilots[0].presses("My hand", within=thread)
    await day.evening.all_said()
    await day.types()
    assert set((await said(day, 3)).values()) == {1}


@pytest.mark.parametrize(("later", "forgotten"), [(1.0, False), (HOUR, True), (-HOUR, True)])
def test_of_a_clock_that_was_put_back_nothing_is_believed(later: float, forgotten: bool) -> None:
    letter = Envelope(1, 1, 1, "match:1", b"", Status.SENDING, "nonce", since=100_000.0, tries=1)
    assert nonce_is_forgotten(letter, 100_000.0 + later) is forgotten
