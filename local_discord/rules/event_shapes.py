"""Schemas of gateway events that Discord's generated schema lacks, composed of its definitions."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]

_ID: Schema = {"$ref": "#/definitions/Snowflake"}
_IDS: Schema = {"type": "array", "items": _ID}
_USER: Schema = {"$ref": "#/definitions/APIUser"}
_MEMBER: Schema = {"$ref": "#/definitions/APIGuildMember"}
_CHANNEL: Schema = {"$ref": "#/definitions/APIChannel"}
_EMOJI: Schema = {"$ref": "#/definitions/APIPartialEmoji"}
_ROLE: Schema = {"$ref": "#/definitions/APIRole"}
_NUMBER: Schema = {"type": "integer"}
_YES_NO: Schema = {"type": "boolean"}


def _object(optional: Schema | None = None, **required: Schema) -> Schema:
    """An object with these fields and no others."""
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": sorted(required),
        "additionalProperties": False,
    }


def _reaction(**more: Schema) -> Schema:
    optional = {"guild_id": _ID, **more}
    return _object(
        optional, user_id=_ID, channel_id=_ID, message_id=_ID, emoji=_EMOJI, burst=_YES_NO, type=_NUMBER
    )


_THREAD_MEMBER = _object(
    {"member": _MEMBER, "presence": {"type": ["object", "null"]}},
    id=_ID,
    user_id=_ID,
    join_timestamp={"type": "string"},
    flags=_NUMBER,
)


def missing(definitions: Schema) -> dict[str, Schema]:
    """Event name to schema; a member's own fields are taken from Discord's definition."""
    member = definitions["APIGuildMember"]
    fields = {**member["properties"], "guild_id": _ID}
    in_guild = {**member, "properties": fields, "required": [*member["required"], "guild_id"]}
    return {
        "RESUMED": _object(),
        "GUILD_DELETE": _object({"unavailable": _YES_NO}, id=_ID),
        "GUILD_ROLE_CREATE": _object(guild_id=_ID, role=_ROLE),
        "GUILD_ROLE_UPDATE": _object(guild_id=_ID, role=_ROLE),
        "GUILD_MEMBER_ADD": in_guild,
        "GUILD_MEMBER_UPDATE": in_guild,
        "GUILD_MEMBER_REMOVE": _object(guild_id=_ID, user=_USER),
        "GUILD_MEMBERS_CHUNK": _object(
            {"nonce": {"type": "string"}, "not_found": {"type": "array"}},
            guild_id=_ID,
            members={"type": "array", "items": _MEMBER},
            chunk_index=_NUMBER,
            chunk_count=_NUMBER,
        ),
        "CHANNEL_CREATE": _CHANNEL,
        "CHANNEL_UPDATE": _CHANNEL,
        "CHANNEL_DELETE": _CHANNEL,
        "THREAD_DELETE": _object(id=_ID, guild_id=_ID, parent_id=_ID, type=_NUMBER),
        "THREAD_MEMBERS_UPDATE": _object(
            {"added_members": {"type": "array", "items": _THREAD_MEMBER}, "removed_member_ids": _IDS},
            id=_ID,
            guild_id=_ID,
            member_count=_NUMBER,
        ),
        "MESSAGE_DELETE_BULK": _object({"guild_id": _ID}, ids=_IDS, channel_id=_ID),
        "MESSAGE_REACTION_ADD": _reaction(member=_MEMBER, message_author_id=_ID),
        "MESSAGE_REACTION_REMOVE": _reaction(),
        "MESSAGE_REACTION_REMOVE_ALL": _object({"guild_id": _ID}, channel_id=_ID, message_id=_ID),
        "TYPING_START": _object(
            {"guild_id": _ID, "member": _MEMBER}, channel_id=_ID, user_id=_ID, timestamp=_NUMBER
        ),
    }
