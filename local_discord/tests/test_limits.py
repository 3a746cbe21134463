"""Discord's limits: the last allowed request passes, the first forbidden one is caught."""

from collections.abc import Callable
from typing import Any

import discord
import pytest

from local_discord.box import Box
from local_discord.rules.limits import LIMITS, check_request
from local_discord.tests.little_bot import LittleBot

Body = Any
SEND, EDIT = ("POST", "/channels/1/messages"), ("PATCH", "/channels/1/messages/2")
FOLLOW_UP = ("POST", "/webhooks/1/token")
CALLBACK = ("POST", "/interactions/1/token/callback")
COMMANDS = ("PUT", "/applications/1/commands")
THREAD = ("POST", "/channels/1/threads")
V2 = 1 << 15


def row(*parts: Body) -> Body:
    return {"type": 1, "components": list(parts)}


def button(**fields: Any) -> Body:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "x", **fields}


def buttons(count: int) -> list[Body]:
    return [button(custom_id=str(number)) for number in range(count)]


def select(**fields: Any) -> Body:
    return {"type": 3, "custom_id": "x", "options": [option()], **fields}


def option(**fields: Any) -> Body:
    return {"label": "x", "value": "x", **fields}


def options(count: int) -> list[Body]:
    return [option(value=str(number)) for number in range(count)]


def rows(*parts: Body) -> Body:
    return {"components": [row(part) for part in parts]}


def embed(**fields: Any) -> Body:
    return {"embeds": [fields]}


def modal(*components: Body, **fields: Any) -> Body:
    return {"type": 9, "data": {"title": "x", "custom_id": "x", "components": list(components), **fields}}


def field(**fields: Any) -> Body:
    return row({"type": 4, "style": 1, "custom_id": "x", "label": "x", **fields})


def label(component: Body) -> Body:
    return {"type": 18, "label": "x", "component": {"custom_id": "x", **component}}


def command(**fields: Any) -> list[Body]:
    return [{"name": "x", "description": "x", **fields}]


def argument(**fields: Any) -> list[Body]:
    return command(options=[{"type": 3, "name": "x", "description": "x", **fields}])


def choices(count: int) -> list[Body]:
    return [{"name": str(number), "value": str(number)} for number in range(count)]


def laid_out(*components: Body) -> Body:
    return {"flags": V2, "components": list(components)}


def texts(count: int) -> Body:
    return laid_out(*({"type": 10, "content": "x"} for _ in range(count)))


