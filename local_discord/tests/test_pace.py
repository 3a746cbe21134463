"""Rate limits: generous unless set, counted by place, waited out by a client that reads the headers."""

import asyncio

import aiohttp
import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.rest.pace import GENEROUS
from local_discord.tests.conftest import Call
from local_discord.tests.little_bot import LittleBot


def messages(box: Box, name: str = "table") -> str:
    return f"/channels/{box.channel(name)['id']}/messages"


async def test_nobody_is_slowed_down_unasked(box: Box, call: Call) -> None:
    answers = [await call("POST", messages(box), {"content": str(number)}) for number in range(60)]
    assert {status for status, _ in answers} == {200}


async def test_requests_without_a_limit_are_never_refused_while_the_clock_is_held(box: Box) -> None:
    spent = [box.pace.spend("GET", "/users/@me", "/users/@me", "") for _ in range(GENEROUS + 1)]
    assert {verdict.retry_after for verdict in spent} == {0.0}


async def test_an_empty_bucket_says_how_long_to_wait(box: Box, call: Call) -> None:
    box.pace.limit("POST", r"/messages$", 2, seconds=30)
    for _ in range(2):
        assert (await call("POST", messages(box), {"content": "x"}))[0] == 200
    status, body = await call("POST", messages(box), {"content": "x"})
    assert (status, body["global"]) == (429, False)
    assert body["retry_after"] == 30
    assert len(box.person("Ada").sees("table")) == 2


async def test_every_channel_has_a_bucket_of_its_own_under_one_name(box: Box) -> None:
    box.pace.limit("POST", r"/messages$", 1, seconds=30)
    headers = {"Authorization": f"Bot {box.token}"}
    async with aiohttp.ClientSession(box.url + "/api/v10/", headers=headers) as session:
        seen = []
        for name in ("table", "lounge", "table"):
            async with session.post(messages(box, name).lstrip("/"), json={"content": "x"}) as answer:
                seen.append((answer.status, answer.headers["X-RateLimit-Remaining"]))
                bucket = answer.headers["X-RateLimit-Bucket"]
        async with session.post(messages(box, "lounge").lstrip("/"), json={"content": "x"}) as answer:
            assert answer.headers["X-RateLimit-Bucket"] == bucket
            assert answer.headers["Via"]
    assert seen == [(200, "0"), (200, "0"), (429, "0")]


async def test_a_bucket_fills_up_again_with_time(box: Box, call: Call) -> None:
    box.pace.limit("POST", r"/messages$", 1, seconds=30)
    await call("POST", messages(box), {"content": "x"})
    box.clock.advance(30)
    assert (await call("POST", messages(box), {"content": "x"}))[0] == 200


async def test_discord_py_keeps_to_the_pace_by_itself(box: Box, bot: LittleBot) -> None:
    box.clock.run()
    box.pace.limit("POST", r"/messages$", 5, seconds=0.2)
    await asyncio.gather(*(bot.table().send(str(number)) for number in range(12)))
    statuses = [entry.status for entry in box.log if entry.path.endswith("/messages")]
    assert len(box.person("Ada").sees("table")) == 12
    assert statuses.count(429) <= 1, "at most the first burst meets the limit, before any header was read"


async def test_the_overall_limit_spares_answers_to_interactions(
    box: Box, bot: LittleBot, ada: Pilot, call: Call
) -> None:
    box.pace.limit_overall(1, seconds=60)
    assert (await call("GET", "/users/@me"))[0] == 200
    status, body = await call("GET", "/users/@me")
    assert (status, body["global"]) == (429, True)
    assert (await ada.slash("ping")).text == "pong"


@pytest.mark.parametrize("then", ["cleared", "set anew"])
async def test_a_limit_can_be_lifted(box: Box, call: Call, then: str) -> None:
    box.pace.limit("*", r"/users/", 1, seconds=60)
    await call("GET", "/users/@me")
    if then == "cleared":
        box.pace.clear()
    else:
        box.pace.limit("GET", r"/users/@me$", 100, seconds=1)
    assert (await call("GET", "/users/@me"))[0] == 200
