"""Whoever opens tables and closes them again, over and over, is asked kindly to wait."""

from __future__ import annotations

import pytest

from bot.table.admission import CLOSED
from games.core.model import RuleError
from tests.bot.company import ADA, BRUNO, NAMES, Company


async def opens(table: Company, user: int) -> int:
    return (await table.lobby.open("the_island", user=user, name=NAMES[user], guild=1, channel=2)).id


async def goes_in_a_circle(table: Company, user: int) -> None:
    for _ in range(CLOSED):
        await table.lobby.cancel(await opens(table, user), user)
        table.now += 1


async def test_so_many_tables_are_opened_and_closed_within_an_hour_and_no_more(table: Company) -> None:
    await goes_in_a_circle(table, ADA)
    with pytest.raises(RuleError) as refused:
        await opens(table, ADA)
    assert refused.value.say.name == "too-many-closed"
    assert await opens(table, BRUNO), "nobody else waits"


async def test_the_time_that_is_named_is_the_time_to_open_the_next(table: Company) -> None:
    await goes_in_a_circle(table, ADA)
    with pytest.raises(RuleError) as refused:
        await opens(table, ADA)
    table.now = refused.value.say.facts["until"].at  # type: ignore[union-attr]
    assert await opens(table, ADA)


async def test_tables_that_were_played_are_not_counted(table: Company) -> None:
    for _ in range(CLOSED):
        await table.sits(ADA, BRUNO)
    assert await opens(table, ADA)
