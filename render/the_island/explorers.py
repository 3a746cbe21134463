"""A player's own explorers: where each is, and what the player may know of it."""

from __future__ import annotations

from msgspec import Struct

from games.the_island.facts import HANDLES
from games.the_island.view import IslandView as View
from render.the_island.look import COLOURS


class Own(Struct, frozen=True):
    """One explorer."""

    name: str  # "bq"
    where: str  # land, swimming, boat, saved, lost, next, later
    place: str = ""  # a hex or a safe island
    value: int | None = None

    @property
    def colour(self) -> int:
        return COLOURS.index(self.name[0])

    @property
    def handle(self) -> str:
        return self.name[1].upper()

    @property
    def next(self) -> bool:
        return self.where == "next"


def own_explorers(view: View) -> list[Own]:
    """Those of the viewer: by value while placing, else by handle."""
    assert view.viewer is not None
    places = _places(view)
    names = [c + h for c in view.players[view.viewer].colours for h in HANDLES]
    found = [Own(name, *places.get(name, ("later", "")), view.values.get(name)) for name in names]
    return sorted(found, key=lambda one: -(one.value or 0)) if not view.turn else found


def _places(view: View) -> dict[str, tuple[str, str]]:
    """Where every explorer is that is somewhere."""
    found: dict[str, tuple[str, str]] = {}
    for spot, folk in view.people.items():
        where = "land" if spot in view.terrain else "swimming"
        found |= dict.fromkeys(folk, (where, spot))
    for spot, crew in view.boats.items():
        found |= dict.fromkeys(crew, ("boat", spot))
    for corner, folk in view.safe.items():
        found |= dict.fromkeys(folk, ("saved", corner))
    found |= dict.fromkeys(view.lost, ("lost", ""))
    if view.chosen and view.chosen.explorer and not view.chosen.spot:
        found[view.chosen.explorer] = ("next", "")
    return found
