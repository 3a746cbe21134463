"""What Discord gives only so much of: new DMs, edits of old messages, addresses of files."""

import io

import aiohttp
import discord
import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.conftest import Call
from local_discord.tests.little_bot import LittleBot, picture, png


async def test_too_many_new_dms_are_refused_and_old_ones_stay_open(box: Box, call: Call) -> None:
    box.world.direct.most_opened = 2
    opened = [await call("POST", "/users/@me/channels", {"recipient_id": p.id}) for p in box.people[:3]]
    assert [status for status, _ in opened] == [200, 200, 403]
    assert opened[2][1]["code"] == 40003
    again = await call("POST", "/users/@me/channels", {"recipient_id": box.people[0].id})
    assert again[1]["id"] == opened[0][1]["id"]
    box.clock.advance(box.world.direct.within_seconds + 1)
    assert (await call("POST", "/users/@me/channels", {"recipient_id": box.people[2].id}))[0] == 200


async def test_messages_older_than_an_hour_can_be_edited_only_so_often(box: Box, call: Call) -> None:
    box.world.old_edits.most = 2
    path = f"/channels/{box.channel('table')['id']}/messages"
    _, sent = await call("POST", path, {"content": "x"})
    for number in range(4):
        assert (await call("PATCH", f"{path}/{sent['id']}", {"content": f"young {number}"}))[0] == 200
    box.clock.advance(3601)
    answers = [await call("PATCH", f"{path}/{sent['id']}", {"content": str(number)}) for number in range(3)]
    assert [status for status, _ in answers] == [200, 200, 429]
    assert answers[2][1]["code"] == 30046
    assert answers[2][1]["retry_after"] > 0
    assert box.person("Ada").sees("table")[-1].text == "1"


async def test_discord_py_reports_the_limit_on_old_edits(box: Box, bot: LittleBot) -> None:
    box.world.old_edits.most = 0
    bot.http.max_ratelimit_timeout = 30
    sent = await bot.table().send("a board")
    box.clock.advance(3601)
    with pytest.raises(discord.RateLimited):
        await sent.edit(content="a new board")


async def test_a_files_address_runs_out_and_the_message_gives_a_new_one(
    box: Box, bot: LittleBot, ada: Pilot
) -> None:
    sent = await bot.table().send(file=picture(width=9, height=9))
    old = sent.attachments[0].url
    async with aiohttp.ClientSession() as session:
        assert (await session.get(old)).status == 200
        box.clock.advance(24 * 3600 + 1)
        assert (await session.get(old)).status == 404
        fresh = (await bot.table().fetch_message(sent.id)).attachments[0].url
        assert await (await session.get(fresh)).read() == png(9, 9)
        shown = ada.last("table")["attachments"][0]["url"]
        assert (await session.get(shown)).status == 200


@pytest.mark.parametrize(("name", "kept_as"), [("page.html", "text/html"), ("drawing.svg", "image/svg+xml")])
async def test_a_file_never_runs_as_a_page_of_ours(box: Box, bot: LittleBot, name: str, kept_as: str) -> None:
    sent = await bot.table().send(file=discord.File(io.BytesIO(b"<script>alert(1)</script>"), name))
    async with aiohttp.ClientSession() as session, session.get(sent.attachments[0].url) as got:
        assert got.headers["Content-Type"] == kept_as
        assert got.headers["Content-Security-Policy"].startswith("sandbox")
        assert got.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("change", [("ex=", "ex=f"), ("hm=", "hm=0"), ("board.png", "other.png")])
async def test_a_files_address_cannot_be_made_up(box: Box, bot: LittleBot, change: tuple[str, str]) -> None:
    sent = await bot.table().send(file=picture())
    async with aiohttp.ClientSession() as session:
        assert (await session.get(sent.attachments[0].url.replace(*change))).status == 404
