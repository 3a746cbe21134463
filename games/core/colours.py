"""Player colours that a table chose: the variants "colour_a" to "colour_d", each a choice among seats."""

from __future__ import annotations

from typing import Any

from games.core.game import Game, Variant, seat_variant
from games.core.model import BadSetup, Seat, Setup

COLOURS = "abcd"  # the letter of a colour in pictures and in text


def colour_variants() -> tuple[Variant, ...]:
    """Who has which colour; seats have them in order by default."""
    return tuple(seat_variant(_name(colour)) for colour in COLOURS)


def has_colours(game: Game[Any, Any]) -> bool:
    """Whether a table may choose who has which colour."""
    return any(variant.name == _name(COLOURS[0]) for variant in game.meta.variants)


def allow(game: Game[Any, Any], setup: Setup, each: int = 1) -> None:
    """Raise BadSetup if somebody is to have more colours than a player has."""
    wanted = list(_wanted(game, setup).values())
    if any(wanted.count(seat) > each for seat in wanted):
        raise BadSetup("colour-twice")


def chosen_colours(game: Game[Any, Any], setup: Setup, each: int = 1) -> str:
    """The colour of every seat, then the second ones or those nobody has."""
    wanted = _wanted(game, setup)
    free = [colour for colour in COLOURS if colour not in wanted]
    found = ""
    for _ in range(each):
        for seat in range(setup.seats):
            own = next((c for c in COLOURS if wanted.get(c) == seat and c not in found), None)
            found += own or free.pop(0)
    return found + "".join(colour for colour in COLOURS if colour not in found)


def _wanted(game: Game[Any, Any], setup: Setup) -> dict[str, Seat]:
    """Who is to have which colour."""
    chosen = {colour: game.seat_chosen(setup, _name(colour)) for colour in COLOURS}
    return {colour: seat for colour, seat in chosen.items() if seat is not None}


def _name(colour: str) -> str:
    return f"colour_{colour}"
