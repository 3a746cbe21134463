"""Tables before the match: who opens, who sits, what is chosen, who starts."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

from msgspec import structs

from bot.match.time_control import IDLE_AFTER, PACES
from bot.match.turns import Turns
from bot.text.lookups import link
from bot.text.messages import escaped, span
from bot.text.words import bot_words
from games import GAMES
from games.core.model import RuleError, Seat
from storage import deadlines, matches, people, players
from storage.database import Database
from storage.deadlines import Deadline
from storage.errors import Conflict
from storage.matches import Match, Options, Phase, Table
from storage.transaction import Transaction

OPEN_TABLES = 3  # waiting tables of one host
RUNNING = 30  # matches of one person under way
IN_CHANNEL = 10  # waiting tables in one channel
STAND_INS = ("Nemo", "Ned", "Conseil", "Aronnax")  # aboard Verne's Nautilus
NOBODY = 0
"""The user of a stand-in that plays for nobody."""


class Lobby:
    """Opens tables and fills them. Knows nothing of Discord."""

    def __init__(self, database: Database, turns: Turns, now: Callable[[], float]) -> None:
        self._db = database
        self._turns = turns
        self._now = now
        self._dice = random.SystemRandom()

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
    ) -> Table:
        """A new table with its host sitting at it."""
        if game not in GAMES:
            raise RuleError("no-such-game", known=tuple(g.meta.title for g in GAMES.values()))
        chosen = options or Options()
        if chosen.size is not None and chosen.size not in GAMES[game].meta.seats:
            raise RuleError("no-such-seats", seats=chosen.size, known=span(GAMES[game].meta.seats))

        def work(tx: Transaction) -> Table:
            _not_too_many(tx, user, channel)
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
            people.meet(tx, user, name)
            players.sit(tx, id, user, name, self._now())
            deadlines.put(tx, Deadline(id, "idle", 0, self._now() + IDLE_AFTER))
            return table_of(tx, id)

        return await self._db.write(work)

    async def practise(
        self, game: str, *, user: int, name: str, guild: int | None, channel: int, language: str
    ) -> Table:
        """A table of the smallest size for two or more, its other seats taken by stand-ins."""
        match = await self.open(game, user=user, name=name, guild=guild, channel=channel, language=language)
        for _ in range(max(2, min(GAMES[game].meta.seats)) - 1):
            match = await self.add_stand_in(match.id, user)
        return match

    async def get(self, match: int) -> Table:
        return await self._db.read(table_of, match)

    async def posted(self, match: int, message: int) -> None:
        """The table's message is in the channel."""
        await self._db.write(matches.set_message, match, message)

    async def join(self, match: int, user: int, name: str) -> Table:
        """Sit down; the last seat may start the match by itself."""

        def work(tx: Transaction) -> Table:
            _not_too_many(tx, user, None)
            found = _in_lobby(tx, match)
            if found.has(user) and not found.options.shared:
                raise RuleError("joined-already")
            _has_room(found)
            _may_join(tx, found, user)
            people.meet(tx, user, name)
            players.sit(tx, match, user, name, self._now())
            return table_of(tx, match)

        return await self._when_full(await self._db.write(work))

    async def add_stand_in(self, match: int, user: int) -> Table:
        """A program takes a seat."""

        def work(tx: Transaction) -> Table:
            found = _in_lobby(tx, match)
            hosts(found, user)
            _has_room(found)
            taken = sum(player.stand_in for player in found.players)
            name = bot_words(found.language).text("stand-in-name", name=STAND_INS[taken % len(STAND_INS)])
            players.sit(tx, match, NOBODY, name, self._now(), stand_in=True)
            return table_of(tx, match)

        return await self._when_full(await self._db.write(work))

    async def remove_stand_in(self, match: int, user: int) -> Table:
        """The last stand-in gives its seat up."""

        def work(tx: Transaction) -> Table:
            found = _in_lobby(tx, match)
            hosts(found, user)
            if not found.has(NOBODY):
                raise RuleError("no-stand-in")
            players.stand_up(tx, match, NOBODY)
            return table_of(tx, match)

        return await self._db.write(work)

    async def leave(self, match: int, user: int) -> Table:
        """Stand up; the next in line becomes host, the last one closes the table."""

        def work(tx: Transaction) -> Table:
            found = _in_lobby(tx, match)
            if not found.has(user):
                raise RuleError("left-not")
            players.stand_up(tx, match, user)
            players.invite(tx, match, user)  # whoever sat here may come back
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
            found = _in_lobby(tx, match)
            if not moderator:
                hosts(found, user)
            _close(tx, match)
            return table_of(tx, match)

        return await self._db.write(work)

    async def choose(self, match: int, user: int, variant: str, choice: str) -> Table:
        """Set one of the game's variants, or those of a preset."""

        def work(tx: Transaction) -> Table:
            found = _in_lobby(tx, match)
            hosts(found, user)
            variants = GAMES[found.game].meta.choosing(found.variants, variant, choice)
            matches.set_variants(tx, match, variants)
            return table_of(tx, match)

        return await self._db.write(work)

    async def keep(self, match: int, user: int, change: Callable[[Options], Options]) -> Table:
        """Set how the table is kept."""

        def work(tx: Transaction) -> Table:
            found = _in_lobby(tx, match)
            hosts(found, user)
            options = change(found.options)
            if options.pace not in PACES:
                raise RuleError("no-such-variant", variant=options.pace, known=tuple(PACES))
            if options.size is not None and options.size < len(found.players):
                raise RuleError("seats-taken", seats=len(found.players))
            matches.set_options(tx, match, options)
            return table_of(tx, match)

        return await self._when_full(await self._db.write(work))

    async def invite(self, match: int, user: int, guests: list[int]) -> tuple[Table, list[int]]:
        """Only those who sit may invite. Whom to call is given back: each once, nobody against a block."""

        def work(tx: Transaction) -> tuple[Table, list[int]]:
            found = _in_lobby(tx, match)
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
        """Deal: random seats, random seed, first question."""
        found = await self.get(match)
        still_open(found)
        hosts(found, user, "only-host")
        game = GAMES[found.game]
        seated = list(found.players)
        missing = next((seats - len(seated) for seats in game.meta.seats if seats >= len(seated)), 0)
        if missing > 0:
            raise RuleError("too-few", seats=missing)
        self._dice.shuffle(seated)
        setup = game.setup(len(seated), secrets.token_hex(16), found.variants)
        by_seat = tuple(structs.replace(p, seat=Seat(n)) for n, p in enumerate(seated))
        dealt = Match(**{**structs.asdict(found), "setup": setup, "players": by_seat})
        try:
            await self._turns.begin(dealt, game, [player.place for player in by_seat])
        except Conflict as error:
            raise RuleError("table-begun") from error
        return await self.get(match)

    async def rematch(self, match: int, user: int, name: str, channel: int) -> tuple[Table, list[int]]:
        """The same table again, with the same people asked; the first one who wants it is host."""
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
            variants=old.variants,
            options=structs.replace(old.options, rematch=old.id),
        )
        guests = sorted({player.user for player in old.players if player.user} - {user})
        return await self.invite(new.id, user, guests)

    async def _when_full(self, table: Table) -> Table:
        """The last seat may start the match by itself; if the game objects, its host hears why at Start."""
        if not table.options.start_full or len(table.players) != size(table):
            return table
        try:
            return await self.start(table.id, table.host)
        except RuleError:
            return await self.get(table.id)


