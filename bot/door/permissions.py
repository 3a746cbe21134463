"""What may be done in a channel, by the bot and by whoever asks."""

from __future__ import annotations

import discord

from bot.door.reply import Interaction, is_moderator
from games.core.model import Place, RuleError, say
from storage.servers import ServerSettings

NEEDED = ("view_channel", "attach_files", "read_message_history")


def may_play(interaction: Interaction) -> None:
    """Refuse unless the bot may do here all that a match needs."""
    granted = interaction.app_permissions
    writing = "send_messages_in_threads" if _in_thread(interaction) else "send_messages"
    needed = {*NEEDED, writing, *(["send_messages_in_threads"] if granted.create_public_threads else [])}
    missing = sorted(name for name in needed if not getattr(granted, name))
    if missing:
        names = tuple(say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise RuleError("no-permission", missing=names)


def may_open(interaction: Interaction, server: ServerSettings, instead: int | None = None) -> None:
    """Refuse unless this person may open a table here, or in the channel where it will be instead."""
    may_play(interaction)
    here = {interaction.channel_id, parent_of(interaction), instead}
    if server.channels and not here & set(server.channels) and not is_moderator(interaction):
        raise RuleError("wrong-channel", channels=tuple(Place(channel) for channel in server.channels))
    if server.moderators_only and not is_moderator(interaction):
        raise RuleError("moderators-open")


def parent_of(interaction: Interaction) -> int | None:
    """The channel that the thread stands under in which somebody speaks; None outside of threads."""
    return interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None


def forum_for(interaction: Interaction, server: ServerSettings) -> discord.ForumChannel | None:
    """The forum that a table opened here belongs in: the one spoken in, or the one the server has chosen."""
    channel, guild = interaction.channel, interaction.guild
    if guild is None:
        return None
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    if isinstance(found := guild.get_channel(parent or 0), discord.ForumChannel):
        return found
    if not server.channels or {interaction.channel_id, parent} & set(server.channels):
        return None
    chosen = [guild.get_channel(place) for place in server.channels]
    return next((place for place in chosen if isinstance(place, discord.ForumChannel)), None)


def _in_thread(interaction: Interaction) -> bool:
    return isinstance(interaction.channel, discord.Thread)


def may_thread(interaction: Interaction) -> bool:
    """Whether the match will get a thread: its own, or the one it is opened in."""
    return _in_thread(interaction) or interaction.app_permissions.create_public_threads
