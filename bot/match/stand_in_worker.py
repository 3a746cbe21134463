"""The stand-in at work: it chooses in a process of its own, which is never handed the real state."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from functools import lru_cache
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct, structs

from bot.match.hints import Adviser
from bot.match.position import Position
from bot.match.timed_moves import Chooser
from games import GAMES
from games.core import codec, hints, stand_in
from games.core.data import DataSet
from games.core.game import Game
from games.core.hints import Advice
from games.core.instincts import Strength
from games.core.model import Decision, Seat
from games.core.rng import Rng
from games.core.steps import State

log = logging.getLogger(__name__)

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows knows only SIGTERM, and ends a process by it
T = TypeVar("T")

NICE = 4  # the bot answers first
TRIES = 2  # a process may be killed in mid-thought
MEMORY = 2 << 30  # bytes of addresses that the process may use
PATIENCE = 20.0  # seconds; the first answer waits for the process to start


class Task(Struct, frozen=True):
    """All that the worker gets: game, facts where they are not the shipped ones, and a world made up."""

    game: str
    data_set: DataSet | None
    world: bytes
    seat: Seat
    seed: str
    strength: Strength


class StandIn:
    """Answers for seats whose player is a program; one process, started when it is first needed."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self.pid: int | None = None  # of the worker, while there is one
        self._turn = asyncio.Lock()

    async def choose(
        self,
        game: Game[Any, Any],
        state: State,
        decision: Decision,
        seed: str,
        strength: Strength = Strength.STEADY,
    ) -> tuple[str, ...]:
        """A good answer, the same for the same seed; what silence means if none is found in time."""
        try:
            task = _task(game, state, decision.seat, seed, strength)
            picks = await self._answer(work, task)
        except Exception:  # a stand-in must never hold up a match
            log.exception("the stand-in for seat %s failed", decision.seat)
            return decision.default
        known = picks is not None and set(picks) <= set(decision.keys)
        return picks if picks is not None and known else decision.default

    async def advise(
        self, game: Game[Any, Any], state: State, decision: Decision, seed: str
    ) -> tuple[Advice, ...]:
        """The best answers a seat has, by what it may know alone; none if none is found in time."""
        try:
            found = await self._answer(advice, _task(game, state, decision.seat, seed, Strength.STRONG))
        except Exception:  # nor must a hint
            log.exception("a hint for seat %s failed", decision.seat)
            return ()
        known = set(decision.keys)
        return tuple(one for one in found or () if set(one.picks) <= known)

    async def _answer(self, function: Callable[[bytes], T], task: Task) -> T | None:
        """What the process makes of a task, in a second one if the first dies; None if it takes too long."""
        for _ in range(TRIES):
            try:
                async with self._turn, asyncio.timeout(self._patience):
                    return await self._ask(function, codec.encode(task))
            except (BrokenExecutor, TimeoutError) as error:
                log.warning("the stand-in for seat %s gave no answer: %r", task.seat, error)
                await self.close()
                if isinstance(error, TimeoutError):
                    break
        return None

    async def close(self) -> None:
        """End the process; the next question starts another."""
        pool = self._end()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def _ask(self, function: Callable[[bytes], T], task: bytes) -> T:
        loop = asyncio.get_running_loop()
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")  # a fork would copy sockets and locks
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_settle_in)
            self.pid = await loop.run_in_executor(self._pool, os.getpid)
        return await loop.run_in_executor(self._pool, function, task)

    def _end(self) -> ProcessPoolExecutor | None:
        """Kill the worker without waiting for it; the pool it was in."""
        pool, pid, self._pool, self.pid = self._pool, self.pid, None, None
        if pid is not None:
            with suppress(ProcessLookupError):
                os.kill(pid, KILL)
        return pool


def chooser(stand_in: StandIn) -> Chooser:
    """The chooser for a table; its seed comes from the match's own, so nobody can foresee its answers."""

    async def choose(position: Position, decision: Decision) -> tuple[str, ...]:
        seed = f"{position.match.setup.seed}-{position.at}-{position.state.turn}-{decision.seat}"
        strength = position.match.in_seat(decision.seat).strength
        return await stand_in.choose(position.game, position.state, decision, seed, strength)

    return choose


def adviser(stand_in: StandIn) -> Adviser:
    """The adviser for a table; its seed holds nothing that is secret, so a hint tells nothing by it."""

    async def advise(position: Position, decision: Decision) -> tuple[Advice, ...]:
        seed = f"hint-{position.match.id}-{position.at}-{decision.seat}"
        return await stand_in.advise(position.game, position.state, decision, seed)

    return advise


def advice(task: bytes) -> tuple[Advice, ...]:
    """Think of a hint, in the worker."""
    wanted = codec.decode(Task, task)
    game = _game(wanted)
    effort = structs.replace(game.instincts.efforts[wanted.strength], doubt=0.0, seconds=0.0)
    return hints.advise(game, wanted.world, wanted.seat, Rng(wanted.seed), effort)


def work(task: bytes) -> tuple[str, ...]:
    """Choose, in the worker: an encoded task in, picks out."""
    wanted = codec.decode(Task, task)
    game = _game(wanted)
    return stand_in.choose(game, wanted.world, wanted.seat, Rng(wanted.seed), wanted.strength)


def _task(game: Game[Any, Any], state: State, seat: Seat, seed: str, strength: Strength) -> Task:
    """The task for the worker, without the real state: only a world dealt again for the seat."""
    shipped = game.data_set.hash == GAMES[game.meta.key].data_set.hash
    world = stand_in.resampled(game, state, seat, Rng(f"{seed}/worlds"))
    return Task(game.meta.key, None if shipped else game.data_set, world, seat, f"{seed}/choice", strength)


def _game(task: Task) -> Game[Any, Any]:
    if task.data_set is None:
        return GAMES[task.game]
    return _over(task.game, codec.encode(task.data_set))


@lru_cache(maxsize=8)
def _over(key: str, data_set: bytes) -> Game[Any, Any]:
    return GAMES[key].using(codec.decode(DataSet, data_set))


def _settle_in() -> None:
    """Begin the process: low priority, little memory, no Ctrl-C; it ends when the bot is gone."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(ImportError):  # Windows has no such limits
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    settle_in()


def settle_in() -> None:
    """Ignore Ctrl-C, which is the bot's, and end when the bot is gone: for every worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
