"""One interaction, and how Discord serialises it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from local_discord.message import Json, Message
from local_discord.world import shapes

if TYPE_CHECKING:
    from local_discord.world.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
_FILE_BYTES = 10 * 2**20
_PARTIAL_CHANNEL = frozenset(
    {"id", "type", "guild_id", "name", "position", "nsfw", "parent_id", "topic", "last_message_id"}
    | {"rate_limit_per_user", "flags", "owner_id", "thread_metadata"}
    | {"message_count", "member_count", "total_message_sent"}
)


@dataclass
class Interaction:
    """One act of a person, and its result."""

    id: str
    token: str
    kind: int
    user_id: str
    channel_id: str
    opened_at: float
    data: Json
    source_id: str | None = None
    parent: Interaction | None = None
    answered_with: int = 0
    answer: Json = field(default_factory=dict)
    original_id: str | None = None
    follow_ups: list[str] = field(default_factory=list)
    edits: int = 0


def event(world: World, interaction: Interaction, channel: Json, message: Message | None) -> Json:
    """INTERACTION_CREATE."""
    user_id = interaction.user_id
    payload: Json = {
        "id": interaction.id,
        "application_id": world.application_id,
        "type": interaction.kind,
        "data": interaction.data,
        "token": interaction.token,
        "version": 1,
        "channel_id": channel["id"],
        "channel": _partial_channel(world, channel, user_id),
        "locale": world.settings[user_id].locale,
        "app_permissions": str(world.permissions(world.bot["id"], channel)),
        "entitlements": [],
        "authorizing_integration_owners": _owners(world, interaction),
        "attachment_size_limit": _FILE_BYTES,
    }
    if message is not None:
        payload["message"] = dict(message)
    if channel["type"] == shapes.DM:
        return {**payload, "user": world.users[user_id], "context": 1}
    granted = str(world.permissions(user_id, channel))
    return {
        **payload,
        "context": 0,
        "guild_id": world.guild_id,
        "guild": {"id": world.guild_id, "locale": world.guild_locale, "features": []},
        "guild_locale": world.guild_locale,
        "member": {**world.members[user_id], "permissions": granted},
    }


def metadata(world: World, interaction: Interaction) -> Json:
    """The interaction metadata of a message."""
    told: Json = {
        "id": interaction.id,
        "type": interaction.kind,
        "user": world.users[interaction.user_id],
        "authorizing_integration_owners": _owners(world, interaction),
    }
    if interaction.kind == COMPONENT:
        told["interacted_message_id"] = interaction.source_id
    if interaction.parent is not None:
        told["triggering_interaction_metadata"] = metadata(world, interaction.parent)
    return told


def _owners(world: World, interaction: Interaction) -> Json:
    """Whose installations let somebody use the app here: the guild's ("0"), their own ("1"), or both."""
    in_guild, user_id = "guild_id" in world.channel(interaction.channel_id), interaction.user_id
    found: Json = {}
    if world.membership.shared_with(user_id):
        found["0"] = world.guild_id if in_guild else "0"
    if world.settings[user_id].installed:
        found["1"] = user_id
    return found


def _partial_channel(world: World, channel: Json, user_id: str) -> Json:
    if channel["type"] == shapes.DM:
        return dict(channel)
    kept = {key: value for key, value in channel.items() if key in _PARTIAL_CHANNEL}
    return {**kept, "permissions": str(world.permissions(user_id, channel))}
