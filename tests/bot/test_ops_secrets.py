"""No secret of a match in the logs, whatever the level."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from bot.ops import logs
from tests.bot.evening import Evening


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    stream, root = io.StringIO(), logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    logs.configure("lines", "debug", stream=stream)
    yield stream
    root.setLevel(level)
    root.handlers[:] = handlers
    for library in logs.LIBRARIES:
        logging.getLogger(library).setLevel(logging.NOTSET)


async def test_a_turn_at_debug_tells_neither_the_seed_nor_what_was_whispered(
    log: io.StringIO, evening: Evening
) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.misses(mover, lambda offer: offer.keys[-1:])
    await mover.reads("You found", within="dm")
    setup = (await evening.dealt()).setup
    logging.getLogger("bot").debug("we ourselves may speak")
    said = log.getvalue()
    assert "we ourselves may speak" in said
    assert setup.seed not in said and "found" not in said
