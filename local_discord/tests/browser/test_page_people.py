"""People in a real browser: changing seats, settings, phones, readable colours, a lost line."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, expect

from local_discord.box import Box
from local_discord.tests.browser.audits import FAINT_TEXT, LANDMARKS, NAMELESS, OVERFLOW
from local_discord.tests.browser.conftest import Room
from local_discord.tests.browser.windows import PHONE

pytestmark = [pytest.mark.programs, pytest.mark.asyncio(loop_scope="session")]


async def _lively(room: Room) -> None:
    ada = room.box.person("Ada")
    await ada.slash("play", game="reversi")
    await ada.slash("panel")
    await ada.slash("words")
    await ada.slash("thread")
    await ada.say("table", f"Where are you, <@{ada.id}>?")


def _seat(page: Page, name: str) -> Locator:
    return page.locator(f'#people .person[href="/?person={name}"]')


async def _overflow(page: Page) -> int:
    return int(await page.evaluate(OVERFLOW))


async def test_one_click_changes_seats_and_a_badge_says_who_is_waited_for(room: Room) -> None:
    page = await room.sit("Ada")
    bruno = room.box.person("Bruno")
    await room.box.person("Ada").say("table", f"<@{bruno.id}>, your turn")
    seat = _seat(page, "Bruno")
    await expect(seat.locator(".badge")).to_have_text("1")
    await seat.click()
    await expect(page.locator(".self-name")).to_have_text("Bruno")
    await expect(page.locator(".message.for-me")).to_be_visible()
    await _seat(page, "Ada").click()
    await expect(page.locator(".self-name")).to_have_text("Ada")
    await expect(seat.locator(".badge")).to_have_count(0)
    assert page.url.startswith(f"{room.box.url}/?person=Ada")


async def test_alt_and_a_digit_changes_seats(room: Room) -> None:
    page = await room.sit("Ada")
    await page.keyboard.press("Alt+Digit3")
    await expect(page.locator(".self-name")).to_have_text("Chiara")


async def test_an_open_dm_becomes_the_next_persons_own_dm(room: Room) -> None:
    await room.box.person("Ada").slash("play", game="reversi")
    page = await room.sit("Ada")
    await page.get_by_role("button", name="Join").click()
    await page.locator("#direct .place").click()
    await expect(page.locator(".message .text")).to_have_text("Your hand")
    await _seat(page, "Bruno").click()
    await expect(page.locator(".self-name")).to_have_text("Bruno")
    await expect(page.locator("#title")).to_have_text("Bot")
    await expect(page.locator(".message")).to_have_count(0)


async def test_settings_change_language_dms_and_theme(room: Room) -> None:
    page = await room.sit("Ada")
    await page.click("#settings")
    await page.select_option("#language", "fr")
    await expect(page.locator(".settings h2")).to_have_text("Réglages")
    await page.get_by_label("Accepter les messages privés du bot").uncheck()
    await page.get_by_label("Clair").check()
    ada = room.box.person("Ada")
    await room.box.until(lambda: ada.locale == "fr" and not ada.dms_open, "the settings to arrive")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    await expect(page.locator("#people h2")).to_have_text("Personnes")


async def test_on_a_phone_the_side_is_a_drawer_and_nothing_overflows(room: Room) -> None:
    await _lively(room)
    page = await room.sit("Ada", size=PHONE)
    assert await _overflow(page) <= 0
    await expect(page.locator("#side")).not_to_be_in_viewport()
    await page.get_by_role("button", name="People and channels").click()
    await expect(page.locator("#close-side")).to_be_focused()
    await page.locator("#channels .place", has_text="lounge").click()
    await expect(page.locator("#title")).to_have_text("lounge")
    await expect(page.locator("#side")).not_to_be_in_viewport()
    await page.fill("#say", "/play ")
    await page.locator(".suggest .option").first.wait_for()
    assert await _overflow(page) <= 0


async def test_the_drawers_button_counts_what_waits(room: Room) -> None:
    page = await room.sit("Ada", size=PHONE)
    ada = room.box.person("Ada")
    await room.box.person("Bruno").say("lounge", f"<@{ada.id}>!")
    await expect(page.locator("#open-side .badge")).to_have_text("1")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_all_words_are_readable(room: Room, scheme: str) -> None:
    await _lively(room)
    page = await room.sit("Ada", scheme=scheme)
    await page.get_by_role("button", name="Discard two").click()
    assert await page.evaluate(FAINT_TEXT) == []
    await page.keyboard.press("Escape")
    await page.fill("#say", "/")
    await page.locator(".suggest .option").first.wait_for()
    assert await page.evaluate(FAINT_TEXT) == []
    await page.get_by_role("button", name="Write a note").click()
    await page.locator("dialog").wait_for()
    assert await page.evaluate(FAINT_TEXT) == []


async def test_new_messages_are_announced_and_every_control_has_a_name(room: Room) -> None:
    page = await room.sit("Ada")
    await _lively(room)
    await expect(page.locator("#announcer")).to_contain_text("Bot: See #Match 1")
    assert await page.evaluate(NAMELESS) == []
    landmarks = await page.locator("main, aside, nav, h1").evaluate_all(LANDMARKS)
    assert landmarks == ["ASIDE", "H1", "MAIN", "NAV", "NAV", "NAV"]


async def test_a_lost_line_is_said_and_found_again(room: Room) -> None:
    box = await Box.start()
    port = int(box.url.rsplit(":", 1)[1])
    page = await room.sit("Ada")
    await page.goto(box.url)
    await expect(page.locator("#title")).to_have_text("table")
    await box.stop()
    await expect(page.locator("#lost")).to_be_visible()
    again = await Box.start(port)
    await again.person("Bruno").say("table", "Back again")
    await expect(page.locator(".message .text")).to_have_text("Back again")
    await expect(page.locator("#lost")).to_be_hidden()
    await page.close()
    await again.stop()
    room.complaints.clear()  # the browser itself reports the refused connections
