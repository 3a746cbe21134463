"""A box, a bot in the same loop, and people who are code."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from bot.door.courier import Courier
from storage.address import Server
from storage.attendance import Attendance
from tests.bot.births import Births, WarmProcesses
from tests.bot.company import Company, company
from tests.bot.days import Day
from tests.bot.evening import Evening
from tests.bot.fleet import LEASE
from tests.bot.terminal import Said
from tests.kit.postgresql import empty_at


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A local Discord with the real bot in it; whatever the bot asked must be within Discord's limits."""
    evening = await Evening.begin(tmp_path / "evening.db")
    try:
        yield evening
    finally:
        await evening.end()
    assert evening.box.violations == []


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Company]:
    """People and the bot's services for them, without Discord; nobody sits yet."""
    async with company(tmp_path / "table.db") as found:
        yield found


@pytest.fixture(scope="session")
def births() -> Iterator[Births]:
    """The process that forks bots which are to be killed."""
    births = Births()
    yield births
    births.end()


@pytest.fixture(scope="session")
def warm_processes() -> Iterator[WarmProcesses]:
    """Processes that fork the bots of fleets."""
    warm = WarmProcesses()
    yield warm
    warm.end()


@pytest.fixture
def server(postgresql_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """An empty database, where leases of processes that died lapse soon."""
    monkeypatch.setattr(Attendance, "lease", LEASE["lease"])
    monkeypatch.setattr(Attendance, "beat", LEASE["beat"])
    return empty_at(tmp_path / "shared")


@pytest.fixture
async def day(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Day]:
    monkeypatch.setattr(Courier, "first_pause", 0.01)
    day = Day(evening, await evening.open_table("Ada", "Bruno"))
    await day.told(await day.thread(), 1)
    yield day


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """The lines on standard output and on standard error since last asked."""

    def read() -> tuple[list[str], list[str]]:
        out, err = capsys.readouterr()
        return out.splitlines(), err.splitlines()

    return read


@pytest.fixture
def transcript(tmp_path: Path) -> Callable[..., str]:
    """Writes a transcript of the given lines and names its file."""

    def write(*lines: str) -> str:
        path = tmp_path / "match.txt"
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")
        return str(path)

    return write
