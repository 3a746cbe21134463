"""Messages: sent, edited, found again, not sent twice."""

import io

import aiohttp
import discord
import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.conftest import Call
from local_discord.tests.little_bot import LittleBot, picture, png


def messages(box: Box) -> str:
    return f"/channels/{box.channel('table')['id']}/messages"


async def test_a_dm_arrives_and_is_edited_with_a_new_file(bot: LittleBot, bruno: Pilot, ada: Pilot) -> None:
    await bruno.slash("dm")
    assert bruno.last_dm().text == "your new hand"
    assert [file["filename"] for file in bruno.last_dm()["attachments"]] == ["new.png"]
    assert ada.person.dm == []


async def test_closed_dms_are_refused_with_50007(bot: LittleBot, bruno: Pilot) -> None:
    bruno.person.dms_open = False
    assert (await bruno.slash("dm")).text == "closed 50007"
    assert bruno.person.dm == []


async def test_a_picture_has_its_size_and_alt_text_and_can_be_fetched(box: Box, bot: LittleBot) -> None:
    sent = await bot.table().send(file=picture(width=7, height=5))
    file = sent.attachments[0]
    assert (file.width, file.height, file.description) == (7, 5, "A board.")
    assert await file.read() == png(7, 5)


async def test_a_file_is_not_given_without_its_signature(box: Box, bot: LittleBot) -> None:
    sent = await bot.table().send(file=picture())
    async with aiohttp.ClientSession() as session, session.get(sent.attachments[0].url.split("?")[0]) as got:
        assert got.status == 404


async def test_a_picture_within_an_embed_is_not_listed_again(bot: LittleBot) -> None:
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    sent = await bot.table().send(embed=embed, file=picture())
    assert sent.attachments == []
    assert "/cdn/attachments/" in str(sent.embeds[0].image.url)


async def test_an_embed_cannot_name_a_file_that_is_not_there(
    box: Box, bot: LittleBot, planted: list[str]
) -> None:
    planted += ["nowhere.png"]
    embed = discord.Embed(title="Board").set_image(url="attachment://nowhere.png")
    with pytest.raises(discord.HTTPException) as refused:
        await bot.table().send(embed=embed)
    assert refused.value.code == 50035
    assert len(box.violations) == 1


async def test_an_edit_without_attachments_keeps_the_files(bot: LittleBot) -> None:
    sent = await bot.table().send("one", file=picture())
    edited = await sent.edit(content="two")
    assert [file.filename for file in edited.attachments] == ["board.png"]


async def test_an_edit_keeps_only_the_files_it_lists(bot: LittleBot) -> None:
    sent = await bot.table().send(files=[picture("a.png"), picture("b.png")])
    edited = await sent.edit(attachments=[sent.attachments[1], picture("c.png")])
    assert [file.filename for file in edited.attachments] == ["b.png", "c.png"]


async def test_history_goes_back_from_a_message_and_on_from_it(bot: LittleBot) -> None:
    sent = [await bot.table().send(str(number)) for number in range(5)]
    table = bot.table()
    assert [m.content async for m in table.history(limit=2)] == ["4", "3"]
    assert [m.content async for m in table.history(limit=2, before=sent[2])] == ["1", "0"]
    assert [m.content async for m in table.history(limit=2, after=sent[1])] == ["2", "3"]
    around = [m.content async for m in table.history(limit=3, around=sent[2])]
    assert sorted(around) == ["1", "2", "3"]


async def test_the_same_nonce_gives_the_first_message_again(box: Box, call: Call) -> None:
    body = {"content": "once", "nonce": "n-1", "enforce_nonce": True}
    _, first = await call("POST", messages(box), body)
    _, second = await call("POST", messages(box), {**body, "content": "twice"})
    assert (first["id"], first["nonce"]) == (second["id"], "n-1")
    assert len((await call("GET", messages(box)))[1]) == 1


async def test_a_nonce_is_forgotten_after_a_while(box: Box, call: Call) -> None:
    body = {"content": "once", "nonce": "n-1", "enforce_nonce": True}
    _, first = await call("POST", messages(box), body)
    box.clock.advance(box.world.nonce_seconds + 1)
    _, second = await call("POST", messages(box), body)
    assert first["id"] != second["id"]


