"""Long forms, files and reactions in a real browser."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from playwright.async_api import Browser, FilePayload, expect

from local_discord.box import Box
from local_discord.tests.browser.axe import grave_findings
from local_discord.tests.browser.windows import PHONE, Windows, shot
from local_discord.tests.little_bot import running
from local_discord.tests.wide_bot import WideBot

pytestmark = [pytest.mark.programs, pytest.mark.asyncio(loop_scope="session")]

LOG: FilePayload = {"name": "log.txt", "mimeType": "text/plain", "buffer": b"a1-b2"}


@pytest_asyncio.fixture(loop_scope="session")
async def wide(browser: Browser) -> AsyncIterator[Windows]:
    async with AsyncExitStack() as stack:
        box = await Box.start()
        stack.push_async_callback(box.stop)
        await stack.enter_async_context(running(box.url, WideBot()))
        windows = Windows(box, browser)
        stack.push_async_callback(windows.leave)
        yield windows
    assert windows.complaints == []
    assert box.violations == []


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
async def test_a_long_form_is_checked_and_sent(wide: Windows, size: tuple[int, int]) -> None:
    page = await wide.sit("Ada", size=size)
    await page.fill("#say", "/form ")
    await page.keyboard.press("Enter")
    form = page.locator("dialog.modal")
    await form.wait_for()
    await shot(page, f"form-{size[0]}")
    assert await grave_findings(page) == []
    await form.get_by_role("button", name="Submit").click()
    await expect(form.locator(".error").first).to_have_text("Please fill this in.")
    await expect(form.get_by_label("Slow")).to_be_focused()
    await form.get_by_label("Fast").check()
    await form.get_by_label("Sharks").check()
    await form.get_by_label("Open").uncheck()
    await form.get_by_role("button", name="Make a selection").click()
    await page.locator(".sheet .option", has_text="Bruno").click()
    await page.locator(".sheet-foot .button").click()
    await form.locator('input[type="file"]').set_input_files(LOG)
    await form.get_by_role("button", name="Submit").click()
    expected = "('fast', ['sharks'], False, ['Bruno'], [('log.txt', 'a1-b2')])"
    await expect(page.locator(".message .text").last).to_have_text(expected)


async def test_a_file_and_a_role_are_given_with_a_command(wide: Windows) -> None:
    wide.box.world.membership.add_role("Divers")
    page = await wide.sit("Ada")
    await page.fill("#say", "/settings ")
    await page.locator('.slot input[name="channel"]').fill("lounge")
    await page.keyboard.press("Enter")
    await page.locator('.adder[data-option="role"]').click()
    await page.locator('.slot input[name="role"]').fill("Divers")
    await page.keyboard.press("Enter")
    await page.locator('.adder[data-option="log"]').click()
    await page.locator('.slot input[name="log"]').set_input_files(LOG)
    await page.locator("#send").click()
    await expect(page.locator(".message .text").last).to_have_text("lounge Divers log.txt a1-b2")


async def test_a_reaction_is_joined_and_taken_back(wide: Windows) -> None:
    page = await wide.sit("Ada")
    bruno = wide.box.person("Bruno")
    await bruno.react(await bruno.say("table", "Ready?"), "👍")
    reaction = page.locator(".reaction")
    await expect(reaction).to_have_text("👍 1")
    await reaction.click()
    await expect(reaction).to_have_text("👍 2")
    await expect(reaction).to_have_attribute("aria-pressed", "true")
    assert await grave_findings(page) == []
    await reaction.click()
    await expect(reaction).to_have_text("👍 1")
    await expect(reaction).to_have_attribute("aria-pressed", "false")
