"""The channels the bot writes to: a match's thread, a player's DM. Closed ones are remembered."""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections.abc import Callable

import aiohttp
import discord

from bot import limits
from bot.door import forums
from bot.door.components import view_of
from bot.table.admission import host_name
from bot.table.lobby_panel import table_rows, table_text
from bot.text import markup, messages
from bot.text.words import bot_words
from games.core.model import Ending
from storage import counters, matches, outbox, people
from storage.database import Database
from storage.matches import Match, Table
from storage.transaction import Transaction

log = logging.getLogger(__name__)

TRANSIENT = (aiohttp.ClientError, asyncio.TimeoutError, discord.RateLimited, OSError)
"""Errors after which the same request may go well the next time."""

BREAKER_SECONDS = 3600  # how long no DM is opened after Discord said "too fast"


class Parked(Exception):
    """This letter cannot be delivered; trying again would not help."""

    def __init__(self, reason: str, *, whole_queue: bool = False) -> None:
        super().__init__(reason)
        self.whole_queue = whole_queue


class Unwanted(Exception):
    """This letter need not be delivered: its reader chose to look for themselves, or nothing is to show."""


class Channels:
    """Finds and opens the channels that letters go to."""

    def __init__(
        self, database: Database, client: discord.Client, now: Callable[[], float], new_dms_a_day: int
    ) -> None:
        self._db = database
        self._client = client
        self._now = now
        self._budget = new_dms_a_day

    def channel(self, id: int, guild: int | None = None) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(id, guild_id=guild)

    # -- the host ---------------------------------------------------------------------------------

    async def tell_host(self, match: int) -> None:
        """Tell a host by DM, at most once a day, that their table's channel is out of reach."""
        found = await self._db.read(matches.get, match)
        today = f"told:{match}:{self._day()}"
        if found is None or await self._db.read(counters.get, today) > 0:
            return
        await self._db.write(counters.add, today)
        chosen = await self._db.read(people.preferences, found.host)
        words = bot_words(chosen.spoken or found.language)
        place = markup.place(found.thread or found.channel)
        text = words.text("channel-lost", match=messages.match_name(found, words), place=place)
        try:
            await self.channel(await self.dm(found.host)).send(text)
        except (Parked, Unwanted, *TRANSIENT, discord.HTTPException) as error:
            log.warning("the host of table %s could not be told: %s", match, error)

    # -- threads ------------------------------------------------------------------------------------

    async def thread(self, match: Table) -> int:
        """The match's thread, made if there is none: from the table's message, so that twice is harmless."""
        if match.thread is not None:
            return match.thread
        if not isinstance(match, Match):
            return match.channel  # nothing is played yet
        if match.message is None or match.guild is None:
            place = match.channel  # in a DM there are no threads
        else:
            place = await self._make_thread(match, match.message)
        await self._db.write(matches.set_thread, match.id, place)
        await self.redraw_table_of(match.id)
        return place

    async def lost(self, match: Table) -> bool:
        """Go on in the channel, since the thread is gone; False if it was the channel that is gone."""
        if match.thread in (None, match.channel):
            return False

        def work(tx: Transaction) -> None:
            matches.set_thread(tx, match.id, match.channel)
            outbox.left_behind(tx, match.id)

        await self._db.write(work)
        return True

    async def touch(self, thread: int) -> None:
        """Keep a thread from being put away: changing its time to archive counts as a sign of life."""
        http = self._client.http
        try:
            for minutes in (limits.THREAD_MINUTES_SHORTER, limits.THREAD_MINUTES):
                await http.edit_channel(thread, archived=False, auto_archive_duration=minutes)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:  # no thread, or not ours to change: play goes on by DM
            log.info("thread %s could not be kept open: %s", thread, error)

    async def gone(self, guild: int | None, user: int) -> bool:
        """Whether somebody has left the server. Asked only where it matters, since nobody is followed.

        False when in doubt: a server that the bot is not in tells it nothing.
        """
        try:
            await self._client.http.get_member(guild or 0, user)
        except (*TRANSIENT, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException) and error.code in limits.NO_MEMBER:
                return True
            log.info("whether somebody is still in a server is not known: %s", error)
        return False

    async def can_go(self, guild: int | None, channel: int, user: int) -> bool:
        """Whether somebody is still in a server and may read a channel of it, as far as that is known."""
        found = self._client.get_guild(guild or 0)
        if found is None:
            return not await self.gone(guild, user)
        try:
            member = await found.fetch_member(user)
        except (*TRANSIENT, discord.HTTPException) as error:
            log.info("whether somebody can read a channel is not known: %s", error)
            return False
        return can_read(found, channel, member)

    async def redraw_table(self, match: Table, ending: Ending | None = None) -> None:
        """Show on the table's message how things stand, or who won; a failure is only logged."""
        if match.message is None:
            return
        message = self.channel(match.channel, match.guild).get_partial_message(match.message)
        text = table_text(match, host_name(match), ending)
        try:
            await message.edit(content=text, view=view_of(table_rows(match)))
            if forums.is_post(match):
                await forums.retag(self._client, match)
        except (*TRANSIENT, discord.HTTPException) as error:
            log.warning("the table message of %s could not be edited: %s", match.id, error)

    async def redraw_table_of(self, match: int) -> None:
        """Show on the table's message how the match stands now."""
        found = await self._db.read(matches.get, match)
        if found is not None:
            await self.redraw_table(found)

    async def post_table(self, match: Table, channel: int | None = None) -> None:
        """Show a table that waits by a message of its own, in its channel or another one."""
        place = channel or match.channel
        text, view = table_text(match, host_name(match)), view_of(table_rows(match))
        sent = await self.channel(place, match.guild).send(text, view=view or discord.utils.MISSING)
        await self._db.write(matches.set_table, match.id, place, sent.id)

    async def move_table(self, match: Table, channel: int) -> None:
        """Show a table that waits in another channel, and there alone."""
        await self.post_table(match, channel)
        if match.message is None:
            return
        try:
            await self.channel(match.channel, match.guild).get_partial_message(match.message).delete()
        except (*TRANSIENT, discord.HTTPException) as error:
            log.info("the old message of table %s could not be deleted: %s", match.id, error)

    async def post_in_forum(self, forum: discord.ForumChannel, match: Table) -> None:
        """Show a table as a post of a forum: all of the match is played there."""
        post = await forums.post(forum, match)
        await self._db.write(matches.set_table, match.id, post, post)

    async def set_place(self, match: Table, channel: int) -> None:
        """Say where a table will be shown that was not posted yet."""
        await self._db.write(matches.set_table, match.id, channel, None)

    async def _make_thread(self, match: Table, message: int) -> int:
        name, http = messages.thread_name(match), self._client.http
        try:  # by the request itself: the server may be on a shard of another process
            thread = await http.start_thread_with_message(
                match.channel, message, name=name, auto_archive_duration=limits.THREAD_MINUTES
            )
        except discord.Forbidden:
            return match.channel  # threads are not allowed here: the channel will do
        except discord.HTTPException as error:
            if error.code == limits.THREAD_EXISTS:
                return message  # a thread made from a message has the message's id
            if 400 <= error.status < 500 and error.status != 429:
                return match.channel  # such as: this is a thread already, or the message is gone
            raise
        return int(thread["id"])

    # -- DMs ----------------------------------------------------------------------------------------

    async def greet(self, user: int, text: str) -> bool:
        """Try a person's DM once, right after they pressed Join; whether it is open."""
        person = await self._db.read(people.get, user)
        if person is not None and (person.dm_open or not person.preferences.by_dm):
            return True
        try:
            channel = await self._open_dm(user, stranger=False)
            await self.channel(channel).send(text)
        except Parked:
            return False  # not now; their DM may well be open
        except discord.Forbidden:
            await self.remember_dm(user, None, False)
            return False
        except (*TRANSIENT, discord.HTTPException) as error:
            log.warning("the DM of a player could not be tried: %s", error)
            return True  # not known to be closed
        await self.remember_dm(user, channel, True)
        return True

    async def dm(self, user: int, *, wanted: bool = False) -> int:
        """A player's DM channel. Raises Unwanted, or Parked where it is closed or may not be opened now."""
        person = await self._db.read(people.get, user)
        if person is not None and not person.preferences.by_dm and not wanted:
            raise Unwanted
        if person is not None and person.dm_open is False:
            raise Parked("DMs are closed")
        if person is not None and person.dm is not None:
            return person.dm
        try:
            stranger = person is None or person.preferences.app is None  # they never pressed anything of ours
            channel = await self._open_dm(user, stranger=stranger)
        except discord.HTTPException as error:
            if not 400 <= error.status < 500 or error.status == 429:
                raise
            raise Parked(f"no DM could be opened ({error.status}, {error.code})") from error
        await self.remember_dm(user, channel, True)
        return channel

    async def own_dm(self, user: int) -> int:
        """The DM channel of somebody who asks to play there; Parked where none can be opened."""
        try:
            channel = await self._open_dm(user, stranger=False)
        except discord.Forbidden as error:
            raise Parked("DMs are closed") from error
        await self.remember_dm(user, channel, True)
        return channel

    async def remember_dm(self, user: int, channel: int | None, is_open: bool) -> None:
        await self._db.write(people.set_dm, user, channel, is_open)

    async def _open_dm(self, user: int, *, stranger: bool) -> int:
        """Open a DM channel, unless Discord said to wait; with strangers, within the day's budget."""
        day = f"dms:{self._day()}"
        if self._now() < await self._db.read(counters.get, "dms:wait"):
            raise Parked(outbox.LATER)
        person = await self._db.read(people.get, user)
        if person is not None and person.dm is not None:
            return person.dm
        if stranger and not await self._db.write(counters.take, day, self._budget):
            raise Parked(outbox.LATER)
        try:
            channel = await self._client.create_dm(discord.Object(user))
        except discord.HTTPException as error:
            if stranger:
                await self._db.write(counters.add, day, -1)
            if error.code == limits.DMS_TOO_FAST:
                await self._db.write(counters.save, "dms:wait", int(self._now()) + BREAKER_SECONDS)
                raise Parked(outbox.LATER) from error
            raise
        return channel.id

    def _day(self) -> str:
        return f"{datetime.datetime.fromtimestamp(self._now(), datetime.UTC):%Y-%m-%d}"


def can_read(guild: discord.Guild, channel: int, member: discord.Member) -> bool:
    """Whether a member may read a channel; one that is not known here is nobody's secret."""
    place = guild.get_channel_or_thread(channel)
    try:
        return place is None or place.permissions_for(member).view_channel
    except discord.ClientException:  # a thread whose channel is not known
        return True