async def test_a_nonce_that_is_not_enforced_doubles(box: Box, call: Call) -> None:
    body = {"content": "once", "nonce": "n-1"}
    _, first = await call("POST", messages(box), body)
    _, second = await call("POST", messages(box), body)
    assert first["id"] != second["id"]


async def test_a_nonce_is_not_kept_with_the_message(box: Box, call: Call) -> None:
    await call("POST", messages(box), {"content": "once", "nonce": "n-1", "enforce_nonce": True})
    _, history = await call("GET", messages(box))
    assert "nonce" not in history[0]


async def test_an_empty_message_is_refused(box: Box, call: Call, planted: list[str]) -> None:
    planted += ["empty message"]
    status, body = await call("POST", messages(box), {"content": " "})
    assert (status, body["code"]) == (400, 50006)


async def test_only_allowed_mentions_ping(box: Box, call: Call, ada: Pilot, bruno: Pilot) -> None:
    text = f"<@{ada.id}> and <@{bruno.id}>"
    _, all_pinged = await call("POST", messages(box), {"content": text})
    allowed = {"parse": [], "users": [bruno.id]}
    _, one_pinged = await call("POST", messages(box), {"content": text, "allowed_mentions": allowed})
    assert [user["id"] for user in all_pinged["mentions"]] == [ada.id, bruno.id]
    assert [user["id"] for user in one_pinged["mentions"]] == [bruno.id]


async def test_somebody_elses_message_cannot_be_edited(box: Box, call: Call, ada: Pilot) -> None:
    said = await ada.says("table", "mine")
    status, body = await call("PATCH", f"{messages(box)}/{said.id}", {"content": "yours"})
    assert (status, body["code"]) == (403, 50005)


async def test_a_deleted_message_is_unknown(bot: LittleBot) -> None:
    sent = await bot.table().send("gone")
    await sent.delete()
    with pytest.raises(discord.NotFound) as refused:
        await sent.edit(content="back")
    assert refused.value.code == 10008


async def test_bulk_delete_takes_two_to_a_hundred_young_messages(
    box: Box, bot: LittleBot, ada: Pilot
) -> None:
    sent = [await bot.table().send(str(number)) for number in range(3)]
    await bot.table().delete_messages(sent[:2])
    assert [message.text for message in ada.person.sees("table")] == ["2"]
    await bot.table().send("3")
    box.clock.advance(15 * 24 * 3600)
    old = [message.id for message in ada.person.sees("table")]
    with pytest.raises(discord.HTTPException) as refused:
        await bot.table().delete_messages([discord.Object(int(message_id)) for message_id in old])
    assert refused.value.code == 50034


async def test_pins_are_listed_newest_first_and_at_most_250(box: Box, bot: LittleBot, call: Call) -> None:
    first, second = [await bot.table().send(text) for text in ("first", "second")]
    await first.pin()
    await second.pin()
    assert [pin.content async for pin in bot.table().pins()] == ["second", "first"]
    await first.unpin()
    assert [pin.content async for pin in bot.table().pins()] == ["second"]
    table = box.channel("table")
    for number in range(249):
        message = box.world.messages.create(table, box.world.bot["id"], {"content": str(number)})
        box.world.pins.add(message, box.world.bot["id"])
    last = await bot.table().send("one too many")
    with pytest.raises(discord.HTTPException) as refused:
        await last.pin()
    assert refused.value.code == 30003


async def test_a_laid_out_message_cannot_be_given_content_later(
    box: Box, bot: LittleBot, ada: Pilot, call: Call, planted: list[str]
) -> None:
    planted += ["IS_COMPONENTS_V2"]
    layout = {"flags": 1 << 15, "components": [{"type": 10, "content": "hello"}]}
    _, sent = await call("POST", messages(box), layout)
    status, body = await call("PATCH", f"{messages(box)}/{sent['id']}", {"content": "old style"})
    assert (status, body["code"]) == (400, 50035)
    _, kept = await call("PATCH", f"{messages(box)}/{sent['id']}", {"flags": 0})
    assert kept["flags"] == 1 << 15


async def test_a_file_above_ten_mebibytes_is_too_large(bot: LittleBot) -> None:
    big = discord.File(io.BytesIO(bytes(10 * 2**20 + 1)), "big.bin")
    with pytest.raises(discord.HTTPException) as refused:
        await bot.table().send(file=big)
    assert (refused.value.status, refused.value.code) == (413, 40005)
