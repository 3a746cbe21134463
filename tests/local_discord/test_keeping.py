"""The box kept in a folder: what was said is still there after a restart."""

import json
from pathlib import Path

import aiohttp
import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from tests.local_discord.little_bot import png, running


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
