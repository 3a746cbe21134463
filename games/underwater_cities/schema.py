"""The data files as typed: what each entry may hold."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Colour = Literal["green", "red", "yellow"]
Type = Literal["instant", "permanent", "action", "production", "end"]


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as typed in a data file."""

    no: int
    colour: Colour
    type: Type
    effect: str
    cost: int = 0
    name: str = ""  # for a deck of one's own; ours are named in words/


class SlotEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An action slot as typed."""

    action: str
    effect: str


class Slots(Struct, frozen=True, forbid_unknown_fields=True):
    """All action slots."""

    always: SlotEntry
    few: dict[str, SlotEntry]
    many: dict[str, SlotEntry]


class MakesEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """What a kind of thing makes, as typed."""

    plain: str
    upgraded: str = ""
    pair: str = ""


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What a solo match asks for."""

    cities: int
    points: int


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rulebook."""

    rounds: tuple[int, ...]
    turns: int
    hand: int
    opening: int
    fresh: int
    actions: int
    white: int
    tunnels: int
    offer: int
    contracts: int
    clone: str
    hunger: int
    sale: int
    change: int
    start: str
    purple: dict[int, int]
    goal: Goal
    costs: dict[str, str]
    makes: dict[str, MakesEntry]
    track: dict[int, str]
    city: dict[int, int]


class Twins(Struct, frozen=True, forbid_unknown_fields=True):
    """Two tunnels that make more together."""

    tunnels: tuple[str, str]
    makes: str


class BoardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A player board as typed in a data file."""

    side: Literal["usual", "advanced"]
    tunnels: tuple[str, ...]
    buildings: dict[str, int]
    angles: dict[str, tuple[int, ...]]
    bonus: dict[str, str] = {}
    surcharge: dict[str, str] = {}
    times: dict[str, int] = {}
    twins: Twins | None = None
    metropolis: dict[str, str] = {}


class Boards(Struct, frozen=True, forbid_unknown_fields=True):
    """All player boards."""

    places: dict[str, tuple[int, int]]
    boards: dict[str, BoardEntry]


class BrownEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A brown metropolis as typed."""

    end: str
    solo: bool = True
    name: str = ""


class BlueEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A blue metropolis as typed."""

    instant: str
    production: str = ""
    name: str = ""


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    """All metropolis tiles."""

    brown: dict[str, BrownEntry]
    blue: dict[str, BlueEntry]


class ContractEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A government contract as typed."""

    needs: tuple[str, ...]
    gives: str
    name: str = ""
