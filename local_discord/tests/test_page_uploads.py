"""Files that a window sends ahead of a command: bounded, for our own page alone."""

import io
from collections.abc import AsyncIterator

import aiohttp
import pytest

from local_discord.box import Box
from local_discord.page.uploads import FILE_BYTES, MOST_WAITING, Uploads
from local_discord.world.files import Upload


@pytest.fixture
async def web(box: Box) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(box.url, headers={"Origin": box.url}) as session:
        yield session


async def test_a_file_is_taken_and_named_by_a_key(web: aiohttp.ClientSession) -> None:
    async with web.post("/local/upload?name=log.txt", data=b"a1-b2") as answer:
        assert answer.status == 200
        assert len((await answer.json())["upload"]) > 20


@pytest.mark.parametrize("origin", ["http://example.org", "null", ""])
async def test_a_strange_page_may_not_send_files(web: aiohttp.ClientSession, origin: str) -> None:
    async with web.post("/local/upload", data=b"x", headers={"Origin": origin}) as answer:
        assert answer.status == 403


async def test_a_file_above_ten_mebibytes_is_refused(web: aiohttp.ClientSession) -> None:
    async with web.post("/local/upload", data=io.BytesIO(bytes(FILE_BYTES + 1))) as answer:
        assert answer.status == 413


def test_a_key_is_good_once() -> None:
    uploads = Uploads()
    uploads._waiting["k"] = Upload("log.txt", b"x", "text/plain")
    assert uploads.put_in({"log": [{"upload": "k"}], "n": 3})["log"][0].data == b"x"
    with pytest.raises(LookupError, match="choose it again"):
        uploads.put_in({"log": {"upload": "k"}})


async def test_only_the_newest_few_wait(box: Box, web: aiohttp.ClientSession) -> None:
    keys = []
    for number in range(MOST_WAITING + 1):
        async with web.post("/local/upload", data=str(number).encode()) as answer:
            keys.append((await answer.json())["upload"])
    async with web.ws_connect("/local/live?person=Ada") as line:
        state = await line.receive_json()
        ask = {"id": 1, "act": "slash", "channel": state["state"]["channels"][0]["id"], "command": "x"}
        await line.send_json({**ask, "options": {"file": {"upload": keys[0]}}})
        while (frame := await line.receive_json())["kind"] != "answer":
            pass
    assert "choose it again" in frame["answer"]["error"]
