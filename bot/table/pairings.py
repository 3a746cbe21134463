"""The tables of a season: opened and dealt by themselves, and lost by whoever never comes to them."""

from __future__ import annotations

from collections.abc import Callable

from bot.match.letters import TableMessage
from bot.match.position import load
from bot.match.seasons import winner
from bot.match.time_control import is_away
from bot.match.turns import Turns
from bot.table.admission import table_of
from bot.table.dealing import dealt
from games import GAMES
from games.core import codec, engine, seal
from games.core.model import RuleError
from storage import datasets, journal, matches, outbox, people, players, seals, seasons
from storage.matches import Options
from storage.seasons import Entrant, Meeting, Pair, Season
from storage.snapshots import LIVE
from storage.transaction import Transaction

NO_MATCH = 0  # what stands for the match of a season's deadline


class Pairings:
    """Lets two people of a season meet, inside the transaction it is given."""

    def __init__(self, turns: Turns, now: Callable[[], float]) -> None:
        self._turns = turns
        self._now = now

    def meet(
        self, tx: Transaction, season: Season, one: Entrant, other: Entrant, number: int, until: float
    ) -> Pair:
        """Pair two people; whoever is gone loses, and two who want to be apart meet nowhere."""
        here = [entrant for entrant in (one, other) if entrant.here]
        match = won = None
        if len(here) == 1:
            won = here[0].place
        elif len(here) == 2 and not people.apart(tx, one.user, other.user):
            match = self._table(tx, season, here)
        pair = Pair(number, one.place, other.place, match, won, until)
        seasons.add(tx, season.id, pair)
        return pair

    def settle(self, tx: Transaction, season: int) -> None:
        """Let those win whose time is up and whose opponent never came to the table."""
        for meeting in seasons.meetings(tx, season):
            if meeting.playing and meeting.pair.until <= self._now() and winner(meeting) is None:
                self._settle(tx, season, meeting)

    def _settle(self, tx: Transaction, season: int, meeting: Meeting) -> None:
        assert meeting.pair.match is not None
        absent = self._absent(tx, meeting.pair.match)
        users = {entrant.user: entrant.place for entrant in seasons.entrants(tx, season)}
        both = {meeting.pair.one, meeting.pair.other}
        won = both - {users.get(user, 0) for user in absent}
        if len(won) == 1:
            seasons.set_won(tx, season, meeting.pair, won.pop())

    def _absent(self, tx: Transaction, match: int) -> list[int]:
        """Whom a match waits for who has not made a single move in it, and has not said they are away."""
        position = load(tx, match, LIVE)
        if position.match.paused is not None:
            return []
        never = [seat for seat in engine.waiting(position.asked) if not journal.last_of(tx, match, seat)]
        users = [position.match.in_seat(seat).user for seat in never]
        return [user for user in users if not is_away(people.get(tx, user), self._now())]

    def _table(self, tx: Transaction, season: Season, here: list[Entrant]) -> int:
        """A table with both at it, its message on the way, its match dealt."""
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
        outbox.insert(tx, number, 0, f"match:{number}", codec.encode(TableMessage(number, 0)))
        match, sealed = dealt(tx, table_of(tx, number))
        self._turns.begin_in(tx, match, sealed, [player.place for player in match.players])
        return number


def season_of(tx: Transaction, season: int) -> Season:
    found = seasons.get(tx, season)
    if found is None:
        raise RuleError("season-none")
    return found
