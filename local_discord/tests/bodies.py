"""Bodies of requests as a bot sends them, for tests of what Discord takes."""

from typing import Any

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
