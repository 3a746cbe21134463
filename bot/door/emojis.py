"""The painters' icons as emojis of the application: uploaded at the start, where Discord lacks them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

import discord

from bot.door.channels import TRANSIENT
from render import emojis

log = logging.getLogger(__name__)

REFUSED = (discord.HTTPException, discord.RateLimited, *TRANSIENT)


class Emojis:
    """Which emoji shows an icon. Where there is none, or none any more, words alone will do."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._ids: dict[str, int] = {}
        self._names: dict[str, str] = {}
        self._uploading: asyncio.Task[None] | None = None

    def shown(self, icon: str) -> Mapping[str, str] | None:
        """An icon's emoji as a component has it."""
        if icon not in self._ids:
            return None
        return {"id": str(self._ids[icon]), "name": self._names[icon]}

    def begin(self) -> None:
        """Upload in the background what is missing; once at a time."""
        if self._uploading is None or self._uploading.done():
            self._uploading = asyncio.create_task(self._upload())

    def lost(self) -> None:
        """Forget all of them after Discord refused one, and make those anew that somebody deleted."""
        self._ids.clear()
        self.begin()

    async def finish(self) -> None:
        """Wait for an upload under way to end."""
        if self._uploading is not None:
            self._uploading.cancel()
            await asyncio.wait({self._uploading})

    async def _upload(self) -> None:
        try:
            await self._bring_up_to_date(await asyncio.to_thread(emojis.drawn))
        except REFUSED as error:
            log.warning("some emojis could not be uploaded, words alone will do: %s", error)
        except Exception:
            log.exception("the emojis could not be made, words alone will do")

    async def _bring_up_to_date(self, drawn: dict[str, bytes]) -> None:
        found = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        made = 0
        for icon, png in drawn.items():
            title = emojis.titled(icon, png)
            emoji = found.pop(title, None)
            if emoji is None:
                emoji = await self._client.create_application_emoji(name=title, image=png)
                made += 1
            self._ids[icon], self._names[icon] = emoji.id, emoji.name
        outdated = [emoji for title, emoji in found.items() if emojis.untitled(title) in drawn]
        for emoji in outdated:
            await emoji.delete()
        if made or outdated:
            log.info("%s emojis uploaded, %s outdated ones deleted", made, len(outdated))
