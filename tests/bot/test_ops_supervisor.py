"""The supervisor: begins again after a fall, slowly; gives up only when a person is needed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.backoff import ExponentialBackoff

from bot.config import LOCAL_TOKEN, Config, ConfigError
from bot.door.app import App
from bot.ops.supervisor import (
    FIRST_PAUSE,
    LONGEST_PAUSE,
    STEADY,
    Backoff,
    Later,
    Supervisor,
    check_starts,
    reason,
)
from local_discord.box import Box
from storage.errors import Unusable

DAY = 86_400.0
STARTS_A_DAY = 1000


class Falling:
    """A service that stands for a while by a clock of its own, and falls."""

    def __init__(self, stands: float = 0.0, error: Exception | None = None) -> None:
        self.now = 0.0
        self.begun = self.stopped = 0
        self.pauses: list[float] = []
        self.fallen = asyncio.Event()
        self._stands = stands
        self._error = error or OSError("fallen")

    async def begin(self) -> Falling:
        self.begun += 1
        return self

    async def run(self) -> None:
        self.now += self._stands
        raise self._error

    async def stop(self) -> None:
        self.stopped += 1
        self.fallen.set()

    def supervised(self, until: Callable[[], bool]) -> Supervisor:
        async def pause(seconds: float) -> None:
            self.pauses.append(seconds)
            self.now += seconds
            if until():
                supervisor.ask_to_stop()

        supervisor = Supervisor(
            self.begin,
            hopeless=(ConfigError,),
            pause=pause,
            clock=lambda: self.now,
            hopeless_at_first=(KeyError,),
        )
        return supervisor


@pytest.mark.parametrize("stands", [0.0, 60.0, STEADY - 1, STEADY])
async def test_a_day_of_falling_stays_far_below_what_discord_allows(stands: float) -> None:
    service = Falling(stands)
    await service.supervised(lambda: service.now > DAY).run()
    assert 10 < service.begun < STARTS_A_DAY / 5


async def test_every_fallen_service_is_let_go_of() -> None:
    service = Falling()
    await service.supervised(lambda: service.begun == 5).run()
    assert service.stopped == service.begun == 5


def test_pauses_grow_to_a_quarter_of_an_hour_and_begin_small_again_after_a_steady_time() -> None:
    pauses = Backoff()
    grown = [pauses.after(0.0) for _ in range(12)]
    assert FIRST_PAUSE <= grown[0] <= FIRST_PAUSE * 1.5
    assert LONGEST_PAUSE <= grown[-1] <= LONGEST_PAUSE * 1.5
    assert pauses.after(STEADY - 1) >= LONGEST_PAUSE
    assert pauses.after(STEADY) <= FIRST_PAUSE * 1.5


async def test_what_a_person_must_mend_ends_it_at_once() -> None:
    service = Falling(error=ConfigError("wrong token"))
    with pytest.raises(ConfigError):
        await service.supervised(lambda: False).run()
    assert (service.begun, service.stopped) == (1, 1)


async def test_some_errors_end_it_only_the_first_time() -> None:
    service = Falling(error=KeyError("no database"))
    with pytest.raises(KeyError):
        await service.supervised(lambda: False).run()
    later = Falling(error=KeyError("no database"))
    supervisor = later.supervised(lambda: later.begun == 2)
    supervisor.falls = 1
    await supervisor.run()
    assert later.begun == 2


async def test_few_starts_left_today_means_waiting_for_tomorrow() -> None:
    with pytest.raises(Later) as waiting:
        check_starts(remaining=3, milliseconds=7_200_000)
    service = Falling(error=waiting.value)
    await service.supervised(lambda: True).run()
    assert service.pauses == [7200.0]
    check_starts(remaining=900, milliseconds=7_200_000)


async def test_asked_to_stop_during_a_pause_it_stops_at_once() -> None:
    service = Falling()
    supervisor = Supervisor(service.begin, hopeless=(), hopeless_at_first=())
    running = asyncio.create_task(supervisor.run())
    await service.fallen.wait()
    supervisor.ask_to_stop()
    await asyncio.wait_for(running, 1.0)
    assert service.begun == 1


async def test_asked_to_stop_while_beginning_it_gives_up_the_beginning() -> None:
    begun = asyncio.Event()

    async def begin() -> Falling:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError("never")

    supervisor = Supervisor(begin, hopeless=())
    running = asyncio.create_task(supervisor.run())
    await begun.wait()
    supervisor.ask_to_stop()
    await asyncio.wait_for(running, 1.0)


@pytest.mark.programs
async def test_a_failed_first_connection_is_tried_again_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The library turns it into an AttributeError that ends the client; people are told the cause."""
    box = await Box.start()
    reach, failures = discord.gateway.DiscordWebSocket.from_client, [OSError("the cable is out")]

    async def unlucky(client: discord.Client, **more: Any) -> Any:
        if failures:
            raise failures.pop()
        return await reach(client, **more)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", unlucky)
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda self: 0.0)
    up, pauses = asyncio.Event(), []

    async def begin() -> App:
        app = await App.start(Config(LOCAL_TOKEN, tmp_path / "first.db", box.url), now=box.clock.now)
        up.set()
        return app

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    supervisor = Supervisor(begin, hopeless=(ConfigError,), hopeless_at_first=(Unusable,), pause=pause)
    running = asyncio.create_task(supervisor.run())
    await asyncio.wait_for(up.wait(), 10.0)
    supervisor.ask_to_stop()
    await running
    await box.stop()
    assert len(pauses) == 1 and pauses[0] >= FIRST_PAUSE
    assert "the bot fell (OSError: the cable is out)" in caplog.text


def test_an_error_without_words_is_named_by_its_kind() -> None:
    assert reason(TimeoutError()) == "TimeoutError"
