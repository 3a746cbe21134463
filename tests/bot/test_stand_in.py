"""The stand-in's worker: a real process, handed bytes."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.match.stand_in_worker import MEMORY, StandIn
from games import GAMES
from games.core import engine
from games.core.data import DataSet
from games.core.engine import Change
from games.core.instincts import Strength
from games.core.model import Decision

GAME = GAMES["nautilus_island"]


shared_loop = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stand_in() -> AsyncIterator[StandIn]:
    """One worker for all of them, for a process takes a second to start."""
    worker = StandIn()
    yield worker
    await worker.close()


def opening() -> tuple[Change[Any], Decision]:
    """A first question whose default is not the best answer."""
    change = engine.start(GAME, GAME.setup(3, "worker"))
    return change, change.asked[0]


@shared_loop
async def test_the_same_seed_gives_the_same_legal_answer(stand_in: StandIn) -> None:
    change, decision = opening()
    first = await stand_in.choose(GAME, change.state, decision, "seed")
    assert first == await stand_in.choose(GAME, change.state, decision, "seed")
    assert set(first) <= set(decision.keys)


@shared_loop
async def test_it_plays_by_the_facts_of_the_match(stand_in: StandIn) -> None:
    """Corrected data go along with the question."""
    files = dict(GAME.data_set.files)
    corrected = GAME.using(
        DataSet({**files, "cards.toml": files["cards.toml"].replace("chest = 4", "chest = 9")})
    )
    assert corrected.data_set.hash != GAME.data_set.hash
    change, decision = opening()
    assert set(await stand_in.choose(corrected, change.state, decision, "seed")) <= set(decision.keys)


@pytest.mark.programs
@shared_loop
async def test_one_killed_in_mid_thought_thinks_again(stand_in: StandIn) -> None:
    change, decision = opening()
    best = await stand_in.choose(GAME, change.state, decision, "seed", Strength.STRONG)
    assert best != decision.default and stand_in.pid is not None
    thought = asyncio.create_task(stand_in.choose(GAME, change.state, decision, "seed", Strength.STRONG))
    await asyncio.sleep(0)  # the question is on its way
    os.kill(stand_in.pid, signal.SIGKILL)
    assert await thought == best


@shared_loop
async def test_it_may_not_grow_without_bound(stand_in: StandIn) -> None:
    await stand_in.choose(GAME, *_asked(), "seed")
    assert stand_in.pid is not None
    assert resource.prlimit(stand_in.pid, resource.RLIMIT_AS) == (MEMORY, MEMORY)


class Babbling(StandIn):
    """A worker whose answers are on offer nowhere."""

    async def _ask(self, function: Any, task: bytes) -> Any:
        return ("nonsense",)


async def test_nonsense_means_silence() -> None:
    change, decision = opening()
    assert await Babbling().choose(GAME, change.state, decision, "seed") == decision.default


@pytest.mark.programs
async def test_one_that_takes_too_long_means_silence() -> None:
    hasty = StandIn(patience=0.0)
    change, decision = opening()
    assert await hasty.choose(GAME, change.state, decision, "seed") == decision.default
    await hasty.close()


@pytest.mark.programs
async def test_nothing_is_started_before_it_is_needed_and_nothing_is_left() -> None:
    stand_in = StandIn()
    assert stand_in.pid is None
    await stand_in.choose(GAME, *_asked(), "seed")
    pid = stand_in.pid
    assert pid is not None
    await stand_in.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def _asked() -> tuple[Any, Decision]:
    change, decision = opening()
    return change.state, decision
