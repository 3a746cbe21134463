"""Seasons: everybody meets everybody, tables open by themselves, absences are survived."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import combinations
from pathlib import Path

import pytest

from bot.match.deadlines import RoundEnds
from bot.match.seasons import rounds
from bot.table.seasons import SeasonState
from games.core.model import RuleError
from storage.matches import Phase
from storage.seasons import Pair, SeasonPhase
from tests.bot.company import DAY, Company, company
from tests.bot.evening import Evening

EIGHT = range(101, 109)


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path / "seasons.db") as found:
        yield found


async def opened(club: Company, count: int, days: int = 7) -> int:
    season = await club.seasons.open("nautilus_island", guild=1, channel=2, language="en", days=days)
    for user in EIGHT[:count]:
        await club.seasons.join(season, user, f"Player {user}")
    return season


async def loses(club: Company, pair: Pair, weaker: int) -> None:
    """The weaker of a pair gives up, which ends a match of two."""
    assert pair.match is not None
    await club.absence.resign(pair.match, EIGHT[weaker - 1])
    assert (await club.match(pair.match)).phase is Phase.ENDED


def lines(state: SeasonState) -> list[tuple[int, int, int, int, int]]:
    """Rank, place of joining, points, won, lost."""
    return [(line.rank, line.place, line.points, line.won, line.lost) for line in state.lines]


@pytest.mark.parametrize("count", range(2, 17))
def test_everybody_meets_everybody_once_and_nobody_twice_in_a_round(count: int) -> None:
    found = rounds(count)
    assert sorted(pair for each in found for pair in each) == [*combinations(range(1, count + 1), 2)]
    for each in found:
        met = [place for pair in each for place in pair]
        assert len(met) == len({*met})


async def test_a_season_of_eight_ends_with_the_right_table(club: Company) -> None:
    """Whoever joined earlier wins; the last two miss each other, and the fifth leaves after round 3."""
    season = await opened(club, 8)
    await club.seasons.begin(season)
    missed = 0
    for number in range(1, 8):
        state = await club.seasons.state(season)
        assert (state.round, state.rounds) == (number, 7)
        for pair in [meeting.pair for meeting in state.meetings if meeting.pair.round == number]:
            if pair.match is None:
                assert number > 3 and 5 in (pair.one, pair.other) and pair.won not in (5, None)
            elif (pair.one, pair.other) == (7, 8):
                missed += 1
            else:
                await loses(club, pair, max(pair.one, pair.other))
        if number == 3:
            await club.seasons.leave(season, EIGHT[4])
        await club.passes(7 * DAY)
    state = await club.seasons.state(season)
    assert state.season.phase is SeasonPhase.OVER and missed == 1
    before = [m.pair for m in state.meetings if m.pair.round <= 3 and 5 in (m.pair.one, m.pair.other)]
    fifth = sum(min(pair.one, pair.other) == 5 for pair in before)  # won before leaving
    expected = {1: 7, 2: 6, 3: 5, 4: 4, 5: fifth, 6: 2, 7: 0, 8: 0}
    for place in (6, 7, 8):  # a win for each of those who met the fifth too late
        expected[place] += all(place not in (pair.one, pair.other) for pair in before)
    assert {line.place: line.won for line in state.lines} == expected
    assert {line.place: line.points for line in state.lines} == {p: 2 * won for p, won in expected.items()}
    assert {line.place: line.undecided for line in state.lines if line.undecided} == {7: 1, 8: 1}
    assert [line.place for line in state.lines][:4] == [1, 2, 3, 4]


async def test_a_match_that_ends_after_its_round_does_not_count(club: Company) -> None:
    season = await opened(club, 3, days=2)
    await club.seasons.begin(season)
    (first,) = (await club.seasons.state(season)).meetings
    await club.passes(2 * DAY + 60)
    await loses(club, first.pair, first.pair.one)
    state = await club.seasons.state(season)
    assert state.round == 2 and all(line.won == 0 for line in state.lines)
    assert sum(line.undecided for line in state.lines) == 2


async def test_who_was_deleted_loses_what_was_still_to_play(club: Company) -> None:
    season = await opened(club, 3)
    await club.seasons.begin(season)
    await club.privacy.forget(EIGHT[0])
    await club.passes(22 * DAY)
    state = await club.seasons.state(season)
    assert state.season.phase is SeasonPhase.OVER
    assert {line.place: line.won for line in state.lines}[1] == 0
    assert {entrant.place: entrant.name for entrant in state.entrants}[1] is None


async def test_people_who_want_to_be_apart_do_not_meet(club: Company) -> None:
    season = await opened(club, 3)
    await club.database.write(lambda tx: tx.run("INSERT INTO blocks VALUES (?, ?)", EIGHT[0], EIGHT[1]))
    await club.seasons.begin(season)
    await club.passes(22 * DAY)
    state = await club.seasons.state(season)
    (apart,) = (m for m in state.meetings if (m.pair.one, m.pair.other) == (1, 2))
    assert apart.pair.match is None and apart.pair.won is None


async def test_a_season_refuses_kindly(club: Company) -> None:
    season = await opened(club, 2)
    for refused, why in (
        (club.seasons.begin(season), "season-few"),
        (club.seasons.join(season, EIGHT[0], "Player"), "season-joined"),
        (club.seasons.leave(season, 999), "season-not-in"),
        (club.seasons.join(77, EIGHT[0], "Player"), "season-none"),
    ):
        with pytest.raises(RuleError, match=why):
            await refused
    await club.seasons.join(season, EIGHT[2], "Player 103")
    await club.seasons.begin(season)
    for refused in (club.seasons.begin(season), club.seasons.join(season, 999, "Late")):
        with pytest.raises(RuleError, match="season-begun"):
            await refused


async def test_a_round_that_stopped_half_way_is_opened_once(club: Company) -> None:
    season = await opened(club, 4)
    await club.seasons.begin(season)
    await club.seasons.round_ends(0, RoundEnds(season, 0))
    state = await club.seasons.state(season)
    assert len(state.meetings) == 2 and state.round == 1


async def test_a_season_over_the_wire(evening: Evening) -> None:
    ada, bruno, chiara = evening.people("Ada", "Bruno", "Chiara")  # Ada owns the server
    assert "Only moderators" in (await bruno.slash("season", game="nautilus_island")).text
    await ada.slash("season", game="nautilus_island", days=2)
    for pilot in (ada, bruno, chiara):
        await pilot.presses("Join")
    assert "Only moderators" in (await bruno.presses("Begin the season")).text
    await ada.presses("Begin the season")
    await evening.all_said()
    match = await evening.match(1)
    assert match.thread is not None and match.thread == match.message
    await ada.reads("Round 1 of 3", within="table")
    loser = next(pilot for pilot in (ada, bruno, chiara) if match.has(int(pilot.id)))
    await loser.slash("table resign", table="1")
    await loser.presses("Yes, I give up")
    board = await ada.reads("won 1, drawn 0, lost 0", within="table")
    assert f"**{loser.name}** · 0 points (won 0, drawn 0, lost 1" in board.text
    assert evening.app is not None
    for number in (2, 3):
        evening.box.clock.advance(2 * DAY)
        evening.app.scheduler.nudge()
        await ada.reads(f"Round {number} of 3", within="table")
    evening.box.clock.advance(2 * DAY)
    evening.app.scheduler.nudge()
    await ada.reads("The season is over", within="table")
