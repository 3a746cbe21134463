"""How matches of rules version 1 are read."""

from __future__ import annotations

import re

from games.core.data import DataSet
from games.core.former import Former
from games.core.model import Setup

WIND = re.compile(r"^wind_moves_empty *= *(true|false).*\n?", re.MULTILINE)


def table(setup: Setup, data_set: DataSet) -> tuple[tuple[str, ...], DataSet]:
    """R3.7: whether the wind moves empty boats stood in the data; today the table chooses it."""
    pieces = data_set.files["pieces.toml"]
    said = WIND.search(pieces)
    own_boats = ("wind=own_boats",) if said is not None and said[1] == "false" else ()
    files = {**data_set.files, "pieces.toml": WIND.sub("", pieces)}
    return tuple(sorted((*setup.variants, *own_boats))), DataSet(files)


FORMER = Former(table=table)
