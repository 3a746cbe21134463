"""The server itself: where it listens, what it refuses, how it says so."""

import io

import aiohttp
import pytest

from local_discord.box import Box
from local_discord.tests.conftest import Call


async def test_a_port_in_use_raises_at_once(box: Box) -> None:
    with pytest.raises(OSError):
        await Box.start(port=int(box.url.rsplit(":", 1)[1]))


async def test_answers_are_plain_json_without_a_charset(box: Box) -> None:
    headers = {"Authorization": "Bot local.token"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.get(box.url + "/api/v10/users/@me") as answer,
    ):
        assert answer.headers["Content-Type"] == "application/json"
        assert int(answer.headers["X-RateLimit-Remaining"]) > 0


async def test_another_host_name_is_refused(box: Box) -> None:
    async with (
        aiohttp.ClientSession(headers={"Host": "evil.example"}) as session,
        session.get(box.url + "/api/v10/users/@me") as answer,
    ):
        assert answer.status == 403


async def test_a_wrong_token_is_unauthorised(call: Call) -> None:
    status, body = await call("GET", "/users/@me", headers={"Authorization": "Bot wrong"})
    assert (status, body["message"]) == (401, "401: Unauthorized")


async def test_an_unknown_route_is_not_found(call: Call, planted: list[str]) -> None:
    planted += ["/nowhere"]
    status, body = await call("GET", "/nowhere")
    assert (status, body) == (404, {"message": "404: Not Found", "code": 0})


async def test_a_wrong_method_is_not_allowed(call: Call, planted: list[str]) -> None:
    planted += ["Method Not Allowed"]
    assert (await call("PUT", "/users/@me"))[0] == 405


async def test_broken_json_is_named_as_such(box: Box, call: Call) -> None:
    path = f"/channels/{box.channel('table')['id']}/messages"
    status, body = await call("POST", path, data="{", headers={"Content-Type": "application/json"})
    assert (status, body["code"]) == (400, 50109)


async def test_a_request_above_25_mebibytes_is_too_large(box: Box, call: Call) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", "{}")
    for number in range(3):
        form.add_field(f"files[{number}]", io.BytesIO(bytes(9 * 2**20)), filename=f"{number}.bin")
    path = f"/channels/{box.channel('table')['id']}/messages"
    status, body = await call("POST", path, data=form)
    assert (status, body["code"]) == (413, 40005)


async def test_the_log_tells_what_the_bot_asked_in_order(box: Box, call: Call) -> None:
    await call("GET", "/users/@me")
    await call("GET", "/users/1")
    assert [(entry.method, entry.path, entry.status) for entry in box.log] == [
        ("GET", "/users/@me", 200),
        ("GET", "/users/1", 404),
    ]


async def test_waiting_in_vain_says_for_what(box: Box, call: Call) -> None:
    await call("GET", "/users/@me")
    with pytest.raises(TimeoutError, match=r"for a miracle; .*GET /users/@me -> 200"):
        await box.until(lambda: None, "a miracle", seconds=0.05)
