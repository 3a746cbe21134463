"""Permission bits and how roles and overwrites add up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

BITS: dict[str, int] = {
    "CREATE_INSTANT_INVITE": 1 << 0,
    "ADMINISTRATOR": 1 << 3,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "SEND_TTS_MESSAGES": 1 << 12,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "CONNECT": 1 << 20,
    "SPEAK": 1 << 21,
    "CHANGE_NICKNAME": 1 << 26,
    "MANAGE_ROLES": 1 << 28,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "SEND_POLLS": 1 << 49,
    "PIN_MESSAGES": 1 << 51,
}
ALL = (1 << 53) - 1
EVERYONE = (
    "CREATE_INSTANT_INVITE",
    "ADD_REACTIONS",
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "EMBED_LINKS",
    "ATTACH_FILES",
    "READ_MESSAGE_HISTORY",
    "USE_EXTERNAL_EMOJIS",
    "CONNECT",
    "SPEAK",
    "CHANGE_NICKNAME",
    "USE_APPLICATION_COMMANDS",
    "CREATE_PUBLIC_THREADS",
    "CREATE_PRIVATE_THREADS",
    "SEND_MESSAGES_IN_THREADS",
    "SEND_POLLS",
)
BOT = ("MANAGE_MESSAGES", "MANAGE_THREADS", "PIN_MESSAGES")
IN_A_DM = (
    "ADD_REACTIONS",
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "EMBED_LINKS",
    "ATTACH_FILES",
    "READ_MESSAGE_HISTORY",
    "MENTION_EVERYONE",
    "USE_EXTERNAL_EMOJIS",
    "USE_APPLICATION_COMMANDS",
    "PIN_MESSAGES",
)
_LOST_WITHOUT_SEND = ("SEND_TTS_MESSAGES", "EMBED_LINKS", "ATTACH_FILES", "MENTION_EVERYONE")


def bits(names: Iterable[str]) -> int:
    """The named permissions as one number."""
    total = 0
    for name in names:
        total |= BITS[name.upper()]
    return total


def computed(
    member_id: str,
    role_ids: Iterable[str],
    roles: Mapping[str, dict[str, Any]],
    everyone_id: str,
    overwrites: Iterable[dict[str, Any]],
) -> int:
    """Roles first, then the channel's overwrites: everyone, roles, member."""
    held = [everyone_id, *role_ids]
    total = 0
    for role_id in held:
        total |= int(roles[role_id]["permissions"])
    if total & BITS["ADMINISTRATOR"]:
        return ALL
    by_id = {entry["id"]: entry for entry in overwrites}
    total = _overwritten(total, [by_id[everyone_id]] if everyone_id in by_id else [])
    total = _overwritten(total, [by_id[role_id] for role_id in role_ids if role_id in by_id])
    total = _overwritten(total, [by_id[member_id]] if member_id in by_id else [])
    if not total & BITS["VIEW_CHANNEL"]:
        return 0
    return total


def without_sending(total: int) -> int:
    """Who may not send may not attach, embed or mention everyone either."""
    if total & BITS["SEND_MESSAGES"]:
        return total
    return total & ~bits(_LOST_WITHOUT_SEND)


def _overwritten(total: int, entries: list[dict[str, Any]]) -> int:
    denied = allowed = 0
    for entry in entries:
        denied |= int(entry["deny"])
        allowed |= int(entry["allow"])
    return (total & ~denied) | allowed
