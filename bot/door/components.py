"""Words, pictures, buttons and menus as Discord takes them: classic messages, and layouts for one reader.

Nothing is kept in memory and nothing is registered with discord.py: a custom id says everything.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot import limits
from bot.text.rows import Button, Item, Menu, PeopleMenu, Row, Section, cut, room
from render import Picture

log = logging.getLogger(__name__)

STYLES = {
    "primary": discord.ButtonStyle.primary.value,
    "secondary": discord.ButtonStyle.secondary.value,
    "success": discord.ButtonStyle.success.value,
    "danger": discord.ButtonStyle.danger.value,
}

Component = dict[str, Any]
Emojis = Callable[[str], Mapping[str, str] | None]
"""The emoji of an icon, if it has one."""


def no_emojis(icon: str) -> None:
    return None


class Rows(ui.View):
    """Rows of buttons and menus that discord.py sends as they are.

    An ordinary view would be stored when sent, listened for, and given a task for its timeout.
    """

    timeout = None

    def __init__(self, rows: tuple[Row, ...]) -> None:  # not ui.View's: it prepares a life that this has not
        self.rows = rows
        self._components = [_row(row) for row in rows]

    def to_components(self) -> list[Component]:
        return self._components

    def has_components_v2(self) -> bool:
        return False

    def is_finished(self) -> bool:
        """Keep discord.py from storing the view."""
        return True

    def is_dispatchable(self) -> bool:
        return False


class Layout(Rows):
    """A whole message of components: each picture in full width, then the words, the controls below them.

    Such a message has no content of its own, and stays of this kind through all edits.
    """

    def __init__(
        self, text: str, rows: tuple[Row, ...], files: Sequence[discord.File], emojis: Emojis = no_emojis
    ) -> None:
        self.rows = rows
        words = {"type": discord.ComponentType.text_display.value, "content": cut(text, room(rows)) or "…"}
        controls = [_row(row, emojis) for row in rows]
        self._components = [*map(_gallery, files), words]
        if controls:
            line = {"type": discord.ComponentType.separator.value, "divider": False}
            card = [words, line, *controls]
            self._components[-1] = {"type": discord.ComponentType.container.value, "components": card}

    def has_components_v2(self) -> bool:
        return True


def view_of(rows: tuple[Row, ...]) -> Rows | None:
    """These rows, ready to be sent; None where there are none."""
    return Rows(rows) if rows else None


def _row(row: Row, emojis: Emojis = no_emojis) -> Component:
    if isinstance(row, Section):
        words = {"type": discord.ComponentType.text_display.value, "content": row.text}
        kind = discord.ComponentType.section.value
        return {"type": kind, "components": [words], "accessory": _button(row.button, emojis)}
    if isinstance(row, Menu):
        inside = [_menu(row, emojis)]
    elif isinstance(row, PeopleMenu):
        inside = [_people_menu(row)]
    else:
        inside = [_button(button, emojis) for button in row]
    return {"type": discord.ComponentType.action_row.value, "components": inside}


def _button(button: Button, emojis: Emojis) -> Component:
    return {
        **_emoji(button.icon, emojis),
        "type": discord.ComponentType.button.value,
        "custom_id": button.id,
        "label": button.label,
        "style": STYLES.get(button.style, STYLES["secondary"]),
    }


def _emoji(icon: str, emojis: Emojis) -> Component:
    emoji = emojis(icon) if icon else None
    return {"emoji": emoji} if emoji else {}


def _menu(menu: Menu, emojis: Emojis) -> Component:
    return {
        "type": discord.ComponentType.string_select.value,
        "custom_id": menu.id,
        "placeholder": menu.placeholder,
        "min_values": menu.least,
        "max_values": menu.most,
        "options": [_item(item, emojis) for item in menu.items],
    }


def _item(item: Item, emojis: Emojis) -> Component:
    shown = {"label": item.label, "value": item.value, "default": item.chosen, **_emoji(item.icon, emojis)}
    return {**shown, "description": item.detail} if item.detail else shown


def _people_menu(menu: PeopleMenu) -> Component:
    return {
        "type": discord.ComponentType.user_select.value,
        "custom_id": menu.id,
        "placeholder": menu.placeholder,
        "max_values": menu.most,
    }


def _gallery(file: discord.File) -> Component:
    item = {"media": {"url": file.uri}, "description": file.description}
    return {"type": discord.ComponentType.media_gallery.value, "items": [item]}


def files_of(pictures: list[Picture], name: str) -> list[discord.File]:
    """Pictures as attachments with their alt text; one too large for Discord is left out."""
    files = []
    for number, picture in enumerate(pictures, 1):
        if len(picture.png) > limits.FILE_BYTES:
            log.error("a picture of %s bytes was left out", len(picture.png))
            continue
        alt = picture.alt[: limits.ALT_TEXT] or None
        filename = f"{name}.png" if number == 1 else f"{name}-{number}.png"
        files.append(discord.File(io.BytesIO(picture.png), filename=filename, description=alt))
    return files


def custom_ids(message: discord.Message) -> set[str]:
    """The ids of all buttons and menus of a message."""
    found: set[str] = set()
    for row in message.components:
        for item in getattr(row, "children", [row]):
            custom_id: Any = getattr(item, "custom_id", None)
            if custom_id:
                found.add(custom_id)
    return found
