"""The box's clock goes with real time and can be pushed forward."""

import time

import pytest

from local_discord.clock import Clock


def test_it_runs_with_real_time() -> None:
    assert abs(Clock().now() - time.time()) < 1


def test_it_jumps_and_tells_who_watches() -> None:
    clock, told = Clock(), []
    clock.watch(lambda: told.append(clock.now()))
    before = clock.now()
    clock.advance(3600)
    clock.move_to(before + 7200)
    assert clock.now() >= before + 7200
    assert len(told) == 2


def test_it_never_goes_back() -> None:
    clock = Clock()
    with pytest.raises(ValueError, match="only goes forward"):
        clock.move_to(clock.now() - 10)
