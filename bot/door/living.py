"""The one living DM of a table and a person: it is edited, or a fresh one that rings takes its place.

What its reader has not acted on yet is carried along; once they have moved, what stood there is old news.
"""

from __future__ import annotations

import logging

import discord
from msgspec import Struct

from bot.door.channels import TRANSIENT
from bot.door.components import custom_ids, view_of
from bot.door.compose import Written, marker
from bot.match.letters import Whisper
from storage import journal, outbox
from storage.outbox import Envelope
from storage.transaction import Transaction

log = logging.getLogger(__name__)


class EarlierMessages(Struct, frozen=True):
    """The DMs of a table that were delivered before a letter, oldest first."""

    messages: tuple[int, ...] = ()
    unread: bool = False  # nothing was done by their reader since the last one


def before(tx: Transaction, letter: Envelope, body: Whisper) -> EarlierMessages:
    """What a private word comes after."""
    sent = outbox.living(tx, letter)
    if not sent:
        return EarlierMessages()
    acted = journal.last_of(tx, letter.match, body.seat)
    return EarlierMessages(tuple(dict.fromkeys(message for message, _ in sent)), sent[-1][1] >= acted)


# seam: reads only, where a private word follows another, see test_living_dm
async def last_of(place: discord.PartialMessageable, former: EarlierMessages) -> discord.Message | None:
    """The living message, if there is one."""
    if not former.messages:
        return None
    try:
        return await place.fetch_message(former.messages[-1])
    except (discord.NotFound, discord.Forbidden):
        return None


# seam: writing the same words twice is seen by their mark, see test_living_dm
async def edit(message: discord.Message, written: Written, body: Whisper) -> bool:
    """Put a private word into the living message without a sound; False where it cannot be edited."""
    if marker(body) in custom_ids(message):
        return True  # a crash came between this edit and its being noted
    try:
        await message.edit(content=written.text, attachments=written.files, view=view_of(written.rows))
    except (discord.NotFound, discord.Forbidden):
        return False
    return True


# seam: deleting twice is harmless, see test_living_dm
async def clear(place: discord.PartialMessageable, former: EarlierMessages, sent: int) -> None:
    """Delete what a fresh message took the place of; a failure is only logged."""
    for message in former.messages:
        try:
            if message != sent:
                await place.get_partial_message(message).delete()
        except discord.NotFound:
            continue
        except (*TRANSIENT, discord.HTTPException) as error:
            log.info("an old DM could not be deleted: %s", error)
