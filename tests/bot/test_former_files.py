"""A file written by an older version opens, is migrated, and its matches are looked at and played on."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
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
from tests.bot.company import DAY, Company, company
from tests.kit import former_files
from tests.kit.former_files import ENDED, UNDER_WAY, VERSIONS

pytestmark = [pytest.mark.parametrize("version", VERSIONS, scope="module"), pytest.mark.sqlite]


@pytest.fixture(scope="module")
def carried(version: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That version's file after today's bot has started on it, once for all tests."""
    path = former_files.database(version, tmp_path_factory.mktemp(version))

    async def start() -> None:
        database = await Database.open(path)
        for phase in (Phase.PLAYING, Phase.ENDED):
            await carry_over_all(database, lambda: former_files.left_at(version), phase)
        await database.close()

    asyncio.run(start())
    return path


@pytest.fixture
async def people(version: str, carried: Path, tmp_path: Path) -> AsyncIterator[Company]:
    """That version's people with today's services."""
    async with company(Path(shutil.copy(carried, tmp_path))) as people:
        people.now = former_files.left_at(version)
        yield people


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


async def test_every_match_under_way_is_one_of_todays(people: Company) -> None:
    assert await people.database.read(compatibility.replay_all) == compatibility.Compatibility(4, (), 0)
    for number, game in UNDER_WAY.items():
        rules = (await people.dealt(number)).setup.rules
        assert rules == GAMES[game].meta.rules or rules in GAMES[game].meta.former


@pytest.mark.programs
@pytest.mark.parametrize(("number", "game"), list(UNDER_WAY.items()))
async def test_a_match_under_way_is_played_to_its_end(people: Company, number: int, game: str) -> None:
    dice = Random(number)
    while (match := await people.dealt(number)).phase == Phase.PLAYING:
        await answers(people, number, dice)
    assert match.game == game
    kept = await people.database.read(results.of_match, number)
    assert len(kept) == len(match.players) == 2


async def test_deadlines_that_waited_come_due(people: Company) -> None:
    await people.passes(2 * DAY)
    for number in UNDER_WAY:
        position = await people.live(number)
        (asked, *_) = (d.seat for d in position.asked if d.answer is None)
        user = position.match.in_seat(asked).user
        said = await people.letters(Notice, f"match:{number}") + await people.letters(Notice, f"dm:{user}")
        assert any(notice.match == number for notice in said), "a reminder"


@pytest.mark.parametrize(("number", "game"), list(ENDED.items()))
async def test_an_ended_match_is_shown_as_it_ended(people: Company, number: int, game: str) -> None:
    position = await people.turns.settled(number)
    assert position.match.game == game
    kept = {r.seat: r.points for r in await people.database.read(results.of_match, number)}
    assert dict(enumerate(position.state.ending.scores)) == kept


async def test_an_ended_match_that_would_end_otherwise_is_left_and_said_so(
    version: str, tmp_path: Path
) -> None:
    async with company(former_files.database(version, tmp_path)) as people:
        database = people.database
        (one, *_) = await database.read(results.of_match, 1)
        assert one.points is not None
        await database.write(results.keep, structs.replace(one, points=one.points + 1))
        former = (await people.dealt(1)).setup.rules in GAMES["nautilus_island"].meta.carried
        done = await carry_over_all(database, lambda: people.now, Phase.ENDED)
        assert done == (2 if former else 0), "the other two"
        if former:
            with pytest.raises(RuleError, match="older-rules"):
                await people.turns.settled(1)
