"""A few questions to Discord by plain HTTP, asked before the bot is up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.utils import parsedate_to_datetime
from time import time as now
from typing import Any

import aiohttp

from bot.config import Config

REAL_DISCORD = "https://discord.com"
PATIENCE = aiohttp.ClientTimeout(total=15)
AGENT = "DiscordBot (bathysphere, 0)"


class NoAnswer(Exception):
    """Discord did not answer, or said no: one line."""

    def __init__(self, reason: str, status: int = 0) -> None:
        super().__init__(reason)
        self.status = status


class Inquiry:
    """Asks with the bot's token; the token is in the header and nowhere else."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session = session
        self._url = f"{url}/api/v10"
        self.skew: float | None = None  # how far our clock is ahead of Discord's, once asked

    async def get(self, path: str) -> Any:
        try:
            async with self._session.get(self._url + path) as answer:
                self.skew = _skew(answer.headers.get("Date"))
                if answer.status != 200:
                    raise NoAnswer(f"Discord answered {answer.status} to {path}", answer.status)
                return await answer.json()
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise NoAnswer(f"Discord cannot be reached: {error or type(error).__name__}") from error


@asynccontextmanager
async def inquiry(config: Config) -> AsyncIterator[Inquiry]:
    """An Inquiry over an HTTP session of its own."""
    headers = {"Authorization": f"Bot {config.token}", "User-Agent": AGENT}
    async with aiohttp.ClientSession(headers=headers, timeout=PATIENCE) as session:
        yield Inquiry(session, config.discord or REAL_DISCORD)


def _skew(date: str | None) -> float | None:
    """How far our clock is from Discord's, which tells whole seconds: half a second is none."""
    try:
        told = parsedate_to_datetime(date or "").timestamp()
    except (ValueError, TypeError):
        return None
    return now() - told - 0.5
