"""The painters' icons as emojis of the application, over the wire: uploaded once, mended, or done without."""

from __future__ import annotations

import asyncio

import pytest

from local_discord.message import Json, Message
from local_discord.pilot import Pilot
from render import emojis
from tests.bot.evening import Evening

PNG = b"\x89PNG\r\n\x1a\n"
FEW = ("ni_boots", "ni_map", "is_shark")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three small pictures will do, and one of them for every option."""
    monkeypatch.setattr(emojis, "drawn", lambda: {name: PNG + name.encode() for name in FEW})
    monkeypatch.setattr("bot.text.choices.icon_of", lambda game, step, key: "ni_boots")


async def uploads(evening: Evening) -> None:
    evening.app.client.icons.begin()
    await _uploaded(evening)


async def _uploaded(evening: Evening) -> None:
    assert evening.app.client.icons._uploading is not None
    await asyncio.wait_for(evening.app.client.icons._uploading, 20)


def shown(message: Message | None) -> list[Json]:
    assert message is not None
    return [button["emoji"] for button in message.buttons if "emoji" in button]


async def opened(evening: Evening) -> tuple[Pilot, Message]:
    mover = await evening.on_turn(await evening.open_table("Ada", "Bruno"))
    panel = (await mover.presses("Your turn")).message
    assert panel is not None
    return mover, panel


async def test_buttons_carry_the_icons_that_were_uploaded(evening: Evening) -> None:
    await uploads(evening)
    _, panel = await opened(evening)
    assert {emoji["name"].rpartition("_")[0] for emoji in shown(panel)} == {"ni_boots"}


async def test_only_what_changed_is_uploaded_and_nobody_elses_is_touched(evening: Evening) -> None:
    await uploads(evening)
    kept = {emoji["id"] for emoji in evening.box.world.emojis.all()}
    theirs = evening.box.world.emojis.all()[0]
    image = "data:image/png;base64,aGVsbG8="
    evening.box.world.emojis.create({"name": "somebody_elses", "image": image})
    evening.box.world.emojis.create({"name": "ni_map_000000", "image": image})
    evening.box.world.emojis.delete(theirs["id"])
    await uploads(evening)
    names = [emoji["name"] for emoji in evening.box.world.emojis.all()]
    assert len(names) == len(FEW) + 1 and "somebody_elses" in names and "ni_map_000000" not in names
    assert len(kept & {emoji["id"] for emoji in evening.box.world.emojis.all()}) == len(FEW) - 1


async def test_an_emoji_deleted_in_the_portal_costs_no_answer_and_is_made_anew(evening: Evening) -> None:
    await uploads(evening)
    mover, panel = await opened(evening)
    for emoji in evening.box.world.emojis.all():
        evening.box.world.emojis.delete(emoji["id"])
    again = (await mover.presses("Your turn")).message
    assert again is not None and again.pictures and again.labels == panel.labels and shown(again) == []
    await _uploaded(evening)
    assert shown((await mover.presses("Your turn")).message)
    evening.box.violations.clear()  # the one refusal was meant


async def test_a_refused_upload_leaves_words_alone(
    evening: Evening, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emojis, "drawn", lambda: {"ni_boots": PNG + bytes(300_000)})
    await uploads(evening)
    _, panel = await opened(evening)
    assert panel.labels and shown(panel) == []
    assert "words alone will do" in caplog.text
    evening.box.violations.clear()
