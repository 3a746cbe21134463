"""One letter to Discord: worded, sent with its picture, or found again after a crash."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot import limits
from bot.door import living
from bot.door.channels import Channels, Parked
from bot.door.components import custom_ids, view_of
from bot.door.compose import Letters, Written, marker
from bot.door.preferences import PreferenceCache
from bot.door.turnstile import Turnstile
from bot.match import letters
from bot.match.letters import Call, Course, Notice, Post, Sendable, TableMessage, Tidy, Touch, Whisper, reader
from bot.table.calls import still_calls
from bot.text.messages import carried_on
from bot.text.pictures import Pictures
from games.core.model import Seat
from storage import journal, matches, outbox, people
from storage.database import Database
from storage.matches import Phase, Table
from storage.outbox import Envelope
from storage.transaction import Transaction


class Delivery:
    def __init__(
        self,
        database: Database,
        channels: Channels,
        preferences: PreferenceCache,
        pictures: Pictures,
        turnstile: Turnstile,
        now: Callable[[], float],
        on_gone: Callable[[int, Seat], Awaitable[None]],
    ) -> None:
        """`on_gone` is called for a player who has left the server: with the match and their seat."""
        self._db = database
        self._channels = channels
        self._letters = Letters(database, preferences, pictures, now)
        self._turnstile = turnstile
        self._now = now
        self._on_gone = on_gone

    async def find_or_send(self, letter: Envelope, match: Table, late: bool) -> int:
        """Send a letter, unless it is in its channel already; the id of its message, 0 where there is none.

        A letter is late if a newer board, or hand, waits behind it.
        """
        body = letters.read(letter.body)
        if isinstance(body, Tidy):
            # seam: deleting twice is harmless
            return await self._tidy(letter, match.in_seat(body.seat).user)
        # seam: reads only, for what was put aside once, see test_private_words
        if letter.reason and isinstance(body, Whisper) and await self._db.read(_is_outdated, match, body):
            return 0
        # seam: reads only, for a call, see test_finding
        if isinstance(body, Call) and not await self._is_called(match, body.user):
            return 0
        place = await self._place(match, body)
        if isinstance(body, Touch):
            # seam: keeping a thread open twice is harmless, see test_time_and_kills
            await self._channels.touch(place.id)
            return 0
        # seam: reads only, for a reminder, see test_time_and_kills
        if isinstance(body, Notice) and await self._is_gone(match, body):
            return 0
        message = await self._found_or_sent(letter, match, body, place, late)
        if isinstance(body, TableMessage):
            # seam: one statement that may be run again: the letter is found again, see test_seasons
            await self._db.write(matches.set_message, match.id, message)
        return message

    async def _found_or_sent(
        self,
        letter: Envelope,
        match: Table,
        body: Sendable,
        place: discord.PartialMessageable,
        late: bool,
    ) -> int:
        """Look first for a letter that was tried before: no clock, no refusal says that it was not sent."""
        sent = None
        if letter.since is not None:
            # seam: reads only; see test_killed and test_said_once
            sent = await _look_back(place, marker(body))
        if sent is None:
            nonce = await self._nonce(letter)
            sent = await self._send(letter, match, body, place, nonce, late)
        if isinstance(body, Post) and not sent.attachments:
            # seam: one statement that may be run again, see test_bad_days
            await self._db.write(outbox.no_board, letter.id)
        is_over = match.phase in (Phase.CANCELLED, Phase.ENDED) and not isinstance(body, Course)
        if is_over and reader(body, match) is None:
            ending = body.ending if isinstance(body, Post) else None
            # seam: nice to have; a table that was closed
            await self._channels.redraw_table(match, ending)  # nobody joins what is closed or over
        # seam: see test_living_dm
        return await self._replaced(letter, body, place, sent.id)

    async def _nonce(self, letter: Envelope) -> str:
        """What it is sent with: the nonce it was taken up with, while Discord knows that one."""
        if not nonce_is_forgotten(letter, self._now()):
            return nonce_of(letter)
        nonce = _new_nonce(letter)
        # seam: before sending what was lost an hour ago, see test_killed
        await self._db.write(outbox.renew, letter.id, nonce, self._now())
        return nonce

    # seam: deleting twice is harmless, see test_living_dm
    async def _replaced(
        self, letter: Envelope, body: Sendable, place: discord.PartialMessageable, sent: int
    ) -> int:
        """Delete the private words that a fresh one took the place of; the id of the message that stays."""
        if isinstance(body, Whisper):
            former = await self._db.read(living.before, letter, body)
            if former.messages:
                await living.clear(place, former, sent)
                await self._db.write(outbox.replaced, letter)
        return sent

    async def _send(
        self,
        letter: Envelope,
        match: Table,
        body: Sendable,
        place: discord.PartialMessageable,
        nonce: str,
        late: bool,
    ) -> discord.Message:
        await self._turnstile.turn()  # seam: waits only where many are busy
        picture = not late and not isinstance(body, Notice | Call)
        written = await self._letters.write(match, body, picture=picture)  # late: only the newest picture
        if late and not isinstance(body, Notice | Call):
            written.users, written.silent = [], True  # whom it calls has been called to something newer
        # seam: reads only, or an edit that is not made twice, see test_living_dm
        edited = await self._edited(letter, body, place, written) if isinstance(body, Whisper) else None
        if edited is not None:
            return edited
        more: dict[str, Any] = {
            "files": written.files,
            "view": view_of(written.rows),
            "nonce": nonce,
            "silent": written.silent,
            "allowed_mentions": discord.AllowedMentions(users=[discord.Object(u) for u in written.users]),
        }
        try:
            return await self._sent_somehow(place, match, written, more)
        except discord.HTTPException as error:
            await self._refused(match, body, error)  # seam: a refusal by Discord, see test_bad_days
            raise

    # seam: reads only, or an edit that is not made twice, see test_living_dm
    async def _edited(
        self, letter: Envelope, body: Whisper, place: discord.PartialMessageable, written: Written
    ) -> discord.Message | None:
        """The living message with a private word in it; None if a fresh one, with what was unread, is due."""
        former = await self._db.read(living.before, letter, body)
        last = await living.last_of(place, former)
        if last is None:
            return None
        if former.unread and marker(body) not in custom_ids(last):
            written.text = carried_on(last.content, written.text)
        return last if not body.rings and await living.edit(last, written, body) else None

    async def _sent_somehow(
        self, place: discord.PartialMessageable, match: Table, written: Written, more: dict[str, Any]
    ) -> discord.Message:
        """Send with the picture; where none may be attached any more, the words alone."""
        await self._turnstile.turn()  # seam: waits only where many are busy
        try:
            return await place.send(written.text, **more)
        except discord.Forbidden as error:
            if error.code != limits.MISSING_PERMISSIONS or not written.files:
                raise
        # seam: a refusal by Discord, see test_bad_days
        alone = await self._letters.without_picture(match, written.text)
        # seam: a refusal by Discord, see test_bad_days
        return await place.send(alone, **{**more, "files": []})

    async def _place(self, match: Table, body: letters.Letter) -> discord.PartialMessageable:
        user = reader(body, match)
        if isinstance(body, TableMessage):
            return self._channels.channel(match.channel, match.guild)
        if user is None:
            return self._channels.channel(await self._channels.thread(match), match.guild)
        wanted = isinstance(body, Notice | Call)  # reminders and calls are sent there to those who chose so
        return self._channels.channel(await self._channels.dm(user, wanted=wanted))

    # seam: reads only, for a reminder, see test_time_and_kills
    async def _is_gone(self, match: Table, body: Notice) -> bool:
        """Whether the player a reminder is for has left the server; if so, `on_gone` is called."""
        if body.reminds is None or match.guild is None:
            return False
        if not await self._channels.gone(match.guild, match.in_seat(body.reminds).user):
            return False
        await self._on_gone(match.id, body.reminds)
        return True

    async def _is_called(self, match: Table, user: int) -> bool:  # seam: reads only, see test_finding
        """Whether a table still waits for somebody who wished for it, and they can go where it stands."""
        return still_calls(match, user) and await self._channels.can_go(match.guild, match.channel, user)

    async def _tidy(self, letter: Envelope, user: int) -> int:  # seam: deleting twice is harmless
        """Delete what was whispered so far in this match, even if the DM is closed by now or unwanted."""
        person = await self._db.read(people.get, user)
        if person is None or person.dm is None:
            return 0
        place = self._channels.channel(person.dm)
        for message in await self._db.read(outbox.delivered, letter):
            try:
                await place.get_partial_message(message).delete()
            except discord.NotFound:
                continue
            except discord.Forbidden as error:
                raise Parked(f"a DM could not be tidied away ({error.code})") from error
        return 0

    # seam: a refusal by Discord, see test_bad_days
    async def _refused(self, match: Table, body: Sendable, error: discord.HTTPException) -> None:
        """Raise Parked for a refusal by Discord that retrying would not change."""
        user = reader(body, match)
        if user is not None and error.code in limits.DM_CLOSED:
            await self._channels.remember_dm(user, None, False)
            raise Parked(f"DMs are closed ({error.code})") from error
        if user is None and error.code in limits.THREAD_LOST and await self._channels.lost(match):
            raise ConnectionError(f"the thread is gone ({error.code}); the channel will do") from error
        if error.code in limits.GONE:
            raise Parked(f"the channel cannot be written to ({error.code})", whole_queue=True) from error
        if 400 <= error.status < 500 and error.status != 429:
            raise Parked(f"Discord refused it ({error.status}, {error.code})") from error


def _is_outdated(tx: Transaction, match: Table, body: Whisper) -> bool:
    """Whether a whisper that waited is old news: the match is over, or its reader has moved since."""
    return match.phase != Phase.PLAYING or journal.last_of(tx, match.id, body.seat) > body.at


def nonce_is_forgotten(letter: Envelope, now: float) -> bool:
    """Whether it was first tried so long ago that Discord no longer knows its nonce.

    A clock that was put back since does not say how long ago that was.
    """
    return letter.since is not None and not 0 <= now - letter.since <= limits.NONCE_SECONDS


def nonce_of(letter: Envelope) -> str:
    """A letter's nonce: the same for every try while Discord remembers it, so that none is seen twice."""
    return letter.nonce or _new_nonce(letter)


def _new_nonce(letter: Envelope) -> str:
    return f"b{letter.id}.{letter.tries}"


# seam: reads only; see test_killed, after an hour
async def _look_back(place: discord.PartialMessageable, wanted: str) -> discord.Message | None:
    """Search the channel's history for our own message with this marker."""
    try:
        async for message in place.history(limit=limits.LOOK_BACK):
            if wanted in custom_ids(message):
                return message
    except (discord.Forbidden, discord.NotFound):
        return None  # sending will meet it again
    return None
