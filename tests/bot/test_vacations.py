"""Times when no clock runs: vacations, announced or not, and pauses a table agrees on."""

from __future__ import annotations

import pytest

from bot.match.time_control import VACATION
from games.core.model import RuleError
from storage import clocks, people
from tests.bot.company import ADA, BRUNO, CHIARA, DAY, HOUR, Company


async def test_vacation_floats_in_when_a_clock_would_run_out(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="brisk")
    mover = await table.mover()
    await table.passes(25 * HOUR)
    assert "ask-absence" not in await table.notices()
    person = await table.database.read(people.get, mover)
    assert person is not None and person.away_used == 6 * HOUR


async def test_floating_vacation_helps_in_all_of_a_players_matches(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="brisk")
    while await table.mover() != ADA:
        await table.plays()
    await table.sits(ADA, CHIARA, pace="slow")
    while await table.mover(2) != ADA:
        await table.plays(2)
    seat = await table.seat_of(ADA, 2)
    before = (await table.database.read(clocks.of_match, 2))[seat]
    await table.passes(26 * HOUR)
    after = (await table.database.read(clocks.of_match, 2))[seat]
    assert after.bank == before.bank + 6 * HOUR


async def test_unannounced_vacation_lasts_only_so_long(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="brisk")
    await table.passes(4 * DAY - HOUR)
    assert "ask-absence" not in await table.notices()
    await table.passes(2 * HOUR)
    assert (await table.notices())[-1] == "ask-absence"


async def test_without_vacation_left_the_others_are_asked(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="brisk")
    mover = await table.mover()
    await table.database.write(people.set_away, mover, None, 1970, VACATION)
    await table.passes(25 * HOUR)
    assert (await table.notices())[-1] == "ask-absence"


async def test_on_vacation_no_clock_runs_and_nobody_reminds(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="brisk")
    mover = await table.mover()
    await table.passes(4 * HOUR)
    await table.reminders.go_away(mover, "X", 10)
    await table.passes(9 * DAY)
    assert await table.notices() == []
    clock = (await table.database.read(clocks.of_match, 1))[await table.seat_of(mover)]
    assert (clock.bank, clock.since) == (20 * HOUR, None)
    await table.passes(1 * DAY + 1)
    clock = (await table.database.read(clocks.of_match, 1))[await table.seat_of(mover)]
    assert clock.since == pytest.approx(table.now, abs=2)


async def test_coming_home_early_gives_the_days_back(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    await table.reminders.go_away(ADA, "Ada", 20)
    await table.passes(2 * DAY)
    await table.reminders.go_away(ADA, "Ada", 0)
    with pytest.raises(RuleError) as error:
        await table.reminders.go_away(ADA, "Ada", 29)
    assert error.value.say.facts["days"] == 28


async def test_a_pause_by_agreement_stops_the_clocks_until_somebody_goes_on(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="brisk")
    await table.passes(4 * HOUR)
    assert await table.pauses.ask(1, ADA) is None
    assert await table.vote(BRUNO, "yes") == "agreed"
    await table.passes(10 * DAY)
    assert await table.notices() == ["ask-pause", "pause-begun"]
    await table.pauses.resume(1, BRUNO)
    seat = await table.seat_of(await table.mover())
    clock = (await table.database.read(clocks.of_match, 1))[seat]
    assert (clock.bank, clock.since) == (20 * HOUR, table.now)


async def test_a_pause_one_refuses_does_not_begin(table: Company) -> None:
    await table.sits(ADA, BRUNO, CHIARA)
    await table.pauses.ask(1, ADA)
    assert await table.vote(BRUNO, "yes") is None
    assert await table.vote(CHIARA, "no") == "refused"
    assert (await table.match()).paused is None


async def test_a_match_that_comes_to_wait_during_a_vacation_goes_on_after_it(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="brisk")
    mover, other = await table.mover(), await table.other()
    await table.reminders.go_away(other, "X", 5)
    while await table.mover() == mover:
        await table.plays()
    await table.passes(5 * DAY + 1)
    clock = (await table.database.read(clocks.of_match, 1))[await table.seat_of(other)]
    assert clock.since is not None and clock.bank == 24 * HOUR
