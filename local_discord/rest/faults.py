"""Faults on demand: refusals, lost answers, resets, rate limits, delays, held requests."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field

from local_discord.rest.pace import refusal_body, refusal_headers


class Dropped(Exception):
    """The connection is to be cut without an answer."""


@dataclass
class Refusal:
    """An answer given instead of doing the work."""

    status: int
    body: dict[str, object]
    headers: dict[str, str] = field(default_factory=dict)


@dataclass
class Fault:
    """A fault: what goes wrong, on which requests, and how many more times."""

    kind: str
    method: str
    pattern: re.Pattern[str]
    left: int
    refusal: Refusal | None = None
    seconds: float = 0.0

    def strikes(self, method: str, path: str) -> bool:
        """Whether the fault applies to this request."""
        return self.left > 0 and self.method in (method, "*") and bool(self.pattern.search(path))


class Hold:
    """Requests kept waiting until released, before or after their work is done."""

    patience = 10.0  # seconds of real time to wait for a request

    def __init__(self, method: str, pattern: str, *, after: bool = False) -> None:
        self.after = after
        self._method = method
        self._pattern = re.compile(pattern)
        self._reached = asyncio.Event()
        self._released = asyncio.Event()

    async def reached(self) -> None:
        """Wait until a request is held."""
        await asyncio.wait_for(self._reached.wait(), self.patience)

    def release(self) -> None:
        """Release all held requests, and hold no more."""
        self._released.set()

    async def pass_through(self, method: str, path: str) -> None:
        """Wait if this request is to be held."""
        if self._method in (method, "*") and self._pattern.search(path) and not self._released.is_set():
            self._reached.set()
            await self._released.wait()


class Faults:
    """The faults set; paths are matched after `/api/v10`, method `*` means any."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._holds: list[Hold] = []

    def refuse(self, method: str, path_regex: str, status: int = 500, times: int = 1, code: int = 0) -> None:
        """Answer with an error instead of doing the work."""
        body: dict[str, object] = {"message": f"{status}: refused on demand", "code": code}
        self._add("refuse", method, path_regex, times, Refusal(status, body))

    def rate_limit(self, method: str, path_regex: str, retry_after: float, times: int = 1) -> None:
        """Answer 429 as Discord does, `Via` included."""
        headers = refusal_headers(retry_after) | {
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset-After": str(retry_after),
        }
        refusal = Refusal(429, refusal_body(retry_after), headers)
        self._add("refuse", method, path_regex, times, refusal)

    def lose_answer(self, method: str, path_regex: str, times: int = 1) -> None:
        """Do the work, then cut the connection without an answer."""
        self._add("lose", method, path_regex, times)

    def reset(self, method: str, path_regex: str, times: int = 1) -> None:
        """Cut the connection before doing the work."""
        self._add("reset", method, path_regex, times)

    def delay(self, method: str, path_regex: str, seconds: float, times: int = 1) -> None:
        """Delay the work, in real time."""
        self._faults.append(Fault("delay", method, re.compile(path_regex), times, seconds=seconds))

    def hold(self, method: str, path_regex: str, *, after: bool = False) -> Hold:
        """Hold such requests before the work is done, or between the work and its answer."""
        hold = Hold(method, path_regex, after=after)
        self._holds.append(hold)
        return hold

    def clear(self) -> None:
        """Remove all faults and release all held requests."""
        self._faults.clear()
        for hold in self._holds:
            hold.release()
        self._holds.clear()

    async def before(self, method: str, path: str) -> Refusal | None:
        """Apply the faults that come before the work."""
        await self._wait(method, path, after=False)
        if delay := self._strike("delay", method, path):
            await asyncio.sleep(delay.seconds)
        if self._strike("reset", method, path):
            raise Dropped
        fault = self._strike("refuse", method, path)
        return fault.refusal if fault else None

    async def after(self, method: str, path: str) -> None:
        """Apply the faults that come after the work."""
        await self._wait(method, path, after=True)
        if self._strike("lose", method, path):
            raise Dropped

    async def _wait(self, method: str, path: str, *, after: bool) -> None:
        for hold in list(self._holds):
            if hold.after == after:
                await hold.pass_through(method, path)

    def _add(
        self, kind: str, method: str, path_regex: str, times: int, refusal: Refusal | None = None
    ) -> None:
        self._faults.append(Fault(kind, method, re.compile(path_regex), times, refusal))

    def _strike(self, kind: str, method: str, path: str) -> Fault | None:
        for fault in self._faults:
            if fault.kind == kind and fault.strikes(method, path):
                fault.left -= 1
                return fault
        return None
