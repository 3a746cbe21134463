"""The printed facts of Nautilus: sea, modules, discoveries, prices; checked when loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from games.core.data import DataSet, load_folder
from games.nautilus import checks
from games.nautilus.board import BLUE, DIRECTIONS, Board, opposite

STATIONS = ("training", "technical", "sonar", "research", "analysis")
DWELLINGS = ("green", "violet")
CREATURES = ("gold", "jellyfish", "urchin", "scallop", "snail")  # kept on the dashboard
SHELLS = ("scallop", "snail")  # research looks further when one is found
FREE = ("chest", "speed")  # beige: nothing to pay
ATLANTIS = "atlantis"

Count = Annotated[int, msgspec.Meta(ge=0)]
Door = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]


class Sea(Struct, frozen=True, forbid_unknown_fields=True):
    base: str
    rows: tuple[str, ...]


class Modules(Struct, frozen=True, forbid_unknown_fields=True):
    piles: dict[str, Count]
    doors: dict[str, tuple[Door, ...]]
    build: dict[str, Count]


class Discoveries(Struct, frozen=True, forbid_unknown_fields=True):
    mix: dict[str, dict[str, Count]]
    atlantis: dict[str, tuple[Count, ...]]
    fees: dict[str, Count]
    values: dict[str, Count]
    missions: dict[str, tuple[str, str]]


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    """What the number of players changes."""

    nemos: Count
    room: Count
    chips: tuple[Count, ...]


class Prices(Struct, frozen=True, forbid_unknown_fields=True, rename={"upgrade": "raise"}):
    station: Count
    aquanaut: Count
    foreign: Count
    ping: Count
    upgrade: Count


class Rewards(Struct, frozen=True, forbid_unknown_fields=True):
    speed: Count
    news: Count


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    running: Count
    most: Count


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    nemos: Count
    aquanauts: Count
    submarines: Count
    last_ruins: tuple[Count, ...]
    players: dict[int, Share]
    prices: Prices
    benefits: dict[str, tuple[Count, Count, Count]]
    rewards: Rewards
    points: Points


class Facts(Struct, frozen=True):
    """Everything printed, ready for use."""

    board: Board
    base: str
    piles: dict[str, int]
    doors: dict[str, tuple[int, int, int, int]]  # a bit for each direction, for each quarter turn
    exits: dict[
        str, tuple[tuple[tuple[int, int], ...], ...]
    ]  # kind and turn: each door, and what must face it
    turns: dict[str, tuple[int, ...]]  # the quarter turns that look different
    faces: dict[str, tuple[str, ...]]  # of the discoveries of each zone
    fees: dict[str, int]
    values: dict[str, int]
    missions: dict[str, tuple[str, str]]
    ruin_zone: dict[int, str]  # in which zone each Atlantis number lies
    table: Table

    def benefit(self, kind: str, running: int) -> int:
        """R6.8: what so many running stations of a kind are good for."""
        return self.table.benefits[kind][min(running, 2)]


def load(data_set: DataSet) -> Facts:
    """The facts of a data set; a DataError names file, entry and reason."""
    sea = data_set.read("board.toml", Sea)
    modules = data_set.read("modules.toml", Modules)
    finds = data_set.read("discoveries.toml", Discoveries)
    table = data_set.read("table.toml", Table)
    checks.sea(sea)
    checks.modules(modules)
    checks.discoveries(finds)
    checks.table(table)
    board = Board(sea.rows, modules.build)
    checks.board(board, sea, finds)
    doors = {kind: _turned(_mask(named)) for kind, named in modules.doors.items()}
    return Facts(
        board=board,
        base=sea.base,
        piles=modules.piles,
        doors=doors,
        exits={kind: tuple(map(_exits, masks)) for kind, masks in doors.items()},
        turns={
            kind: tuple(masks.index(mask) for mask in dict.fromkeys(masks)) for kind, masks in doors.items()
        },
        faces={zone: _faces(mix, finds.atlantis[zone]) for zone, mix in finds.mix.items()},
        fees=finds.fees,
        values=finds.values,
        missions=finds.missions,
        ruin_zone={number: zone for zone, numbers in finds.atlantis.items() for number in numbers},
        table=table,
    )


def shipped() -> DataSet:
    """The data that comes with the game."""
    return load_folder(Path(__file__).parent / "data")


def ruin(face: str) -> int | None:
    """The number of an Atlantis discovery; None for any other."""
    kind, _, number = face.partition("-")
    return int(number) if kind == ATLANTIS else None


def door_names(mask: int) -> list[str]:
    """The directions of a module's doors, clockwise from north."""
    return [way for number, way in enumerate(DIRECTIONS) if mask >> number & 1]


def blue_doors(mask: int) -> list[int]:
    """The directions, as numbers, in which a blue door opens."""
    return [number for number, way in enumerate(DIRECTIONS) if mask >> number & 1 and way in BLUE]


def _mask(doors: tuple[Door, ...]) -> int:
    return sum(1 << DIRECTIONS.index(door) for door in doors)


def _turned(mask: int) -> tuple[int, int, int, int]:
    """The doors after no, one, two and three quarter turns clockwise."""
    first, second, third, fourth = ((mask << turn | mask >> (8 - turn)) & 0xFF for turn in (0, 2, 4, 6))
    return first, second, third, fourth


def _exits(mask: int) -> tuple[tuple[int, int], ...]:
    """Each door's direction, and as a mask the door of the next module that would make it a passage."""
    return tuple((number, 1 << opposite(number)) for number in range(8) if mask >> number & 1)


def _faces(mix: dict[str, int], numbers: tuple[int, ...]) -> tuple[str, ...]:
    plain = [face for face, count in mix.items() if face != ATLANTIS for _ in range(count)]
    return (*plain, *(f"{ATLANTIS}-{number}" for number in numbers))
