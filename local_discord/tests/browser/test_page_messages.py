"""Messages in a real browser: buttons, menus, modals, pictures, threads, DMs."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from local_discord.tests.browser.conftest import Room
from local_discord.tests.browser.windows import PHONE

pytestmark = [pytest.mark.programs, pytest.mark.asyncio(loop_scope="session")]


async def _play(room: Room, name: str = "Ada") -> None:
    await room.box.person(name).slash("play", game="reversi")


async def _panel(room: Room) -> Page:
    page = await room.sit("Ada")
    await room.box.person("Ada").slash("panel")
    await page.locator(".menu").first.wait_for()
    return page


async def test_a_button_updates_the_message_and_the_hand_arrives_unread_by_dm(room: Room) -> None:
    await _play(room)
    page = await room.sit("Bruno")
    await page.get_by_role("button", name="Join").click()
    await expect(page.locator(".message .text")).to_have_text("Bruno has joined. (edited)")
    direct = page.locator("#direct .place")
    await expect(direct.locator(".badge")).to_have_text("1")
    await direct.click()
    await expect(page.locator(".message .text")).to_have_text("Your hand")
    await page.locator("#channels .place", has_text="lounge").click()
    await expect(direct.locator(".badge")).to_have_count(0)


async def test_a_disabled_button_stays_grey(room: Room) -> None:
    await _play(room)
    page = await room.sit("Ada")
    await expect(page.get_by_role("button", name="Full")).to_be_disabled()


async def test_a_button_turns_until_its_deferred_answer_comes(room: Room) -> None:
    await _play(room)
    page = await room.sit("Ada")
    slow = page.get_by_role("button", name="Slow")
    await slow.click()
    await expect(slow).to_have_attribute("aria-busy", "true")
    room.thought.set()
    await expect(page.locator(".message .text")).to_have_text("At last. (edited)")
    await expect(slow).not_to_have_attribute("aria-busy", "true")
    await expect(slow).to_be_focused()


async def test_an_ephemeral_message_is_shown_to_its_person_alone(room: Room) -> None:
    other = await room.sit("Bruno")
    page = await _panel(room)
    await expect(page.locator(".ephemeral footer")).to_contain_text("Only you can see this")
    await room.box.person("Ada").say("table", "Anyone there?")
    await expect(other.locator(".message .text")).to_have_text("Anyone there?")
    await expect(other.get_by_text("It is your turn.")).to_have_count(0)
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(page.locator(".ephemeral")).to_have_count(0)
    await page.reload()
    await expect(page.locator(".message .text")).to_have_text("Anyone there?")
    await expect(page.locator(".ephemeral")).to_have_count(0)


async def test_one_spot_is_picked_from_a_menu_by_keyboard(room: Room) -> None:
    page = await _panel(room)
    await page.get_by_role("button", name="Pick a spot").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".sheet .option-detail").first).to_have_text("Row 1")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_have_text("Picked s2. (edited)")
    assert room.picked == [["s2"]]


async def test_several_picks_are_confirmed_and_sent_in_picking_order(room: Room) -> None:
    page = await _panel(room)
    await page.get_by_role("button", name="Discard two").click()
    confirm = page.get_by_role("button", name="Confirm")
    await page.locator(".sheet .option", has_text="Spot 3").click()
    await expect(confirm).to_be_disabled()
    await page.locator(".sheet .option", has_text="Spot 1").click()
    await confirm.click()
    await expect(page.locator(".message .text")).to_have_text("Picked s3, s1. (edited)")
    assert room.picked == [["s3", "s1"]]


async def test_escape_closes_a_menu_and_nothing_is_sent(room: Room) -> None:
    page = await _panel(room)
    trigger = page.get_by_role("button", name="Pick a spot")
    await trigger.click()
    await page.locator(".sheet").wait_for()
    await page.keyboard.press("Escape")
    await expect(page.locator(".sheet")).to_have_count(0)
    await expect(trigger).to_be_focused()
    assert room.picked == []


async def test_a_modal_is_checked_and_then_sent(room: Room) -> None:
    page = await _panel(room)
    await page.get_by_role("button", name="Write a note").click()
    field = page.get_by_label("Your note")
    await expect(field).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator("dialog .field .error")).to_have_text("Please fill this in.")
    await field.fill("ab")
    await page.get_by_role("button", name="Submit").click()
    await expect(page.locator("dialog .field .error")).to_have_text("At least 3 characters, please.")
    await field.fill("sharks ahead")
    await page.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message .text").last).to_have_text("Noted: sharks ahead")
    await expect(page.locator("dialog")).to_have_count(0)


async def test_a_picture_opens_large_and_says_what_it_shows(room: Room) -> None:
    await _play(room)
    page = await room.sit("Ada")
    alt = page.get_by_role("button", name="Show the description of this picture")
    await alt.click()
    await expect(page.locator("figcaption")).to_have_text("A board of nine by seven: reversi.")
    await page.locator(".picture-open").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("dialog.viewer img")).to_be_visible()
    assert await page.locator("dialog.viewer img").evaluate("(img) => img.naturalWidth") == 900
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog.viewer")).to_have_count(0)
    await expect(page.locator(".picture-open")).to_be_focused()


async def test_a_thread_stands_beneath_its_channel_and_links_lead_into_it(room: Room) -> None:
    page = await room.sit("Ada")
    await room.box.person("Ada").slash("thread")
    thread = page.locator("#channels .threads .place")
    await expect(thread).to_contain_text("Match 1")
    await expect(thread.locator(".badge")).to_have_text("1")
    await page.locator(".text a.mention", has_text="Match 1").click()
    await expect(page.locator("#title")).to_have_text("Match 1")
    await expect(page.locator(".message.for-me .text")).to_have_text("@Ada, your turn. November 14, 2023")
    await expect(thread.locator(".badge")).to_have_count(0)


async def test_markdown_is_shown_and_html_is_only_text(room: Room) -> None:
    page = await room.sit("Ada")
    await room.box.person("Ada").slash("words")
    text = page.locator(".message .text")
    await expect(text.locator("h3")).to_have_text("A heading")
    await expect(text.locator("strong")).to_have_text("bold")
    await expect(text.locator("em")).to_have_text("slanted")
    await expect(text.locator("blockquote")).to_have_text("a quoted line")
    await expect(text.locator("li")).to_have_text(["first", "second"])
    await expect(text.locator("a")).to_have_attribute("href", "https://example.org/a_b_c")
    await expect(text).to_contain_text("snake_case_names 1. place")
    await expect(text).to_contain_text('<script>alert("no")</script>')


async def test_plain_words_are_said_with_mentions(room: Room) -> None:
    page = await room.sit("Ada")
    await page.locator("#say").press_sequentially("Hello @bru")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_have_text("Hello @Bruno")
    assert room.box.person("Ada").sees("table")[-1]["mentions"][0]["id"] == room.box.person("Bruno").id


async def test_the_newest_message_stays_in_sight_until_the_reader_scrolls_up(room: Room) -> None:
    for _ in range(3):
        await _play(room)
    page = await room.sit("Bruno", size=PHONE)
    await expect(page.get_by_role("button", name="Join").last).to_be_in_viewport()
    await expect(page.locator("#to-end")).to_be_hidden()
    await page.locator("#scroll").evaluate("(log) => { log.scrollTop = 0; }")
    await expect(page.locator("#to-end")).to_be_visible()
    await _play(room)
    await expect(page.locator(".message")).to_have_count(4)
    await expect(page.get_by_role("button", name="Join").last).not_to_be_in_viewport()
    await page.locator("#to-end").click()
    await expect(page.get_by_role("button", name="Join").last).to_be_in_viewport()


async def test_the_answer_to_ones_own_click_is_shown_wherever_one_was_reading(room: Room) -> None:
    for _ in range(3):
        await _play(room)
    page = await room.sit("Ada")
    await page.locator("#scroll").evaluate("(log) => { log.scrollTop = 0; }")
    await page.fill("#say", "/panel ")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Write a note")).to_be_in_viewport()
