"""Views made up to be drawn beforehand: of most fields it does not matter what they hold."""

from __future__ import annotations

from typing import Any, TypeVar, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

S = TypeVar("S", bound=Struct)


def blank(kind: type[S], /, **given: Any) -> S:
    """A struct with some fields given; the others are empty, nought or None."""
    open_fields = [one for one in fields(kind) if one.default is NODEFAULT and one.name not in given]
    return kind(**given, **{one.name: _empty(one.type) for one in open_fields})


def _empty(kind: Any) -> Any:
    if type(None) in get_args(kind):
        return None
    plain = get_origin(kind) or getattr(kind, "__supertype__", kind)
    return plain()
