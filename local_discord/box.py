"""The local Discord as a whole: one server on loopback with all its parts."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Literal, TypeVar

from aiohttp import web

from local_discord.gateway.gateway import Gateway
from local_discord.message import Json
from local_discord.page.desk import Desk
from local_discord.page.web import attach as attach_page
from local_discord.people.person import Person
from local_discord.rest.faults import Faults
from local_discord.rest.pace import Pace
from local_discord.rest.server import REQUEST_BYTES, Request, Rest, host_guard
from local_discord.rules.schemas import load as load_schemas
from local_discord.waiting import Changes
from local_discord.world.clock import Clock
from local_discord.world.keeping import Keeper
from local_discord.world.world import Change, World

T = TypeVar("T")
Listener = Callable[[str, Json, frozenset[str] | None], None]
PEOPLE = ("Ada", "Bruno", "Chiara", "David", "Émile", "Fatou")
SCHEMAS = "LOCAL_DISCORD_SCHEMAS"  # set to 1 to have every box validate against Discord's schemas by default


class Box:
    """Start it, point a bot at `url`, let people act, look at what happened."""

    patience = 10.0  # seconds to wait for something before giving up
    clock_held = False  # whether a new box's clock stands until it is moved: for tests on a busy machine

    def __init__(
        self, token: str, people: Iterable[str], bot: str, host: str, port: int, folder: Path | None
    ) -> None:
        self.token = token
        self.url = f"http://{host}:{port}"
        self._hosts = frozenset({f"{host}:{port}", f"127.0.0.1:{port}", f"localhost:{port}"})
        self.clock = Clock(held=self.clock_held)
        self.world = World(self.clock, people, bot)
        self.world.files.base = self.url
        self._keeper = Keeper(self.world, folder) if folder else None
        self.faults = Faults()
        self.rest = Rest(self.world, token, self.faults)
        self.gateway = Gateway(self.world, token)
        self.rest.socket_url = self.gateway.url = f"ws://{host}:{port}/gateway"
        self.changes = Changes()
        self.people = [Person(self.world, self.changes, user_id) for user_id in self.world.people_ids]
        self.desk = Desk(self.world, self.people)
        if self._keeper is not None:
            self._keeper.also("desk", self.desk)
        self._runner: web.AppRunner | None = None
        self._listeners: list[Listener] = []
        self.world.listeners.append(self._on_change)
        self.clock.watch(self.changes.notify)
        self.rest.on_answer = self.changes.notify

    @classmethod
    async def start(
        cls,
        port: int = 0,
        *,
        token: str = "local.token",
        people: Iterable[str] = PEOPLE,
        bot: str = "Bot",
        schemas: bool | None = None,
        host: str = "127.0.0.1",
        folder: Path | None = None,
    ) -> Box:
        """Open the box; a port in use raises OSError. With a folder, the state is kept there.

        Schemas are asked as the environment says, unless the caller does; absent files are an error.
        """
        judged = os.environ.get(SCHEMAS) == "1" if schemas is None else schemas
        listening = socket.create_server((host, port))
        try:
            box = cls(token, people, bot, host, listening.getsockname()[1], folder)
            if judged:
                box._judge_by_schemas()
            await box._open(listening)
        except BaseException:
            listening.close()
            raise
        return box

    async def restart(self) -> None:
        """Stop and start the server at the same address with all its state, like an outage."""
        await self._shut()
        self.gateway.sessions.clear()
        host, port = self.url.removeprefix("http://").split(":")
        await self._open(socket.create_server((host, int(port))))

    async def stop(self) -> None:
        """Close all connections and the server; save the state if it has a folder."""
        await self._shut()
        if self._keeper is not None:
            self._keeper.close()

    async def __aenter__(self) -> Box:
        """`async with await Box.start() as box` stops it at the end."""
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @property
    def violations(self) -> list[str]:
        """Every breach of a limit or schema so far, in requests, answers and events."""
        return self.rest.violations

    @property
    def pace(self) -> Pace:
        """The rate limits; generous unless set."""
        return self.rest.pace

    @property
    def log(self) -> list[Request]:
        """The bot's requests, in order."""
        return self.rest.log

    def person(self, name: str) -> Person:
        """One of the people, by name or id."""
        for person in self.people:
            if name in (person.name, person.id):
                return person
        raise LookupError(f"nobody here is called {name!r}")

    def channel(self, name: str) -> Json:
        """A channel or thread by name."""
        return self.world.named(name)

    def listen(self, callback: Listener) -> Callable[[], None]:
        """Call a listener for each change that people may see; return a function that stops it."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback)

    async def until(
        self,
        predicate: Callable[[], T | Literal[False] | None],
        what: str = "something",
        seconds: float | None = None,
    ) -> T:
        """Wait until the predicate returns something true; a TimeoutError says what was awaited."""
        seconds = self.patience if seconds is None else seconds
        value = await self.changes.until(predicate, seconds)
        if not value:
            raise TimeoutError(
                f"waited {seconds:g} s for {what}; the bot's last requests: {self.last_requests()}"
            )
        return value

    def last_requests(self, count: int = 5) -> str:
        """The bot's most recent requests, for messages of failed tests."""
        recent = [f"{entry.method} {_short(entry.path)} -> {entry.status}" for entry in self.log[-count:]]
        return "; ".join(recent) or "none"

    def _judge_by_schemas(self) -> None:
        schemas = load_schemas()

        def judge_event(event: str, payload: Any) -> None:
            self.violations.extend(f"event {event}: {fault}" for fault in schemas.event(event, payload))

        self.rest.request_checks.append(schemas.request)
        self.rest.answer_checks.append(schemas.answer)
        self.gateway.on_event = judge_event

    async def _shut(self) -> None:
        self.faults.clear()
        await self.gateway.drop(code=1001)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _open(self, listening: socket.socket) -> None:
        app = web.Application(middlewares=[host_guard(self._hosts)], client_max_size=REQUEST_BYTES)
        self.rest.attach(app)
        self.gateway.attach(app)
        attach_page(app, self)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listening).start()

    def _on_change(self, change: Change) -> None:
        if change.to_people:
            for listener in list(self._listeners):
                listener(change.event, change.payload, change.seen_by)
        self.changes.notify()


def _short(path: str) -> str:
    """A path without its long tokens."""
    return "/".join(part if len(part) < 30 else part[:6] + "…" for part in path.split("/"))
