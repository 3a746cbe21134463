"""Health and metrics over HTTP, on loopback only."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

from aiohttp import web
from msgspec import Struct

from bot import metrics
from bot.config import ConfigError
from bot.ops import counts
from storage.database import Database
from storage.errors import StorageError

log = logging.getLogger(__name__)

HOST = "127.0.0.1"


class Gateway(StrEnum):
    """Whether Discord's gateway is connected."""

    STARTING = "starting"
    CONNECTED = "connected"
    DISCONNECTED = "disconnected"


class Signs(Struct, frozen=True):
    """How the bot is at this moment."""

    state: Gateway
    latency: float | None = None  # of the gateway's heartbeat
    database: Database | None = None
    falls: int = 0

    @property
    def well(self) -> bool:
        return self.state is Gateway.CONNECTED


class HealthServer:
    """An HTTP server that reports how the bot is, also while it waits to be restarted."""

    def __init__(self, signs: Callable[[], Signs]) -> None:
        self._signs = signs
        self._began = time.time()
        self._runner: web.AppRunner | None = None
        self._hosts: frozenset[str] = frozenset()

    async def start(self, port: int) -> int:
        """Begin to listen; gives the port, chosen by the system where 0 was asked for."""
        app = web.Application(middlewares=[self._guard])
        app.router.add_get("/health", self._health)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        try:
            await site.start()
        except OSError as error:
            await self.stop()
            raise ConfigError(f"metrics: port {port} cannot be used ({error.strerror})") from error
        found = int(self._runner.addresses[0][1])
        self._hosts = frozenset({f"{HOST}:{found}", f"localhost:{found}"})
        return found

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refuse other host names: a web page could point one at loopback (DNS rebinding)."""
        if request.host not in self._hosts:
            return web.Response(status=403, text="wrong Host\n")
        return await handler(request)

    async def _health(self, request: web.Request) -> web.Response:
        signs = self._signs()
        found = await _tally(signs.database)
        well = signs.well and found is not None
        body = {
            "status": "ok" if well else "unwell",
            "discord": signs.state,
            "database": "ok" if found else "no answer" if signs.database else "closed",
            "falls": signs.falls,
            "seconds_up": round(time.time() - self._began),
        }
        return web.Response(
            status=200 if well else 503, text=json.dumps(body) + "\n", content_type="application/json"
        )

    async def _metrics(self, request: web.Request) -> web.Response:
        signs = self._signs()
        found = await _tally(signs.database)
        gauge = metrics.gauge
        latency = {"": signs.latency} if signs.latency is not None else {}
        letters, matches = (found.letters, found.matches) if found else ({}, {})
        page = metrics.page(
            gauge("bathysphere_connected", "Whether Discord's gateway is connected.", {"": int(signs.well)}),
            gauge("bathysphere_gateway_latency_seconds", "The gateway's last heartbeat.", latency),
            gauge("bathysphere_falls", "How often the bot fell and began again.", {"": signs.falls}),
            gauge("bathysphere_letters", "What must still be said, by status.", letters, "status"),
            gauge("bathysphere_matches", "Stored matches, by phase.", matches, "phase"),
            gauge("bathysphere_database_bytes", "Size of the database.", await _size(signs.database)),
            gauge("bathysphere_start_time_seconds", "When the process began.", {"": round(self._began)}),
            gauge("bathysphere_memory_bytes", "Resident memory.", _memory()),
        )
        return web.Response(body=page.encode(), headers={"Content-Type": "text/plain; version=0.0.4"})


async def _tally(database: Database | None) -> counts.Tally | None:
    """The counts now; None if the database does not answer."""
    if database is None:
        return None
    try:
        return await database.read(counts.tally)
    except StorageError as error:
        log.warning("%s", error)
        return None


async def _size(database: Database | None) -> dict[str, float]:
    """The database's size, if it answers."""
    with suppress(StorageError):
        return {"": await database.size()} if database is not None else {}
    return {}


def _memory() -> dict[str, float]:
    """The memory in use, where the system tells."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return {}
    found = next((line for line in lines if line.startswith("VmRSS:")), None)
    return {"": int(found.split()[1]) * 1024} if found else {}
