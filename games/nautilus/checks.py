"""Check the data files against the contents of the box; an error names file, entry and reason."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING, NoReturn

from games.core.data import DataError
from games.nautilus.board import BLUE, COLUMNS, ROWS, ZONES, Board, place

if TYPE_CHECKING:
    from games.nautilus.facts import Discoveries, Modules, Sea, Table

PILES = {"green": 10, "violet": 10, "training": 4, "technical": 4, "sonar": 4, "research": 4, "analysis": 4}
STATIONS = tuple(kind for kind, count in PILES.items() if count == 4)
FACES = ("gold", "jellyfish", "urchin", "scallop", "snail", "atlantis", "chest", "speed")
CREATURES = FACES[:5]
TILES = {"slope": 26, "deep": 20, "trench": 14}
RUINS = 15
PLAYERS = (2, 3, 4)


def sea(sea: Sea) -> None:
    _expect("board.toml", "rows", f"{ROWS} rows", len(sea.rows) == ROWS, len(sea.rows))
    for number, row in enumerate(sea.rows):
        entry = f"rows[{number}]"
        _expect("board.toml", entry, f"{COLUMNS} squares", len(row) == COLUMNS, len(row))
        wrong = sorted(set(row.upper()) - set(ZONES))
        if wrong:
            _fail("board.toml", entry, f"{', '.join(wrong)} is no zone; known: {', '.join(ZONES)}")


def board(board: Board, sea: Sea, finds: Discoveries) -> None:
    """Check what concerns the board as a whole."""
    if board.printed["lagoon"]:
        _fail(
            "board.toml",
            "rows",
            f"no discovery lies in the lagoon, but one is on {board.printed['lagoon'][0]}",
        )
    for zone, count in TILES.items():
        found = len(board.printed[zone])
        _expect("board.toml", "rows", f"{count} discovery squares in the {zone}", found == count, found)
    for one, other in combinations([spot for spots in board.printed.values() for spot in spots], 2):
        (x, y), (u, v) = place(one), place(other)
        if max(abs(x - u), abs(y - v)) < 2:
            _fail("board.toml", "rows", f"discovery squares {one} and {other} touch")
    if sea.base not in board.bases:
        _fail("board.toml", "base", f"{sea.base!r} has not all of its nine squares in the lagoon")


def modules(modules: Modules) -> None:
    _same("modules.toml", "piles", modules.piles, PILES)
    for kind, count in PILES.items():
        found = modules.piles[kind]
        _expect("modules.toml", f"piles.{kind}", f"{count} modules", found == count, found)
    _same("modules.toml", "doors", modules.doors, ["base", *PILES])
    for kind, doors in modules.doors.items():
        if len(set(doors)) != len(doors):
            _fail("modules.toml", f"doors.{kind}", "a door is named twice")
        if not doors:
            _fail("modules.toml", f"doors.{kind}", "a module needs a door")
    found = len(modules.doors["base"])
    _expect("modules.toml", "doors.base", "8 doors", found == 8, found)
    for kind in STATIONS:
        if not set(modules.doors[kind]) & set(BLUE):
            _fail("modules.toml", f"doors.{kind}", "a station needs a blue door for submarines")
    _same("modules.toml", "build", modules.build, ZONES.values())


def discoveries(finds: Discoveries) -> None:
    _same("discoveries.toml", "mix", finds.mix, TILES)
    _same("discoveries.toml", "atlantis", finds.atlantis, TILES)
    _same("discoveries.toml", "fees", finds.fees, TILES)
    _same("discoveries.toml", "values", finds.values, CREATURES)
    for zone, count in TILES.items():
        _same("discoveries.toml", f"mix.{zone}", finds.mix[zone], FACES)
        found = sum(finds.mix[zone].values())
        _expect("discoveries.toml", f"mix.{zone}", f"{count} discoveries", found == count, found)
        named, counted = len(finds.atlantis[zone]), finds.mix[zone]["atlantis"]
        _expect("discoveries.toml", f"atlantis.{zone}", f"{counted} numbers", named == counted, named)
    numbers = sorted(number for found in finds.atlantis.values() for number in found)
    if numbers != list(range(1, RUINS + 1)):
        _fail("discoveries.toml", "atlantis", f"each number from 1 to {RUINS} once expected")
    _expect("discoveries.toml", "missions", "4 missions", len(finds.missions) == 4, len(finds.missions))
    for mission, kinds in finds.missions.items():
        for kind in kinds:
            if kind not in CREATURES:
                _fail(
                    "discoveries.toml", f"missions.{mission}", f"{kind!r} is no kind of discovery with points"
                )


def table(table: Table) -> None:
    _same("table.toml", "benefits", table.benefits, STATIONS)
    if sorted(table.players) != list(PLAYERS):
        _fail("table.toml", "players", "2, 3 and 4 players expected")
    for players, share in table.players.items():
        entry = f"players.{players}"
        _expect(
            "table.toml", f"{entry}.chips", f"{players} chips", len(share.chips) == players, len(share.chips)
        )
        if list(share.chips) != sorted(share.chips, reverse=True):
            _fail("table.toml", f"{entry}.chips", "the best must come first")
        if players * share.nemos > table.nemos:
            _fail("table.toml", f"{entry}.nemos", f"the box holds {table.nemos} only")
        if not share.room:
            _fail("table.toml", f"{entry}.room", "a dwelling needs room for one aquanaut")
    for number in table.last_ruins:
        if not 1 <= number <= RUINS:
            _fail("table.toml", "last_ruins", f"{number} is no Atlantis number")


def _same(file: str, entry: str, found: Iterable[str], wanted: Iterable[str]) -> None:
    names, known = set(found), list(wanted)
    if names != set(known):
        wrong = ", ".join(sorted(names ^ set(known)))
        _fail(file, entry, f"{', '.join(known)} expected; check {wrong}")


def _expect(file: str, entry: str, wanted: str, right: bool, found: int) -> None:
    if not right:
        _fail(file, entry, f"{wanted} expected, {found} found")


def _fail(file: str, entry: str, reason: str) -> NoReturn:
    raise DataError(f"{file}: entry {entry}: {reason}")
