"""Nonsense over the wire: Discord's codes, nothing crashes, nothing is lost."""

import asyncio
import io
import itertools
from typing import Any

import aiohttp
import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.rest.routes import ROUTES
from local_discord.tests.conftest import Call
from local_discord.tests.little_bot import LittleBot

JSON = {"Content-Type": "application/json"}
NONSENSE: list[Any] = [None, [], {}, "text", 7, True, {"content": {}}, {"type": "x", "data": []}, [[1]]]
IDS = {"message": "1", "user": "1", "command": "1", "interaction": "1", "token": "t", "emoji": "%F0%9F%91%8D"}


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.template}")
async def test_no_route_crashes_on_nonsense(box: Box, call: Call, planted: list[str], route: Any) -> None:
    known = {"channel": box.channel("table")["id"], "guild": box.world.guild_id}
    known |= {"application": box.world.application_id, **IDS}
    said = await box.person("Ada").say("table", "still here")
    paths = [route.template.format(**known), route.template.format(**dict.fromkeys(known, "nonsense"))]
    for path, body in itertools.product(paths, NONSENSE):
        status, answer = await call(route.method, path, body)
        assert status < 500
        if status >= 400:
            assert {"message", "code"} <= set(answer)
    if route.method != "DELETE":
        assert said in box.person("Ada").sees("table")
    planted += sorted({violation.partition(" ")[0] for violation in box.violations})


@pytest.mark.parametrize("body", ["{", "[" * 100_000, "\xff", "nul", '{"content": NaN,}'])
async def test_broken_json_is_named_as_such(box: Box, call: Call, body: str) -> None:
    path = f"/channels/{box.channel('table')['id']}/messages"
    status, answer = await call("POST", path, data=body.encode("latin-1"), headers=JSON)
    assert (status, answer["code"]) == (400, 50109)


@pytest.mark.parametrize("kind", ["multipart/form-data", "multipart/form-data; boundary=x"])
async def test_a_broken_form_is_named_as_such(box: Box, call: Call, kind: str) -> None:
    path = f"/channels/{box.channel('table')['id']}/messages"
    status, answer = await call("POST", path, data=b"--y\r\n\r\nhalf", headers={"Content-Type": kind})
    assert (status, answer["code"]) == (400, 50109)


async def test_a_body_above_25_mebibytes_is_too_large(box: Box, call: Call) -> None:
    path = f"/channels/{box.channel('table')['id']}/messages"
    status, answer = await call("POST", path, data=io.BytesIO(bytes(26 * 2**20)), headers=JSON)
    assert (status, answer["code"]) == (413, 40005)


@pytest.mark.parametrize("token", ["", "wrong", "Bearer local.token", "Bot "])
async def test_a_wrong_token_opens_nothing(box: Box, call: Call, token: str) -> None:
    status, answer = await call("GET", "/users/@me", headers={"Authorization": token})
    assert (status, answer) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_unknown_and_expired_interaction_tokens_are_told_apart(
    box: Box, bot: LittleBot, ada: Pilot, call: Call
) -> None:
    await ada.slash("ping")
    known = box.world.interactions.latest
    assert known is not None
    hook = f"/webhooks/{box.world.application_id}"
    callback = f"/interactions/{known.id}/made-up/callback"
    assert (await call("POST", callback, {"type": 5}))[1]["code"] == 10062
    assert (await call("POST", f"{hook}/made-up", {"content": "x"}))[1]["code"] == 10015
    assert (await call("POST", callback.replace("made-up", known.token), {"type": 5}))[1]["code"] == 40060
    box.clock.advance(15 * 60 + 1)
    status, answer = await call("POST", f"{hook}/{known.token}", {"content": "x"})
    assert (status, answer["code"]) == (401, 50027)


@pytest.mark.parametrize("frame", ["", "[]", "7", '{"op": 2}', '{"op": 2, "d": {}}', '{"op": 6, "d": []}'])
async def test_nonsense_at_the_gateway_closes_that_line_alone(
    box: Box, bot: LittleBot, ada: Pilot, frame: str
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(box.url + "/gateway") as socket:
        await socket.receive_json()
        await socket.send_str(frame)
        closed = await asyncio.wait_for(socket.receive(), 5)
        assert closed.type is aiohttp.WSMsgType.CLOSE
        assert closed.data in (4002, 4004)
    assert (await ada.slash("ping")).text == "pong"


@pytest.mark.parametrize("path", ["/", "/page/app.js", "/api/v10/users/@me", "/local/live"])
async def test_a_foreign_host_name_is_turned_away(box: Box, path: str) -> None:
    headers = {"Host": "evil.example", "Authorization": "Bot local.token"}
    async with aiohttp.ClientSession() as session, session.get(box.url + path, headers=headers) as answer:
        assert answer.status == 403


@pytest.mark.parametrize(
    "path", ["/page/../box.py", "/page/%2e%2e/box.py", "/page/..%2fbox.py", "/cdn/../box.py"]
)
async def test_no_path_leads_to_the_file_system(box: Box, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(box.url.rsplit(":", 1)[1]))
    host = box.url.removeprefix("http://")
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), 5)
    writer.close()
    await writer.wait_closed()
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))


async def test_the_server_listens_on_loopback_alone(box: Box) -> None:
    assert box.url.startswith("http://127.0.0.1:")
    runner: Any = box._runner
    assert [address[0] for address in runner.addresses] == ["127.0.0.1"]
