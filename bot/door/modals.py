"""Forms as Discord takes them, and what was filled in read back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.door.reply import Interaction
from bot.text.forms import AnyOf, ChannelsOf, Field, Filled, Form, FormChoice, OneOf, TextField

Component = dict[str, Any]
LABEL, TEXT, MENU, CHANNELS, RADIO, TICKS = 18, 4, 3, 8, 21, 22
SHORT, SEVERAL_LINES = 1, 2
OPEN_IN = [discord.ChannelType.text.value, discord.ChannelType.forum.value]


class Sent(discord.ui.Modal):
    """A form that discord.py sends as it is: its id says all, so nothing is stored or listened for."""

    def __init__(self, form: Form) -> None:  # not Modal's: it prepares a life that this has not
        self._form = form

    def to_dict(self) -> Component:
        return {
            "custom_id": self._form.id,
            "title": self._form.title,
            "components": [_label(field) for field in self._form.fields],
        }

    def is_finished(self) -> bool:
        """Keep discord.py from storing the form."""
        return True


async def open_form(interaction: Interaction, form: Form) -> None:
    """Open a form: the first and only answer to a press or a command."""
    await interaction.response.send_modal(Sent(form))


def filled(data: Component) -> Filled:
    """What a form that was sent says, field by field."""
    found: dict[str, tuple[str, ...]] = {}
    for part in data.get("components", []):
        for inner in [part["component"]] if "component" in part else part.get("components", []):
            if "custom_id" in inner:
                found[inner["custom_id"]] = _given(inner)
    return found


def _given(part: Component) -> tuple[str, ...]:
    if "values" in part:
        return tuple(map(str, part["values"] or ()))
    value = part.get("value")
    return () if value is None else (str(value),)


def _label(field: Field) -> Component:
    make: Callable[[Any], Component] = _MAKERS[type(field)]
    shape: Component = {"type": LABEL, "label": field.label, "component": make(field)}
    return {**shape, "description": field.description} if field.description else shape


def _one_of(field: OneOf) -> Component:
    if field.as_menu:
        return _menu(field.id, field.choices, 1)
    return {
        "type": RADIO,
        "custom_id": field.id,
        "required": False,
        "options": [_choice(each) for each in field.choices],
    }


def _any_of(field: AnyOf) -> Component:
    if len(field.choices) > 10:
        return _menu(field.id, field.choices, len(field.choices))
    return {
        "type": TICKS,
        "custom_id": field.id,
        "required": False,
        "min_values": 0,
        "max_values": len(field.choices),
        "options": [_choice(each) for each in field.choices],
    }


def _menu(id: str, choices: tuple[FormChoice, ...], most: int) -> Component:
    return {
        "type": MENU,
        "custom_id": id,
        "required": False,
        "min_values": 0,
        "max_values": most,
        "options": [_choice(each) for each in choices],
    }


def _written(field: TextField) -> Component:
    shape: Component = {
        "type": TEXT,
        "custom_id": field.id,
        "style": SEVERAL_LINES if field.several_lines else SHORT,
        "required": False,
        "max_length": field.longest,
    }
    return {**shape, "value": field.text} if field.text else shape


def _channels(field: ChannelsOf) -> Component:
    return {
        "type": CHANNELS,
        "custom_id": field.id,
        "required": False,
        "min_values": 0,
        "max_values": 25,
        "channel_types": OPEN_IN,
        "default_values": [{"id": str(id), "type": "channel"} for id in field.chosen],
    }


def _choice(choice: FormChoice) -> Component:
    shape: Component = {"value": choice.value, "label": choice.label, "default": choice.chosen}
    return {**shape, "description": choice.description} if choice.description else shape


_MAKERS: dict[type[Any], Callable[[Any], Component]] = {
    OneOf: _one_of,
    AnyOf: _any_of,
    TextField: _written,
    ChannelsOf: _channels,
}
