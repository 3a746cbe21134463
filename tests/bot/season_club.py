"""A club without Discord whose people play a round robin."""

from __future__ import annotations

from bot.match.seasons import winner
from storage.matches import Phase
from storage.seasons import Pair, SeasonPlan
from tests.bot.company import Company

EIGHT = range(101, 109)


async def opened(club: Company, count: int, days: int = 7) -> int:
    season = await club.seasons.open(SeasonPlan("nautilus_island", days), guild=1, channel=2, language="en")
    for user in EIGHT[:count]:
        await club.seasons.join(season, user, f"Player {user}")
    return season


async def both_move(club: Company, pair: Pair) -> None:
    """Both come to their table, and make a turn."""
    assert pair.match is not None
    await club.plays_turn(pair.match)
    await club.plays_turn(pair.match)


async def loses(club: Company, pair: Pair, weaker: int) -> None:
    """The weaker of a pair gives up, which ends a match of two."""
    assert pair.match is not None
    await club.absence.resign(pair.match, EIGHT[weaker - 1])
    assert (await club.match(pair.match)).phase is Phase.ENDED


async def first_pair(club: Company, days: int = 7) -> tuple[int, Pair]:
    """A season of three whose first round has begun."""
    season = await opened(club, 3, days)
    await club.seasons.begin(season)
    (meeting,) = (await club.seasons.state(season)).meetings
    return season, meeting.pair


async def winner_of(club: Company, season: int) -> int | None:
    """Who won the first match, by place of joining."""
    return winner((await club.seasons.state(season)).meetings[0])


def other_of(pair: Pair, place: int) -> int:
    return pair.other if place == pair.one else pair.one
