"""Tables before the match: who opens, who sits, what is chosen, who starts."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

import aiosqlite
import msgspec

from bot.match.time_control import IDLE_AFTER, PACES
from bot.match.turns import Turns
from bot.text.lookups import link
from bot.text.messages import escaped, span
from bot.text.words import bot_words
from games import GAMES
from games.core.model import RuleError, Seat
from storage import deadlines, matches, people
from storage.database import Conflict, Database
from storage.deadlines import Deadline
from storage.matches import Match, Options

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
    ) -> Match:
        """A new table with its host sitting at it."""
        if game not in GAMES:
            raise RuleError("no-such-game", known=tuple(g.meta.title for g in GAMES.values()))
        chosen = options or Options()
        if chosen.size is not None and chosen.size not in GAMES[game].meta.seats:
            raise RuleError("no-such-seats", seats=chosen.size, known=span(GAMES[game].meta.seats))
        await self._not_too_many(user, channel)
        async with self._db.write() as tx:
            if chosen.rematch is not None and (other := await matches.rematch_of(tx, chosen.rematch)):
                raise RuleError("rematch-open", link=link(other, None if other.thread else other.message))
            id = await matches.create(
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
            await people.meet(tx, user, name)
            await matches.sit(tx, id, user, name, self._now())
            await deadlines.put(tx, Deadline(id, "idle", 0, self._now() + IDLE_AFTER))
        return await self.get(id)

    async def practise(
        self, game: str, *, user: int, name: str, guild: int | None, channel: int, language: str
    ) -> Match:
        """A table of the smallest size for two or more, its other seats taken by stand-ins."""
        match = await self.open(game, user=user, name=name, guild=guild, channel=channel, language=language)
        for _ in range(max(2, min(GAMES[game].meta.seats)) - 1):
            match = await self.add_stand_in(match.id, user)
        return match

    async def get(self, match: int) -> Match:
        found = await matches.get(self._db.reader, match)
        if found is None:
            raise RuleError("no-such-match", match=str(match))
        return found

    async def posted(self, match: int, message: int) -> None:
        """The table's message is in the channel."""
        async with self._db.write() as tx:
            await matches.set_message(tx, match, message)

    async def join(self, match: int, user: int, name: str) -> Match:
        """Sit down; the last seat may start the match by itself."""
        await self._not_too_many(user, None)
        async with self._db.write() as tx:
            found = await _in_lobby(tx, match)
            if found.has(user) and not found.options.shared:
                raise RuleError("joined-already")
            if len(found.players) >= size(found):
                raise RuleError("table-full", seats=size(found))
            await self._may_join(tx, found, user)
            await people.meet(tx, user, name)
            await matches.sit(tx, match, user, name, self._now())
        return await self._when_full(match)

    async def add_stand_in(self, match: int, user: int) -> Match:
        """A program takes a seat."""
        async with self._db.write() as tx:
            found = await _in_lobby(tx, match)
            hosts(found, user)
            if len(found.players) >= size(found):
                raise RuleError("table-full", seats=size(found))
            taken = sum(player.stand_in for player in found.players)
            name = bot_words(found.language).text("stand-in-name", name=STAND_INS[taken % len(STAND_INS)])
            await matches.sit(tx, match, NOBODY, name, self._now(), stand_in=True)
        return await self._when_full(match)

    async def remove_stand_in(self, match: int, user: int) -> Match:
        """The last stand-in gives its seat up."""
        async with self._db.write() as tx:
            found = await _in_lobby(tx, match)
            hosts(found, user)
            if not found.has(NOBODY):
                raise RuleError("no-stand-in")
            await matches.stand_up(tx, match, NOBODY)
        return await self.get(match)

    async def leave(self, match: int, user: int) -> Match:
        """Stand up; the next in line becomes host, the last one closes the table."""
        async with self._db.write() as tx:
            found = await _in_lobby(tx, match)
            if not found.has(user):
                raise RuleError("left-not")
            await matches.stand_up(tx, match, user)
            await matches.invite(tx, match, user)  # whoever sat here may come back
            rest = await matches.get(tx, match)
            assert rest is not None
            people_left = [player.user for player in rest.players if not player.stand_in]
            if not people_left:
                await matches.set_phase(tx, match, "cancelled")
                await deadlines.drop(tx, match)
            elif not rest.has(found.host):
                await matches.set_host(tx, match, people_left[0])
        return await self.get(match)

    async def cancel(self, match: int, user: int, *, moderator: bool = False) -> Match:
        """Close a table that has not begun."""
        async with self._db.write() as tx:
            found = await _in_lobby(tx, match)
            if not moderator:
                hosts(found, user)
            await matches.set_phase(tx, match, "cancelled")
            await deadlines.drop(tx, match)
        return await self.get(match)

    async def choose(self, match: int, user: int, variant: str, choice: str) -> Match:
        """Set one of the game's variants."""
        async with self._db.write() as tx:
            found = await _in_lobby(tx, match)
            hosts(found, user)
            variants = {**found.variants, variant: choice}
            game = GAMES[found.game]
            known = {v.name: v for v in game.meta.variants}
            if variant not in known or choice not in known[variant].choices:
                raise RuleError("no-such-variant", variant=variant, known=tuple(known))
            if choice == known[variant].default:
                del variants[variant]
            await matches.set_variants(tx, match, variants)
        return await self.get(match)

    async def keep(self, match: int, user: int, change: Callable[[Options], Options]) -> Match:
        """Set how the table is kept."""
        async with self._db.write() as tx:
            found = await _in_lobby(tx, match)
            hosts(found, user)
            options = change(found.options)
            if options.pace not in PACES:
                raise RuleError("no-such-variant", variant=options.pace, known=tuple(PACES))
            if options.size is not None and options.size < len(found.players):
                raise RuleError("seats-taken", seats=len(found.players))
            await matches.set_options(tx, match, options)
        return await self._when_full(match)

    async def invite(self, match: int, user: int, guests: list[int]) -> tuple[Match, list[int]]:
        """Only those who sit may invite. Whom to call is given back: each once, nobody against a block."""
        async with self._db.write() as tx:
            found = await _in_lobby(tx, match)
            if not found.has(user):
                raise RuleError("not-seated-here")
            before = await matches.invited(tx, match) | {player.user for player in found.players}
            called = [guest for guest in guests if guest not in before]
            for owner in {found.host, user}:
                called = [guest for guest in called if not await people.apart(tx, owner, guest)]
            for guest in called:
                await matches.invite(tx, match, guest)
        return await self.get(match), called

    async def start(self, match: int, user: int) -> Match:
        """Deal: random seats, random seed, first question."""
        found = await self.get(match)
        still_open(found)
        hosts(found, user, "only-host")
        game = GAMES[found.game]
        players = len(found.players)
        missing = next((seats - players for seats in game.meta.seats if seats >= players), 0)
        if missing > 0:
            raise RuleError("too-few", seats=missing)
        setup = game.setup(players, secrets.token_hex(16), found.variants)
        seated = list(found.players)
        self._dice.shuffle(seated)
        by_seat = tuple(msgspec.structs.replace(p, seat=Seat(n)) for n, p in enumerate(seated))
        dealt = msgspec.structs.replace(found, players=by_seat)
        try:
            await self._turns.begin(dealt, game, setup, [player.place for player in by_seat])
        except Conflict as error:
            raise RuleError("table-begun") from error
        return await self.get(match)

    async def rematch(self, match: int, user: int, name: str, channel: int) -> tuple[Match, list[int]]:
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
            options=msgspec.structs.replace(old.options, rematch=old.id),
        )
        guests = sorted({player.user for player in old.players if player.user} - {user})
        return await self.invite(new.id, user, guests)

    async def _when_full(self, match: int) -> Match:
        """The last seat may start the match by itself; if the game objects, its host hears why at Start."""
        found = await self.get(match)
        if found.options.start_full and len(found.players) == size(found):
            try:
                return await self.start(match, found.host)
            except RuleError:
                return await self.get(match)
        return found

    async def _may_join(self, tx: aiosqlite.Connection, match: Match, user: int) -> None:
        if await people.blocks(tx, match.host, user):
            raise RuleError("table-private")
        if match.options.private and user != match.host and user not in await matches.invited(tx, match.id):
            raise RuleError("table-private")

    async def _not_too_many(self, user: int, channel: int | None) -> None:
        """Limits against spam."""
        db = self._db.reader
        if len(await matches.of_user(db, user)) >= RUNNING:
            raise RuleError("too-many-matches", most=RUNNING)
        if channel is None:
            return
        waiting = [m for m in await matches.of_user(db, user, ("lobby",)) if m.host == user]
        if len(waiting) >= OPEN_TABLES:
            raise RuleError("too-many-tables", most=OPEN_TABLES)
        if await matches.in_channel(db, channel, "lobby") >= IN_CHANNEL:
            raise RuleError("channel-full", most=IN_CHANNEL)


def size(match: Match) -> int:
    """How many may sit at a table."""
    return match.options.size or max(GAMES[match.game].meta.seats)


def host_name(match: Match) -> str:
    return next((player.name for player in match.players if player.user == match.host), "?")


async def _in_lobby(tx: aiosqlite.Connection, match: int) -> Match:
    """The table as the transaction sees it, still open for sitting down."""
    found = await matches.get(tx, match)
    if found is None:
        raise RuleError("no-such-match", match=str(match))
    still_open(found)
    return found


def still_open(match: Match) -> None:
    if match.phase != "lobby":
        raise RuleError("table-begun" if match.phase == "playing" else "table-gone")


def hosts(match: Match, user: int, otherwise: str = "only-host-table") -> None:
    if user != match.host:
        raise RuleError(otherwise, host=escaped(host_name(match)))
