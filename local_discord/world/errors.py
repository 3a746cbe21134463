"""Discord's error codes and the shape in which they are answered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

# code: (HTTP status, message), from Discord's list of JSON error codes.
KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10014: (404, "Unknown Emoji"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    10011: (404, "Unknown Role"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50016: (400, "Provided too few or too many messages to delete. Must provide at least 2 and at most 100"),
    50021: (403, "Cannot execute action on a system message"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50035: (400, "Invalid Form Body"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50240: (
        400,
        "You cannot remove this app's Entry Point command in a bulk update operation."
        " Please include the Entry Point command in your update request or delete it separately.",
    ),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (403, "You cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "This thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


class ApiError(Exception):
    """A refusal in Discord's own words."""

    def __init__(
        self,
        code: int,
        *,
        status: int = 0,
        message: str = "",
        errors: dict[str, Any] | None = None,
        retry_after: float | None = None,
    ) -> None:
        known_status, known_message = KNOWN.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or known_status
        self.message = message or known_message
        self.errors = errors
        self.retry_after = retry_after
        super().__init__(f"{self.status} {code} {self.message}")

    @property
    def body(self) -> dict[str, Any]:
        """The JSON body of the response."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


def invalid_form(*faults: tuple[str, str, str]) -> ApiError:
    """Make error 50035 from (path, code, message) triples."""
    return ApiError(50035, errors=nested(faults))


def nested(faults: Iterable[tuple[str, str, str]]) -> dict[str, Any]:
    """Build Discord's tree of errors: one level for each path segment, leaves under `_errors`."""
    tree: dict[str, Any] = {}
    for path, code, message in faults:
        node = tree
        for segment in filter(None, path.split(".")):
            node = node.setdefault(segment, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    return tree
