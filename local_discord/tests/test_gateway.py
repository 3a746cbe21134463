"""The gateway: connecting, intents, shards, dropping and resuming."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from local_discord.box import Box
from local_discord.discord_py import point_at
from local_discord.pilot import Pilot
from local_discord.tests.little_bot import LittleBot, running

GUILDS, MESSAGES, CONTENT, DIRECT = 1, 1 << 9, 1 << 15, 1 << 12
PROPERTIES = {"os": "linux", "browser": "bare", "device": "bare"}


class Listener:
    """A bare gateway client."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def next(self) -> Any:
        return await asyncio.wait_for(self.socket.receive_json(), 5)

    async def event(self, name: str) -> Any:
        while (frame := await self.next())["t"] != name:
            pass
        return frame["d"]

    async def identify(self, intents: int, token: str = "local.token", **more: Any) -> None:
        payload = {"token": token, "intents": intents, "properties": PROPERTIES, **more}
        await self.socket.send_json({"op": 2, "d": payload})

    async def closed(self) -> int | None:
        while True:
            message = await asyncio.wait_for(self.socket.receive(), 5)
            if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
                return self.socket.close_code


@contextlib.asynccontextmanager
async def listening(box: Box) -> AsyncIterator[Listener]:
    async with aiohttp.ClientSession() as session, session.ws_connect(box.url + "/gateway") as socket:
        listener = Listener(socket)
        assert (await listener.next())["op"] == 10
        yield listener


async def test_events_missed_while_cut_off_are_replayed(box: Box, bot: LittleBot, ada: Pilot) -> None:
    await box.gateway.drop()
    answer = await ada.slash("ping")
    assert answer.text == "pong"
    await box.until(lambda: bot.resumed, "the bot to resume")


async def test_a_bot_identifies_anew_when_its_session_is_gone(box: Box, bot: LittleBot, ada: Pilot) -> None:
    before = set(box.gateway.sessions)
    await box.gateway.invalidate()
    await box.until(lambda: box.gateway.connected and set(box.gateway.sessions) - before)
    assert (await ada.slash("ping")).text == "pong"
    assert bot.resumed == 0


async def test_a_bot_reconnects_when_asked_to(box: Box, bot: LittleBot) -> None:
    await box.gateway.ask_to_reconnect()
    await box.until(lambda: bot.resumed, "the bot to resume")


async def test_a_wrong_token_is_refused(box: Box) -> None:
    point_at(box.url)
    async with LittleBot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong.token")
    async with listening(box) as listener:
        await listener.identify(GUILDS, token="wrong.token")
        assert await listener.closed() == 4004


async def test_without_the_intent_no_messages_are_heard(box: Box, bot: LittleBot, ada: Pilot) -> None:
    await ada.says("table", "hello")
    await ada.slash("ping")
    assert bot.heard == []


async def test_with_the_intent_messages_are_heard_without_their_words(box: Box, ada: Pilot) -> None:
    bot = LittleBot(discord.Intents(guilds=True, guild_messages=True))
    async with running(box.url, bot):
        await ada.says("table", "hello")
        heard = await box.until(lambda: bot.heard, "the message")
        assert heard[0].content == ""


async def test_with_the_content_intent_the_words_are_heard_too(box: Box, ada: Pilot) -> None:
    bot = LittleBot(discord.Intents(guilds=True, guild_messages=True, message_content=True))
    async with running(box.url, bot):
        await ada.says("table", "hello")
        heard = await box.until(lambda: bot.heard, "the message")
        assert heard[0].content == "hello"


async def test_the_guild_shows_only_the_bot_without_the_members_intent(box: Box) -> None:
    async with listening(box) as listener:
        await listener.identify(GUILDS)
        guild = await listener.event("GUILD_CREATE")
    assert [member["user"]["username"] for member in guild["members"]] == ["bot"]
    assert guild["member_count"] == 7


async def test_members_are_given_on_request(box: Box, bruno: Pilot) -> None:
    async with listening(box) as listener:
        await listener.identify(GUILDS)
        request = {"guild_id": box.world.guild_id, "user_ids": [bruno.id, "1"], "nonce": "n"}
        await listener.socket.send_json({"op": 8, "d": request})
        chunk = await listener.event("GUILD_MEMBERS_CHUNK")
    assert [member["user"]["global_name"] for member in chunk["members"]] == ["Bruno"]
    assert (chunk["not_found"], chunk["nonce"]) == (["1"], "n")


async def test_guild_events_go_to_the_guilds_own_shard(box: Box, ada: Pilot) -> None:
    home = (int(box.world.guild_id) >> 22) % 2
    async with listening(box) as at_home, listening(box) as elsewhere:
        await at_home.identify(GUILDS | MESSAGES, shard=[home, 2])
        await elsewhere.identify(GUILDS | MESSAGES, shard=[1 - home, 2])
        assert (await elsewhere.event("READY"))["guilds"] == []
        await at_home.event("GUILD_CREATE")
        await ada.says("table", "hello")
        await at_home.event("MESSAGE_CREATE")
        await elsewhere.socket.send_json({"op": 1, "d": None})
        assert (await elsewhere.next())["op"] == 11


