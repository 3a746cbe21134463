"""Messages made of components in a real browser: emojis are drawn, sections and changes are read out."""

from __future__ import annotations

import base64

import pytest
from playwright.async_api import expect

from local_discord.message import COMPONENTS_V2, EPHEMERAL, Json
from local_discord.tests.browser.audits import OVERFLOW
from local_discord.tests.browser.conftest import Room
from local_discord.tests.browser.windows import PHONE
from local_discord.tests.little_bot import png

pytestmark = [pytest.mark.programs, pytest.mark.asyncio(loop_scope="session")]


def _layout(words: str, emoji: Json) -> Json:
    shown = {"id": emoji["id"], "name": emoji["name"]}
    button = {"type": 2, "style": 1, "label": "D4", "custom_id": "pick", "emoji": shown}
    option = {"label": "Whale", "value": "w", "description": "It capsizes boats", "emoji": shown}
    parts = [
        {"type": 10, "content": words},
        {"type": 9, "components": [{"type": 10, "content": "Swim to D4"}], "accessory": button},
        {
            "type": 1,
            "components": [{"type": 3, "custom_id": "m", "placeholder": "Which?", "options": [option]}],
        },
    ]
    return {"flags": COMPONENTS_V2 | EPHEMERAL, "components": [{"type": 17, "components": parts}]}


async def test_a_panel_is_drawn_named_and_read_out_when_it_changes(room: Room) -> None:
    world, ada = room.box.world, room.box.person("Ada")
    image = base64.b64encode(png(128, 128)).decode()
    emoji = world.emojis.create({"name": "is_whale", "image": f"data:image/png;base64,{image}"})
    page = await room.sit("Ada", size=PHONE)
    panel = world.messages.create(
        room.box.channel("table"), world.bot["id"], _layout("Where to?", emoji), to=ada.id
    )
    button = page.get_by_role("button", name="D4")
    await expect(button).to_have_accessible_description("Swim to D4")
    drawn = await button.locator("img.emoji").evaluate("(img) => img.decode().then(() => img.naturalWidth)")
    assert drawn == 128
    await page.get_by_role("button", name="Which?").click()
    await expect(page.locator(".sheet .option-detail")).to_have_text("It capsizes boats")
    await expect(page.locator(".sheet img.emoji")).to_have_count(1)
    await page.keyboard.press("Escape")
    world.messages.edit(panel, _layout("And then?", emoji))
    await expect(page.locator("#announcer")).to_contain_text("And then?")
    assert await page.evaluate(OVERFLOW) <= 0
