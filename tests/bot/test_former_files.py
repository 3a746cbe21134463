"""A file written by an older version opens, is migrated, and its matches are looked at and played on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from bot.match.carry_over import carry_over_all
from bot.match.letters import Notice
from bot.match.turns import Picked
from bot.ops import compatibility
from games import GAMES
from games.core.model import RuleError
from storage import results
from storage.database import Database
from storage.matches import Phase
from tests.bot.company import DAY, Company
from tests.kit import former_files
from tests.kit.former_files import ENDED, UNDER_WAY, VERSIONS

pytestmark = [pytest.mark.parametrize("version", VERSIONS), pytest.mark.sqlite]


@asynccontextmanager
async def taken_over(version: str, folder: Path) -> AsyncIterator[Company]:
    """That version's people with today's services, as the bot starts them."""
    database = await Database.open(former_files.database(version, folder))
    try:
        people = Company(database)
        people.now = former_files.left_at(version)
        await carry_over_all(database, lambda: people.now)
        await carry_over_all(database, lambda: people.now, Phase.ENDED)
        yield people
    finally:
        await database.close()


async def answers(people: Company, number: int, dice: Random) -> None:
    """Whoever must decide picks anything."""
    position = await people.live(number)
    decision = next(d for d in position.asked if d.answer is None)
    user = position.match.in_seat(decision.seat).user
    one = decision.least == decision.most == 1
    picks = (dice.choice(decision.keys),) if one else decision.default
    people.clicks += 1
    asked_at = position.asked_at[decision.seat]
    outcome = await people.turns.take(Picked(number, user, decision.seat, asked_at, picks, people.clicks))
    assert outcome.kind == "played"


async def test_every_match_under_way_is_one_of_todays(version: str, tmp_path: Path) -> None:
    async with taken_over(version, tmp_path) as people:
        assert await people.database.read(compatibility.replay_all) == compatibility.Verdict(4, (), 0)
        for number, game in UNDER_WAY.items():
            rules = (await people.dealt(number)).setup.rules
            assert rules == GAMES[game].meta.rules or rules in GAMES[game].meta.former


@pytest.mark.programs
@pytest.mark.parametrize(("number", "game"), list(UNDER_WAY.items()))
async def test_a_match_under_way_is_played_to_its_end(
    version: str, number: int, game: str, tmp_path: Path
) -> None:
    async with taken_over(version, tmp_path) as people:
        dice = Random(number)
        while (match := await people.dealt(number)).phase == Phase.PLAYING:
            await answers(people, number, dice)
        assert match.game == game
        kept = await people.database.read(results.of_match, number)
        assert len(kept) == len(match.players) == 2


async def test_deadlines_that_waited_come_due(version: str, tmp_path: Path) -> None:
    async with taken_over(version, tmp_path) as people:
        await people.passes(2 * DAY)
        for number in UNDER_WAY:
            position = await people.live(number)
            (asked, *_) = (d.seat for d in position.asked if d.answer is None)
            user = position.match.in_seat(asked).user
            said = await people.letters(Notice, f"match:{number}") + await people.letters(
                Notice, f"dm:{user}"
            )
            assert any(notice.match == number for notice in said), "a reminder"


@pytest.mark.parametrize(("number", "game"), list(ENDED.items()))
async def test_an_ended_match_is_shown_as_it_ended(
    version: str, number: int, game: str, tmp_path: Path
) -> None:
    async with taken_over(version, tmp_path) as people:
        position = await people.turns.settled(number)
        assert position.match.game == game
        kept = {r.seat: r.points for r in await people.database.read(results.of_match, number)}
        assert dict(enumerate(position.state.ending.scores)) == kept


async def test_an_ended_match_that_would_end_otherwise_is_left_and_said_so(
    version: str, tmp_path: Path
) -> None:
    path = former_files.database(version, tmp_path)
    database = await Database.open(path)
    try:
        people = Company(database)
        (one, *_) = await database.read(results.of_match, 1)
        assert one.points is not None
        await database.write(results.keep, structs.replace(one, points=one.points + 1))
        former = (await people.dealt(1)).setup.rules in GAMES["nautilus_island"].meta.carried
        done = await carry_over_all(database, lambda: people.now, Phase.ENDED)
        assert done == (2 if former else 0), "the other two"
        if former:
            with pytest.raises(RuleError, match="older-rules"):
                await people.turns.settled(1)
    finally:
        await database.close()
