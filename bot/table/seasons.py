"""Seasons: a round robin or a ladder for a server, opened by its moderators, joined and left by anybody."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.match import deadlines
from bot.match.deadlines import RoundEnds
from bot.match.rules import game_named
from bot.match.seasons import SeasonLine, ladder, rounds, table
from bot.match.time_control import DAY
from bot.table.pairings import NO_MATCH, Pairings, season_of
from games.core.model import RuleError
from storage import people, seasons
from storage.database import Database
from storage.seasons import Entrant, Meeting, Season, SeasonKind, SeasonPhase, SeasonPlan
from storage.transaction import Transaction

FEWEST, MOST = 3, 16  # people
WEEK = 7 * DAY


class SeasonState(Struct, frozen=True):
    """A season as its board shows it."""

    season: Season
    entrants: list[Entrant]
    meetings: list[Meeting]
    lines: list[SeasonLine]
    now: float

    @property
    def rounds(self) -> int:
        return len(rounds(len(self.entrants))) if len(self.entrants) > 1 else 0

    @property
    def round(self) -> int:
        return max((meeting.pair.round for meeting in self.meetings), default=0)

    @property
    def until(self) -> float | None:
        """When the round under way ends, or the ladder."""
        return self.season.ends or max((meeting.pair.until for meeting in self.meetings), default=None)

    @property
    def open(self) -> list[Meeting]:
        """What may still be decided."""
        return [meeting for meeting in self.meetings if meeting.is_open(self.now)]

    def entrant(self, user: int) -> Entrant | None:
        """Somebody who plays in it."""
        return next((entrant for entrant in self.entrants if entrant.user == user and entrant.here), None)


def state_of(tx: Transaction, season: int, now: float) -> SeasonState:
    found, entrants = season_of(tx, season), seasons.entrants(tx, season)
    meetings = seasons.meetings(tx, season)
    count = ladder if found.kind is SeasonKind.LADDER else table
    return SeasonState(found, entrants, meetings, count(entrants, meetings, now), now)


class Seasons:
    """Opens seasons, lets people in and out, pairs them round by round. Knows nothing of Discord."""

    def __init__(self, database: Database, pairings: Pairings, now: Callable[[], float]) -> None:
        self._db = database
        self._pairings = pairings
        self._now = now

    # seam: one transaction before any match, see test_seasons
    async def open(self, plan: SeasonPlan, *, guild: int, channel: int, language: str) -> int:
        game_named(plan.game)

        def work(tx: Transaction) -> int:
            return seasons.create(tx, plan, guild=guild, channel=channel, language=language, now=self._now())

        return await self._db.write(work)

    async def state(self, season: int) -> SeasonState:  # seam: reads only
        return await self._db.read(state_of, season, self._now())

    async def under_way(self) -> list[int]:  # seam: reads only
        """The seasons whose boards change."""
        return await self._db.read(seasons.under_way)

    # seam: one statement that may be run again
    async def posted(self, season: int, message: int) -> None:
        """Remember the message with the board."""
        await self._db.write(seasons.set_message, season, message)

    # seam: one transaction, see test_seasons
    async def join(self, season: int, user: int, name: str) -> None:
        """Play in a season: in a round robin from its beginning, on a ladder from the lowest rung."""

        def work(tx: Transaction) -> None:
            found = state_of(tx, season, self._now())
            if found.entrant(user):
                raise RuleError("season-joined")
            _not_over(found)
            if found.season.phase is SeasonPhase.PLAYING and found.season.kind is SeasonKind.ROUND_ROBIN:
                raise RuleError("season-begun")
            if len(found.entrants) >= MOST:
                raise RuleError("season-full", most=MOST)
            people.meet(tx, user, name)
            seasons.enter(tx, season, user)

        await self._db.write(work)

    # seam: one transaction, see test_seasons
    async def leave(self, season: int, user: int) -> None:
        def work(tx: Transaction) -> None:
            found = state_of(tx, season, self._now())
            _not_over(found)
            if not found.entrant(user):
                raise RuleError("season-not-in")
            seasons.leave(tx, season, user, under_way=found.season.phase is SeasonPhase.PLAYING)

        await self._db.write(work)

    # seam: one transaction, see test_seasons
    async def begin(self, season: int) -> None:
        """Begin the first round with those who joined, or let them climb."""

        def work(tx: Transaction) -> None:
            found = state_of(tx, season, self._now())
            if found.season.phase is not SeasonPhase.OPEN:
                raise RuleError("season-begun")
            if len(found.entrants) < FEWEST:
                raise RuleError("season-few", fewest=FEWEST)
            seasons.set_phase(tx, season, SeasonPhase.PLAYING)
            if found.season.kind is SeasonKind.LADDER:
                ends = self._now() + found.season.weeks * WEEK
                seasons.set_ends(tx, season, ends)
                deadlines.save(tx, NO_MATCH, RoundEnds(season, 1), ends)
            else:
                self._next(tx, found, 1)

        await self._db.write(work)

    # seam: one transaction, see test_seasons
    async def round_ends(self, _: int, deadline: RoundEnds) -> None:
        """Open the tables of the next round, or end the season."""

        def work(tx: Transaction) -> None:
            self._pairings.settle(tx, deadline.season)
            deadlines.drop(tx, NO_MATCH, deadline)
            self._next(tx, state_of(tx, deadline.season, self._now()), deadline.round + 1)

        await self._db.write(work)

    def _next(self, tx: Transaction, state: SeasonState, number: int) -> None:
        """Begin a round; a ladder has but one, and that has no pairs."""
        season = state.season
        entrants = {entrant.place: entrant for entrant in state.entrants}
        order = rounds(len(entrants)) if season.kind is SeasonKind.ROUND_ROBIN else []
        if number <= len(order):
            until = self._now() + season.days * DAY
            for one, other in order[number - 1]:
                self._pairings.meet(tx, season, entrants[one], entrants[other], number, until)
            deadlines.save(tx, NO_MATCH, RoundEnds(season.id, number), until)
        else:
            seasons.set_phase(tx, season.id, SeasonPhase.OVER)
        tx.notify("seasons", season.id)


def _not_over(state: SeasonState) -> None:
    if state.season.phase is SeasonPhase.OVER:
        raise RuleError("season-over")
