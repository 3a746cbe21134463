"""Discord's objects with every field that its documentation requires."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from local_discord.message import Json

TEXT = 0
DM = 1
PUBLIC_THREAD = 11
FORUM = 15
PRIVATE_THREAD = 12
THREADS = (10, 11, 12)


def user(user_id: str, name: str, *, bot: bool = False) -> Json:
    """A user; the account's name is the plain form of the shown one."""
    shape: Json = {
        "id": user_id,
        "username": _account_name(name),
        "discriminator": "0",
        "global_name": None if bot else name,
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }
    return {**shape, "bot": True} if bot else shape


def member(of: Json, roles: list[str], joined_at: str) -> Json:
    """A user's place in the guild."""
    return {
        "user": of,
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": joined_at,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def role(role_id: str, name: str, permissions: int, position: int, *, managed_by: str = "") -> Json:
    """A role with its permissions."""
    shape: Json = {
        "id": role_id,
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": bool(managed_by),
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return {**shape, "tags": {"bot_id": managed_by}} if managed_by else shape


def text_channel(channel_id: str, guild_id: str, name: str, position: int) -> Json:
    """A text channel of the guild."""
    return {
        "id": channel_id,
        "type": TEXT,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "topic": None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "flags": 0,
    }


def dm_channel(channel_id: str, recipients: Iterable[Json]) -> Json:
    """A direct-message channel, seen by the bot."""
    return {
        "id": channel_id,
        "type": DM,
        "recipients": list(recipients),
        "last_message_id": None,
        "flags": 0,
    }


def thread(thread_id: str, parent: Json, owner_id: str, payload: Json, kind: int, now: str) -> Json:
    """A thread beneath a text channel."""
    metadata: Json = {
        "archived": False,
        "auto_archive_duration": payload.get("auto_archive_duration") or 4320,
        "archive_timestamp": now,
        "locked": False,
        "create_timestamp": now,
    }
    if kind == PRIVATE_THREAD:
        metadata["invitable"] = payload.get("invitable", True)
    return {
        "id": thread_id,
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": payload["name"],
        "last_message_id": None,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "rate_limit_per_user": payload.get("rate_limit_per_user") or 0,
        "flags": 0,
        "thread_metadata": metadata,
    }


def thread_member(thread_id: str, user_id: str, now: str) -> Json:
    """Somebody's place in a thread."""
    return {"id": thread_id, "user_id": user_id, "join_timestamp": now, "flags": 0}


def guild(guild_id: str, name: str, owner_id: str, roles: list[Json]) -> Json:
    """The guild without its channels and members."""
    return {
        "id": guild_id,
        "name": name,
        "icon": None,
        "splash": None,
        "banner": None,
        "discovery_splash": None,
        "description": None,
        "owner_id": owner_id,
        "application_id": None,
        "roles": roles,
        "emojis": [],
        "stickers": [],
        "features": [],
        "preferred_locale": "en-US",
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "afk_timeout": 300,
        "afk_channel_id": None,
        "vanity_url_code": None,
        "hub_type": None,
        "incidents_data": None,
    }


def guild_on_arrival(base: Json, channels: list[Json], threads: list[Json], members: list[Json]) -> Json:
    """GUILD_CREATE: the guild as the gateway presents it."""
    return {
        **base,
        "joined_at": members[0]["joined_at"],
        "large": False,
        "unavailable": False,
        "member_count": len(members),
        "channels": channels,
        "threads": threads,
        "members": members,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application(application_id: str, name: str, bot: Json, owner: Json) -> Json:
    """The bot's application, as its owner sees it."""
    return {
        "id": application_id,
        "name": name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": bot,
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {"0": {}, "1": {}},
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "privacy_policy_url": "https://example.org/privacy",
        "terms_of_service_url": "https://example.org/terms",
        "role_connections_verification_url": None,
        "owner": owner,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def command(payload: Json, command_id: str, application_id: str, version: str, guild_id: str | None) -> Json:
    """A command as Discord stores it."""
    shape: Json = {
        **payload,
        "id": command_id,
        "application_id": application_id,
        "version": version,
        "type": payload.get("type") or 1,
        "description": payload.get("description") or "",
        "default_member_permissions": _permission_text(payload.get("default_member_permissions")),
        "integration_types": payload.get("integration_types") or [0],
        "contexts": payload.get("contexts"),
        "options": [_option(option) for option in payload.get("options") or []],
    }
    return {**shape, "guild_id": guild_id} if guild_id else shape


def _option(payload: Json) -> Json:
    shape = {key: value for key, value in payload.items() if value is not None}
    if "options" in shape:
        shape["options"] = [_option(option) for option in shape["options"]]
    return shape


def _permission_text(value: Any) -> str | None:
    return None if value is None else str(value)


def _account_name(name: str) -> str:
    plain = name.lower().replace("é", "e")
    return re.sub(r"[^a-z0-9_.]", "", plain) or "someone"
