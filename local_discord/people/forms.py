"""Fill in slash-command options, menus and modals, as Discord's own app would."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from local_discord.message import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    INPUTS,
    RADIO_GROUP,
    SELECTS,
    STRING_SELECT,
    Json,
    walk,
)
from local_discord.world.commands import GROUP, SUBCOMMAND

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 8, 9, 10, 11
ACTION_ROW, LABEL, TEXT_DISPLAY = 1, 18, 10
_TYPES: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    NUMBER: (int, float),
}


def find_command(offered: list[Json], words: list[str], locale: str) -> tuple[Json, list[Json], list[Json]]:
    """The command, the subcommands on the way, and the options at the end of it."""
    command = _by_name(offered, words[0], locale, "/")
    way: list[Json] = []
    node = command
    for word in words[1:]:
        below = [option for option in node.get("options") or [] if option["type"] in (SUBCOMMAND, GROUP)]
        node = _by_name(below, word, locale, f"/{command['name']} ")
        way.append(node)
    options = node.get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        names = ", ".join(option["name"] for option in options)
        raise LookupError(f"/{' '.join(words)} needs one of: {names}")
    return command, way, options


def fill_options(options: list[Json], given: Mapping[str, Any], focused: str | None = None) -> list[Json]:
    """Typed option values; ValueError where the app would not let the command be sent."""
    known = {option["name"]: option for option in options}
    if unknown := [name for name in given if name not in known]:
        raise ValueError(f"no option {unknown[0]!r}; there are: {', '.join(known) or 'none'}")
    missing = [option["name"] for option in options if option.get("required") and option["name"] not in given]
    if missing and focused is None:
        raise ValueError(f"option {missing[0]!r} is required")
    return [_filled(known[name], value, name == focused) for name, value in given.items()]


def wrap(way: list[Json], options: list[Json]) -> list[Json]:
    """Options inside their subcommand and group."""
    for step in reversed(way):
        options = [{"type": step["type"], "name": step["name"], "options": options}]
    return options


def menu_values(menu: Json, picks: tuple[str, ...]) -> list[str]:
    """The values of the picked labels or values, in picking order."""
    _check_count(menu, len(picks))
    if menu["type"] not in (STRING_SELECT, CHECKBOX_GROUP):
        return list(picks)
    values = [option_value(menu, pick) for pick in picks]
    if None in values:
        labels = ", ".join(option["label"] for option in menu["options"])
        raise LookupError(f"no option {picks[values.index(None)]!r}; there are: {labels}")
    return [value for value in values if value is not None]


def option_value(menu: Json, pick: str) -> str | None:
    """A menu option's value from its value or label."""
    options = menu.get("options") or []
    for key in ("value", "label"):
        for option in options:
            if option[key] == pick:
                return str(option["value"])
    return None


def fill_modal(modal: Json, fields: Mapping[str, Any]) -> list[Json]:
    """The modal's components with what was typed; fields by custom_id or label."""
    inputs = modal_inputs(modal)
    names = {part["custom_id"]: label for part, label in inputs}
    if wrong := [key for key in fields if key not in names and key not in names.values()]:
        raise LookupError(f"no field {wrong[0]!r}; there are: {', '.join(names.values())}")
    given = {part["custom_id"]: fields.get(part["custom_id"], fields.get(label)) for part, label in inputs}
    return [_submitted(component, given) for component in modal["components"]]


def modal_inputs(modal: Json) -> list[tuple[Json, str]]:
    """Each input with the label a person reads beside it."""
    found = []
    for component in modal["components"]:
        for part in walk([component]):
            if part["type"] in INPUTS:
                label = component.get("label") or part.get("label") or part.get("placeholder") or ""
                found.append((part, str(label)))
    return found


def _by_name(entries: list[Json], word: str, locale: str, before: str) -> Json:
    for entry in entries:
        localised = (entry.get("name_localizations") or {}).get(locale)
        if word in (entry["name"], localised):
            return entry
    offered = ", ".join(before + entry["name"] for entry in entries) or "nothing"
    raise LookupError(f"no {before}{word} here; on offer: {offered}")


