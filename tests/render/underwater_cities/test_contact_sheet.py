"""Every kind of picture on one sheet, kept to look at; it changes only when asked to."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from games.core.model import Seat
from games.underwater_cities.view import HandCard
from render.scene import Picture, Scene
from render.underwater_cities import draw, draw_hand, draw_player, draw_production
from tests.render import contact
from tests.render.underwater_cities import tables
from tests.render.underwater_cities.tables import NAMES, STRANGE

POSITIONS = Path(__file__).parent / "positions.json"
CARDS = ("kelp_auction", "upgrade_clause", "self_running_lab", "banker", "sapper", "monument", "fixers")


def pictures() -> list[Picture]:
    at = tables.kept(POSITIONS)
    middle, built, solo, late = at["middle"], at["advanced"], at["solo"], at["late"]
    placing = replace(middle.view, step="place", card="banker")
    around = Scene(NAMES[:3], "it", {"G1": "G1", "R2": "R2", "always": "always"})
    held = tuple(HandCard(key, ("G1", "G5")[: n % 3]) for n, key in enumerate(CARDS))
    between = replace(at["between"].view, viewer=None)
    return [
        draw(middle.view, middle.scene()),
        draw(replace(late.view, viewer=None), late.scene(STRANGE, "fr")),
        draw(placing, around),
        draw(solo.view, solo.scene()),
        draw_player(middle.view, middle.scene(), Seat(0)),
        draw(built.view, built.scene(marked=True)),
        draw_player(late.view, late.scene(STRANGE, "it"), Seat(2)),
        draw(between, at["between"].scene()),
        draw_hand(replace(middle.view, hand=held[:3]), middle.scene()),
        draw_hand(replace(middle.view, hand=held), middle.scene(STRANGE, "fr")),
        draw_production(late.view, late.scene(STRANGE, "fr")),
        draw(at["ended"].view, at["ended"].scene()),
    ]


@pytest.mark.programs
def test_the_pictures_look_as_they_did_when_last_looked_at(update: bool) -> None:
    if update:
        tables.keep(POSITIONS)
    contact.looks_as_it_did("underwater_cities", pictures(), update, across=4)
