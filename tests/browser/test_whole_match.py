"""A whole match of Nautilus Island in two windows, by clicks alone."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from games import GAMES
from local_discord.tests.browser.windows import Windows, shot
from tests.browser.player import CALL, OVER, Player, called_by_post, handed_over

pytestmark = [pytest.mark.programs, pytest.mark.asyncio(loop_scope="session")]

GAME = "nautilus_island"
MOST_TURNS = 120


async def test_two_people_play_a_match_to_its_end(club: Windows) -> None:
    title = GAMES[GAME].meta.title
    players = [Player(await club.sit(name), name) for name in ("Ada", "Bruno")]
    ada, bruno = players
    await ada.opens_a_table(title)
    await bruno.presses("Join")
    await ada.presses("Start")
    for player in players:
        await player.goes_to(title)
        await expect(player.page.locator(CALL)).to_have_count(1)
    turns = 0
    while not await ada.page.locator(OVER).count():
        movers = await called_by_post(players)
        for mover in movers:
            assert await mover.plays_a_turn() > 0
        turns += 1
        assert turns < MOST_TURNS, "the match does not end"
        await handed_over(players, movers)
    await shot(ada.page, "whole-match-over")
    assert turns > 2 * 2, "each of the two had several turns"
    await expect(bruno.page.locator(OVER)).to_have_count(1)
