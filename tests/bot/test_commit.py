"""What a stored move brings with it: a version, what was told, deadlines that come and go."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.match.commit import LIVE_EVENING, SILENCE_AFTER
from bot.match.standing_orders import ORDERS_AFTER
from games.core.model import Decision
from storage import deadlines, matches
from storage.errors import Conflict
from tests.bot.chance import certain
from tests.bot.company import ADA, BRUNO, Company, company


@pytest.fixture
async def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Company]:
    certain(monkeypatch, "window-52")  # the same match every time, with a question about tiles early on
    async with company(tmp_path / "commit.db") as table:
        yield table


async def window(table: Company) -> Decision:
    """The Island at random, until those who may hold a tile are asked about it."""
    dice = Random(7)
    await table.sits(ADA, BRUNO, game="the_island", pace="none")
    for _ in range(600):
        position = await table.live()
        for decision in position.asked:
            if decision.window:
                return decision
        decision = next(one for one in position.asked if one.answer is None)
        await table.plays(key=dice.choice(decision.keys) if decision.most == 1 else None)
    raise AssertionError("nobody was ever asked about a tile")


async def test_a_version_is_raised_once(table: Company) -> None:
    at = (await table.sits(ADA, BRUNO)).at
    await table.database.write(matches.advance, 1, at, at + 1, table.now)
    with pytest.raises(Conflict):
        await table.database.write(matches.advance, 1, at, at + 1, table.now)


async def test_what_one_post_told_the_next_does_not_tell_again(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    for _ in range(3):
        await table.plays_turn()
    posts = await table.posts()
    told = [sentence for post in posts for sentence in post.sentences]
    assert len(posts) > 2 and len(told) == len({(s.name, str(s.facts)) for s in told})


async def test_no_deadline_outlives_its_match(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    while (await table.live()).asked:
        await table.plays()
    await table.passes(60)  # what the last click showed has arrived, or is written
    assert await table.database.read(deadlines.first) is None


async def test_silence_closes_a_window_after_half_a_day(table: Company) -> None:
    asked = await window(table)
    await table.passes(SILENCE_AFTER - 1)
    assert asked.window in {one.window for one in (await table.live()).asked}
    await table.passes(1)
    assert asked.window not in {one.window for one in (await table.live()).asked}


async def test_orders_are_looked_at_ten_minutes_after_a_window_opened(table: Company) -> None:
    await window(table)
    opened = table.now
    await table.passes(ORDERS_AFTER - 1)
    due = await table.database.read(deadlines.first)
    assert due is not None and due.key.startswith("orders") and due.due == opened + ORDERS_AFTER


async def test_whoever_ends_a_match_alone_is_not_called_to_what_they_look_at(table: Company) -> None:
    await table.sits(ADA, game="underwater_cities", pace="none")
    while (await table.live()).asked:
        table.now += LIVE_EVENING  # so long that a post would call them
        await table.plays()
    last = (await table.posts())[-1]
    assert last.ending is not None and last.silent
