"""Delivers the outbox: in order within a lane, at Discord's pace, after a crash too.

A letter is waiting, sending (nonce, time), sent (message id) or parked (reason). After a crash a
letter found sending is sent again with the same nonce while Discord remembers nonces; later the
channel's history is searched for our own marker first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import aiosqlite
import discord
from msgspec import Struct

from bot import limits
from bot.door.channels import TRANSIENT, Channels, Parked, Unwanted
from bot.door.components import view_of
from bot.door.compose import Letters, Written, marker
from bot.door.preferences import PreferenceCache
from bot.match import letters
from bot.match.letters import Notice, Post, Tidy, Told, Touch, reader
from games.core.model import Seat
from storage import matches, outbox, people
from storage.database import Database
from storage.matches import Match
from storage.outbox import Letter

log = logging.getLogger(__name__)


class Taken(Struct, frozen=True):
    """A letter taken up: from now on it may have been sent."""

    letter: Letter  # as it was found
    match: Match
    late: bool  # a newer board, or hand, waits behind it


class Stuck(Exception):
    """The same letter again, later."""


class Courier:
    """One task wakes on a nudge and sees to it that every lane with letters has a runner."""

    first_pause = 1.0  # seconds before a letter that could not be sent is tried again; doubles up to a minute

    def __init__(
        self,
        database: Database,
        channels: Channels,
        preferences: PreferenceCache,
        now: Callable[[], float],
        on_gone: Callable[[int, Seat], Awaitable[None]],
    ) -> None:
        """`on_gone` is called for a player who has left the server: with the match and their seat."""
        self._db = database
        self._channels = channels
        self._letters = Letters(database, preferences, now)
        self._now = now
        self._wake = asyncio.Event()
        self._runners: dict[str, asyncio.Task[None]] = {}
        self._parked: set[str] = set()  # lanes with parked letters
        self._look_again: set[str] = set()  # lanes that may have got letters since their runner looked
        self._in_hand: set[asyncio.Future[Taken | None]] = set()
        self._finishing = False
        self._on_gone = on_gone

    async def finish(self, seconds: float = 5.0) -> None:
        """Letters in hand are delivered; no other is taken up."""
        self._finishing = True
        if self._in_hand:
            await asyncio.wait(self._in_hand, timeout=seconds)

    def nudge(self, lane: str) -> None:
        """A letter waits in a lane."""
        self._look_again.add(lane)
        self._wake.set()

    async def run(self) -> None:
        """Until cancelled."""
        self._parked |= await self._db.read(outbox.parked)
        self._look_again |= await self._db.read(outbox.lanes)  # letters may be left from before
        self._wake.set()
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                for lane in self._look_again - self._runners.keys():
                    self._runners[lane] = asyncio.create_task(self._run_lane(lane))
        finally:
            runners = list(self._runners.values())
            for runner in runners:
                runner.cancel()
            await asyncio.gather(*runners, return_exceptions=True)

    async def heard_from(self, user: int, channel: int | None) -> None:
        """Someone speaks to us, in a channel or by DM: what could not be said there may be sayable now."""
        if channel is None:
            lanes = {f"dm:{user}"} & self._parked
        else:
            played = await self._db.read(lambda db: matches.in_place(db, channel)) if self._parked else []
            lanes = {f"match:{match}" for match in played} & self._parked
        for lane in lanes:
            await self._wake_lane(lane)

    async def _wake_lane(self, lane: str) -> None:
        self._parked.discard(lane)
        try:
            if lane.startswith("dm:"):  # they speak to us there, so it is open
                await self._channels.remember_dm(int(lane.removeprefix("dm:")), None, True)
            await self._db.transact(lambda tx: outbox.wake_lane(tx, lane))
        except BaseException:
            self._parked.add(lane)
            raise

    async def _run_lane(self, lane: str) -> None:
        """Until nothing is left in it; what could not be done is tried again after a pause."""
        pause = self.first_pause
        try:
            while lane in self._look_again:
                self._look_again.discard(lane)
                try:
                    await self._empty(lane)
                    pause = self.first_pause
                except Exception as error:
                    if not isinstance(error, Stuck):
                        log.exception("lane %s stopped", lane)
                    self._look_again.add(lane)
                    await asyncio.sleep(pause)
                    pause = min(60.0, pause * 2)
        finally:
            del self._runners[lane]

    async def _empty(self, lane: str) -> None:
        """Deliver letter after letter until none is left."""
        taken = await self._db.transact(lambda tx: self._take_up(tx, lane))
        while taken is not None and not self._finishing:
            taken = await self._held(self._deliver(taken))

    async def _held(self, delivering: Coroutine[Any, Any, Taken | None]) -> Taken | None:
        """A letter in hand is known as such, so that the end can wait for it."""
        task = asyncio.ensure_future(delivering)
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)
        return await task

    async def _take_up(self, tx: aiosqlite.Connection, lane: str) -> Taken | None:
        """The oldest letter of a lane that is not delivered yet; None: what is written now brings a nudge."""
        letter = None if self._finishing else await outbox.first(tx, lane)
        if letter is None:
            return None
        match = await matches.get(tx, letter.match)
        assert match is not None
        if not self._was_lost(letter):
            await outbox.sending(tx, letter.id, _nonce(letter), self._now())
        return Taken(letter, match, await outbox.has_later(tx, letter))

    def _was_lost(self, letter: Letter) -> bool:
        """Whether it may have been sent so long ago that Discord no longer knows its nonce."""
        since = letter.since if letter.status == "sending" else None
        return since is not None and self._now() - since > limits.NONCE_SECONDS

    async def _deliver(self, taken: Taken) -> Taken | None:
        """The letter is off our hands, unless it is stuck; the next one of its lane."""
        letter = taken.letter
        try:
            message = await self._find_or_send(taken)
        except Unwanted:
            message = 0
        except Parked as parked:
            log.warning("letter %s of table %s is parked: %s", letter.id, letter.match, parked)
            return await self._put_aside(letter, parked)
        except (*TRANSIENT, discord.DiscordServerError) as error:
            log.warning("letter %s of table %s must wait: %s", letter.id, letter.match, error)
            raise Stuck from error
        return await self._db.transact(lambda tx: self._sent(tx, letter, message))

    async def _sent(self, tx: aiosqlite.Connection, letter: Letter, message: int) -> Taken | None:
        await outbox.sent(tx, letter.id, message)
        return await self._take_up(tx, letter.lane)

    async def _put_aside(self, letter: Letter, parked: Parked) -> Taken | None:
        """The letter, or its whole lane, waits until the cause is gone; the next one of its lane."""
        self._parked.add(letter.lane)
        taken = await self._db.transact(lambda tx: self._park(tx, letter, parked))
        if parked.whole_lane:
            await self._channels.tell_host(letter.match)
        return taken

    async def _park(self, tx: aiosqlite.Connection, letter: Letter, parked: Parked) -> Taken | None:
        if parked.whole_lane:
            await outbox.park_lane(tx, letter.lane, str(parked))
        else:
            await outbox.park(tx, letter.id, str(parked))
        return await self._take_up(tx, letter.lane)

    async def _find_or_send(self, taken: Taken) -> int:
        letter, match = taken.letter, taken.match
        body = letters.read(letter.body)
        if isinstance(body, Tidy):
            return await self._tidy(letter, match.in_seat(body.seat).user)
        place = await self._place(match, body)
        if isinstance(body, Touch):
            await self._channels.touch(place.id)
            return 0
        if isinstance(body, Notice) and await self._is_gone(match, body):
            return 0
        nonce = _nonce(letter)
        if self._was_lost(letter):
            if (found := await _look_back(place, marker(body))) is not None:
                return found
            nonce = _new_nonce(letter)
            await self._db.transact(lambda tx: outbox.sending(tx, letter.id, nonce, self._now()))
        sent = await self._send(match, body, place, nonce, taken.late)
        if isinstance(body, Post) and not sent.attachments:
            await self._db.transact(lambda tx: outbox.no_board(tx, letter.id))
        return sent.id

    async def _send(
        self,
        match: Match,
        body: Told,
        place: discord.PartialMessageable,
        nonce: str,
        late: bool,
    ) -> discord.Message:
        picture = not late and not isinstance(body, Notice)
        written = await self._letters.write(match, body, picture=picture)  # late: only the newest picture
        if late and not isinstance(body, Notice):  # and whom it calls has been called to something newer
            written.users, written.silent = [], True
        more: dict[str, Any] = {
            "files": written.files,
            "view": view_of((written.buttons,)),
            "nonce": nonce,
            "silent": written.silent,
            "allowed_mentions": discord.AllowedMentions(users=[discord.Object(u) for u in written.users]),
        }
        try:
            sent = await self._sent_somehow(place, match, written, more)
        except discord.HTTPException as error:
            await self._refused(match, body, error)
            raise
        if match.phase in ("cancelled", "ended") and reader(body) is None:
            await self._channels.redraw_table(match)  # nobody joins what is closed or over
        return sent

    async def _sent_somehow(
        self, place: discord.PartialMessageable, match: Match, written: Written, more: dict[str, Any]
    ) -> discord.Message:
        """With its picture; where none may be attached any more, the words alone."""
        try:
            return await place.send(written.text, **more)
        except discord.Forbidden as error:
            if error.code != limits.MISSING_PERMISSIONS or not written.files:
                raise
        alone = await self._letters.without_picture(match, written.text)
        return await place.send(alone, **{**more, "files": []})

    async def _place(self, match: Match, body: letters.Letter) -> discord.PartialMessageable:
        seat = reader(body)
        if seat is None:
            return self._channels.channel(await self._channels.thread(match), match.guild)
        wanted = isinstance(body, Notice)  # reminders are sent there to those who chose so
        return self._channels.channel(await self._channels.dm(match.in_seat(seat).user, wanted=wanted))

    async def _is_gone(self, match: Match, body: Notice) -> bool:
        """Whether the player a reminder is for has left the server: found out now, and told on."""
        if body.reminds is None or match.guild is None:
            return False
        if not await self._channels.gone(match.guild, match.in_seat(body.reminds).user):
            return False
        await self._on_gone(match.id, body.reminds)
        return True

    async def _tidy(self, letter: Letter, user: int) -> int:
        """Delete what was whispered so far in this match, be their DM closed by now or unwanted.

        What is gone already is as good.
        """
        person = await self._db.read(lambda db: people.get(db, user))
        if person is None or person.dm is None:
            return 0
        place = self._channels.channel(person.dm)
        for message in await self._db.read(lambda db: outbox.delivered(db, letter)):
            try:
                await place.get_partial_message(message).delete()
            except discord.NotFound:
                continue
            except discord.Forbidden as error:
                raise Parked(f"a DM could not be tidied away ({error.code})") from error
        return 0

    async def _refused(self, match: Match, body: Told, error: discord.HTTPException) -> None:
        """Discord said no: turn what cannot be helped into Parked."""
        seat = reader(body)
        if seat is not None and error.code in limits.DM_CLOSED:
            await self._channels.remember_dm(match.in_seat(seat).user, None, False)
            raise Parked(f"DMs are closed ({error.code})") from error
        if seat is None and error.code in limits.THREAD_LOST and await self._channels.lost(match):
            raise ConnectionError(f"the thread is gone ({error.code}); the channel will do") from error
        if error.code in limits.GONE:
            raise Parked(f"the channel cannot be written to ({error.code})", whole_lane=True) from error
        if 400 <= error.status < 500 and error.status != 429:
            raise Parked(f"Discord refused it ({error.status}, {error.code})") from error


def _nonce(letter: Letter) -> str:
    """The same for every try while Discord remembers it: so a letter is never seen twice."""
    if letter.status == "sending" and letter.nonce is not None:
        return letter.nonce
    return _new_nonce(letter)


def _new_nonce(letter: Letter) -> str:
    return f"b{letter.id}.{letter.tries}"


async def _look_back(place: discord.PartialMessageable, wanted: str) -> int | None:
    """Our own message with this marker, if the channel's history has it."""
    try:
        async for message in place.history(limit=limits.LOOK_BACK):
            if wanted in _custom_ids(message):
                return message.id
    except (discord.Forbidden, discord.NotFound):
        return None  # sending will meet it again
    return None


def _custom_ids(message: discord.Message) -> set[str]:
    found: set[str] = set()
    for row in message.components:
        for item in getattr(row, "children", [row]):
            custom_id: Any = getattr(item, "custom_id", None)
            if custom_id:
                found.add(custom_id)
    return found
