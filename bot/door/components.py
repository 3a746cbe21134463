"""Rows of buttons and menus, and pictures, as Discord takes them.

Nothing is kept in memory and nothing is registered with discord.py: a custom id says everything.
"""

from __future__ import annotations

import io
import logging
from typing import Any

import discord
from discord import ui

from bot import limits
from bot.text.rows import Button, Menu, PeopleMenu, Row
from render import Picture

log = logging.getLogger(__name__)

STYLES = {
    "primary": discord.ButtonStyle.primary.value,
    "secondary": discord.ButtonStyle.secondary.value,
    "success": discord.ButtonStyle.success.value,
    "danger": discord.ButtonStyle.danger.value,
}

Component = dict[str, Any]


class Rows(ui.View):
    """Rows of buttons and menus that discord.py sends as they are.

    An ordinary view would be stored when sent, listened for, and given a task for its timeout.
    """

    timeout = None

    def __init__(self, rows: tuple[Row, ...]) -> None:  # not ui.View's: it prepares a life that this has not
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


def view_of(rows: tuple[Row, ...]) -> Rows | None:
    """These rows, ready to be sent; None where there are none."""
    return Rows(rows) if rows else None


def _row(row: Row) -> Component:
    if isinstance(row, Menu):
        inside = [_menu(row)]
    elif isinstance(row, PeopleMenu):
        inside = [_people_menu(row)]
    else:
        inside = [_button(button) for button in row]
    return {"type": discord.ComponentType.action_row.value, "components": inside}


def _button(button: Button) -> Component:
    return {
        "type": discord.ComponentType.button.value,
        "custom_id": button.id,
        "label": button.label,
        "style": STYLES.get(button.style, STYLES["secondary"]),
    }


def _menu(menu: Menu) -> Component:
    return {
        "type": discord.ComponentType.string_select.value,
        "custom_id": menu.id,
        "placeholder": menu.placeholder,
        "min_values": menu.least,
        "max_values": menu.most,
        "options": [
            {"label": item.label, "value": item.value, "default": item.chosen} for item in menu.items
        ],
    }


def _people_menu(menu: PeopleMenu) -> Component:
    return {
        "type": discord.ComponentType.user_select.value,
        "custom_id": menu.id,
        "placeholder": menu.placeholder,
        "max_values": menu.most,
    }


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
