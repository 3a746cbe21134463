"""Discord's limits: the last allowed request passes, the first forbidden one is caught."""

from collections.abc import Callable

import pytest

from local_discord.rules.limits import LIMITS, check_request
from local_discord.tests.bodies import (
    CALLBACK,
    COMMANDS,
    EDIT,
    FOLLOW_UP,
    SEND,
    THREAD,
    Body,
    argument,
    button,
    buttons,
    choices,
    command,
    command_of_size,
    embed,
    field,
    label,
    laid_out,
    modal,
    option,
    options,
    row,
    rows,
    select,
    texts,
)

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
