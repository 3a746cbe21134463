"""Windows of a real Chromium onto one box, and what they complained of."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Browser, ConsoleMessage, Error, Page, async_playwright, expect

from local_discord.box import Box

WIDE = (1280, 800)
PHONE = (390, 844)
SIZES = {"desktop": WIDE, "phone": PHONE}
SHOTS = Path(__file__).parent / "shots"
CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Conditions are looked at again and again until then; a busy machine draws its first picture slowly.
expect.set_options(timeout=20_000)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser; each window has a context of its own. A missing Chromium is an error, never a skip."""
    program = shutil.which("chromium")
    assert program, "these tests need Chromium on the PATH"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=CHROMIUM)
        yield browser
        await browser.close()


@dataclass
class Windows:
    """`sit` opens a window for somebody; `complaints` must stay empty."""

    box: Box
    browser: Browser
    complaints: list[str] = field(default_factory=list)

    async def sit(self, name: str = "Ada", *, size: tuple[int, int] = WIDE, scheme: str = "dark") -> Page:
        """A window of its own for one person, in light or dark."""
        width, height = size
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            locale="en-US",
        )
        page = await context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", self._hear_error)
        page.on("console", self._hear)
        await page.goto(f"{self.box.url}/?person={name}")
        await page.locator("#title", has_text="table").wait_for()
        return page

    async def leave(self) -> None:
        """Close every window."""
        for context in self.browser.contexts:
            await context.close()

    def _hear_error(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _hear(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            self.complaints.append(line.text)


async def shot(page: Page, name: str) -> None:
    """A screenshot to be looked at by eye, where SHOTS=1 asks for them."""
    if os.environ.get("SHOTS") == "1":
        SHOTS.mkdir(exist_ok=True)
        await page.screenshot(path=SHOTS / f"{name}.png")
