"""The real bot in a real browser: a newcomer opens the page and plays."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from games import GAMES
from local_discord.tests.browser.audits import OVERFLOW
from local_discord.tests.browser.axe import grave_findings
from local_discord.tests.browser.windows import SIZES, Windows, shot
from tests.browser.player import CALL, POST, Player, called_by_post, handed_over

pytestmark = [pytest.mark.programs, pytest.mark.asyncio(loop_scope="session")]

DM = "Bathysphere"


async def _sound(page: Page, name: str) -> None:
    """Nothing overflows, and axe finds nothing grave."""
    await shot(page, name)
    assert await page.evaluate(OVERFLOW) <= 0
    assert await grave_findings(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_newcomer_starts_a_match_and_both_play_a_turn(club: Windows, game: str, size: str) -> None:
    title = GAMES[game].meta.title
    names = ["Ada", "Bruno", "Chiara", "David"][: max(2, min(GAMES[game].meta.seats))]
    players = [Player(await club.sit(name, size=SIZES[size]), name) for name in names]
    ada, bruno = players[:2]
    await _sound(ada.page, f"{game}-{size}-welcome")

    await ada.opens_a_table(title)
    for other in players[1:]:
        await other.presses("Join")
    await _sound(bruno.page, f"{game}-{size}-lobby")
    await _a_letter_arrived(bruno, f"{game}-{size}")
    await ada.presses("Start")

    for player in players:
        await player.goes_to(title)
        await expect(player.page.locator(CALL)).not_to_have_count(0)
    await _everyone_plays_a_turn(players, f"{game}-{size}")
    await _the_hand_is_for_one_alone(ada, bruno, f"{game}-{size}")
    await _the_language_changes(ada, f"{game}-{size}")


async def _a_letter_arrived(player: Player, name: str) -> None:
    await player.goes_to(DM)
    await expect(player.page.locator(".message .text").first).to_contain_text("You joined")
    await _sound(player.page, f"{name}-dm")
    await player.goes_to("table")


async def _everyone_plays_a_turn(players: list[Player], name: str) -> None:
    waiting = [player.name for player in players]
    while waiting:
        movers = await called_by_post(players)
        for mover in movers:
            await mover.opens_the_panel()
            if mover.name in waiting:
                await _sound(mover.page, f"{name}-panel-{mover.name}")
                waiting.remove(mover.name)
            assert await mover.answers_until_done() > 0
        await handed_over(players, movers)
        await expect(movers[0].page.locator(POST), "every post shows the board").not_to_have_count(0)
        await shot(movers[0].page, f"{name}-played-{movers[0].name}")


async def _the_hand_is_for_one_alone(ada: Player, bruno: Player, name: str) -> None:
    his = bruno.page.locator(".message.ephemeral")  # a post may come meanwhile, and is everybody's
    before = await his.count()
    await ada.presses("My hand")
    await expect(ada.panel).to_contain_text("Your hand at")
    await expect(ada.panel.locator("footer")).to_contain_text("Only you can see this")
    assert await his.count() == before
    await _sound(ada.page, f"{name}-hand")


async def _the_language_changes(ada: Player, name: str) -> None:
    await ada.speaks("fr")
    await expect(ada.page.locator("#people h2")).to_have_text("Personnes")
    before = await ada.panel.locator(".text").inner_text()
    await ada.presses("My hand")
    await expect(ada.panel.locator("footer")).to_contain_text("Visible par vous seulement")
    assert await ada.panel.locator(".text").inner_text() != before
    await _sound(ada.page, f"{name}-french")