def _filled(option: Json, value: Any, focused: bool) -> Json:
    filled = {"name": option["name"], "type": option["type"], "value": value}
    if focused:
        return {**filled, "value": str(value), "focused": True}
    if choices := option.get("choices"):
        return {**filled, "value": _choice(option["name"], choices, value)}
    wanted = _TYPES.get(option["type"])
    if wanted and (not isinstance(value, wanted) or (isinstance(value, bool) and bool not in wanted)):
        raise ValueError(f"option {option['name']!r} cannot be {value!r}")
    _check_range(option, value)
    return filled


def _choice(name: str, choices: list[Json], value: Any) -> Any:
    for choice in choices:
        if value == choice["value"] or value == choice["name"]:
            return choice["value"]
    raise ValueError(f"option {name!r} offers {[choice['name'] for choice in choices]}, not {value!r}")


def _check_range(option: Json, value: Any) -> None:
    size = len(value) if option["type"] == STRING else value
    low = option.get("min_length" if option["type"] == STRING else "min_value")
    high = option.get("max_length" if option["type"] == STRING else "max_value")
    if (low is not None and size < low) or (high is not None and size > high):
        raise ValueError(f"option {option['name']!r} must lie between {low} and {high}, not {value!r}")


def _submitted(component: Json, given: Mapping[str, Any]) -> Json:
    shape: Json = {"type": component["type"], "id": component.get("id", 0)}
    if component["type"] == ACTION_ROW:
        return {**shape, "components": [_submitted(part, given) for part in component["components"]]}
    if component["type"] == LABEL:
        return {**shape, "component": _submitted(component["component"], given)}
    if component["type"] == TEXT_DISPLAY:
        return shape
    custom_id = component["custom_id"]
    return {**shape, "custom_id": custom_id, **_entered(component, given[custom_id])}


def _entered(component: Json, value: Any) -> Json:
    """The value that one input submits: a text, a tick, one choice, or a list."""
    kind = component["type"]
    if kind == CHECKBOX:
        return {"value": bool(component.get("default") if value is None else value)}
    if kind == RADIO_GROUP:
        return {"value": _one_choice(component, value)}
    if kind not in (*SELECTS, CHECKBOX_GROUP, FILE_UPLOAD):
        return {"value": _typed(component, value)}
    chosen = (
        (value,) if isinstance(value, str) else tuple(_chosen_before(component) if value is None else value)
    )
    if not chosen and component.get("required") is False:
        return {"values": []}
    return {"values": menu_values(component, chosen)}


def _chosen_before(component: Json) -> list[str]:
    return [option["value"] for option in component.get("options") or [] if option.get("default")]


def _one_choice(group: Json, value: Any) -> str | None:
    before = _chosen_before(group)
    wanted = str(value) if value is not None else (before[0] if before else None)
    if wanted is None:
        if group.get("required", True):
            raise ValueError(f"field {group['custom_id']!r} needs a choice")
        return None
    return menu_values({**group, "type": STRING_SELECT}, (wanted,))[0]


def _check_count(menu: Json, count: int) -> None:
    whole = len(menu["options"]) if menu["type"] == CHECKBOX_GROUP else 1
    least = 1 if menu.get("min_values") is None else menu["min_values"]
    most = menu.get("max_values") or whole
    if not least <= count <= most:
        raise ValueError(f"pick {least} to {most} of this menu, not {count}")


def _typed(field: Json, value: Any) -> str:
    text = str(field.get("value") or "") if value is None else str(value)
    least = field.get("min_length") or (1 if field.get("required", True) else 0)
    most = field.get("max_length") or 4000
    if text or field.get("required", True):
        if len(text) < least:
            raise ValueError(f"field {field['custom_id']!r} needs at least {least} characters")
        if len(text) > most:
            raise ValueError(f"field {field['custom_id']!r} takes at most {most} characters")
    return text
