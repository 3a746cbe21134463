"""Asked to stop, on systems whose event loop takes no signals too."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

import pytest

from bot.ops.signals import STOPPING, asking_to_stop


def _no_signals(number: int, call: Callable[[], None]) -> None:
    raise NotImplementedError


@pytest.mark.parametrize("number", STOPPING)
async def test_a_signal_asks_to_stop(number: signal.Signals) -> None:
    asked = asyncio.Event()
    with asking_to_stop(asked.set):
        signal.raise_signal(number)
        await asked.wait()


@pytest.mark.parametrize("number", STOPPING)
async def test_so_it_does_where_the_loop_takes_none(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", _no_signals)
    asked = asyncio.Event()
    with asking_to_stop(asked.set):
        signal.raise_signal(number)
        await asked.wait()


async def test_what_listened_before_listens_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", _no_signals)
    before = signal.getsignal(signal.SIGTERM)
    with asking_to_stop(lambda: None):
        assert signal.getsignal(signal.SIGTERM) != before
    assert signal.getsignal(signal.SIGTERM) == before
