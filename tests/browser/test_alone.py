"""A newcomer alone: one press, and a whole match against stand-ins, in a server or in a DM."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from games import GAMES
from local_discord.tests.browser.windows import SIZES, Windows, shot
from tests.browser.player import CALL, OVER, Player

pytestmark = [pytest.mark.programs, pytest.mark.asyncio(loop_scope="session")]

MOST_TURNS = 120


@pytest.mark.parametrize("size", SIZES)
async def test_one_press_and_a_whole_match_against_a_stand_in(club: Windows, size: str) -> None:
    title = GAMES["nautilus_island"].meta.title
    ada = Player(await club.sit("Ada", size=SIZES[size]), "Ada")
    await shot(ada.page, f"alone-{size}-greeting")
    await ada.presses(title)
    await ada.goes_to(title)
    turns = await _to_the_end(ada)
    assert turns > 4, "she had several turns"
    await expect(ada.page.locator(OVER)).to_contain_text("⚙")
    await shot(ada.page, f"alone-{size}-over")


@pytest.mark.parametrize("size", SIZES)
async def test_practise_in_a_dm_and_a_first_match_to_its_end(club: Windows, size: str) -> None:
    bruno = Player(await club.sit("Bruno", size=SIZES[size]), "Bruno")
    await bruno.goes_to("Bathysphere")
    await bruno.uses("practise")
    await shot(bruno.page, f"practise-{size}-chosen")
    await bruno.presses("First match")
    await expect(bruno.page.locator(CALL).last).to_be_visible()
    await expect(bruno.page.locator(".message .text", has_text="Your first match")).not_to_have_count(0)
    assert await _to_the_end(bruno) > 4, "he had several turns"
    await expect(bruno.page.locator(OVER)).to_contain_text("a whole match of Nautilus Island")
    await shot(bruno.page, f"practise-{size}-over")


async def _to_the_end(player: Player) -> int:
    """Play until the match is over; how many turns that took."""
    turns = 0
    while not await player.page.locator(OVER).count():
        calls = player.page.locator(CALL)
        await expect(calls).not_to_have_count(0)
        before = await calls.count()
        assert await player.plays_a_turn() > 0
        turns += 1
        assert turns < MOST_TURNS, "the match does not end"
        await _called_again_or_over(player, before)
    return turns


async def _called_again_or_over(player: Player, before: int) -> None:
    """Until the stand-in has played and it is her turn again, or the match is over.

    A panel that was hers twice in a row has had two turns played when the first one's post arrives, which
    calls her too: the post that counts tells of the stand-in.
    """
    await player.page.wait_for_function(
        """([call, before]) => {
            const calls = [...document.querySelectorAll(call)].slice(before).map((words) => words.innerText);
            const told = [...document.querySelectorAll(".message .text")].map((words) => words.innerText);
            const over = told.some((words) => words.includes("The match is over."));
            return over || calls.some((words) => words.includes("⚙"));
        }""",
        arg=[CALL, before],
    )
