"""Validate the components of messages and modals."""

from __future__ import annotations

from collections.abc import Iterator

from local_discord.message import Json
from local_discord.rules.limit_table import LIMITS, Findings

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = (3, 5, 6, 7, 8)
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
_LINK, _PREMIUM = 5, 6

# What each layout component may hold; a message without the V2 flag holds rows only.
TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
_IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
_IN_MODAL = (ROW, LABEL, TEXT)


def check_message_components(findings: Findings, components: list[Json], path: str, *, v2: bool) -> None:
    """Check a message's components."""
    if v2:
        _check_kinds(findings, components, path, TOP_V2)
        everything = list(_walk(components, path))
        if len(everything) > LIMITS["components"].number:
            text = f"The total number of components cannot exceed {LIMITS['components'].number}"
            findings.bad(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
        written = sum(len(part.get("content") or "") for _, part in everything if part["type"] == TEXT)
        if written > LIMITS["component text"].number:
            text = f"The total displayable text cannot exceed {LIMITS['component text'].number}"
            findings.bad(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)
    else:
        _check_kinds(findings, components, path, (ROW,))
        findings.most(path, components, "rows")
    _check_each(findings, components, path)


def check_modal_components(findings: Findings, components: list[Json], path: str) -> None:
    """Check a modal's components."""
    findings.most(path, components, "modal components", least=1)
    _check_kinds(findings, components, path, _IN_MODAL)
    for place, part in _walk(components, path):
        if part["type"] == ROW:
            _check_kinds(findings, part.get("components") or [], f"{place}.components", (TEXT_INPUT,))
    _check_each(findings, components, path)


def _check_each(findings: Findings, components: list[Json], path: str) -> None:
    seen: set[str] = set()
    for place, part in _walk(components, path):
        custom_id = part.get("custom_id")
        if custom_id is not None:
            findings.longest(f"{place}.custom_id", custom_id, "custom_id", least=1)
            if custom_id in seen:
                text = "Component custom id cannot be duplicated"
                findings.bad(f"{place}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", text)
            seen.add(custom_id)
        if check := _CHECKS.get(part["type"]):
            check(findings, part, place)


def _check_kinds(findings: Findings, parts: list[Json], path: str, allowed: tuple[int, ...]) -> None:
    for position, part in enumerate(parts):
        if part.get("type") not in allowed:
            text = f'Value of field "type" must be one of {allowed}.'
            findings.bad(f"{path}.{position}.type", "UNION_TYPE_CHOICES", text)


def _check_row(findings: Findings, row: Json, path: str) -> None:
    parts = row.get("components") or []
    findings.most(f"{path}.components", parts, "buttons in a row", least=1)
    if len(parts) > 1 and any(part["type"] != BUTTON for part in parts):
        text = "A menu or input takes the whole row"
        findings.bad(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)
    allowed = (BUTTON, TEXT_INPUT, *SELECTS)
    _check_kinds(findings, parts, f"{path}.components", allowed)


def _check_button(findings: Findings, button: Json, path: str) -> None:
    style = button.get("style")
    findings.longest(f"{path}.label", button.get("label"), "button label")
    findings.longest(f"{path}.url", button.get("url"), "button url")
    if style not in range(1, 7):
        findings.bad(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    elif style == _LINK:
        if not button.get("url") or button.get("custom_id"):
            findings.bad(path, "BUTTON_COMPONENT_INVALID_URL", "A link button has a url and no custom id")
    elif style != _PREMIUM and (not button.get("custom_id") or button.get("url")):
        text = "A custom id is required, a url is not allowed"
        findings.bad(path, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", text)
    if style != _PREMIUM and not button.get("label") and not button.get("emoji"):
        text = "A button must have a label or an emoji"
        findings.bad(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", text)


def _check_select(findings: Findings, select: Json, path: str) -> None:
    findings.longest(f"{path}.placeholder", select.get("placeholder"), "select placeholder")
    if not select.get("custom_id"):
        findings.needed(f"{path}.custom_id")
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    findings.within(f"{path}.min_values", least, 0, LIMITS["select values"].number)
    findings.within(f"{path}.max_values", most, 1, LIMITS["select values"].number)
    if least > most:
        findings.bad(f"{path}.min_values", "SELECT_COMPONENT_MIN_ABOVE_MAX", "min_values above max_values")
    if select["type"] == STRING_SELECT:
        findings.most(f"{path}.options", select.get("options"), "select options", least=1)
        _check_options(findings, select.get("options") or [], path, most)


def _check_group(findings: Findings, group: Json, path: str) -> None:
    least = 2 if group["type"] == RADIO_GROUP else 1
    options = group.get("options") or []
    findings.most(f"{path}.options", options, "group options", least=least)
    most = group.get("max_values") or 1
    findings.within(f"{path}.min_values", group.get("min_values"), 0, LIMITS["group options"].number)
    findings.within(f"{path}.max_values", most, 1, LIMITS["group options"].number)
    if not group.get("custom_id"):
        findings.needed(f"{path}.custom_id")
    _check_options(findings, options, path, most)


def _check_upload(findings: Findings, upload: Json, path: str) -> None:
    findings.within(f"{path}.min_values", upload.get("min_values"), 0, LIMITS["files"].number)
    findings.within(f"{path}.max_values", upload.get("max_values"), 1, LIMITS["files"].number)
    if not upload.get("custom_id"):
        findings.needed(f"{path}.custom_id")


def _check_options(findings: Findings, options: list[Json], path: str, most: int) -> None:
    if most > len(options):
        text = "max_values must not be more than the number of options"
        findings.bad(f"{path}.options", "SELECT_COMPONENT_MAX_ABOVE_OPTIONS", text)
    values: set[str] = set()
    for position, option in enumerate(options):
        place = f"{path}.options.{position}"
        findings.longest(f"{place}.label", option.get("label"), "option label", least=1)
        findings.longest(f"{place}.value", option.get("value"), "option value", least=1)
        findings.longest(f"{place}.description", option.get("description"), "option description")
        if option.get("value") in values:
            text = "The specified option value is already used"
            findings.bad(f"{place}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
        values.add(str(option.get("value")))


def _check_input(findings: Findings, field: Json, path: str) -> None:
    findings.longest(f"{path}.label", field.get("label"), "input label", least=1)
    findings.longest(f"{path}.placeholder", field.get("placeholder"), "input placeholder")
    findings.longest(f"{path}.value", field.get("value"), "input length")
    most = LIMITS["input length"].number
    findings.within(f"{path}.min_length", field.get("min_length"), 0, most)
    findings.within(f"{path}.max_length", field.get("max_length"), 1, most)
    if field.get("style") not in (1, 2):
        findings.bad(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    if not field.get("custom_id"):
        findings.needed(f"{path}.custom_id")


def _check_label(findings: Findings, label: Json, path: str) -> None:
    findings.longest(f"{path}.label", label.get("label"), "input label", least=1)
    findings.longest(f"{path}.description", label.get("description"), "label description")
    _check_kinds(findings, [label.get("component") or {}], f"{path}.component", _IN_LABEL)


def _check_container(findings: Findings, container: Json, path: str) -> None:
    _check_kinds(findings, container.get("components") or [], f"{path}.components", _IN_CONTAINER)


def _check_section(findings: Findings, section: Json, path: str) -> None:
    texts = section.get("components") or []
    findings.most(f"{path}.components", texts, "section texts", least=1)
    _check_kinds(findings, texts, f"{path}.components", (TEXT,))
    if "accessory" not in section:
        findings.needed(f"{path}.accessory")


def _check_gallery(findings: Findings, gallery: Json, path: str) -> None:
    items = gallery.get("items") or []
    findings.most(f"{path}.items", items, "gallery items", least=1)
    for position, item in enumerate(items):
        place = f"{path}.items.{position}.description"
        findings.longest(place, item.get("description"), "gallery alt text")


def _check_text(findings: Findings, part: Json, path: str) -> None:
    if not part.get("content"):
        findings.needed(f"{path}.content")


_CHECKS = {
    ROW: _check_row,
    BUTTON: _check_button,
    TEXT_INPUT: _check_input,
    SECTION: _check_section,
    TEXT: _check_text,
    GALLERY: _check_gallery,
    CONTAINER: _check_container,
    LABEL: _check_label,
    FILE_UPLOAD: _check_upload,
    RADIO_GROUP: _check_group,
    CHECKBOX_GROUP: _check_group,
    **dict.fromkeys(SELECTS, _check_select),
}


def _walk(components: list[Json], path: str) -> Iterator[tuple[str, Json]]:
    for position, part in enumerate(components):
        place = f"{path}.{position}"
        yield place, part
        yield from _walk(part.get("components") or [], f"{place}.components")
        for slot in ("accessory", "component"):
            if slot in part:
                yield f"{place}.{slot}", part[slot]
