"""Select the part of a channel's messages that a request asks for."""

from __future__ import annotations

from collections.abc import Mapping

from local_discord.message import Message


def cut(everything: list[Message], query: Mapping[str, str]) -> list[Message]:
    """Take oldest-first messages; return newest first the last ones, or those before, after or around one."""
    limit = int(query.get("limit", 50))
    if "after" in query:
        later = [message for message in everything if int(message.id) > int(query["after"])]
        return later[:limit][::-1]
    if "around" in query:
        return _around(everything, int(query["around"]), limit)
    if "before" in query:
        everything = [message for message in everything if int(message.id) < int(query["before"])]
    return everything[-limit:][::-1]


def _around(everything: list[Message], middle: int, limit: int) -> list[Message]:
    earlier = [message for message in everything if int(message.id) < middle]
    others = [message for message in everything if int(message.id) >= middle]
    half = limit // 2
    chosen = (earlier[-half:] if half else []) + others[: limit - half]
    return chosen[::-1]
