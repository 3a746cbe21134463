"""The whole bot: put together, started, stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Self

import discord

from bot import limits
from bot.config import Config, ConfigError
from bot.door.client import Client, point_at
from bot.door.places import take_place
from bot.match.carry_over import carry_over_all
from bot.match.stand_in_worker import StandIn, adviser, chooser
from bot.match.time_control import DAY
from bot.ops.health import Gateway, Signs
from bot.ops.notices import Notices
from bot.ops.supervisor import check_starts
from bot.table.services import Services
from storage.database import Database
from storage.errors import StorageError
from storage.matches import Phase

log = logging.getLogger(__name__)


class App:
    """Database, turns, lobby, courier and client, in the order they depend on each other."""

    def __init__(self, config: Config, database: Database, now: Callable[[], float]) -> None:
        self._config = config
        self.database = database
        self._stand_in = StandIn()
        services = Services(database, now, chooser(self._stand_in), adviser(self._stand_in))
        self._privacy = services.privacy
        self.turns, self.lobby, self.scheduler = services.turns, services.lobby, services.scheduler
        self.client = Client(database, services, now, config, Notices(config.beside))
        self.courier = self.client.courier
        self._tasks: list[asyncio.Task[None]] = []
        self._carrying_over: asyncio.Task[int] | None = None  # ended matches, while the bot is up

    @classmethod
    async def start(cls, config: Config, now: Callable[[], float] = time.time) -> Self:
        """Log in and begin to deliver; returns once connected."""
        if config.discord:
            point_at(config.discord)
        database = await Database.open(config.database)
        try:
            placed = await take_place(config, database)
        except BaseException:
            await database.close()
            raise
        app = cls(placed, database, now)
        try:
            await carry_over_all(app.database, now)
            with _explaining():
                await app._log_in()
        except BaseException:
            await app.stop()
            raise
        app._carrying_over = asyncio.create_task(carry_over_all(app.database, now, Phase.ENDED))
        app._tasks.append(asyncio.create_task(app.courier.run()))
        app._tasks.append(asyncio.create_task(app.scheduler.run()))
        app._tasks.append(asyncio.create_task(app.client.boards.run()))
        app._tasks.append(asyncio.create_task(app._sweep()))
        app._tasks.append(asyncio.create_task(app._until_evicted()))
        return app

    async def _sweep(self) -> None:
        """Once a day, delete what is kept too long."""
        while True:
            try:
                await self._privacy.sweep()
            except StorageError as error:
                log.warning("old letters and unused people could not be deleted: %s", error)
            await asyncio.sleep(DAY)

    async def run(self) -> None:
        """Run until the connection ends for good or this is cancelled."""
        await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        with _explaining():
            for task in self._tasks:
                if task.done():
                    task.result()

    async def stop(self) -> None:
        """Finish what is under way, then close every connection, whatever fails on the way."""
        async with AsyncExitStack() as last:  # from the last line to the first
            last.push_async_callback(self.database.close)
            last.callback(self.client.pictures.close)
            last.push_async_callback(self.client.close)
            last.push_async_callback(self._stand_in.close)
            last.push_async_callback(self.client.icons.finish)
            last.push_async_callback(self._end_tasks)
            await self.client.workshop.end()
            await asyncio.gather(self.client.dispatcher.finish(), self.courier.finish())

    async def _end_tasks(self) -> None:
        for task in (*reversed(self._tasks), *filter(None, (self._carrying_over,))):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task

    def signs(self) -> Signs:
        """How the bot is at this moment, for the host."""
        latency = self.client.latency
        return Signs(
            state=Gateway.CONNECTED if self.client.telemetry.connected else Gateway.DISCONNECTED,
            latency=latency if math.isfinite(latency) else None,
            database=self.database,
        )

    async def _until_evicted(self) -> None:
        await self.database.evicted.wait()
        raise ConnectionError("another process has taken this one's shards, since it gave no sign of life")

    async def _log_in(self) -> None:
        await self.client.login(self._config.token)
        shards, _, limit = await self.client.http.get_bot_gateway()
        held = len(self._config.shards.held) if self._config.shards else shards
        check_starts(limit["remaining"], limit["reset_after"], held)
        self.client.starts.allow(limit["max_concurrency"])
        self._tasks.append(asyncio.create_task(self.client.connect()))
        await self._connected()

    async def _connected(self) -> None:
        """Wait until ready; an error of the connection is raised here."""
        ready = asyncio.create_task(self.client.wait_until_ready())
        try:
            await asyncio.wait({ready, self._tasks[0]}, return_when=asyncio.FIRST_COMPLETED)
            if self._tasks[0].done():
                self._tasks[0].result()
        finally:
            ready.cancel()


@contextmanager
def _explaining() -> Iterator[None]:
    """Turn errors that only a person can mend into one line that says what to do."""
    try:
        yield
    except discord.LoginFailure as error:
        raise _bad_token() from error
    except discord.PrivilegedIntentsRequired as error:
        raise ConfigError("Discord refuses the intents the bot asks for") from error
    except discord.ConnectionClosed as error:
        if error.code == limits.BAD_TOKEN:
            raise _bad_token() from error
        if error.code == limits.SHARDING_NEEDED:
            raise ConfigError("the bot is in too many servers for so few shards; raise `shards`") from error
        if error.code in limits.GATEWAY_REFUSALS:
            raise ConfigError(f"Discord's gateway refuses this version of the bot ({error.code})") from error
        raise


def _bad_token() -> ConfigError:
    return ConfigError("Discord does not know this DISCORD_TOKEN; copy it anew from the developer portal")
