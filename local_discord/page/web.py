"""The browser page: a WebSocket for each window, with what its person may see."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from local_discord.answers import FAILED, Answer
from local_discord.page import page_files
from local_discord.page.guards import check_origin
from local_discord.page.uploads import Uploads
from local_discord.people.person import Person
from local_discord.world.errors import ApiError

if TYPE_CHECKING:
    from local_discord.box import Box

Json = dict[str, Any]

LOCALES = ("en-US", "en-GB", "fr", "it")
FRAME_LIMIT = 256 * 1024
MOST_WAITING = 2000
MODALS_KEPT = 20
ATTENTION_SECONDS = 0.05
VIEW_CHANGES = ("CHANNEL_UPDATE", "VIEW_CHANGED")

_log = logging.getLogger(__name__)


def attach(app: web.Application, box: Box) -> None:
    """Add the page and its WebSocket to the box's application."""
    lines = Lines(box)
    app.router.add_get("/", page_files.index)
    app.router.add_get("/page/{name}", page_files.named)
    app.router.add_get("/local/live", lines.live)
    app.router.add_post("/local/upload", lines.uploads.take)
    app.on_shutdown.append(lines.hang_up)
    lines.stop_listening = box.listen(lines.heard)


# -- connections -------------------------------------------------------------------------------------


@dataclass(eq=False)
class Line:
    """One window: its socket, its person, its send queue, its running acts."""

    socket: web.WebSocketResponse
    person: Person
    outgoing: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    under_way: set[asyncio.Task[None]] = field(default_factory=set)
    modals: dict[str, Answer] = field(default_factory=dict)
    sees: set[str] = field(default_factory=set)

    def follow(self, event: str, payload: Json) -> None:
        """Remember which channels the window knows."""
        if event in ("CHANNEL_CREATE", "THREAD_CREATE"):
            self.sees.add(payload["id"])
        elif event in ("CHANNEL_DELETE", "THREAD_DELETE"):
            self.sees.discard(payload["id"])


