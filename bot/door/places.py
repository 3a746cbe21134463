"""The place of a process among those that share the shards, over one PostgreSQL; further ones stand by."""

from __future__ import annotations

import asyncio
import logging

from msgspec.structs import replace

from bot.config import Config, Shards
from storage import processes
from storage.database import Database
from storage.news import MISSED

log = logging.getLogger(__name__)

LOOK_AGAIN = 5.0  # seconds; news of a free place come at once


async def take_place(config: Config, database: Database) -> Config:
    """The settings with the shards of a free place; waits while all places are taken."""
    if not database.shared or (config.shards is not None and not config.shards.whole):
        return config  # alone, or told which shards it holds
    freed = asyncio.Event()
    database.subscribe(MISSED, lambda _: freed.set())
    told = False
    while (slot := await database.write(processes.claim_slot, config.processes)) is None:
        if not told:
            log.info("standing by: all %s places are taken", config.processes)
            told = True
        freed.clear()
        try:
            await asyncio.wait_for(freed.wait(), LOOK_AGAIN)
        except TimeoutError:
            continue
    database.keep_place(slot)
    if config.processes == 1:
        return config
    return replace(config, shards=shards_of(slot, config))


def shards_of(slot: int, config: Config) -> Shards:
    """The shards of a place: its own number, and every n-th after it."""
    wanted = config.shards.count if config.shards else 0
    count = max(wanted, config.processes)
    return Shards(tuple(range(slot, count, config.processes)), count)
