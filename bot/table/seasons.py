"""Seasons: a round robin for a server, opened by its moderators; its tables open by themselves."""

from __future__ import annotations

import logging
from collections.abc import Callable

from msgspec import Struct

from bot.match import deadlines
from bot.match.deadlines import RoundEnds
from bot.match.seasons import Line, rounds, table
from bot.match.time_control import DAY
from bot.table.lobby import Lobby
from games import GAMES
from games.core import seal
from games.core.model import RuleError
from storage import datasets, matches, people, players, seals, seasons
from storage.database import Database
from storage.matches import Options, Phase
from storage.seasons import Entrant, Meeting, Pair, Season, SeasonPhase
from storage.transaction import Transaction

log = logging.getLogger(__name__)

NO_MATCH = 0  # what stands for the match of a season's deadline
FEWEST, MOST = 3, 16  # people


class SeasonState(Struct, frozen=True):
    """A season as its board shows it."""

    season: Season
    entrants: list[Entrant]
    meetings: list[Meeting]
    lines: list[Line]
    until: float | None  # when the round under way ends

    @property
    def rounds(self) -> int:
        return len(rounds(len(self.entrants))) if len(self.entrants) > 1 else 0

    @property
    def round(self) -> int:
        return max((meeting.pair.round for meeting in self.meetings), default=0)


class Seasons:
    """Opens seasons, pairs people, opens their tables. Knows nothing of Discord."""

    def __init__(self, database: Database, lobby: Lobby, now: Callable[[], float]) -> None:
        self._db = database
        self._lobby = lobby
        self._now = now

    # seam: one transaction before any match, see test_seasons
    async def open(self, game: str, *, guild: int, channel: int, language: str, days: int) -> int:
        def work(tx: Transaction) -> int:
            return seasons.create(
                tx, guild=guild, channel=channel, game=game, language=language, days=days, now=self._now()
            )

        return await self._db.write(work)

    async def state(self, season: int) -> SeasonState:  # seam: reads only
        return await self._db.read(self._state, season)

    def _state(self, tx: Transaction, season: int) -> SeasonState:
        found, entrants = _season(tx, season), seasons.entrants(tx, season)
        meetings = seasons.meetings(tx, season)
        lines = table([entrant.place for entrant in entrants], meetings, self._now())
        until = max((meeting.pair.until for meeting in meetings), default=None)
        return SeasonState(found, entrants, meetings, lines, until)

    async def under_way(self) -> list[int]:  # seam: reads only
        """The seasons whose boards change."""
        return await self._db.read(seasons.under_way)

    # seam: one statement that may be run again
    async def posted(self, season: int, message: int) -> None:
        """Remember the message with the board."""
        await self._db.write(seasons.set_message, season, message)

    # seam: one transaction, see test_seasons
    async def join(self, season: int, user: int, name: str) -> None:
        def work(tx: Transaction) -> None:
            found, entrants = _season(tx, season), seasons.entrants(tx, season)
            if any(entrant.user == user and not entrant.gone for entrant in entrants):
                raise RuleError("season-joined")
            if found.phase is not SeasonPhase.OPEN:
                raise RuleError("season-begun")
            if len(entrants) >= MOST:
                raise RuleError("season-full", most=MOST)
            people.meet(tx, user, name)
            seasons.enter(tx, season, user)

        await self._db.write(work)

    # seam: one transaction, see test_seasons
    async def leave(self, season: int, user: int) -> None:
        def work(tx: Transaction) -> None:
            found, entrants = _season(tx, season), seasons.entrants(tx, season)
            if found.phase is SeasonPhase.OVER:
                raise RuleError("season-over")
            if not any(entrant.user == user and not entrant.gone for entrant in entrants):
                raise RuleError("season-not-in")
            seasons.leave(tx, season, user, under_way=found.phase is SeasonPhase.PLAYING)

        await self._db.write(work)

    # seam: one transaction, then as the deadline, see test_seasons
    async def begin(self, season: int) -> None:
        """Begin the first round with those who joined."""

        def work(tx: Transaction) -> RoundEnds:
            found, entrants = _season(tx, season), seasons.entrants(tx, season)
            if found.phase is not SeasonPhase.OPEN:
                raise RuleError("season-begun")
            if len(entrants) < FEWEST:
                raise RuleError("season-few", fewest=FEWEST)
            seasons.set_phase(tx, season, SeasonPhase.PLAYING)
            first = RoundEnds(season, 0)
            deadlines.save(tx, NO_MATCH, first, self._now())
            return first

        await self.round_ends(NO_MATCH, await self._db.write(work))

    # seam: pairs and tables in one transaction; if it stops after it, the deadline is still there
    async def round_ends(self, _: int, deadline: RoundEnds) -> None:
        """Open the tables of the next round, or end the season."""
        for match in await self._db.write(self._pair, deadline):
            table = await self._lobby.get(match)
            if table.phase is Phase.LOBBY:
                try:
                    await self._lobby.start(match, table.host)
                except RuleError as error:
                    log.warning("table %s of a season could not start: %s", match, error)
        await self._db.write(self._next, deadline)

    def _pair(self, tx: Transaction, deadline: RoundEnds) -> list[int]:
        """The tables of the round that begins, opened unless they are; none where the season is over."""
        season, number = _season(tx, deadline.season), deadline.round + 1
        entrants = {entrant.place: entrant for entrant in seasons.entrants(tx, season.id)}
        made = [pair for pair in seasons.pairs(tx, season.id) if pair.round == number]
        order = rounds(len(entrants))
        if not made and number <= len(order):
            until = self._now() + season.days * DAY
            made = [
                self._opened(tx, season, entrants[one], entrants[other], number, until)
                for one, other in order[number - 1]
            ]
            for pair in made:
                seasons.add(tx, season.id, pair)
        return [pair.match for pair in made if pair.match is not None]

    def _next(self, tx: Transaction, deadline: RoundEnds) -> None:
        found = [p for p in seasons.pairs(tx, deadline.season) if p.round == deadline.round + 1]
        deadlines.drop(tx, NO_MATCH, deadline)
        if found:
            deadlines.save(tx, NO_MATCH, RoundEnds(deadline.season, deadline.round + 1), found[0].until)
        else:
            seasons.set_phase(tx, deadline.season, SeasonPhase.OVER)
        tx.notify("seasons", deadline.season)

    def _opened(
        self, tx: Transaction, season: Season, one: Entrant, other: Entrant, number: int, until: float
    ) -> Pair:
        """A pair with its table; whoever is gone loses, and two who want to be apart meet nowhere."""
        here = [entrant for entrant in (one, other) if not entrant.gone and entrant.user > 0]
        match = won = None
        if len(here) == 1:
            won = here[0].place
        elif len(here) == 2 and not people.apart(tx, one.user, other.user):
            match = self._table(tx, season, here)
        return Pair(number, one.place, other.place, match, won, until)

    def _table(self, tx: Transaction, season: Season, here: list[Entrant]) -> int:
        now, game = self._now(), GAMES[season.game]
        number = matches.create(
            tx,
            game=season.game,
            language=season.language,
            host=here[0].user,
            guild=season.guild,
            channel=season.channel,
            variants={},
            options=Options(size=2, season=season.id),
            now=now,
        )
        datasets.keep(tx, season.game, game.data_set)
        seals.keep(tx, number, seal.draw(game))
        for entrant in here:
            players.sit(tx, number, entrant.user, entrant.name or "?", now)
        return number


def _season(tx: Transaction, season: int) -> Season:
    found = seasons.get(tx, season)
    if found is None:
        raise RuleError("season-none")
    return found
