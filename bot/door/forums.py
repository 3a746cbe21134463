"""Tables in a forum: each is one post, with the forum's tag for how it stands, where it has one."""

from __future__ import annotations

import logging

import discord

from bot import limits
from bot.door.components import view_of
from bot.table.admission import host_name
from bot.table.lobby_panel import table_rows, table_text
from bot.text import messages
from bot.text.words import bot_words
from games.core.model import Place, RuleError, say
from games.core.words import LANGUAGES
from storage.matches import Phase, Table

log = logging.getLogger(__name__)

STANDING = {Phase.LOBBY: "waiting", Phase.PLAYING: "playing"}
OVER = "over"


def check(forum: discord.ForumChannel) -> None:
    """Refuse where a post must have a tag, and the forum has none for a table that waits."""
    if forum.flags.require_tag and _tag(forum, Phase.LOBBY) is None:
        raise _needs_tag(forum)


async def post(forum: discord.ForumChannel, match: Table) -> int:
    """Begin the post of a table; its id, which its first message has too."""
    view, tag = view_of(table_rows(match)), _tag(forum, Phase.LOBBY)
    try:
        made = await forum.create_thread(
            name=messages.thread_name(match),
            content=table_text(match, host_name(match)),
            view=view or discord.utils.MISSING,
            auto_archive_duration=limits.THREAD_MINUTES,
            applied_tags=[tag] if tag else [],
        )
    except discord.Forbidden as error:
        raise RuleError("no-permission", missing=(say("permission-send-messages"),)) from error
    except discord.HTTPException as error:
        if error.code != limits.TAG_REQUIRED:
            raise
        raise _needs_tag(forum) from error
    return made.thread.id


def _needs_tag(forum: discord.ForumChannel) -> RuleError:
    wanted = tuple(bot_words(language).text("tag-waiting") for language in LANGUAGES)
    return RuleError("forum-tag", forum=Place(forum.id), tags=wanted)


def is_post(match: Table) -> bool:
    """Whether a table is a post of a forum: only there a message has the id of its thread."""
    return match.message is not None and match.message == match.channel


async def retag(client: discord.Client, match: Table) -> None:
    """Give a table's post the tag for how it stands now; the tags that people gave it stay."""
    thread = client.get_channel(match.channel) or await client.fetch_channel(match.channel)
    forum = thread.parent if isinstance(thread, discord.Thread) else None
    if not isinstance(thread, discord.Thread) or not isinstance(forum, discord.ForumChannel):
        return
    ours = {tag.id for phase in Phase if (tag := _tag(forum, phase)) is not None}
    now = _tag(forum, match.phase)
    wanted = [tag for tag in thread.applied_tags if tag.id not in ours] + ([now] if now else [])
    if {tag.id for tag in wanted} != {tag.id for tag in thread.applied_tags} and wanted:
        await thread.edit(applied_tags=wanted[: limits.POST_TAGS])


def _tag(forum: discord.ForumChannel, phase: Phase) -> discord.ForumTag | None:
    """The forum's tag for tables that stand so, in whatever language it is called."""
    word = STANDING.get(phase, OVER)
    names = {bot_words(language).text(f"tag-{word}").casefold() for language in LANGUAGES}
    return next((tag for tag in forum.available_tags if tag.name.strip().casefold() in names), None)