async def test_direct_messages_go_to_shard_zero(box: Box, ada: Pilot) -> None:
    async with listening(box) as zero, listening(box) as one:
        await zero.identify(DIRECT, shard=[0, 2])
        await one.identify(DIRECT, shard=[1, 2])
        await one.event("READY")
        await zero.event("READY")
        await ada.says("dm", "psst")
        assert (await zero.event("MESSAGE_CREATE"))["content"] == "psst"
        await one.socket.send_json({"op": 1, "d": None})
        assert (await one.next())["op"] == 11


async def test_ephemeral_messages_are_not_sent_to_every_listener(
    box: Box, bot: LittleBot, ada: Pilot
) -> None:
    async with listening(box) as listener:
        await listener.identify(GUILDS | MESSAGES)
        await listener.event("GUILD_CREATE")
        await ada.slash("whisper")
        await ada.slash("ping")
        assert (await listener.event("MESSAGE_CREATE"))["content"] == "pong"


async def test_nonsense_closes_the_connection(box: Box) -> None:
    async with listening(box) as listener:
        await listener.socket.send_str("not json")
        assert await listener.closed() == 4002


async def test_an_unknown_session_cannot_be_resumed(box: Box) -> None:
    async with listening(box) as listener:
        resume = {"token": "local.token", "session_id": "nothing", "seq": 1}
        await listener.socket.send_json({"op": 6, "d": resume})
        frame = await listener.next()
    assert (frame["op"], frame["d"]) == (9, False)


async def test_a_client_without_heartbeats_is_cut_off(box: Box) -> None:
    box.clock.run()
    box.gateway.interval_ms = 60
    async with listening(box) as listener:
        await listener.identify(GUILDS)
        assert await listener.closed() == 4009


async def test_heartbeats_keep_the_line(box: Box) -> None:
    box.gateway.interval_ms = 60
    async with running(box.url) as bot:
        await box.until(lambda: box.gateway.heartbeats >= 3, "three heartbeats")
        assert box.gateway.connected
        assert bot.resumed == 0


async def test_a_heartbeat_is_sent_when_asked_for(box: Box, bot: LittleBot) -> None:
    await box.until(lambda: box.gateway.heartbeats, "the first heartbeat")
    before = box.gateway.heartbeats
    box.gateway.ask_for_heartbeat()
    await box.until(lambda: box.gateway.heartbeats > before, "a heartbeat")


async def test_a_heartbeat_is_answered_after_what_was_asked_meanwhile(box: Box) -> None:
    """discord.py would take an answer in the same instant for one to the heartbeat before."""
    async with listening(box) as listener:
        await listener.identify(GUILDS)
        await listener.socket.send_json({"op": 1, "d": None})
        await listener.socket.send_json({"op": 8, "d": {"user_ids": [box.world.bot["id"]]}})
        frames: list[dict[str, Any]] = []
        while not frames or frames[-1]["op"] != 11:
            frames.append(await listener.next())
    assert "GUILD_MEMBERS_CHUNK" in [frame["t"] for frame in frames]


async def test_a_client_that_talks_too_much_is_cut_off(box: Box) -> None:
    async with listening(box) as listener:
        for _ in range(121):
            await listener.socket.send_json({"op": 1, "d": None})
        assert await listener.closed() == 4008


@pytest.mark.parametrize(("intents", "code"), [(1 << 40, 4013), (GUILDS | CONTENT, 4014)])
async def test_intents_that_do_not_exist_or_were_not_granted_are_refused(
    box: Box, intents: int, code: int
) -> None:
    box.gateway.privileged = 0
    async with listening(box) as listener:
        await listener.identify(intents)
        assert await listener.closed() == code


@pytest.mark.parametrize(("shard", "code"), [([2, 2], 4010), ([-1, 2], 4010)])
async def test_a_shard_out_of_range_is_refused(box: Box, shard: list[int], code: int) -> None:
    async with listening(box) as listener:
        await listener.identify(GUILDS, shard=shard)
        assert await listener.closed() == code


async def test_identifying_twice_is_refused(box: Box) -> None:
    async with listening(box) as listener:
        await listener.identify(GUILDS)
        await listener.event("READY")
        await listener.identify(GUILDS)
        assert await listener.closed() == 4005


async def test_a_session_cannot_be_resumed_for_ever(box: Box) -> None:
    async with listening(box) as listener:
        await listener.identify(GUILDS)
        session = (await listener.event("READY"))["session_id"]
    await box.until(lambda: not box.gateway.connected, "the line to be gone")
    box.clock.advance(box.gateway.resume_seconds + 1)
    async with listening(box) as listener:
        resume = {"token": "local.token", "session_id": session, "seq": 1}
        await listener.socket.send_json({"op": 6, "d": resume})
        assert (await listener.next())["op"] == 9
