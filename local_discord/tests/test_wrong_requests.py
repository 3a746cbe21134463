"""Requests Discord refuses: each is caught, named, answered like Discord, and kept."""

import discord
import pytest

from local_discord.box import Box
from local_discord.rules.limits import check_request
from local_discord.tests.bodies import (
    CALLBACK,
    COMMANDS,
    SEND,
    THREAD,
    Body,
    argument,
    button,
    choices,
    command,
    field,
    label,
    modal,
    option,
    options,
    row,
    rows,
    select,
    texts,
)
from local_discord.tests.little_bot import LittleBot

WRONG: dict[str, tuple[tuple[str, str], Body, str]] = {
    "two buttons with one custom_id": (
        SEND,
        {"components": [row(button(), button())]},
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "two options with one value": (
        SEND,
        rows(select(options=[option(), option()])),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "a menu beside a button": (
        SEND,
        {"components": [row(button(), select(custom_id="y"))]},
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "more values than options": (
        SEND,
        rows(select(max_values=2)),
        "SELECT_COMPONENT_MAX_ABOVE_OPTIONS",
    ),
    "a menu without options": (SEND, rows(select(options=[])), "BASE_TYPE_BAD_LENGTH"),
    "an empty row": (SEND, {"components": [row()]}, "BASE_TYPE_BAD_LENGTH"),
    "a button without words": (
        SEND,
        rows(button(label=None)),
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "a button without custom_id": (
        SEND,
        rows(button(custom_id=None)),
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "a link with a custom_id": (
        SEND,
        rows(button(style=5, url="x")),
        "BUTTON_COMPONENT_INVALID_URL",
    ),
    "a button of no style": (SEND, rows(button(style=9)), "BASE_TYPE_CHOICES"),
    "a layout without its flag": (
        SEND,
        {"components": [{"type": 10, "content": "x"}]},
        "UNION_TYPE_CHOICES",
    ),
    "content beside a layout": (
        SEND,
        {"content": "x", **texts(1)},
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "mentions both parsed and named": (
        SEND,
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "content that is a number": (SEND, {"content": 7}, "STRING_TYPE_CONVERT"),
    "a body that is a list": (SEND, [], "MODEL_TYPE_CONVERT"),
    "components that are words": (SEND, {"components": ["x"]}, "MODEL_TYPE_CONVERT"),
    "an unknown kind of answer": (CALLBACK, {"type": 99}, "BASE_TYPE_CHOICES"),
    "a modal without a title": (CALLBACK, modal(field(), title=None), "BASE_TYPE_REQUIRED"),
    "a modal with a button": (CALLBACK, modal(row(button())), "UNION_TYPE_CHOICES"),
    "a modal without fields": (CALLBACK, modal(), "BASE_TYPE_BAD_LENGTH"),
    "a choice of one": (
        CALLBACK,
        modal(label({"type": 21, "options": options(1)})),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an upper-case command": (COMMANDS, command(name="Play"), "APPLICATION_COMMAND_INVALID_NAME"),
    "a command with a space": (COMMANDS, command(name="play now"), "APPLICATION_COMMAND_INVALID_NAME"),
    "a translated name in upper case": (
        COMMANDS,
        command(name_localizations={"fr": "Jouer"}),
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "a language Discord does not know": (
        COMMANDS,
        command(name_localizations={"fr-FR": "jouer"}),
        "BASE_TYPE_CHOICES",
    ),
    "a command without description": (COMMANDS, command(description=""), "BASE_TYPE_REQUIRED"),
    "two commands of one name": (
        COMMANDS,
        command() + command(),
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    "two options of one name": (
        COMMANDS,
        command(options=[{"type": 3, "name": "a", "description": "x"}] * 2),
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "required after optional": (
        COMMANDS,
        command(
            options=[
                {"type": 3, "name": "a", "description": "x"},
                {"type": 3, "name": "b", "description": "x", "required": True},
            ]
        ),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "choices and autocomplete": (
        COMMANDS,
        argument(choices=choices(1), autocomplete=True),
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
    ),
    "two choices of one name": (
        COMMANDS,
        argument(choices=choices(1) * 2),
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
    ),
    "a subcommand beside an option": (
        COMMANDS,
        command(
            options=[
                {"type": 1, "name": "a", "description": "x"},
                {"type": 3, "name": "b", "description": "x"},
            ]
        ),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "an odd time to archive": (THREAD, {"name": "x", "auto_archive_duration": 61}, "BASE_TYPE_CHOICES"),
    "a thread without a name": (THREAD, {}, "BASE_TYPE_REQUIRED"),
    "a DM with nobody": (("POST", "/users/@me/channels"), {}, "NUMBER_TYPE_COERCE"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_request_is_caught(what: str) -> None:
    where, body, code = WRONG[what]
    assert code in [violation.code for violation in check_request(*where, body, {}, {})]


def test_names_may_use_any_script_but_no_capitals() -> None:
    for name in ("jouer-à_deux", "играть", "เล่น", "खेल", "l'île"):
        assert check_request(*COMMANDS, command(name=name), {}, {}) == []


async def test_a_violation_is_answered_like_discord_and_kept(
    box: Box, bot: LittleBot, planted: list[str]
) -> None:
    planted += ["embeds"]
    with pytest.raises(discord.HTTPException) as refused:
        await bot.table().send(embed=discord.Embed(description="x" * 4097))
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert "In embeds.0.description: Must be 4096 or fewer in length." in refused.value.text
    assert len(box.violations) == 1
    assert "BASE_TYPE_MAX_LENGTH" in box.violations[0]


async def test_a_refused_message_is_not_posted(box: Box, bot: LittleBot, planted: list[str]) -> None:
    planted += ["BASE_TYPE_MAX_LENGTH"]
    with pytest.raises(discord.HTTPException):
        await bot.table().send("x" * 2001)
    assert box.person("Ada").sees("table") == []
