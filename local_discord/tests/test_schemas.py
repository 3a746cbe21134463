"""Discord's own schemas agree with what the bot sends and with what the box says."""

from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from local_discord.box import Box
from local_discord.gateway.intents import INTENTS
from local_discord.pilot import Pilot
from local_discord.rest.calls import Call
from local_discord.rules import schemas
from local_discord.rules.schemas import SchemasMissing
from local_discord.tests.little_bot import LittleBot, Move, panel, picture, running


def test_missing_files_are_named_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(SchemasMissing, match="set DISCORD_SCHEMAS"):
        schemas.load(tmp_path)


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_SCHEMAS", str(tmp_path))
    assert schemas.folder() == tmp_path


def test_a_folder_that_was_not_chosen_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_SCHEMAS", raising=False)
    with pytest.raises(SchemasMissing, match="set DISCORD_SCHEMAS"):
        schemas.folder()


@pytest.mark.programs
async def test_a_whole_evening_breaks_no_schema() -> None:
    box = await Box.start(schemas=True)
    intents = discord.Intents(guilds=True, messages=True, message_content=True, members=True)
    async with running(box.url, LittleBot(intents)) as bot:
        await _play(box, bot)
        await _threads_and_pins(box, bot)
        await _refusals(box, bot)
    await box.stop()
    assert box.violations == []


async def _play(box: Box, bot: LittleBot) -> None:
    ada, bruno = Pilot(box, "Ada"), Pilot(box, "Bruno")
    await ada.person.autocomplete("board", "game", "ch")
    await ada.slash("board", game="go", opponent=bruno.person)
    await ada.slash("think")
    await ada.slash("think", secret=True)
    await ada.slash("play")
    await bruno.presses("Move 1")
    await ada.slash("play")
    for label in ("Slow edit", "Slow follow"):
        await bruno.presses(label)
    await bruno.picks("Square 1", "Square 2")
    await ada.slash("note")
    await ada.types("Your move", "e4")
    await ada.slash("layout")
    await bruno.slash("dm")
    await bruno.slash("ping", channel="dm")
    await bruno.says("dm", "hello")


async def _threads_and_pins(box: Box, bot: LittleBot) -> None:
    ada = Pilot(box, "Ada")
    await ada.slash("match thread")
    thread = await bot.table().create_thread(name="alone", type=discord.ChannelType.public_thread)
    await thread.send("go", view=panel(Move(1)), file=picture(), nonce="a-nonce")
    await ada.presses("Move 1", within=thread.id)
    await ada.slash("ping", channel=str(thread.id))
    await thread.edit(name="renamed", archived=True)
    embed = discord.Embed(title="x", description="y").add_field(name="a", value="b")
    sent = await bot.table().send(embed=embed.set_image(url="attachment://board.png"), file=picture())
    await sent.reply("a reply")
    await sent.pin()
    await sent.edit(content="edited", embed=None, attachments=[])
    async with bot.table().typing():
        assert [message async for message in bot.table().history()]
    assert [pin async for pin in bot.table().pins()]
    await sent.unpin()
    await sent.delete()
    await bot.fetch_channel(thread.id)
    await bot.fetch_user(int(ada.id))
    await bot.guilds[0].fetch_member(int(ada.id))
    await bot.application_info()
    await bot.tree.fetch_commands()
    await bot.tree.sync(guild=bot.guilds[0])
    await thread.delete()


async def _refusals(box: Box, bot: LittleBot) -> None:
    bruno = Pilot(box, "Bruno")
    bruno.person.dms_open = False
    await bruno.slash("dm")
    box.world.deny("table", "SEND_MESSAGES")
    with pytest.raises(discord.Forbidden):
        await bot.table().send("x")


@pytest.fixture
def judge() -> schemas.Schemas:
    return schemas.load()


def asked(method: str, path: str, payload: Any = None, **query: str) -> Call:
    return Call(method, path, payload=payload, query=query)


