"""discord.js, unmodified, in the box: a client nobody here wrote finds Discord there."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.programs import program
from local_discord.tests.little_bot import png
from local_discord.tests.node.modules import HERE, installed

pytestmark = pytest.mark.programs


@asynccontextmanager
async def second_client(box: Box) -> AsyncIterator[None]:
    """The JavaScript bot, connected; whatever it complained of fails the test."""
    await asyncio.to_thread(installed)
    picture = base64.b64encode(png(6, 4)).decode()
    async with program(box, "node", "second_client.mjs", at=HERE, extra={"PICTURE": picture}):
        yield


async def test_discord_js_logs_in_answers_defers_edits_writes_and_updates() -> None:
    box = await Box.start(schemas=True)
    ada, bruno = Pilot(box, "Ada"), Pilot(box, "Bruno")
    try:
        async with second_client(box):
            assert (await ada.slash("hello")).text == "Hello, Ada"
            await _defers_and_edits_with_a_file(ada)
            await _a_letter_arrives(ada)
            await _a_button_and_a_menu_update(ada, bruno)
            assert (await ada.slash("note")).kind == "modal"
            assert (await ada.types("Words", "sharks")).text == "Noted: sharks"
            assert await ada.person.autocomplete("pick", "game", "ch") == [
                {"name": "CHESS", "value": "chess"},
                {"name": "CHECKERS", "value": "checkers"},
            ]
            assert (await bruno.slash("pick", game="go")).ephemeral
    finally:
        await box.stop()
    assert box.violations == []


async def _defers_and_edits_with_a_file(ada: Pilot) -> None:
    thought = await ada.slash("think")
    assert thought.message is not None and thought.text == "Thought."
    picture = thought.message["attachments"][0]
    assert (picture["filename"], picture["width"], picture["description"]) == ("board.png", 6, "A board.")
    assert (await ada.reads("Just between us.")).ephemeral


async def _a_letter_arrives(ada: Pilot) -> None:
    assert (await ada.slash("letter")).ephemeral
    assert ada.last_dm().text == "Your hand."
    assert ada.last_dm()["attachments"]


async def _a_button_and_a_menu_update(ada: Pilot, bruno: Pilot) -> None:
    opened = await ada.slash("table")
    joined = await bruno.presses("Join")
    assert opened.message is not None and joined.message is not None
    assert (joined.message.id, joined.text, joined.kind) == (opened.message.id, "Bruno joined.", "update")
    taken = await bruno.picks("Spot b2")
    assert taken.message is not None and taken.text == "Spot b2 is taken."
    assert taken.message["attachments"][0]["filename"] == "board.png"


async def test_discord_js_finds_its_way_back_after_a_cut() -> None:
    box = await Box.start(schemas=True)
    ada = Pilot(box, "Ada")
    try:
        async with second_client(box):
            await box.gateway.drop()
            await box.until(lambda: box.gateway.connected, "discord.js to come back")
            assert (await ada.slash("hello")).text == "Hello, Ada"
            assert len(box.gateway.sessions) == 1
    finally:
        await box.stop()
    assert box.violations == []
