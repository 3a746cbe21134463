"""Absence from a season: away, slow, gone, stood in for, apart; and matches of one that do not count."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match.seasons import winner
from games.core.model import RuleError
from storage.matches import Phase
from storage.seasons import Pair, SeasonPhase
from tests.bot.company import DAY, Company, company
from tests.bot.season_club import EIGHT, both_move, first_pair, loses, opened, other_of, winner_of


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path / "seasons.db") as found:
        yield found


async def test_whoever_never_comes_to_the_table_loses(club: Company) -> None:
    season, pair = await first_pair(club, days=2)
    assert pair.match is not None
    absent = EIGHT.index(await club.mover(pair.match)) + 1
    await club.passes(2 * DAY)
    assert await winner_of(club, season) == other_of(pair, absent)


async def test_whoever_said_they_are_away_does_not_lose_by_that(club: Company) -> None:
    season, pair = await first_pair(club, days=2)
    assert pair.match is not None
    absent = await club.mover(pair.match)
    await club.reminders.go_away(absent, "Player", 10)
    await club.passes(2 * DAY)
    assert await winner_of(club, season) is None


async def left_to_a_stand_in(club: Company) -> tuple[int, Pair, int]:
    """A season, its first match, and the place of who left that to a stand-in."""
    season, pair = await first_pair(club, days=30)
    assert pair.match is not None
    user = await club.mover(pair.match)
    gone = EIGHT.index(user) + 1
    await club.absence.gone(pair.match, await club.seat_of(user, pair.match))
    await club.vote(EIGHT[other_of(pair, gone) - 1], "stand-in")
    return season, pair, gone


async def test_a_stand_in_wins_nothing_for_whom_it_plays(club: Company) -> None:
    """Whoever left the match to it has lost, however well it does; whoever stayed wins."""
    season, pair, gone = await left_to_a_stand_in(club)
    assert pair.match is not None
    while (await club.match(pair.match)).phase is Phase.PLAYING:
        await club.passes(60)
        if (await club.match(pair.match)).phase is Phase.PLAYING:
            await club.plays(pair.match)
    assert await winner_of(club, season) == other_of(pair, gone)


async def test_whoever_comes_back_from_a_stand_in_is_still_in_it(club: Company) -> None:
    season, pair, gone = await left_to_a_stand_in(club)
    assert pair.match is not None
    await club.absence.come_back(pair.match, EIGHT[gone - 1], "Player")
    await loses(club, pair, other_of(pair, gone))
    assert await winner_of(club, season) == gone


async def test_a_match_of_a_season_is_not_rewound(club: Company) -> None:
    """Its host is one of the two, who could undo a defeat by that."""
    _, pair = await first_pair(club)
    assert pair.match is not None
    await both_move(club, pair)
    position = await club.live(pair.match)
    (turn, *_) = await club.takeback_requests.turns_back(position)
    with pytest.raises(RuleError, match="rewind-season"):
        await club.takeback_requests.rewind(pair.match, position.match.host, turn.at)
    assert (await club.match(pair.match)).rated


async def test_a_match_that_both_end_brings_nobody_anything(club: Company) -> None:
    season, pair = await first_pair(club)
    assert pair.match is not None
    await club.absence.ask_end(pair.match, EIGHT[pair.one - 1])
    await club.vote(EIGHT[pair.other - 1], "yes")
    assert (await club.match(pair.match)).phase is Phase.CANCELLED
    await club.passes(7 * DAY)
    state = await club.seasons.state(season)
    assert winner(state.meetings[0]) is None and state.round == 2


async def test_a_match_that_ends_after_its_round_does_not_count(club: Company) -> None:
    season = await opened(club, 3, days=2)
    await club.seasons.begin(season)
    (first,) = (await club.seasons.state(season)).meetings
    await both_move(club, first.pair)
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