def table_of(tx: Transaction, match: int) -> Table:
    """The table of this number, or a refusal."""
    found = matches.get(tx, match)
    if found is None:
        raise RuleError("no-such-match", match=str(match))
    return found


def _close(tx: Transaction, match: int) -> None:
    matches.set_phase(tx, match, Phase.CANCELLED)
    deadlines.drop(tx, match)


def _has_room(table: Table) -> None:
    if len(table.players) >= size(table):
        raise RuleError("table-full", seats=size(table))


def _may_join(tx: Transaction, table: Table, user: int) -> None:
    if people.blocks(tx, table.host, user):
        raise RuleError("table-private")
    if table.options.private and user != table.host and user not in players.invited(tx, table.id):
        raise RuleError("table-private")


def _not_too_many(tx: Transaction, user: int, channel: int | None) -> None:
    """Limits against spam; a channel where a table is opened."""
    if len(matches.titles(tx, user, (Phase.PLAYING,))) >= RUNNING:
        raise RuleError("too-many-matches", most=RUNNING)
    if channel is None:
        return
    waiting = [m for m in matches.of_user(tx, user, (Phase.LOBBY,)) if m.host == user]
    if len(waiting) >= OPEN_TABLES:
        raise RuleError("too-many-tables", most=OPEN_TABLES)
    if matches.in_channel(tx, channel, Phase.LOBBY) >= IN_CHANNEL:
        raise RuleError("channel-full", most=IN_CHANNEL)


def size(table: Table) -> int:
    """How many may sit at a table."""
    return table.options.size or max(GAMES[table.game].meta.seats)


def host_name(table: Table) -> str:
    return next((player.name for player in table.players if player.user == table.host), "?")


def _in_lobby(tx: Transaction, match: int) -> Table:
    """The table as the transaction sees it, still open for sitting down."""
    found = table_of(tx, match)
    still_open(found)
    return found


def still_open(table: Table) -> None:
    if table.phase != Phase.LOBBY:
        raise RuleError("table-begun" if table.phase == Phase.PLAYING else "table-gone")


def hosts(table: Table, user: int, otherwise: str = "only-host-table") -> None:
    if user != table.host:
        raise RuleError(otherwise, host=escaped(host_name(table)))
