"""What a `custom_id` says: the press it was written from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from bot.id_forms import LARGEST, NUMBER
from bot.presses import (
    finding,
    lookups,
    memories,
    notes,
    orders,
    playing,
    practice,
    seasons,
    seats,
    settings,
    standing,
    tables,
)
from bot.presses.kinds import Press

MODULES = (
    *(finding, lookups, memories, notes, orders, playing),
    *(practice, seasons, seats, settings, standing, tables),
)
"""Whose types are known once they are imported."""


def read(
    custom_id: str, values: Sequence[str] = (), filled: Mapping[str, Sequence[str]] | None = None
) -> Press | None:
    """What was pressed, with what was picked or written; None if the id is of another version."""
    for kind in _kinds().get(custom_id.partition(":")[0], ()):
        press = kind.parse(custom_id, **_given(kind, values, filled or {}))
        if press is not None:
            return press
    return None


def table_of(custom_id: str) -> int | None:
    """The table that an id speaks of, as far as can be told from an id that cannot be read."""
    prefix, _, rest = custom_id.partition(":")
    known = _kinds().get(prefix, ())
    number = re.match(rf"({NUMBER})(?![0-9])", rest)
    if number is None or (known and "match" not in known[0].__struct_fields__):
        return None
    return int(number[1]) if int(number[1]) <= LARGEST else None


def kinds() -> Iterator[type[Press]]:
    """Every type of press there is."""
    return (kind for kind in _below(Press) if "form" in vars(kind))


@cache
def _kinds() -> dict[str, tuple[type[Press], ...]]:
    """The types by the prefix of their ids."""
    found: dict[str, tuple[type[Press], ...]] = {}
    for kind in kinds():
        prefix = kind.form.partition(":")[0]
        found[prefix] = (*found.get(prefix, ()), kind)
    return found


def _below(kind: type[Press]) -> list[type[Press]]:
    found = [deeper for each in kind.__subclasses__() for deeper in (each, *_below(each))]
    return list(dict.fromkeys(found))


def _given(kind: type[Press], values: Sequence[str], filled: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """The fields outside the id. Where one choice is wanted, none and several are not readable."""
    fields = kind.__struct_fields__
    if "filled" in fields:
        return {"filled": dict(filled)}
    if "values" in fields:
        return {"values": tuple(values)}
    if "chosen" in fields:
        return {"chosen": values[0] if len(values) == 1 else None}
    return {"text": "".join(values)} if "text" in fields else {}
