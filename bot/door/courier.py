"""Empties the outbox: in order within a queue, at Discord's pace, after a crash too.

A letter is waiting, sending (nonce, time), sent (message id) or parked (reason). One that was taken up
before may have been sent: the channel's history is searched for our own marker first. If it is not
there, it is sent with the same nonce while Discord remembers nonces.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from msgspec import Struct

from bot.door.channels import TRANSIENT, Channels, Parked, Unwanted
from bot.door.delivery import Delivery, nonce_of
from bot.door.pace import DeliveryPace
from bot.door.preferences import PreferenceCache
from bot.door.turnstile import Turnstile
from bot.text.pictures import Pictures
from games.core.model import Seat
from storage import matches, outbox
from storage.database import Database
from storage.errors import StorageError
from storage.matches import Table
from storage.outbox import Envelope
from storage.transaction import Transaction

log = logging.getLogger(__name__)


class Taken(Struct, frozen=True):
    """A letter that is marked as sending: from now on it may have been sent."""

    letter: Envelope  # as it was found
    match: Table
    late: bool  # a newer board, or hand, waits behind it


class Stuck(Exception):
    """Retry this letter later."""


class Courier:
    """Runs one task for each queue with letters, started by one task that wakes on a nudge."""

    first_pause = 1.0  # seconds before a letter that could not be sent is tried again; doubles up to a minute

    def __init__(
        self,
        database: Database,
        channels: Channels,
        preferences: PreferenceCache,
        pictures: Pictures,
        turnstile: Turnstile,
        now: Callable[[], float],
        on_gone: Callable[[int, Seat], Awaitable[None]],
        on_told: Callable[[int], Awaitable[None]],
    ) -> None:
        """`on_gone` is called for a player who has left the server: with the match and their seat; `on_told`
        when a match's channel was told something."""
        self._db = database
        self._channels = channels
        self._delivery = Delivery(database, channels, preferences, pictures, turnstile, now, on_gone)
        self._on_told = on_told
        self.pace = DeliveryPace()
        self._now = now
        self._wake = asyncio.Event()
        self._runners: dict[str, asyncio.Task[None]] = {}
        self._parked: set[str] = set()  # queues with parked letters
        self._look_again: set[str] = set()  # queues that may have got letters since their runner looked
        self._in_hand: set[asyncio.Future[Taken | None]] = set()
        self._finishing = False
        self._everywhere = True  # whether letters may wait in queues that nobody named

    async def finish(self, seconds: float = 5.0) -> None:  # seam: stopping in peace, not by death
        """Deliver the letters in hand and take up no other."""
        self._finishing = True
        if self._in_hand:
            await asyncio.wait(self._in_hand, timeout=seconds)

    def nudge(self, queue: str) -> None:
        """Look for letters in a queue."""
        self._look_again.add(queue)
        self._wake.set()

    def look_everywhere(self, _: object = None) -> None:
        """Look for letters in all queues: some may be left from before, or by a process that died."""
        self._everywhere = True
        self._wake.set()

    async def run(self) -> None:  # seam: waits for work, holds none
        """Deliver until cancelled."""
        self._wake.set()
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                if self._everywhere:
                    await self._look()
                for queue in self._look_again - self._runners.keys():
                    self._runners[queue] = asyncio.create_task(self._run_queue(queue))
        finally:
            runners = list(self._runners.values())
            for runner in runners:
                runner.cancel()
            await asyncio.gather(*runners, return_exceptions=True)

    async def _look(self) -> None:  # seam: reads only
        self._everywhere = False
        try:
            self._parked |= await self._db.read(outbox.parked)
            self._look_again |= await self._db.read(outbox.queues)
        except StorageError as error:
            log.warning("the outbox could not be looked at: %s", error)
            asyncio.get_running_loop().call_later(self.first_pause, self.look_everywhere)

    # seam: reads only, but for what it wakes
    async def heard_from(self, user: int, channel: int | None, direct: bool) -> None:
        """Retry what was parked for a channel or a DM, now that somebody speaks to us from there."""
        if not self._parked:
            return
        played = await self._db.read(matches.in_place, channel or 0)
        queues = {f"match:{match}" for match in played} & self._parked
        if direct:
            queues |= {f"dm:{user}"} & self._parked
        for queue in queues:
            await self._wake_queue(queue)

    async def _wake_queue(self, queue: str) -> None:  # seam: one statement that may be run again
        self._parked.discard(queue)
        try:
            if queue.startswith("dm:"):  # they speak to us there, so it is open
                await self._channels.remember_dm(int(queue.removeprefix("dm:")), None, True)
            await self._db.write(outbox.wake_queue, queue)
        except BaseException:
            self._parked.add(queue)
            raise

    async def _run_queue(self, queue: str) -> None:
        """Empty a queue; what could not be delivered is retried after a pause."""
        pause = self.first_pause
        try:
            while queue in self._look_again:
                self._look_again.discard(queue)
                try:
                    await self._empty(queue)
                    pause = self.first_pause
                except Exception as error:
                    if not isinstance(error, Stuck):
                        log.exception("queue %s stopped", queue)
                    self._look_again.add(queue)
                    await asyncio.sleep(pause)  # seam: waiting to try again; nothing is held
                    pause = min(60.0, pause * 2)
        finally:
            del self._runners[queue]

    async def _empty(self, queue: str) -> None:
        """Deliver letter after letter until none is left."""
        taken = await self._db.write(self._take_up, queue)
        while taken is not None and not self._finishing:
            taken = await self._held(self._deliver(taken))

    async def _held(self, delivering: Coroutine[Any, Any, Taken | None]) -> Taken | None:
        """Remember a delivery under way, so that `finish` can wait for it."""
        task = asyncio.ensure_future(delivering)
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)
        return await task

    def _take_up(self, tx: Transaction, queue: str) -> Taken | None:
        """Mark the oldest waiting letter of a queue as sending; None if there is none."""
        letter = None if self._finishing else outbox.free(tx, queue)
        if letter is None:
            return None
        match = matches.get(tx, letter.match)
        assert match is not None
        outbox.sending(tx, letter.id, nonce_of(letter), self._now())
        return Taken(letter, match, outbox.has_later(tx, letter))

    async def _deliver(self, taken: Taken) -> Taken | None:
        """Deliver or park a letter, and take up the next one; raises Stuck where it must be retried."""
        letter = taken.letter
        await self.pace.turn()  # seam: waits only where several processes share Discord's limit
        try:
            message = await self._delivery.find_or_send(taken.letter, taken.match, taken.late)
        except Unwanted:
            message = 0
        except Parked as parked:
            log.warning("letter %s of table %s is parked: %s", letter.id, letter.match, parked)
            return await self._put_aside(letter, parked)  # seam: a refusal by Discord, see test_bad_days
        except (*TRANSIENT, discord.DiscordServerError) as error:
            log.warning("letter %s of table %s must wait: %s", letter.id, letter.match, error)
            raise Stuck from error
        if letter.queue.startswith("match:"):
            await self._on_told(letter.match)  # seam: edits replies only; the letter is found again
        return await self._db.write(self._sent, letter, message)

    def _sent(self, tx: Transaction, letter: Envelope, message: int) -> Taken | None:
        if not outbox.sent(tx, letter.id, message, letter.tries + 1):
            log.warning("letter %s was taken up by another process meanwhile", letter.id)
        return self._take_up(tx, letter.queue)

    # seam: a refusal by Discord, see test_bad_days
    async def _put_aside(self, letter: Envelope, parked: Parked) -> Taken | None:
        """Park a letter, or its whole queue, until the cause is gone; take up the next one."""
        taken = await self._db.write(self._park, letter, parked)
        self._parked.add(letter.queue)  # only now: before, it could not be woken
        if parked.whole_queue:
            await self._channels.tell_host(letter.match)
        return taken

    def _park(self, tx: Transaction, letter: Envelope, parked: Parked) -> Taken | None:
        if parked.whole_queue:
            outbox.park_queue(tx, letter.queue, str(parked))
        else:
            outbox.park(tx, letter.id, str(parked))
        return self._take_up(tx, letter.queue)
