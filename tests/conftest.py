"""Options and fixtures for all tests."""

from __future__ import annotations

import gc

import pytest

from bot.text.words import Wording
from local_discord.box import Box
from local_discord.faults import Hold
from local_discord.people import Person
from local_discord.pilot import Pilot

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
    for item in items:
        if item.path.parent.name in WIRE:
            item.add_marker("wire")
    if "soak" in str(config.getoption("-m")):
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether recorded numbers and pictures are to be written anew."""
    return bool(request.config.getoption("--update"))
