"""Where films are drawn and matches computed again: in a process of its own; no click waits for it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.queues import SimpleQueue
from typing import TypeVar

from bot.match.record import Record
from bot.match.stand_in_worker import settle_in
from bot.text import film, verify
from bot.text.film import FilmFile, FilmOrder
from bot.text.verify import Verdict
from games import GAMES
from games.core import codec
from games.core.data import DataSet
from games.core.model import RuleError
from render.film import FilmKind, TooLarge

log = logging.getLogger(__name__)

T = TypeVar("T")
Told = Callable[[int, int], Awaitable[None]]
"""Told how many frames of how many are drawn."""

KEPT = 4  # films, some 2 MB each
EACH = 2.0  # seconds between two words on progress
NICE = 5  # clicks and boards go first, yet a busy machine still gets a film done

_progress: SimpleQueue[tuple[int, int]] | None = None  # in the worker: where it tells how far it is


class Workshop:
    """One process, started when it is first needed; films are made one by one and kept for a while."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._told: SimpleQueue[tuple[int, int]] | None = None
        self._turn = asyncio.Lock()
        self._ended = False
        self._films: OrderedDict[tuple[str, FilmKind, int], FilmFile] = OrderedDict()

    async def film(self, order: FilmOrder, kind: FilmKind, most: int, told: Told) -> FilmFile:
        """The film of a match within so many bytes; `told` hears how far it is."""
        key = (codec.hash_of(order), kind, most)
        if key not in self._films:
            async with self._turn:
                if key not in self._films:  # made while this one waited
                    self._films[key] = await self._shoot(order, kind, most, told)
        self._films.move_to_end(key)
        while len(self._films) > KEPT:
            self._films.popitem(last=False)
        return self._films[key]

    async def verdict(self, record: Record, data_set: DataSet) -> Verdict:
        """Whether a match fell as its seal says."""
        async with self._turn:
            return await self._asked(_verify, codec.encode(record), codec.encode(data_set))

    async def end(self) -> None:
        """Take no more jobs; whoever waits for one is told that it was not finished."""
        self._ended = True
        await self._close()

    async def _close(self) -> None:
        """End the process; the next job starts another."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def _shoot(self, order: FilmOrder, kind: FilmKind, most: int, told: Told) -> FilmFile:
        job = asyncio.ensure_future(self._asked(_shoot, codec.encode(order), kind, most))
        try:
            while not (await asyncio.wait({job}, timeout=EACH))[0]:
                if (far := self._far()) is not None:
                    await told(*far)
            return await job
        except TooLarge as error:
            raise RuleError("film-too-large") from error
        finally:
            job.cancel()
            self._far()

    async def _asked(self, work: Callable[..., T], *values: object) -> T:
        loop = asyncio.get_running_loop()
        if self._ended:
            raise RuleError("film-failed")
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")  # a fork would copy sockets and locks
            self._told = spawn.SimpleQueue()
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_begin, initargs=(self._told,))
        try:
            return await loop.run_in_executor(self._pool, work, *values)
        except BrokenExecutor as error:
            log.warning("the workshop fell over: %r", error)
            await self._close()
            raise RuleError("film-failed") from error

    def _far(self) -> tuple[int, int] | None:
        """The worker's progress, as last reported."""
        far = None
        while self._told is not None and not self._told.empty():
            far = self._told.get()
        return far


def _begin(told: SimpleQueue[tuple[int, int]]) -> None:
    global _progress
    _progress = told
    settle_in()
    os.nice(NICE)


def _shoot(order: bytes, kind: FilmKind, most: int) -> FilmFile:
    def told(done: int, of: int) -> None:
        if _progress is not None:
            _progress.put((done, of))

    return film.make(codec.decode(FilmOrder, order), kind, most, told)


def _verify(record: bytes, data_set: bytes) -> Verdict:
    whole, facts = codec.decode(Record, record), codec.decode(DataSet, data_set)
    shipped = GAMES[whole.setup.game]
    game = shipped if shipped.data_set.hash == facts.hash else shipped.using(facts)
    return verify.verify(whole, game)
