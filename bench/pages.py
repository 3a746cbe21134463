"""What people see on a phone: every game's lobby, card, signs, panel, large print, strong contrast and the
settings, in three languages, photographed in a real Chromium 390 pixels wide on the box's page.

    python -m bench pages [GAME ...]

Single pages go to bench/out/pages, all of them on one sheet to bench/pages.jpg, to be looked at by eye.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, async_playwright

from bench.clicks import Sitting
from bench.posts import CHROMIUM, PHONE
from bench.table import OUT
from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.door.client import Client
from bot.door.floods import Floods
from games import GAMES
from games.core.words import LANGUAGES
from local_discord.box import Box
from local_discord.message import Message
from local_discord.people.person import Person
from local_discord.pilot import Pilot

FOLDER, SHEET = OUT / "pages", Path(__file__).parent / "pages.jpg"
TRIES = 3
SMALL, GAP, QUALITY = 170, 6, 50  # pixels of a page on the sheet, between two; JPEG's


class Tour:
    """One table of two in one language, looked at from every side."""

    def __init__(self, sitting: Sitting, language: str) -> None:
        self.sitting, self.language = sitting, language
        self.ada, self.bruno = [Pilot(sitting.box, name) for name in ("Ada", "Bruno")]
        for pilot in (self.ada, self.bruno):
            pilot.person.locale = language

    async def stops(self) -> AsyncIterator[tuple[str, Pilot, Message | None]]:
        """What is to be seen, by whom, in the order one meets it."""
        game = self.sitting.game
        table = (await self.ada.slash("play", game=game, language=self.language)).message
        assert table is not None
        await self.bruno.person.press(table, "join:1")
        yield "lobby", self.ada, table
        card = (await self.ada.person.press(table, f"howto:{game}")).message
        yield "card", self.ada, card
        if card is not None:
            yield "signs", self.ada, (await self.ada.person.press(card, f"signs:{game}")).message
        await self.ada.person.press(table, "start:1")
        mover = await self._mover()
        yield "panel", mover, await self.sitting.opened(mover)
        await mover.slash("settings me", large=True)
        yield "large print", mover, (await mover.slash("board", table="1")).message
        settings = (await mover.slash("settings me", large=False, palette="contrast")).message
        yield "settings", mover, settings
        yield "contrast", mover, (await mover.slash("board", table="1")).message

    async def _mover(self) -> Pilot:
        await self.sitting.settled()
        position = await self.sitting.app.turns.live(1)
        user = position.match.in_seat(next(d.seat for d in position.asked)).user
        return next(pilot for pilot in (self.ada, self.bruno) if int(pilot.id) == user)


async def photograph(browser: Browser, game: str, language: str) -> None:
    Person.settle = Person.patience = Pilot.patience = 60.0
    Client.last_server = 0.01
    Floods.presses = 10**9
    with tempfile.TemporaryDirectory() as folder:
        box = await Box.start(people=("Ada", "Bruno"))
        app = await App.start(Config(LOCAL_TOKEN, Path(folder) / "bot.db", box.url), now=box.clock.now)
        try:
            tour = Tour(Sitting(box, app, game, 2, 0), language)
            async for name, pilot, message in tour.stops():
                if message is not None:
                    file = FOLDER / f"{game}-{language}-{name.replace(' ', '-')}.png"
                    await _shoot(browser, f"{box.url}/?person={pilot.name}", message, file)
        finally:
            await app.stop()
            await box.stop()


async def _patiently(browser: Browser, game: str, language: str) -> None:
    """Retry where a busy machine answered too late."""
    for _ in range(TRIES - 1):
        try:
            await photograph(browser, game, language)
        except (AssertionError, TimeoutError):
            print(f"{game} in {language}: again")
        else:
            return
    await photograph(browser, game, language)


async def _shoot(browser: Browser, address: str, message: Message, file: Path) -> None:
    page = await browser.new_page(viewport={**PHONE, "height": 2000}, locale="en-US")
    await page.goto(f"{address}#{message.channel_id}")
    shown = page.locator(f"#m{message.id}")
    await shown.wait_for()
    await page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    await shown.screenshot(path=file)
    await page.close()


def sheet(games: list[str]) -> None:
    """All pages on one picture: a row for each game and language."""
    rows: list[list[Image.Image]] = []
    for game in games:
        for language in LANGUAGES:
            names = ("lobby", "card", "signs", "panel", "large-print", "contrast", "settings")
            files = [FOLDER / f"{game}-{language}-{name}.png" for name in names]
            rows.append([_small(file) for file in files if file.exists()])
    wide = max(len(row) for row in rows) * (SMALL + GAP)
    high = sum(max(one.height for one in row) + GAP for row in rows)
    found = Image.new("RGB", (wide, high), "#808080")
    y = 0
    for row in rows:
        for x, one in enumerate(row):
            found.paste(one, (x * (SMALL + GAP), y))
        y += max(one.height for one in row) + GAP
    found.save(SHEET, quality=QUALITY, optimize=True)


def _small(file: Path) -> Image.Image:
    with Image.open(file) as page:
        size = (SMALL, round(page.height * SMALL / page.width))
        return page.convert("RGB").resize(size, Image.Resampling.LANCZOS)


async def tour(games: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in games:
            for language in LANGUAGES:
                await _patiently(browser, game, language)
        await browser.close()


def main() -> None:
    games = [word for word in sys.argv[2:] if word in GAMES] or list(GAMES)
    asyncio.run(tour(games))
    sheet(games)
    print(
        f"{SHEET.name}: {SHEET.stat().st_size // 1024} kB; single pages in {FOLDER.relative_to(OUT.parent)}"
    )
