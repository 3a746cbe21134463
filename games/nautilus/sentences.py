"""Pieces of sentences the steps share: discoveries, modules, doors, what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.core.model import Fact, Option, Say, say
from games.nautilus.board import BLUE
from games.nautilus.facts import door_names, ruin
from games.nautilus.state import Held


def found(face: str) -> Say:
    """A discovery with its article: "a jellyfish", "Atlantis discovery 7"."""
    number = ruin(face)
    return Say(f"a-{face}") if number is None else say("a-atlantis", number=number)


def echoes(tiles: Iterable[tuple[str, str]]) -> tuple[Say, ...]:
    """Discoveries with the squares they lie on."""
    return tuple(say("echo", spot=spot, face=found(face)) for spot, face in tiles)


def piece(held: Held) -> Say:
    """A module as it is held: "a green dwelling with 3 aquanauts"."""
    if held.crew:
        return say("a-dwelling-with", kind=Say(f"a-{held.kind}"), crew=held.crew)
    return Say(f"a-{held.kind}")


def pieces(held: Iterable[Held]) -> tuple[Say, ...]:
    """Modules one by one, those alike together: "2 analysis stations"."""
    return tuple(piece(one) if count == 1 else _several(one, count) for one, count in Counter(held).items())


def _several(held: Held, count: int) -> Say:
    kinds = say(f"some-{held.kind}", count=count)
    return say("some-dwellings-with", kinds=kinds, crew=held.crew) if held.crew else kinds


def doors_said(mask: int) -> dict[str, Fact]:
    """The doors of a module as it would lie: blue ones and brown ones."""
    ways = door_names(mask)
    blue = tuple(Say(f"way-{way}") for way in ways if way in BLUE)
    brown = tuple(Say(f"way-{way}") for way in ways if way not in BLUE)
    return {"blue": blue or (Say("no-door"),), "brown": brown or (Say("no-door"),)}


def rows_said(options: Iterable[Option]) -> dict[str, Say]:
    """Names of the groups that options come in: board rows, zones, discoveries, docks."""
    groups = dict.fromkeys(option.group for option in options if option.group)
    return {group: say("row", row=group) if group.isdigit() else Say(f"group-{group}") for group in groups}
