"""Options and fixtures for all tests."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from bot.text.words import Wording
from local_discord.box import Box
from local_discord.faults import Hold
from local_discord.people import Person
from local_discord.pilot import Pilot

TESTS = Path(__file__).parent
WIRE = ("bot", "local_discord")

# Every press of ours is answered by something to see, however busy the machine: the box's clock stands until
# a test moves it, so no three seconds run out; a test about real seconds lets it run.
Box.clock_held = True
Box.patience = Hold.patience = Pilot.patience = Person.patience = Person.settle = 60.0

Wording.strict = True  # a missing sentence is an error here, and not an id shown to players


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="record numbers and pictures anew")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What speaks to the box is marked; long play is left out unless `-m soak` asks for it."""
    gc.freeze()  # all that was imported and collected stays to the end: nothing to look through again
    gc.set_threshold(50_000, 20, 100)  # matches are played by the hundred and let go of at once
    for item in items:
        if item.path.parent.name in WIRE:
            item.add_marker("wire")
        if not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(_group(item.path)))
    if "soak" in str(config.getoption("-m")):
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


def _group(path: Path) -> str:
    """What one worker runs: a file; or all files about a painter, so that its backdrops are drawn once."""
    folder = path.relative_to(TESTS).parent
    return str(folder if folder.parent.name == "render" else path.relative_to(TESTS))


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether recorded numbers and pictures are to be written anew."""
    return bool(request.config.getoption("--update"))
