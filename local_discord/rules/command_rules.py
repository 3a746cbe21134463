"""Validate the commands that a bot registers."""

from __future__ import annotations

import unicodedata
from typing import Any

from local_discord.message import Json
from local_discord.rules.limit_table import LIMITS, LOCALES, Findings

_SUBCOMMAND, _GROUP, _STRING = 1, 2, 3
_CHAT_INPUT = 1
_MARKED_SCRIPTS = ("DEVANAGARI", "THAI")


def check_commands(findings: Findings, commands: list[Json]) -> None:
    """Check a bulk overwrite."""
    findings.most("", [entry for entry in commands if _kind(entry) == _CHAT_INPUT], "commands")
    seen: set[tuple[int, str]] = set()
    for position, command in enumerate(commands):
        key = (_kind(command), str(command.get("name")))
        if key in seen:
            text = "Application command names must be unique"
            findings.bad(f"{position}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add(key)
        check_command(findings, command, str(position))


def check_command(findings: Findings, command: Json, path: str = "") -> None:
    """Check one command with its options."""
    dot = f"{path}." if path else ""
    if _kind(command) != _CHAT_INPUT:
        findings.longest(f"{dot}name", command.get("name"), "command name", least=1)
        return
    _check_words(findings, command, dot)
    _check_options(findings, command.get("options") or [], f"{dot}options", inside=0)
    if _size(command) > LIMITS["command sum"].number:
        text = f"Command exceeds maximum size ({LIMITS['command sum'].number})"
        findings.bad(path, "APPLICATION_COMMAND_TOO_LARGE", text)


def check_choices(findings: Findings, choices: list[Json], path: str, limit: str) -> None:
    """Check the choices of an option or of an autocomplete answer."""
    findings.most(path, choices, limit)
    names: set[str] = set()
    for position, choice in enumerate(choices):
        place = f"{path}.{position}"
        name = choice.get("name")
        findings.longest(f"{place}.name", name, "choice name", least=1)
        if isinstance(choice.get("value"), str):
            findings.longest(f"{place}.value", choice["value"], "choice value")
        _check_localised(findings, choice, place + ".", "name", "choice name", as_name=False)
        if name in names and limit == "command choices":
            text = "Choice names must be unique"
            findings.bad(f"{place}.name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", text)
        names.add(str(name))


def is_command_name(name: Any) -> bool:
    """Discord's rule: letters, digits, - _ ', lower-case where there is one, at most 32."""
    if not isinstance(name, str) or not 1 <= len(name) <= LIMITS["command name"].number:
        return False
    return name == name.lower() and all(_allowed(letter) for letter in name)


def _allowed(letter: str) -> bool:
    if letter in "-_'" or unicodedata.category(letter)[0] in "LN":
        return True
    return unicodedata.name(letter, "").startswith(_MARKED_SCRIPTS)


def _kind(command: Json) -> int:
    return int(command.get("type") or _CHAT_INPUT)


def _check_words(findings: Findings, entry: Json, dot: str) -> None:
    if not is_command_name(entry.get("name")):
        findings.bad(f"{dot}name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if not entry.get("description"):
        findings.needed(f"{dot}description")
    findings.longest(f"{dot}description", entry.get("description"), "command description")
    _check_localised(findings, entry, dot, "name", "command name", as_name=True)
    _check_localised(findings, entry, dot, "description", "command description", as_name=False)


def _check_localised(
    findings: Findings, entry: Json, dot: str, field: str, limit: str, *, as_name: bool
) -> None:
    for locale, text in (entry.get(f"{field}_localizations") or {}).items():
        place = f"{dot}{field}_localizations.{locale}"
        if locale not in LOCALES:
            findings.bad(place, "BASE_TYPE_CHOICES", "Value must be one of Discord's locales.")
        if not as_name:
            findings.longest(place, text, limit, least=1)
        elif not is_command_name(text):
            findings.bad(place, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(findings: Findings, options: list[Json], path: str, inside: int) -> None:
    findings.most(path, options, "command options")
    optional_seen = False
    names: set[str] = set()
    for position, option in enumerate(options):
        place = f"{path}.{position}"
        _check_words(findings, option, place + ".")
        _check_place(findings, option, options, place, inside)
        if option.get("name") in names:
            text = "Option name already exists"
            findings.bad(f"{place}.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", text)
        names.add(str(option.get("name")))
        if option.get("type") in (_SUBCOMMAND, _GROUP):
            _check_options(findings, option.get("options") or [], f"{place}.options", option["type"])
            continue
        if option.get("required") and optional_seen:
            text = "Required options must be placed before non-required options"
            findings.bad(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_seen = optional_seen or not option.get("required")
        _check_value(findings, option, place)


def _check_place(findings: Findings, option: Json, beside: list[Json], place: str, inside: int) -> None:
    kind = option.get("type")
    nests = kind in (_SUBCOMMAND, _GROUP)
    wrong = (inside == _GROUP and kind != _SUBCOMMAND) or (inside == _SUBCOMMAND and nests)
    mixed = any((other.get("type") in (_SUBCOMMAND, _GROUP)) != nests for other in beside)
    if wrong or mixed:
        text = "Sub-commands and plain options do not mix"
        findings.bad(f"{place}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)


def _check_value(findings: Findings, option: Json, place: str) -> None:
    choices = option.get("choices") or []
    check_choices(findings, choices, f"{place}.choices", "command choices")
    if choices and option.get("autocomplete"):
        text = "Choices and autocomplete are mutually exclusive"
        findings.bad(place, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", text)


def _size(entry: Json) -> int:
    """Names, descriptions and choice values, the longest language of each."""
    total = sum(_longest_language(entry, field) for field in ("name", "description"))
    for choice in entry.get("choices") or []:
        total += _longest_language(choice, "name") + len(str(choice.get("value")))
    return total + sum(_size(option) for option in entry.get("options") or [])


def _longest_language(entry: Json, field: str) -> int:
    texts = [entry.get(field) or "", *(entry.get(f"{field}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts)
