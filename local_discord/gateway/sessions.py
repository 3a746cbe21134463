"""One connection to the gateway, and the session that outlives it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from local_discord.gateway.intents import ALWAYS, INTENTS, WHOLE_GUILD
from local_discord.world.clock import Clock
from local_discord.world.world import Change

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 8, 9, 10, 11
_BUFFERED = 1000
ACK_SECONDS = 0.05
_MOST_FRAMES, _FRAME_SECONDS = 120, 60.0


@dataclass(eq=False)
class Session:
    """One identified shard of the bot; it outlives its connection for a while."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=_BUFFERED))
    link: Link | None = None
    cut_at: float | None = None

    def dispatch(self, event: str, payload: Any) -> None:
        """Number the event, keep it for a resume, send it if somebody listens."""
        self.sequence += 1
        frame = json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": payload})
        self.sent.append((self.sequence, frame))
        if self.link is not None:
            self.link.send(frame)

    def wants(self, change: Change, guild_id: str) -> bool:
        """Whether intents and sharding let the event through."""
        in_guild = "guild_id" in change.payload or change.event in WHOLE_GUILD
        needed = INTENTS.get(change.event, (0, 0))[0 if in_guild else 1]
        here = self.is_home_of(guild_id) if in_guild else self.shard[0] == 0
        return here and (needed == ALWAYS or bool(self.intents & needed))

    def is_home_of(self, guild_id: str) -> bool:
        """Whether the guild belongs to this shard."""
        shard_id, shard_count = self.shard
        return (int(guild_id) >> 22) % shard_count == shard_id


class Link:
    """A live connection with its send queue, so that the world never waits for the network."""

    def __init__(self, socket: web.WebSocketResponse, interval_ms: int, clock: Clock) -> None:
        self.socket = socket
        self._interval_ms = interval_ms
        self._clock = clock
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._writer = self._loop.create_task(self._write())
        self._heard = clock.ran
        self._received: deque[float] = deque(maxlen=_MOST_FRAMES)

    def send(self, frame: str) -> None:
        """Queue a frame."""
        self._queue.put_nowait(frame)

    def send_op(self, op: int, payload: Any = None) -> None:
        """Queue a frame that is not an event."""
        self.send(json.dumps({"op": op, "d": payload, "s": None, "t": None}))

    def heartbeat(self) -> None:
        """Answer a heartbeat after the usual latency. discord.py notes when it has sent
        a heartbeat after sending it, and takes an answer that is there before for one to the last."""
        self._heard = self._clock.ran
        self._loop.call_later(ACK_SECONDS, self.send_op, ACK)

    @property
    def silence_left(self) -> float:
        """How long the client may still be silent: one and a half heartbeat intervals. Skipped time and the
        time for which the clock is held do not count."""
        return self._heard + 1.5 * self._interval_ms / 1000 - self._clock.ran

    def too_many_frames(self) -> bool:
        """Whether one more frame is above 120 a minute."""
        now = self._loop.time()
        full = len(self._received) == _MOST_FRAMES and now - self._received[0] < _FRAME_SECONDS
        self._received.append(now)
        return full

    async def close(self, code: int) -> None:
        """Send what is still queued, then close."""
        await self._queue.join()
        await self.stop()
        await self.socket.close(code=code)

    async def stop(self) -> None:
        """End the writer."""
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer

    async def _write(self) -> None:
        while True:
            frame = await self._queue.get()
            with contextlib.suppress(ConnectionError, RuntimeError):
                await self.socket.send_str(frame)
            self._queue.task_done()
