"""How something is written to one string, such as the `custom_id` of a button, and read back.

The form of each string stands on its type, with the fields where their names are; nothing else knows it.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, Self, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

NUMBER = "[0-9]{1,19}"
WORD = "[^:]+"
LARGEST = 2**63 - 1  # the largest number the database can hold; Discord's ids are smaller

Number = Annotated[int, Meta(le=LARGEST)]

Text = Annotated[str, "(?s:.*)"]
"""A word that may be empty and may hold colons."""


class Coded(Struct, frozen=True):
    """Something that is written as one string, its fields where their names stand in the form."""

    form: ClassVar[str]

    @property
    def id(self) -> str:
        return self.form.format_map({name: getattr(self, name) for name in self.__struct_fields__})

    @classmethod
    def parse(cls, written: str, /, **more: Any) -> Self | None:
        """Read a string of this form, None if it is not one. Fields outside the form are given as `more`."""
        found = _pattern(cls).fullmatch(written)
        if found is None:
            return None
        try:
            return msgspec.convert({**found.groupdict(), **more}, cls, strict=False)
        except msgspec.ValidationError:
            return None


@cache
def _pattern(kind: type[Coded]) -> re.Pattern[str]:
    hints = get_type_hints(kind, include_extras=True)
    parts = re.split(r"\{(\w+)\}", kind.form)
    return re.compile("".join(_field(p, hints[p]) if n % 2 else re.escape(p) for n, p in enumerate(parts)))


def _field(name: str, hint: Any) -> str:
    if hint is str:
        pattern = WORD
    elif hint == Text:
        pattern = get_args(hint)[1]
    elif get_origin(hint) is Literal:
        pattern = "|".join(map(re.escape, get_args(hint)))
    elif isinstance(hint, type) and issubclass(hint, StrEnum):
        pattern = "|".join(map(re.escape, hint))
    else:
        pattern = NUMBER
    return f"(?P<{name}>{pattern})"
