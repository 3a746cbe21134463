"""What the bot asks of a server: no more than it needs, as a number and as a link."""

from __future__ import annotations

PERMISSIONS = {  # by Discord's names and bits: docs, topics/permissions
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "create_public_threads": 1 << 35,
    "send_messages_in_threads": 1 << 38,
}
NUMBER = sum(PERMISSIONS.values())
ADMINISTRATOR = 1 << 3
SCOPES = ("bot", "applications.commands")


def link(application: int | str) -> str:
    """Where a server's owner lets the bot in."""
    scopes = "+".join(SCOPES)
    return f"https://discord.com/oauth2/authorize?client_id={application}&scope={scopes}&permissions={NUMBER}"


def missing(granted: int) -> list[str]:
    """What was not granted, in Discord's words."""
    if granted & ADMINISTRATOR:
        return []
    return [name.replace("_", " ").title() for name, bit in PERMISSIONS.items() if not granted & bit]
