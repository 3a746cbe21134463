"""Slash commands in a real browser: found, filled in, sent, answered."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from local_discord.tests.browser.conftest import Room

pytestmark = [pytest.mark.programs, pytest.mark.asyncio(loop_scope="session")]


async def _use(page: Page, line: str) -> None:
    await page.fill("#say", line)
    await page.keyboard.press("Enter")


async def test_a_table_is_opened_with_the_keyboard_alone(room: Room) -> None:
    page = await room.sit("Ada")
    await page.keyboard.press("/")
    await page.keyboard.type("pl")
    await page.keyboard.press("Enter")
    await page.locator(".suggest .option", has_text="The Mill").wait_for()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator(".slot input")).to_have_value("The Mill")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_have_text("A table for 2 of the_mill, opened by @Ada.")
    await expect(page.locator(".used")).to_have_text("Ada used /play")
    await expect(page.locator("#say")).to_be_focused()


async def test_autocompletion_follows_what_is_typed(room: Room) -> None:
    page = await room.sit("Ada")
    await page.fill("#say", "/play ")
    await expect(page.locator(".suggest .option")).to_have_count(4)
    await page.keyboard.type("che")
    await expect(page.locator(".suggest .option")).to_have_text(["Chinese Checkers"])
    await page.keyboard.press("Tab")
    await expect(page.locator(".slot input")).to_have_value("Chinese Checkers")


async def test_optional_choices_can_be_added(room: Room) -> None:
    page = await room.sit("Ada")
    await page.fill("#say", "/play ")
    await page.locator(".suggest .option", has_text="Chinese").click()
    await page.locator(".adder", has_text="seats").click()
    await page.locator(".suggest .option", has_text="4 people").click()
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_contain_text("A table for 4")


async def test_enter_on_an_added_option_takes_its_first_choice_and_backspace_drops_it(
    room: Room,
) -> None:
    page = await room.sit("Ada")
    await page.fill("#say", "/play ")
    await page.locator(".suggest .option", has_text="Chinese").click()
    await page.locator(".adder", has_text="seats").focus()
    await page.keyboard.press("Enter")
    await page.locator(".suggest .option", has_text="people").first.wait_for()
    await page.keyboard.press("Enter")
    await expect(page.locator(".slot input").last).to_have_value("2 people")
    await page.locator(".slot input").last.fill("")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.locator("#hint")).to_contain_text("leave it out with Backspace")
    await page.keyboard.press("Backspace")
    await expect(page.locator(".slot")).to_have_count(1)
    await expect(page.locator(".message .text")).to_have_count(0)


async def test_people_and_yes_or_no_are_picked_from_lists(room: Room) -> None:
    page = await room.sit("Ada")
    await page.fill("#say", "/where ")
    await page.keyboard.type("chi")
    await page.keyboard.press("Enter")
    await page.locator(".adder", has_text="twice").click()
    await page.locator(".suggest .option", has_text="Yes").click()
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_have_text("Chiara is here twice.")


async def test_a_whole_line_may_be_pasted(room: Room) -> None:
    page = await room.sit("Ada")
    await _use(page, "/play game:reversi seats:3")
    await expect(page.locator(".message .text")).to_contain_text("A table for 3 of reversi")


async def test_a_missing_option_is_asked_for_and_a_wrong_one_refused(room: Room) -> None:
    page = await room.sit("Ada")
    await page.fill("#say", "/where ")
    await page.keyboard.press("Escape")
    await page.click("#send")
    await expect(page.locator("#hint")).to_have_text("who: Please fill this in.")
    await page.keyboard.type("Zoe")
    await page.keyboard.press("Escape")
    await page.click("#send")
    await expect(page.locator("#hint")).to_have_text("who: Please choose from the list.")


async def test_commands_speak_the_persons_language(room: Room) -> None:
    room.box.person("Chiara").locale = "it"
    room.box.person("Fatou").locale = "fr"
    italian, french = await room.sit("Chiara"), await room.sit("Fatou")
    await italian.fill("#say", "/play")
    await expect(italian.locator(".suggest .option")).to_have_text(["/playAprire un tavolo"])
    await french.fill("#say", "/jou")
    await expect(french.locator(".suggest .option")).to_have_text(["/jouerOuvrir une table"])
    await french.keyboard.press("Enter")
    await expect(french.locator("#hint")).to_have_text("Quel jeu (obligatoire)")
    await expect(french.locator(".slot-name")).to_have_text("jeu")


async def test_an_unknown_command_is_answered_kindly(room: Room) -> None:
    page = await room.sit("Ada")
    await _use(page, "/nonsense")
    await expect(page.locator("#hint")).to_have_text("No command of that name. Type / to see them all.")


async def test_the_bot_is_seen_thinking_until_it_answers(room: Room) -> None:
    page = await room.sit("Ada")
    await _use(page, "/think ")
    await page.keyboard.press("Enter")
    await expect(page.locator(".thinking")).to_contain_text("Bot is thinking…")
    room.thought.set()
    await expect(page.locator(".message .text")).to_have_text("Thought about it.")
    await expect(page.locator(".thinking")).to_have_count(0)


async def test_silence_is_shown_as_a_failed_interaction(room: Room) -> None:
    page = await room.sit("Ada")
    await _use(page, "/play game:reversi")
    await page.get_by_role("button", name="Leave").click()
    await expect(page.get_by_role("button", name="Leave")).to_have_attribute("aria-busy", "true")
    await _use(page, "/silent ")
    await page.keyboard.press("Enter")
    await expect(page.locator(".notice")).to_contain_text("Sending…")
    room.box.clock.advance(4)
    await expect(page.locator("article .failure")).to_have_text("This interaction failed")
    await expect(page.locator(".notice .failure")).to_contain_text("This interaction failed")
    await page.locator(".notice").get_by_role("button", name="Dismiss").click()
    await expect(page.locator(".notice")).to_have_count(0)


async def test_the_greeting_offers_to_play(room: Room) -> None:
    page = await room.sit("Ada")
    await expect(page.locator(".hello")).to_contain_text("Type /play to open a table")
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(page.locator(".chip")).to_contain_text("/play")
