"""Tables before the match: who opens, who sits, what is chosen, who starts."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from bot.match import deadlines
from bot.match.deadlines import TableIdle
from bot.match.rules import game_named
from bot.match.time_control import IDLE_AFTER
from bot.match.turns import Turns
from bot.table import calls, dealing, seat_choices
from bot.table.admission import (
    fitting,
    has_room,
    hosts,
    in_lobby,
    may_join,
    not_in_a_circle,
    not_too_many,
    size,
    still_open,
    table_of,
)
from bot.text.lookups import link
from bot.text.messages import span
from games import GAMES
from games.core import seal
from games.core.game import PRESET
from games.core.instincts import Strength
from games.core.model import RuleError
from storage import datasets, matches, people, players, seals
from storage.database import Database
from storage.errors import Conflict
from storage.matches import Options, Phase, Table
from storage.transaction import Transaction

STAND_INS = ("Ned", "Aronnax", "Farragut", "Ayrton")  # from Verne's novels; no word of any game, unlike Nemo
NOBODY = 0
"""The user of a stand-in that plays for nobody."""


class SitsAlready(Exception):
    """Somebody who has a seat presses Join where one person may take several: to be asked, not done."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.id)
        self.table = table


class Lobby:
    """Opens tables and fills them. Knows nothing of Discord."""

    def __init__(self, database: Database, turns: Turns, now: Callable[[], float]) -> None:
        self._db = database
        self._turns = turns
        self._now = now

    async def open(
        self,
        game: str,
        *,
        user: int,
        name: str,
        guild: int | None,
        channel: int,
        language: str = "en",
        variants: dict[str, str] | None = None,
        options: Options | None = None,
        value: int = 0,
    ) -> Table:
        """Open a table with its host sitting at it; `value` is what their click adds to its chance."""
        seats = game_named(game).meta.seats
        chosen = options or Options()
        if chosen.size is not None and chosen.size not in seats:
            raise RuleError("no-such-seats", seats=chosen.size, known=span(seats))

        def work(tx: Transaction) -> Table:
            not_too_many(tx, user, channel)
            not_in_a_circle(tx, user, self._now())
            if chosen.rematch is not None and (other := matches.rematch_of(tx, chosen.rematch)):
                raise RuleError("rematch-open", link=link(other, None if other.thread else other.message))
            id = matches.create(
                tx,
                game=game,
                language=language,
                host=user,
                guild=guild,
                channel=channel,
                variants=variants or {},
                options=chosen,
                now=self._now(),
            )
            datasets.keep(tx, game, GAMES[game].data_set)
            if not chosen.first:  # its deal is chosen, and nobody is to take it for chance
                seals.keep(tx, id, seal.draw(GAMES[game]))
            people.meet(tx, user, name)
            players.sit(tx, id, user, name, self._now(), value=value)
            deadlines.save(tx, id, TableIdle(), self._now() + IDLE_AFTER)
            calls.announce(tx, table_of(tx, id), self._now())
            return table_of(tx, id)

        return await self._db.write(work)

    async def get(self, match: int) -> Table:
        return await self._db.read(table_of, match)

    async def posted(self, match: int, message: int) -> None:
        """Remember the table's message in the channel."""
        await self._db.write(matches.set_message, match, message)

    async def join(self, match: int, user: int, name: str, *, again: bool = False, value: int = 0) -> Table:
        """Sit down; the last seat may start the match by itself. A second seat is taken only `again`."""

        def work(tx: Transaction) -> Table:
            not_too_many(tx, user, None)
            found = in_lobby(tx, match)
            if found.has(user) and not found.options.shared:
                raise RuleError("joined-already")
            has_room(found)
            if found.has(user) and not again:
                raise SitsAlready(found)
            may_join(tx, found, user)
            people.meet(tx, user, name)
            players.sit(tx, match, user, name, self._now(), value=value)
            return table_of(tx, match)

        return await self._when_full(await self._db.write(work))

    async def add_stand_in(
        self, match: int, user: int, strength: Strength = Strength.STEADY, value: int = 0
    ) -> Table:
        """Give a seat to a program."""

        def work(tx: Transaction) -> Table:
            found = in_lobby(tx, match)
            hosts(found, user)
            has_room(found)
            if strength not in GAMES[found.game].instincts.shown and not found.options.first:
                raise RuleError("no-such-strength")
            taken = sum(player.stand_in for player in found.players)
            self._seat_stand_in(tx, match, STAND_INS[taken % len(STAND_INS)], strength, value)
            return table_of(tx, match)

        return await self._when_full(await self._db.write(work))

    def _seat_stand_in(self, tx: Transaction, match: int, name: str, strength: Strength, value: int) -> None:
        players.sit(tx, match, NOBODY, name, self._now(), strength, value=value)

    async def remove_stand_in(self, match: int, user: int) -> Table:
        """Remove the last stand-in."""

        def work(tx: Transaction) -> Table:
            found = in_lobby(tx, match)
            hosts(found, user)
            if not found.has(NOBODY):
                raise RuleError("no-stand-in")
            players.stand_up(tx, match, NOBODY)
            matches.set_variants(tx, match, seat_choices.without_seats(found.game, found.variants))
            return table_of(tx, match)

        return await self._db.write(work)

    async def leave(self, match: int, user: int) -> Table:
        """Stand up; the next in line becomes host, the last one closes the table."""

        def work(tx: Transaction) -> Table:
            found = in_lobby(tx, match)
            if not found.has(user):
                raise RuleError("left-not")
            players.stand_up(tx, match, user)
            players.invite(tx, match, user)  # whoever sat here may come back
            matches.set_variants(tx, match, seat_choices.without_seats(found.game, found.variants))
            rest = table_of(tx, match)
            people_left = [player.user for player in rest.players if not player.stand_in]
            if not people_left:
                _close(tx, match)
            elif not rest.has(found.host):
                matches.set_host(tx, match, people_left[0])
            return table_of(tx, match)

        return await self._db.write(work)

    async def cancel(self, match: int, user: int, *, moderator: bool = False) -> Table:
        """Close a table that has not begun."""

        def work(tx: Transaction) -> Table:
            found = in_lobby(tx, match)
            if not moderator:
                hosts(found, user)
            _close(tx, match)
            return table_of(tx, match)

        return await self._db.write(work)

    async def change(
        self, match: int, user: int, options: Callable[[Options], Options], variants: dict[str, str]
    ) -> Table:
        """Set options of the table and variants together, a preset before the single ones."""

        def work(tx: Transaction) -> Table:
            found = in_lobby(tx, match)
            hosts(found, user)
            wanted = fitting(found, options(found.options))
            matches.set_options(tx, match, wanted)
            chosen, meta = found.variants, GAMES[found.game].meta
            for name in sorted(variants, key=lambda name: name != PRESET):
                chosen = meta.choosing(chosen, name, variants[name])
            matches.set_variants(tx, match, chosen)
            return table_of(tx, match)

        return await self._when_full(await self._db.write(work))

    async def invite(self, match: int, user: int, guests: list[int]) -> tuple[Table, list[int]]:
        """Invite people, by somebody who sits here; those to call: each once, nobody against a block."""

        def work(tx: Transaction) -> tuple[Table, list[int]]:
            found = in_lobby(tx, match)
            if not found.has(user):
                raise RuleError("not-seated-here")
            before = players.invited(tx, match) | {player.user for player in found.players}
            called = [guest for guest in guests if guest not in before]
            for owner in {found.host, user}:
                called = [guest for guest in called if not people.apart(tx, owner, guest)]
            for guest in called:
                players.invite(tx, match, guest)
            return table_of(tx, match), called

        return await self._db.write(work)

    async def start(self, match: int, user: int) -> Table:
        """Deal the match; its seats and its chance come from what was sealed when the table opened."""
        found = await self.get(match)
        still_open(found)
        hosts(found, user, "only-host")
        dealt, game = await self._db.read(dealing.dealt, found)
        by_place = [player.place for player in dealt.players]
        try:
            await self._turns.begin(dealt, game, by_place)
        except Conflict as error:
            raise RuleError("table-begun") from error
        return await self.get(match)

    async def rematch(
        self, match: int, user: int, name: str, channel: int, value: int = 0
    ) -> tuple[Table, list[int]]:
        """Open the same table again and invite the same people; whoever asks first is host."""
        old = await self.get(match)
        if not old.has(user):
            raise RuleError("not-seated-here")
        new = await self.open(
            old.game,
            user=user,
            name=name,
            guild=old.guild,
            channel=channel,
            language=old.language,
            variants=seat_choices.without_seats(old.game, old.variants),
            options=structs.replace(old.options, rematch=old.id, first=False, season=None),
            value=value,
        )
        for player in old.players:
            if player.user == NOBODY:
                await self._db.write(self._seat_stand_in, new.id, player.name, player.strength, value)
        guests = sorted({player.user for player in old.players if player.user} - {user})
        return await self.invite(new.id, user, guests)

    async def _when_full(self, table: Table) -> Table:
        """Start the match if its last seat is taken and the table wants that; a refusal is told at Start."""
        if not table.options.start_full or len(table.players) != size(table):
            return table
        try:
            return await self.start(table.id, table.host)
        except RuleError:
            return await self.get(table.id)


def _close(tx: Transaction, match: int) -> None:
    matches.set_phase(tx, match, Phase.CANCELLED)
    deadlines.drop_all(tx, match)
