"""Compute who is pinged by a message."""

from __future__ import annotations

import re
from typing import Any

from local_discord.message import Json

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


def mentioned_users(text: str, allowed: Any) -> list[str]:
    """Ids of mentioned users, once each, as far as `allowed_mentions` lets them be pinged."""
    return _filtered(_USER.findall(text), allowed, "users")


def mentioned_roles(text: str, allowed: Any) -> list[str]:
    """Ids of mentioned roles, once each, as far as `allowed_mentions` lets them be pinged."""
    return _filtered(_ROLE.findall(text), allowed, "roles")


def mentions_everyone(text: str, allowed: Any) -> bool:
    """Whether the message would ping everyone."""
    permitted = allowed is None or "everyone" in (allowed.get("parse") or [])
    return permitted and bool(_EVERYONE.search(text))


def _filtered(found: list[str], allowed: Json | None, kind: str) -> list[str]:
    unique = list(dict.fromkeys(found))
    if allowed is None or kind in (allowed.get("parse") or []):
        return unique
    named = {str(entry) for entry in allowed.get(kind) or []}
    return [entry for entry in unique if entry in named]
