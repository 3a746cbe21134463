"""Options and fixtures for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.text.words import Wording
from local_discord.calm import keep_calm
from tests.bot.chance import CHANCE
from tests.kit import fresh_databases, postgresql
from tests.kit.groups import Together
from tests.kit.postgresql import STARTED, SWITCH, PostgresServer

TESTS = Path(__file__).parent
ROOT = TESTS.parent
STORES = ("tmp_path", "tmp_path_factory", "postgresql_server")
WIRE = (TESTS / "bot", ROOT / "local_discord" / "tests")

# Every press of ours is answered by something to see, however busy the machine; a test about real seconds
# lets the box's clock run.
keep_calm()

# Discord's own schemas lie beside the project, unless somebody says where.
os.environ.setdefault("DISCORD_SCHEMAS", str(ROOT.parent / "shared" / "discord"))

Wording.strict = True  # a missing sentence is an error here, and not an id shown to players


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="record numbers and pictures anew")


def pytest_configure(config: pytest.Config) -> None:
    """Start the server that all workers use, where the tests are to run on PostgreSQL."""
    if os.environ.get(SWITCH) == "postgresql" and STARTED not in os.environ:
        server = PostgresServer()
        config.add_cleanup(server.end)
        os.environ[STARTED] = server.url
    postgresql.redirect()
    fresh_databases.hasten()
    CHANCE.take_over()


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """The URL of a server that all tests of a worker share."""
    if STARTED in os.environ:
        yield os.environ[STARTED]
        return
    server = PostgresServer()
    os.environ[STARTED] = server.url
    yield server.url
    del os.environ[STARTED]
    server.end()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together | None:
    """Group the tests as `make test` asks for."""
    return Together(config, log) if config.getoption("dist") == "loadgroup" else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what speaks to the box and what takes long; leave out long play unless `-m soak` asks for it."""
    gc.freeze()  # all that was imported and collected stays to the end: nothing to look through again
    gc.set_threshold(50_000, 20, 100)  # matches are played by the hundred and let go of at once
    on_server = os.environ.get(SWITCH) == "postgresql"
    if not on_server:  # that run is part of test-all
        _leave_stories_to_test_all(items)
    for item in items:
        if item.path.parent in WIRE:
            item.add_marker("wire")
    marks = set() if "soak" in str(config.getoption("-m")) else {"soak"}
    marks |= {"sqlite"} if on_server else set()
    left_out = {item for item in items if any(item.get_closest_marker(name) for name in marks)}
    left_out |= {item for item in items if on_server and not _may_store(item)}
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


def _may_store(item: pytest.Item) -> bool:
    """Whether a test has a folder or a server for a database; what has none is the same on every database."""
    fixtures = item.fixturenames if isinstance(item, pytest.Function) else STORES
    return any(name in fixtures for name in STORES)


def _leave_stories_to_test_all(items: list[pytest.Item]) -> None:
    """Mark all but the first story of a file that starts a bot: they take long and are left to test-all."""
    met: set[Path] = set()
    for item in items:
        evening = isinstance(item, pytest.Function) and "evening" in item.fixturenames
        if evening and not item.get_closest_marker("programs"):
            if item.path in met:
                item.add_marker("programs")
            met.add(item.path)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Draw seeds from the test's name, so that a failure can be repeated; CHANCE=2 gives other seeds."""
    CHANCE.begin(f"{item.nodeid} {os.environ.get('CHANCE', '')}")


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Drop the databases a test made on the PostgreSQL server: each takes eight megabytes."""
    postgresql.drop_made()


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether recorded numbers and pictures are to be written anew."""
    return bool(request.config.getoption("--update"))