def command_of_size(count: int) -> list[Body]:
    """A command whose names, descriptions and choices come to `count` characters."""
    filler = [{"name": f"{number:05}", "value": "v" * 95} for number in range(25)]
    full = [{"type": 3, "name": f"o{n}", "description": "d" * 98, "choices": filler} for n in range(3)]
    rest = count - 2 - 3 * (2 + 98 + 25 * 100)
    choices = filler[: (rest - 100) // 100]
    last = {"type": 3, "name": "r", "description": "d" * 99, "choices": choices}
    size = 2 + 3 * 2600 + 100 + 100 * len(choices)
    return command(options=[*full, last], description="x" * (1 + count - size))


TABLE: list[tuple[str, tuple[str, str], Callable[[int], Body]]] = [
    ("content", SEND, lambda n: {"content": "x" * n}),
    ("content", EDIT, lambda n: {"content": "x" * n}),
    ("content", FOLLOW_UP, lambda n: {"content": "x" * n}),
    ("content", CALLBACK, lambda n: {"type": 4, "data": {"content": "x" * n}}),
    ("content", CALLBACK, lambda n: {"type": 7, "data": {"content": "x" * n}}),
    ("nonce", SEND, lambda n: {"content": "x", "nonce": "n" * n}),
    ("stickers", SEND, lambda n: {"sticker_ids": ["1"] * n}),
    ("allowed mentions", SEND, lambda n: {"content": "x", "allowed_mentions": {"users": ["1"] * n}}),
    ("embeds", SEND, lambda n: {"embeds": [{"title": "x"}] * n}),
    ("embed title", SEND, lambda n: embed(title="x" * n)),
    ("embed description", SEND, lambda n: embed(description="x" * n)),
    ("embed fields", SEND, lambda n: embed(fields=[{"name": "x", "value": "x"}] * n)),
    ("embed field name", SEND, lambda n: embed(fields=[{"name": "x" * n, "value": "x"}])),
    ("embed field value", SEND, lambda n: embed(fields=[{"name": "x", "value": "x" * n}])),
    ("embed footer", SEND, lambda n: embed(footer={"text": "x" * n})),
    ("embed author", SEND, lambda n: embed(author={"name": "x" * n})),
    (
        "embed sum",
        SEND,
        lambda n: {"embeds": [{"description": "x" * 4000}, {"description": "x" * (n - 4000)}]},
    ),
    ("files", SEND, lambda n: {"attachments": [{"id": i, "filename": "x"} for i in range(n)]}),
    ("alt text", SEND, lambda n: {"attachments": [{"id": 0, "filename": "x", "description": "x" * n}]}),
    ("rows", SEND, lambda n: rows(*buttons(n))),
    ("buttons in a row", SEND, lambda n: {"components": [row(*buttons(n))]}),
    ("button label", SEND, lambda n: rows(button(label="x" * n))),
    ("button url", SEND, lambda n: rows({"type": 2, "style": 5, "label": "x", "url": "u" * n})),
    ("custom_id", SEND, lambda n: rows(button(custom_id="x" * n))),
    ("select placeholder", SEND, lambda n: rows(select(placeholder="x" * n))),
    ("select options", SEND, lambda n: rows(select(options=options(n)))),
    ("select values", SEND, lambda n: rows({"type": 5, "custom_id": "x", "max_values": n})),
    ("option label", SEND, lambda n: rows(select(options=[option(label="x" * n)]))),
    ("option value", SEND, lambda n: rows(select(options=[option(value="x" * n)]))),
    ("option description", SEND, lambda n: rows(select(options=[option(description="x" * n)]))),
    ("components", SEND, texts),
    ("component text", SEND, lambda n: laid_out({"type": 10, "content": "x" * n})),
    (
        "section texts",
        SEND,
        lambda n: laid_out(
            {"type": 9, "accessory": button(), "components": [{"type": 10, "content": "x"}] * n}
        ),
    ),
    ("gallery items", SEND, lambda n: laid_out({"type": 12, "items": [{"media": {"url": "x"}}] * n})),
    (
        "gallery alt text",
        SEND,
        lambda n: laid_out({"type": 12, "items": [{"media": {"url": "x"}, "description": "x" * n}]}),
    ),
    ("modal title", CALLBACK, lambda n: modal(field(), title="x" * n)),
    ("modal components", CALLBACK, lambda n: modal(*(field(custom_id=str(i)) for i in range(n)))),
    ("custom_id", CALLBACK, lambda n: modal(field(), custom_id="x" * n)),
    ("input label", CALLBACK, lambda n: modal(field(label="x" * n))),
    ("input placeholder", CALLBACK, lambda n: modal(field(placeholder="x" * n))),
    ("input length", CALLBACK, lambda n: modal(field(max_length=n))),
    (
        "label description",
        CALLBACK,
        lambda n: modal(
            {
                "type": 18,
                "label": "x",
                "description": "x" * n,
                "component": {"type": 4, "style": 1, "custom_id": "x"},
            }
        ),
    ),
    ("group options", CALLBACK, lambda n: modal(label({"type": 21, "options": options(n)}))),
    ("group options", CALLBACK, lambda n: modal(label({"type": 22, "options": options(n)}))),
    ("files", CALLBACK, lambda n: modal(label({"type": 19, "max_values": n}))),
    ("commands", COMMANDS, lambda n: [{"name": f"c{i}", "description": "x"} for i in range(n)]),
    ("command name", COMMANDS, lambda n: command(name="x" * n)),
    ("command name", COMMANDS, lambda n: command(name_localizations={"fr": "é" * n})),
    ("command description", COMMANDS, lambda n: command(description="x" * n)),
    (
        "command options",
        COMMANDS,
        lambda n: command(options=[{"type": 3, "name": f"o{i}", "description": "x"} for i in range(n)]),
    ),
    ("command choices", COMMANDS, lambda n: argument(choices=choices(n))),
    ("choice name", COMMANDS, lambda n: argument(choices=[{"name": "x" * n, "value": "x"}])),
    ("choice value", COMMANDS, lambda n: argument(choices=[{"name": "x", "value": "x" * n}])),
    ("command sum", COMMANDS, command_of_size),
    ("autocomplete choices", CALLBACK, lambda n: {"type": 8, "data": {"choices": choices(n)}}),
    ("choice name", CALLBACK, lambda n: {"type": 8, "data": {"choices": [{"name": "x" * n, "value": "x"}]}}),
    ("channel name", THREAD, lambda n: {"name": "x" * n}),
    ("channel topic", ("PATCH", "/channels/1"), lambda n: {"topic": "x" * n}),
    ("slow mode", ("PATCH", "/channels/1"), lambda n: {"rate_limit_per_user": n}),
]
NOT_IN_BODIES = {"file bytes", "request bytes", "history", "application emojis", "emoji bytes"}


@pytest.mark.parametrize(("limit", "where", "body"), TABLE, ids=[f"{row[0]}-{row[1][1]}" for row in TABLE])
def test_a_limit_lies_exactly_where_discord_puts_it(
    limit: str, where: tuple[str, str], body: Callable[[int], Body]
) -> None:
    number = LIMITS[limit].number
    assert check_request(*where, body(number), {}, {}) == []
    assert len(check_request(*where, body(number + 1), {}, {})) == 1


def test_every_limit_is_tried_here_or_over_the_wire() -> None:
    assert {entry[0] for entry in TABLE} | NOT_IN_BODIES == set(LIMITS)


def test_history_gives_at_most_a_hundred() -> None:
    where = ("GET", "/channels/1/messages")
    assert check_request(*where, None, {"limit": "100"}, {}) == []
    assert check_request(*where, None, {"limit": "101"}, {})[0].path == "limit"
    assert check_request(*where, None, {"before": "1", "after": "2"}, {})


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
