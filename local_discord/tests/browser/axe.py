"""axe-core, an accessibility checker nobody here wrote, run on the page as it stands."""

from __future__ import annotations

import asyncio

from playwright.async_api import Page

from local_discord.tests.node.modules import installed

GRAVE = ("serious", "critical")
RUN = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map((node) => ({ impact, words: `${id}: ${help} at ${node.target.join(" ")}` })));
}
"""


async def grave_findings(page: Page) -> list[str]:
    """Serious and critical findings, each with its place."""
    if not await page.evaluate("typeof axe === 'object'"):
        source = (await asyncio.to_thread(installed)) / "axe-core" / "axe.min.js"
        # Evaluated from outside: the page's own policy forbids foreign scripts.
        await page.evaluate(source.read_text(encoding="utf-8"))
    found = await page.evaluate(RUN)
    return [finding["words"] for finding in found if finding["impact"] in GRAVE]