class Lines:
    """All open windows, and the acts they may ask for."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._desk = box.desk
        self._open: set[Line] = set()
        self.uploads = Uploads()
        self.stop_listening: Callable[[], None] = lambda: None
        self._attention: asyncio.TimerHandle | None = None
        self._acts: dict[str, Callable[[Line, Json], Awaitable[Json]]] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "say": self._say,
            "react": self._react,
            "locale": self._locale,
            "dms": self._dms,
            "read": self._read,
            "older": self._older,
            "dismiss": self._dismiss,
        }

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one window until it closes."""
        check_origin(request)
        person = self._desk.person(request.query.get("person", ""))
        socket = web.WebSocketResponse(max_msg_size=FRAME_LIMIT, heartbeat=30.0)
        await socket.prepare(request)
        line = Line(socket, person)
        state = self._desk.state(person)
        line.sees = {channel["id"] for channel in state["channels"]}
        self._tell(line, {"kind": "state", "state": state})
        self._open.add(line)
        writer = asyncio.create_task(self._write(line))
        try:
            await self._listen(line)
        finally:
            self._open.discard(line)
            await _end([writer, *line.under_way])
        return socket

    async def hang_up(self, _app: web.Application) -> None:
        """Close every window's connection when the server stops."""
        self.stop_listening()
        if self._attention:
            self._attention.cancel()
        for line in list(self._open):
            await line.socket.close(code=1001, message=b"going away")

    def heard(self, event: str, payload: Json, seen_by: frozenset[str] | None) -> None:
        """Pass a change on to every window whose person may see it."""
        for line in list(self._open):
            if event in VIEW_CHANGES:
                self._look_again(line)
            if frame := self._desk.frame(line.person, event, payload, seen_by):
                self._tell(line, frame)
                line.follow(event, payload)
        if event.startswith("MESSAGE_"):
            self._count_soon()

    # -- inside -------------------------------------------------------------------------------------

    def _look_again(self, line: Line) -> None:
        """Permissions may have changed: tell which channels came into sight and which left it."""
        now = {channel["id"] for channel in line.person.channels()}
        before, line.sees = line.sees, now
        for channel_id in before - now:
            self._tell(line, {"kind": "event", "name": "CHANNEL_DELETE", "data": {"id": channel_id}})
        for channel_id in sorted(now - before, key=int):
            self._tell(line, self._desk.opened(line.person, channel_id))
        self._tell(line, {"kind": "commands", "commands": self._desk.commands(line.person)})

    def _tell(self, line: Line, frame: Json) -> None:
        frame["now"] = int(self._box.clock.now() * 1000)
        try:
            line.outgoing.put_nowait(json.dumps(frame))
        except asyncio.QueueFull:
            # A window that stopped reading gets the whole state again when it reconnects.
            self._open.discard(line)
            closing = asyncio.ensure_future(_close(line.socket))
            line.under_way.add(closing)

    async def _write(self, line: Line) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await line.socket.send_str(await line.outgoing.get())

    async def _listen(self, line: Line) -> None:
        async for message in line.socket:
            if message.type is not WSMsgType.TEXT:
                continue
            task = asyncio.create_task(self._serve(line, _parsed(message.data)))
            line.under_way.add(task)
            task.add_done_callback(line.under_way.discard)

    async def _serve(self, line: Line, ask: Json) -> None:
        """Carry out one act and answer it by its number."""
        try:
            answer = await self._acts[ask["act"]](line, ask)
        except KeyError as error:
            answer = {"kind": "failed", "error": f"That act lacks or does not know {error}."}
        except (ApiError, LookupError, ValueError, TypeError, AssertionError, TimeoutError) as error:
            _log.info("a window's act failed: %r", error)
            answer = {"kind": "failed", "error": str(error)}
        self._tell(line, {"kind": "answer", "id": ask.get("id"), "answer": answer})

    def _count_soon(self) -> None:
        """Send the unread counts, once for many changes."""
        if self._open and self._attention is None:
            loop = asyncio.get_running_loop()
            self._attention = loop.call_later(ATTENTION_SECONDS, self._count)

    def _count(self) -> None:
        self._attention = None
        counts = self._desk.attention()
        for line in list(self._open):
            self._tell(line, {"kind": "attention", "counts": counts})

    # -- acts ---------------------------------------------------------------------------------------

    async def _slash(self, line: Line, ask: Json) -> Json:
        channel = self._desk.channel(line.person, ask["channel"])
        options = self.uploads.put_in(ask["options"])
        return self._told(line, await line.person.slash(ask["command"], options, channel=channel))

    async def _autocomplete(self, line: Line, ask: Json) -> Json:
        channel = self._desk.channel(line.person, ask["channel"])
        command, option, text = ask["command"], ask["option"], ask["text"]
        choices = await line.person.autocomplete(command, option, text, ask["others"], channel=channel)
        return {"choices": choices}

    async def _press(self, line: Line, ask: Json) -> Json:
        message = self._desk.message(line.person, ask["channel"], ask["message"])
        return self._told(line, await line.person.press(message, ask["custom_id"]))

    async def _choose(self, line: Line, ask: Json) -> Json:
        message = self._desk.message(line.person, ask["channel"], ask["message"])
        return self._told(line, await line.person.choose(message, ask["custom_id"], *ask["values"]))

    async def _submit(self, line: Line, ask: Json) -> Json:
        opened = line.modals[ask["modal"]]
        answer = await line.person.submit(opened, self.uploads.put_in(ask["fields"]))
        if answer.kind != "failed":
            line.modals.pop(ask["modal"], None)
        return self._told(line, answer)

    async def _say(self, line: Line, ask: Json) -> Json:
        await line.person.say(self._desk.channel(line.person, ask["channel"]), ask["text"])
        return {}

    async def _react(self, line: Line, ask: Json) -> Json:
        message = self._desk.message(line.person, ask["channel"], ask["message"])
        await line.person.react(message, ask["emoji"])
        return {}

    async def _locale(self, line: Line, ask: Json) -> Json:
        if ask["locale"] not in LOCALES:
            raise ValueError("That language is not spoken here.")
        line.person.locale = ask["locale"]
        return {}

    async def _dms(self, line: Line, ask: Json) -> Json:
        line.person.dms_open = bool(ask["open"])
        return {}

    async def _read(self, line: Line, ask: Json) -> Json:
        self._desk.mark_read(line.person, ask["channel"], ask["message"])
        self._count_soon()
        return {}

    async def _older(self, line: Line, ask: Json) -> Json:
        messages, more = self._desk.page(line.person, ask["channel"], before=ask["before"])
        return {"messages": messages, "more": more}

    async def _dismiss(self, line: Line, ask: Json) -> Json:
        self._desk.dismiss(line.person, ask["channel"], ask["message"])
        return {}

    def _told(self, line: Line, answer: Answer) -> Json:
        """Serialise an answer for the window; messages reach it as changes."""
        # The page has its own words, in the person's language, for the usual failure.
        told: Json = {"kind": answer.kind, "error": "" if answer.error == FAILED else answer.error}
        if answer.kind == "modal":
            key = str(self._box.world.ids.next())
            line.modals[key] = answer
            while len(line.modals) > MODALS_KEPT:
                del line.modals[next(iter(line.modals))]
            told |= {"modal": answer.modal, "modal_id": key}
        return told


def _parsed(text: str) -> Json:
    """Parse a frame; what is no object becomes an act that fails."""
    try:
        frame = json.loads(text)
    except ValueError:
        return {}
    return frame if isinstance(frame, dict) else {}


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _close(socket: web.WebSocketResponse) -> None:
    await socket.close(code=1013, message=b"too slow")
