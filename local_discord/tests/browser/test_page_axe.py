"""axe-core looks at every part of the page, light and dark, wide and narrow."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from local_discord.tests.browser.axe import grave_findings
from local_discord.tests.browser.conftest import Room
from local_discord.tests.browser.windows import SIZES, shot

pytestmark = [pytest.mark.programs, pytest.mark.asyncio(loop_scope="session")]


async def _looked_at(page: Page, part: str, name: str) -> None:
    await shot(page, f"axe-{name}-{part}")
    assert await grave_findings(page) == [], part


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_every_part_of_the_page_is_accessible(room: Room, scheme: str, size: str) -> None:
    name = f"{scheme}-{size}"
    ada = room.box.person("Ada")
    for command in ("panel", "words", "thread"):
        await ada.slash(command)
    await ada.slash("play", game="reversi")
    page = await room.sit("Ada", size=SIZES[size], scheme=scheme)
    await _looked_at(page, "log", name)

    await page.get_by_role("button", name="Discard two").click()
    await _looked_at(page, "menu", name)
    await page.keyboard.press("Escape")

    await page.get_by_role("button", name="Write a note").click()
    await page.locator("dialog.modal").wait_for()
    await _looked_at(page, "modal", name)
    await page.keyboard.press("Escape")

    await page.locator(".picture-open").last.click()
    await page.locator("dialog.viewer").wait_for()
    await _looked_at(page, "viewer", name)
    await page.keyboard.press("Escape")

    await page.fill("#say", "/play ")
    await page.locator(".suggest .option").first.wait_for()
    await _looked_at(page, "command", name)
    await page.keyboard.press("Escape")

    if size == "phone":
        await page.click("#open-side")
        await _looked_at(page, "drawer", name)
    await page.click("#settings")
    await page.locator(".settings").wait_for()
    await _looked_at(page, "settings", name)
