"""Somebody at a window, playing by what the page shows and nothing else."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect

# What a panel offers: menus first, else the buttons that answer its question.
ANSWERS = 'button[data-custom^="pick:"]:enabled, button[data-custom^="sure:"]:enabled'
BUSY = '[aria-busy="true"], .thinking'
POST = ".message:not(.ephemeral):has(.picture)"
CALL = ".message:not(.ephemeral) .text:has(.mention)"
OVER = f'{POST} .text:has-text("The match is over.")'


class Player:
    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    async def opens_a_table(self, title: str) -> None:
        """Types /play, takes the game from the list, sends."""
        await self.page.locator("#say").press_sequentially("/pla")
        await self.page.locator(".suggest .option", has_text="/play").first.click()
        await self.page.locator('.slot input[name="game"]').press_sequentially(title[:6])
        await (
            self.page.locator(".suggest .option")
            .filter(has_text=re.compile(rf"^{re.escape(title)}"))
            .first.click()
        )
        await self.page.locator("#send").click()
        await expect(self.page.locator(".message .text").last).to_contain_text(title)

    async def uses(self, command: str) -> None:
        """Types a command and sends it as it is."""
        await self.page.locator("#say").press_sequentially(f"/{command[:5]}")
        await self.page.locator(".suggest .option", has_text=f"/{command}").first.click()
        await self.page.locator("#send").click()
        await self.settled()

    async def presses(self, label: str) -> None:
        """The newest button so labelled, and waits for what comes of it."""
        await self.page.get_by_role("button", name=label, exact=True).last.click()
        await self.settled()

    async def settled(self) -> None:
        """Until nothing is under way."""
        await expect(self.page.locator(BUSY)).to_have_count(0)

    async def goes_to(self, place: str) -> None:
        """A channel, thread or DM of the side; on a phone the drawer is opened first."""
        drawer = self.page.locator("#open-side")
        if await drawer.is_visible():
            await drawer.click()
        await self.page.locator("#side .place", has_text=place).last.click()
        await expect(self.page.locator("#title")).to_contain_text(place)

    async def speaks(self, language: str) -> None:
        """Changes the language in the settings."""
        drawer = self.page.locator("#open-side")
        if await drawer.is_visible():
            await drawer.click()
        await self.page.click("#settings")
        await self.page.select_option("#language", language)
        await expect(self.page.locator("html")).to_have_attribute("lang", language)
        await self.page.keyboard.press("Escape")
        if await self.page.locator("#close-side").is_visible():
            await self.page.click("#close-side")

    @property
    def panel(self) -> Locator:
        """The newest message that only this person sees."""
        return self.page.locator(".message.ephemeral").last

    def unread(self, place: str) -> Locator:
        """The mark beside a place of the side."""
        return self.page.locator("#side .place", has_text=place).locator(".badge")

    async def opens_the_panel(self) -> None:
        """Asks for the question that waits."""
        await self.presses("Your turn")
        await expect(self.panel.locator(f".menu:enabled, {ANSWERS}")).not_to_have_count(0)

    async def answers_until_done(self) -> int:
        """Takes the first thing on offer until nothing is; gives the number of picks."""
        picks = 0
        while await self._picks():
            picks += 1
        return picks

    async def plays_a_turn(self) -> int:
        """A whole turn."""
        await self.opens_the_panel()
        return await self.answers_until_done()

    async def _picks(self) -> bool:
        if await self.panel.get_by_text("Your answer so far").count():
            return False  # given, and could still be changed; the others are being waited for
        menu = self.panel.locator(".menu:enabled")
        if await menu.count():
            await menu.first.click()
            await self._takes_from_the_sheet()
        elif await self.panel.locator(ANSWERS).count():
            await self.panel.locator(ANSWERS).first.click()
        else:
            return False
        await self.settled()
        return True

    async def _takes_from_the_sheet(self) -> None:
        sheet = self.page.locator(".sheet")
        options = sheet.locator(".option")
        confirm = sheet.locator(".sheet-foot .button")
        if not await confirm.count():
            await options.first.click()
            return
        for position in range(await options.count()):
            if await confirm.is_enabled() and position:
                break
            await options.nth(position).click()
        await confirm.click()


async def called_by_post(players: list[Player]) -> list[Player]:
    """Whom the newest post calls: one player, or all who are asked at the same time."""
    called = await players[0].page.locator(CALL).last.inner_text()
    return [player for player in players if f"@{player.name}" in called]


async def handed_over(players: list[Player], movers: list[Player]) -> None:
    """Until everybody reads that the turn is somebody else's, or that the match is over."""
    names = [mover.name for mover in movers]
    for player in players:
        await player.page.wait_for_function(
            """([call, post, names]) => {
                const called = [...document.querySelectorAll(call)].at(-1).innerText;
                const told = [...document.querySelectorAll(post)].map((words) => words.innerText);
                const over = told.some((words) => words.includes("The match is over."));
                return over || !names.every((name) => called.includes(`@${name}`));
            }""",
            arg=[CALL, f"{POST} .text", names],
        )
