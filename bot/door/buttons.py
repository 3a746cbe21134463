"""Panels as Discord shows them: fresh views of dynamic items, nothing kept in memory.

A view is built anew for each message and holds dynamic items only: mixed or reused views would
unregister the item classes for the whole bot.
"""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
from discord import ui

from bot.door import limits
from bot.panel import Button, Menu, PeopleMenu, Row
from render import Picture

log = logging.getLogger(__name__)

Handler = Callable[["discord.Interaction[Any]", list[str], list[str]], Awaitable[None]]
"""Given the interaction, the parts of the custom id, and what was chosen."""

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Press(ui.DynamicItem[ui.Button[Any]], template=r"(?P<id>(?!menu:|people:)[a-z]+:.+)"):
    """Any button of ours: its custom id says everything."""

    handler: Handler

    def __init__(self, button: Button) -> None:
        super().__init__(
            ui.Button(
                label=button.label, custom_id=button.id, style=STYLES.get(button.style, STYLES["secondary"])
            )
        )
        self.says = button.id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(Button(match["id"], "?"))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await type(self).handler(interaction, self.says.split(":"), [])


class Choose(ui.DynamicItem[ui.Select[Any]], template=r"(?P<id>menu:.+)"):
    """Any menu of ours."""

    handler: Handler

    def __init__(self, menu: Menu) -> None:
        super().__init__(
            ui.Select(
                custom_id=menu.id,
                placeholder=menu.placeholder,
                min_values=menu.least,
                max_values=menu.most,
                options=[
                    discord.SelectOption(label=item.label, value=item.value, default=item.chosen)
                    for item in menu.items
                ],
            )
        )
        self.says = menu.id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Choose:
        return cls(Menu(match["id"], "?", ()))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data = cast(dict[str, Any], interaction.data or {})
        await type(self).handler(interaction, self.says.split(":"), list(data.get("values", [])))


class ChoosePeople(ui.DynamicItem[ui.UserSelect[Any]], template=r"(?P<id>people:.+)"):
    """A menu of the server's people."""

    handler: Handler

    def __init__(self, menu: PeopleMenu) -> None:
        super().__init__(ui.UserSelect(custom_id=menu.id, placeholder=menu.placeholder, max_values=menu.most))
        self.says = menu.id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> ChoosePeople:
        return cls(PeopleMenu(match["id"], "?"))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data = cast(dict[str, Any], interaction.data or {})
        await type(self).handler(interaction, self.says.split(":"), list(data.get("values", [])))


def view_of(rows: tuple[Row, ...]) -> ui.View | None:
    """A fresh view with these rows; None where there are none."""
    if not rows:
        return None
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        items: list[Any]
        if isinstance(row, Menu):
            items = [Choose(row)]
        elif isinstance(row, PeopleMenu):
            items = [ChoosePeople(row)]
        else:
            items = [Press(button) for button in row]
        for item in items:
            item.row = number
            view.add_item(item)
    return view


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
