"""Check every request against Discord's limits, without needing its schemas."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from local_discord.message import Json
from local_discord.rules import command_rules
from local_discord.rules.component_rules import check_modal_components
from local_discord.rules.limit_table import ARCHIVE_MINUTES, LIMITS, Findings, Violation
from local_discord.rules.message_rules import check_message

__all__ = ["LIMITS", "Violation", "check_request"]

Files = Mapping[str, Any]
Check = Callable[[Findings, Any, Mapping[str, str], Files], None]

_MESSAGE, _DEFERRED, _DEFERRED_UPDATE, _UPDATE, _CHOICES, _MODAL = 4, 5, 6, 7, 8, 9
_CALLBACKS = (1, 4, 5, 6, 7, 8, 9, 10, 12)


def check_request(
    method: str, path: str, payload: Any, query: Mapping[str, str], files: Files
) -> list[Violation]:
    """Return what Discord would refuse with 50035, as far as the request alone shows it."""
    findings = Findings()
    for wanted, pattern, check, shape in _TABLE:
        if wanted == method and pattern.fullmatch(path):
            if shape is not None and not isinstance(payload, shape):
                findings.bad("", "MODEL_TYPE_CONVERT", f"Only a JSON {shape.__name__} may be passed.")
            else:
                _guarded(check, findings, payload, query, files)
            break
    return findings


def _guarded(check: Check, findings: Findings, payload: Any, query: Mapping[str, str], files: Files) -> None:
    try:
        check(findings, payload, query, files)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        findings.bad("", "MODEL_TYPE_CONVERT", f"The body has the wrong shape: {error!r}")


def _message(findings: Findings, payload: Json, query: Mapping[str, str], files: Files) -> None:
    check_message(findings, payload, files)


def _edit(findings: Findings, payload: Json, query: Mapping[str, str], files: Files) -> None:
    check_message(findings, payload, files, edit=True)


def _callback(findings: Findings, payload: Json, query: Mapping[str, str], files: Files) -> None:
    kind, data = payload.get("type"), payload.get("data") or {}
    if kind not in _CALLBACKS:
        findings.bad("type", "BASE_TYPE_CHOICES", f"Value must be one of {_CALLBACKS}.")
    elif kind in (_MESSAGE, _UPDATE):
        check_message(findings, data, files, "data", edit=kind == _UPDATE)
    elif kind == _CHOICES:
        command_rules.check_choices(
            findings, data.get("choices") or [], "data.choices", "autocomplete choices"
        )
    elif kind == _MODAL:
        _modal(findings, data)


def _modal(findings: Findings, data: Json) -> None:
    findings.longest("data.title", data.get("title"), "modal title", least=1)
    findings.longest("data.custom_id", data.get("custom_id"), "custom_id", least=1)
    for name in ("title", "custom_id"):
        if data.get(name) is None:
            findings.needed(f"data.{name}")
    check_modal_components(findings, data.get("components") or [], "data.components")


def _commands(findings: Findings, payload: list[Json], query: Mapping[str, str], files: Files) -> None:
    command_rules.check_commands(findings, payload)


def _command(findings: Findings, payload: Json, query: Mapping[str, str], files: Files) -> None:
    command_rules.check_command(findings, payload)


def _thread(findings: Findings, payload: Json, query: Mapping[str, str], files: Files) -> None:
    if payload.get("name") is None:
        findings.needed("name")
    _channel(findings, payload, query, files)


def _channel(findings: Findings, payload: Json, query: Mapping[str, str], files: Files) -> None:
    findings.longest("name", payload.get("name"), "channel name", least=1)
    findings.longest("topic", payload.get("topic"), "channel topic")
    findings.within("rate_limit_per_user", payload.get("rate_limit_per_user"), 0, LIMITS["slow mode"].number)
    if payload.get("auto_archive_duration") not in (None, *ARCHIVE_MINUTES):
        text = f"Value must be one of {ARCHIVE_MINUTES}."
        findings.bad("auto_archive_duration", "BASE_TYPE_CHOICES", text)


def _history(findings: Findings, payload: Any, query: Mapping[str, str], files: Files) -> None:
    limit = query.get("limit", "50")
    findings.within("limit", int(limit) if limit.isdigit() else limit, 1, LIMITS["history"].number)
    if sum(name in query for name in ("before", "after", "around")) > 1:
        findings.bad("", "BASE_TYPE_EXCLUSIVE", "before, after and around are mutually exclusive")
    for name in ("before", "after", "around"):
        if not query.get(name, "0").isdigit():
            findings.bad(name, "NUMBER_TYPE_COERCE", f'Value "{query[name]}" is not snowflake.')


def _dm(findings: Findings, payload: Json, query: Mapping[str, str], files: Files) -> None:
    if not str(payload.get("recipient_id", "")).isdigit():
        findings.bad("recipient_id", "NUMBER_TYPE_COERCE", "Value is not snowflake.")


# method, path, check, what the body must be (None: no body)
_TABLE: list[tuple[str, re.Pattern[str], Check, type | None]] = [
    (method, re.compile(pattern), check, shape)
    for method, pattern, check, shape in (
        ("POST", r"/channels/\d+/messages", _message, dict),
        ("PATCH", r"/channels/\d+/messages/\d+", _edit, dict),
        ("GET", r"/channels/\d+/messages", _history, None),
        ("POST", r"/webhooks/\d+/[^/]+", _message, dict),
        ("PATCH", r"/webhooks/\d+/[^/]+/messages/[^/]+", _edit, dict),
        ("POST", r"/interactions/\d+/[^/]+/callback", _callback, dict),
        ("PUT", r"/applications/\d+(/guilds/\d+)?/commands", _commands, list),
        ("POST", r"/applications/\d+(/guilds/\d+)?/commands", _command, dict),
        ("POST", r"/channels/\d+/threads", _thread, dict),
        ("POST", r"/channels/\d+/messages/\d+/threads", _thread, dict),
        ("PATCH", r"/channels/\d+", _channel, dict),
        ("POST", r"/users/@me/channels", _dm, dict),
    )
]
