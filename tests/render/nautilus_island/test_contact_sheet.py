"""Every kind of picture on one sheet, kept to look at; it changes only when asked to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core.model import Seat
from render import Picture, Scene, draw, draw_hand
from tests.render import contact
from tests.render.files import NAMES, STRANGE
from tests.render.nautilus_island import tables

KEY = "nautilus_island"


def pictures() -> list[Picture]:
    marked = replace(tables.middle(), viewer=Seat(2), hand=("coat",) * 9)
    some = ("boots", "boots", "gloves", "spyglass", "wrench", "rope", "hook", "pearl")
    many = (*some, "coat", "hat", "map", "hammer", "saw", "net", "rod", "bread", "fish", "coin", "chest")
    return [
        draw(KEY, tables.start(), Scene(NAMES[:2])),
        draw(KEY, tables.middle(), Scene(NAMES, trail=tables.trail())),
        draw(KEY, marked, Scene(NAMES, marks={n: n for n in "1346"})),
        draw(KEY, tables.crowded(), Scene(STRANGE, "fr", trail=tables.trail() * 2)),
        draw(KEY, tables.three(), Scene(NAMES[:3], "it", trail=tables.trail()[4:6])),
        draw_hand(KEY, tables.holding(*some), Scene(NAMES)),
        draw_hand(KEY, tables.holding(*many), Scene(NAMES, "fr")),
        draw_hand(KEY, tables.holding(), Scene(NAMES, "it")),
        draw(KEY, tables.ended(), Scene(NAMES)),
    ]


@pytest.mark.programs
def test_the_pictures_look_as_they_did_when_last_looked_at(update: bool) -> None:
    contact.looks_as_it_did("nautilus_island", pictures(), update)