@pytest.mark.programs
@pytest.mark.parametrize(
    "call",
    [
        asked("POST", "/channels/1/messages", {"content": "x" * 4001}),
        asked("POST", "/channels/1/messages", {"content": "x", "colour": "red"}),
        asked("POST", "/channels/1/messages", {"embeds": [{"title": 7}]}),
        asked("POST", "/channels/1/messages", {"components": [{"type": 77}]}),
        asked("POST", "/channels/1/threads", {"type": 11}),
        asked("POST", "/interactions/1/t/callback", {"type": 4, "data": {"content": ["x"]}}),
        asked("PUT", "/applications/1/commands", [{"description": "no name"}]),
        asked("GET", "/channels/1/messages", None, beforehand="1"),
        asked("GET", "/users/@me", {"unexpected": True}),
        asked("POST", "/channels/1/messages/2/crosswords", {}),
    ],
    ids=lambda call: f"{call.method} {call.path} {str(call.payload)[:40]}",
)
def test_a_planted_request_is_caught(judge: schemas.Schemas, call: Call) -> None:
    assert judge.request(call)


@pytest.mark.programs
def test_a_planted_answer_is_caught(judge: schemas.Schemas) -> None:
    me = asked("GET", "/users/@me")
    assert judge.answer(me, 200, {"id": "1"})
    assert judge.answer(me, 204, None)
    assert judge.answer(asked("GET", "/users/1"), 404, {"message": "no code"})


@pytest.mark.programs
async def test_a_planted_private_field_in_an_event_is_caught(planted: list[str]) -> None:
    planted += ["_to"]
    box = await Box.start(schemas=True)
    box.world.emit("MESSAGE_DELETE", {"id": "1", "channel_id": "2", "_to": "3"})
    box.world.emit("MESSAGE_DELETE", {"id": "1", "channel_id": "2"})
    await box.stop()
    assert len(box.violations) == 1
    assert "_to" in box.violations[0]


@pytest.mark.programs
async def test_an_event_of_a_wrong_type_is_caught(judge: schemas.Schemas) -> None:
    assert judge.event("INTERACTION_CREATE", {"type": 2})
    assert judge.event("MESSAGE_CREATE", {"content": "alone"})
    assert judge.event("READY", {"v": "ten"})


@pytest.mark.programs
def test_every_event_that_leaves_the_box_has_a_schema(judge: schemas.Schemas) -> None:
    for name in (*INTENTS, "READY", "RESUMED", "GUILD_CREATE", "GUILD_MEMBERS_CHUNK"):
        assert judge.event(name, {"made": "up"}), name
        assert "no schema" not in str(judge.event(name, {"made": "up"})), name
    assert judge.event("MADE_UP", {}) == ["no schema knows this event"]


@pytest.mark.programs
@pytest.mark.parametrize("asked_for", ["", "1"])
async def test_the_environment_asks_for_schemas(monkeypatch: pytest.MonkeyPatch, asked_for: str) -> None:
    monkeypatch.setenv("LOCAL_DISCORD_SCHEMAS", asked_for)
    box = await Box.start()
    assert len(box.rest.request_checks) == (2 if asked_for else 1)
    await box.stop()


async def test_schemas_asked_for_and_not_there_are_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LOCAL_DISCORD_SCHEMAS", "1")
    monkeypatch.setenv("DISCORD_SCHEMAS", str(tmp_path))
    with pytest.raises(SchemasMissing):
        await Box.start()


@pytest.mark.programs
async def test_planted_violations_of_every_kind_are_found_over_the_wire(planted: list[str]) -> None:
    box = await Box.start(schemas=True)
    path = f"/channels/{box.channel('table')['id']}/messages"
    async with aiohttp.ClientSession(box.url, headers={"Authorization": f"Bot {box.token}"}) as session:

        async def ask(method: str, where: str, body: Any = None) -> int:
            async with session.request(method, "/api/v10" + where, json=body) as answer:
                return answer.status

        assert await ask("POST", path, {"content": "x", "colour": "red"}) == 400
        assert await ask("POST", path, {"content": "x" * 2001}) == 400
        assert await ask("GET", path + "?beforehand=1") == 400
        assert await ask("GET", "/nowhere") == 404
        box.world.bot["username"] = 7
        assert await ask("GET", "/users/@me") == 200
        box.world.emit("MESSAGE_DELETE", {"id": "1"})
        box.world.emit("CHANNEL_DELETE", {"id": "1", "guild_id": box.world.guild_id, "type": 0, "odd": 1})
    await box.stop()
    planted += ["'colour' is not a documented field", "Must be 2000 or fewer", "beforehand", "/nowhere"]
    planted += ["answer to GET /users/@me", "event MESSAGE_DELETE", "event CHANNEL_DELETE"]
