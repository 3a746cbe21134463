"""The box kept in a folder: what was said is still there after a restart."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.little_bot import png, running


async def test_messages_threads_files_and_settings_survive_a_restart(tmp_path: Path) -> None:
    first = await Box.start(folder=tmp_path)
    ada = Pilot(first, "Ada")
    async with running(first.url):
        await ada.slash("board", game="go")
        await ada.slash("whisper")
        await ada.slash("match thread")
    ada.person.locale = "it"
    first.clock.advance(3600)
    then = first.clock.now()
    await first.stop()

    second = await Box.start(folder=tmp_path)
    ada, bruno = Pilot(second, "Ada"), Pilot(second, "Bruno")
    assert [message.text for message in ada.person.sees("table")][:2] == ["go against nobody", "only for you"]
    assert "only for you" not in [message.text for message in bruno.visible()]
    assert ada.last("the match")["type"] == 6
    assert ada.person.locale == "it"
    assert second.clock.now() >= then
    picture = ada.person.sees("table")[0]["attachments"][0]["url"]
    async with aiohttp.ClientSession() as session, session.get(picture) as got:
        assert await got.read() == png(7, 5)
    await second.stop()


async def test_buttons_of_before_work_after_a_restart(tmp_path: Path) -> None:
    first = await Box.start(folder=tmp_path)
    async with running(first.url):
        await Pilot(first, "Ada").slash("play")
    await first.stop()
    second = await Box.start(folder=tmp_path)
    async with running(second.url):
        assert (await Pilot(second, "Bruno").presses("Move 1")).text == "Bruno made move 1"
    await second.stop()


async def test_a_folder_of_another_format_is_refused_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "box.json").write_text(json.dumps({"format": 0}))
    with pytest.raises(ValueError, match="remove it to start anew"):
        await Box.start(folder=tmp_path)


async def _twice(folder: Path) -> AsyncIterator[Box]:
    for _ in range(2):
        box = await Box.start(folder=folder)
        yield box
        await box.stop()


async def test_a_nonce_is_still_known_after_a_restart(tmp_path: Path) -> None:
    body = {"content": "once", "nonce": "n-1", "enforce_nonce": True}
    ids = []
    async for box in _twice(tmp_path):
        table = box.channel("table")
        ids.append(box.world.messages.send(table, box.world.bot["id"], body)["id"])
    assert ids[0] == ids[1]


async def test_a_deferred_answer_is_filled_in_after_a_restart(tmp_path: Path) -> None:
    first = await Box.start(folder=tmp_path)
    ada = first.person("Ada")
    waiting = first.world.interactions.open(
        2, ada.id, first.channel("table"), {"id": "1", "name": "x", "type": 1}
    )
    first.world.interactions.answer(waiting.id, waiting.token, {"type": 5, "data": {"flags": 64}}, {})
    await first.stop()
    second = await Box.start(folder=tmp_path)
    assert second.person("Ada").sees("table")[-1].loading
    second.world.interactions.edit(waiting.token, "@original", {"content": "at last"}, {})
    assert second.person("Ada").sees("table")[-1].text == "at last"
    assert second.person("Bruno").sees("table") == []
    await second.stop()


async def test_read_marks_and_dismissed_messages_survive_a_restart(tmp_path: Path) -> None:
    first = await Box.start(folder=tmp_path)
    bruno = first.person("Bruno")
    said = await first.person("Ada").say("table", f"<@{bruno.id}>!")
    assert first.desk.attention()[bruno.id] == 1
    first.desk.mark_read(bruno, said.channel_id, said.id)
    await first.stop()
    second = await Box.start(folder=tmp_path)
    assert second.desk.attention()[bruno.id] == 0
    await second.stop()


async def test_reactions_roles_and_absences_survive_a_restart(tmp_path: Path) -> None:
    first = await Box.start(folder=tmp_path)
    ada, bruno, chiara = first.people[:3]
    await bruno.react(await ada.say("table", "hello"), "🦈")
    first.world.membership.give_role(bruno.id, first.world.membership.add_role("Mods", "MANAGE_MESSAGES"))
    first.world.membership.kick(chiara.id)
    await first.stop()
    second = await Box.start(folder=tmp_path)
    assert second.person("Ada").sees("table")[-1]["reactions"][0]["count"] == 1
    assert second.world.may(bruno.id, second.channel("table"), "MANAGE_MESSAGES")
    assert second.person("Chiara").sees("table") == []
    await second.stop()


@pytest.mark.programs
async def test_what_was_changed_just_now_is_saved_without_a_clean_end(tmp_path: Path) -> None:
    box = await Box.start(folder=tmp_path)
    await box.person("Ada").say("table", "hello")
    saved = tmp_path / "box.json"
    await box.until(lambda: saved.exists() and "hello" in saved.read_text(), "the state to be saved")
    await box.stop()
