"""Every kind of picture on one sheet, kept to look at; it changes only when asked to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core.model import Seat
from games.the_island import GAME
from games.the_island.view import Chosen
from render.scene import Picture, Scene
from render.the_island import draw, draw_hand
from tests.render import contact
from tests.render.the_island import tables
from tests.render.the_island.tables import NAMES, STRANGE


def pictures() -> list[Picture]:
    ways = {spot: spot for spot in ("h9", "g9", "g10", "h11", "i9", "i10")}
    beaches = {spot: spot for spot, kind in tables.middle().terrain.items() if kind == "beach"}
    sinking = replace(tables.middle(), viewer=Seat(1), step=3)
    landing = replace(tables.middle(), viewer=Seat(1), chosen=Chosen("explorer", "c1", "bt"))
    placing, asked, lately = tables.moment(25, 2, 4, {"two_colours": "on"})
    some = ("dolphin", "wind", "move_serpent", "repel_whale")
    return [
        draw(tables.middle(), Scene(NAMES, trail=tables.trail())),
        draw(tables.crowded(), Scene(STRANGE, "fr")),
        draw(tables.threatened(), Scene(NAMES, "it", trail=tables.trail())),
        draw(tables.choosing(), Scene(NAMES, marks=ways)),
        draw(landing, Scene(NAMES, "fr", marks={s: s for s in ("nw", "b1", "c2", "d1")})),
        draw(sinking, Scene(NAMES, marks=beaches)),
        draw_hand(tables.keeping(*some), Scene(NAMES)),
        draw_hand(tables.keeping(*some, "move_whale", "repel_shark"), Scene(NAMES, "it")),
        draw_hand(GAME.view(placing, asked[0].seat), Scene(NAMES[:2], "fr")),
        draw(GAME.view(placing, None), Scene(NAMES[:2], trail=lately)),
        draw(tables.ended(4, 8), Scene(NAMES)),
        draw(tables.ended(2, 8, two_colours="more_boats", ending="last_explorer"), Scene(NAMES[:2], "it")),
    ]


@pytest.mark.programs
def test_the_pictures_look_as_they_did_when_last_looked_at(update: bool) -> None:
    contact.looks_as_it_did("the_island", pictures(), update)
