"""Empties the outbox: in order within a lane, at Discord's pace, after a crash too.

A letter is waiting, sending (nonce, time), sent (message id) or parked (reason). After a crash a
letter found sending is sent again with the same nonce while Discord remembers nonces; later the
channel's history is searched for our own marker first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from msgspec import Struct

from bot.door.channels import TRANSIENT, Channels, Parked, Unwanted
from bot.door.delivery import Delivery, nonce_of, was_lost
from bot.door.preferences import PreferenceCache
from games.core.model import Seat
from storage import matches, outbox
from storage.database import Database
from storage.matches import Table
from storage.outbox import Letter
from storage.transaction import Transaction

log = logging.getLogger(__name__)


class Taken(Struct, frozen=True):
    """A letter that is marked as sending: from now on it may have been sent."""

    letter: Letter  # as it was found
    match: Table
    late: bool  # a newer board, or hand, waits behind it


class Stuck(Exception):
    """Retry this letter later."""


class Courier:
    """Runs one task for each lane with letters, started by one task that wakes on a nudge."""

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
        self._delivery = Delivery(database, channels, preferences, now, on_gone)
        self._now = now
        self._wake = asyncio.Event()
        self._runners: dict[str, asyncio.Task[None]] = {}
        self._parked: set[str] = set()  # lanes with parked letters
        self._look_again: set[str] = set()  # lanes that may have got letters since their runner looked
        self._in_hand: set[asyncio.Future[Taken | None]] = set()
        self._finishing = False

    async def finish(self, seconds: float = 5.0) -> None:  # seam: stopping in peace, not by death
        """Deliver the letters in hand and take up no other."""
        self._finishing = True
        if self._in_hand:
            await asyncio.wait(self._in_hand, timeout=seconds)

    def nudge(self, lane: str) -> None:
        """Look for letters in a lane."""
        self._look_again.add(lane)
        self._wake.set()

    async def run(self) -> None:  # seam: waits for work, holds none
        """Deliver until cancelled."""
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

    # seam: reads only, but for what it wakes
    async def heard_from(self, user: int, channel: int | None) -> None:
        """Retry what was parked for a channel or a DM, now that somebody speaks to us from there."""
        if channel is None:
            lanes = {f"dm:{user}"} & self._parked
        else:
            played = await self._db.read(matches.in_place, channel) if self._parked else []
            lanes = {f"match:{match}" for match in played} & self._parked
        for lane in lanes:
            await self._wake_lane(lane)

    async def _wake_lane(self, lane: str) -> None:  # seam: one statement that may be run again
        self._parked.discard(lane)
        try:
            if lane.startswith("dm:"):  # they speak to us there, so it is open
                await self._channels.remember_dm(int(lane.removeprefix("dm:")), None, True)
            await self._db.write(outbox.wake_lane, lane)
        except BaseException:
            self._parked.add(lane)
            raise

    async def _run_lane(self, lane: str) -> None:
        """Empty a lane; what could not be delivered is retried after a pause."""
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
                    await asyncio.sleep(pause)  # seam: waiting to try again; nothing is held
                    pause = min(60.0, pause * 2)
        finally:
            del self._runners[lane]

    async def _empty(self, lane: str) -> None:
        """Deliver letter after letter until none is left."""
        taken = await self._db.write(self._take_up, lane)
        while taken is not None and not self._finishing:
            taken = await self._held(self._deliver(taken))

    async def _held(self, delivering: Coroutine[Any, Any, Taken | None]) -> Taken | None:
        """Remember a delivery under way, so that `finish` can wait for it."""
        task = asyncio.ensure_future(delivering)
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)
        return await task

    def _take_up(self, tx: Transaction, lane: str) -> Taken | None:
        """Mark the oldest waiting letter of a lane as sending; None if there is none."""
        letter = None if self._finishing else outbox.first(tx, lane)
        if letter is None:
            return None
        match = matches.get(tx, letter.match)
        assert match is not None
        if not was_lost(letter, self._now()):
            outbox.sending(tx, letter.id, nonce_of(letter), self._now())
        return Taken(letter, match, outbox.has_later(tx, letter))

    async def _deliver(self, taken: Taken) -> Taken | None:
        """Deliver or park a letter, and take up the next one; raises Stuck where it must be retried."""
        letter = taken.letter
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
        return await self._db.write(self._sent, letter, message)

    def _sent(self, tx: Transaction, letter: Letter, message: int) -> Taken | None:
        outbox.sent(tx, letter.id, message)
        return self._take_up(tx, letter.lane)

    # seam: a refusal by Discord, see test_bad_days
    async def _put_aside(self, letter: Letter, parked: Parked) -> Taken | None:
        """Park a letter, or its whole lane, until the cause is gone; take up the next one."""
        self._parked.add(letter.lane)
        taken = await self._db.write(self._park, letter, parked)
        if parked.whole_lane:
            await self._channels.tell_host(letter.match)
        return taken

    def _park(self, tx: Transaction, letter: Letter, parked: Parked) -> Taken | None:
        if parked.whole_lane:
            outbox.park_lane(tx, letter.lane, str(parked))
        else:
            outbox.park(tx, letter.id, str(parked))
        return self._take_up(tx, letter.lane)
