"""The printed facts of The Island: board, tiles, pieces; checked when loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Struct

from games.core import colours
from games.core.data import DataError, DataSet, load_folder
from games.the_island.board import SERPENTS, Board, BoardData, build

TERRAINS = ("beach", "forest", "mountain")  # in the order they sink
TILES = {"beach": 16, "forest": 16, "mountain": 8}
CREATURES = ("serpent", "shark", "whale")
AT_ONCE = ("shark", "whale", "boat", "whirlpool", "volcano")  # green
OWN_TURN = ("dolphin", "wind", "move_serpent", "move_shark", "move_whale")  # red
DEFENCE = ("repel_shark", "repel_whale")  # red, in another's turn
SYMBOLS = AT_ONCE + OWN_TURN + DEFENCE
COLOURS = colours.COLOURS
HANDLES = "npqrstuvwx"  # no letter of a row, a colour or a number
SEATS_MOST = 4

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class _Symbols(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles of one terrain show each symbol."""

    shark: Count = 0
    whale: Count = 0
    boat: Count = 0
    whirlpool: Count = 0
    volcano: Count = 0
    dolphin: Count = 0
    wind: Count = 0
    move_serpent: Count = 0
    move_shark: Count = 0
    move_whale: Count = 0
    repel_shark: Count = 0
    repel_whale: Count = 0


class _Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    beach: _Symbols
    forest: _Symbols
    mountain: _Symbols

    def counts(self) -> dict[str, dict[str, int]]:
        """The number of tiles by symbol, without those that are zero."""
        every = {terrain: msgspec.structs.asdict(getattr(self, terrain)) for terrain in TERRAINS}
        return {terrain: {s: n for s, n in row.items() if n} for terrain, row in every.items()}


class _Creature(Struct, frozen=True, forbid_unknown_fields=True):
    pieces: Positive
    reach: Positive
    faces: Positive


class _Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    values: tuple[Positive, ...]
    boats: Positive
    boats_each: Positive
    room: Positive
    moves: Positive
    quiet_rounds: Positive
    idle_rounds: Positive
    serpent: _Creature
    shark: _Creature
    whale: _Creature

    def creature(self, kind: str) -> _Creature:
        return {"serpent": self.serpent, "shark": self.shark, "whale": self.whale}[kind]


class Facts(Struct, frozen=True):
    """Everything printed, ready for use."""

    board: Board
    tiles: dict[str, dict[str, int]]  # by terrain, then symbol
    values: tuple[int, ...]
    boats: int
    boats_each: int
    room: int
    moves: int
    quiet_rounds: int
    idle_rounds: int
    pieces: dict[str, int]  # by creature
    reach: dict[str, int]
    die: tuple[str, ...]

    @property
    def heap(self) -> list[str]:
        """All tiles, terrain and symbol: "beach:shark"."""
        return [tile(t, s) for t, row in self.tiles.items() for s, n in row.items() for _ in range(n)]


def tile(terrain: str, symbol: str) -> str:
    """A tile by its two sides: "beach:shark"."""
    return f"{terrain}:{symbol}"


def terrain_of(tile: str) -> str:
    return tile.partition(":")[0]


def symbol_of(tile: str) -> str:
    return tile.partition(":")[2]


def load(data_set: DataSet) -> Facts:
    """The facts of a data set; a DataError names file, entry and reason."""
    board = build(data_set.read("board.toml", BoardData))
    tiles = data_set.read("tiles.toml", _Tiles).counts()
    pieces = data_set.read("pieces.toml", _Pieces)
    _check_tiles(tiles)
    _check_pieces(pieces, tiles)
    return Facts(
        board=board,
        tiles=tiles,
        values=pieces.values,
        boats=pieces.boats,
        boats_each=pieces.boats_each,
        room=pieces.room,
        moves=pieces.moves,
        quiet_rounds=pieces.quiet_rounds,
        idle_rounds=pieces.idle_rounds,
        pieces={kind: pieces.creature(kind).pieces for kind in CREATURES},
        reach={kind: pieces.creature(kind).reach for kind in CREATURES},
        die=tuple(kind for kind in CREATURES for _ in range(pieces.creature(kind).faces)),
    )


def shipped() -> DataSet:
    """The data that comes with the game."""
    return load_folder(Path(__file__).parent / "data")


def _check_tiles(tiles: dict[str, dict[str, int]]) -> None:
    for terrain, row in tiles.items():
        if sum(row.values()) != TILES[terrain]:
            reason = f"{TILES[terrain]} tiles expected, {sum(row.values())} found"
            raise DataError(f"tiles.toml: entry {terrain}: {reason}")
    volcanoes = {terrain: row["volcano"] for terrain, row in tiles.items() if "volcano" in row}
    if volcanoes != {"mountain": 1}:
        raise DataError("tiles.toml: entry mountain.volcano: exactly one volcano expected, under a mountain")


def _check_pieces(pieces: _Pieces, tiles: dict[str, dict[str, int]]) -> None:
    def under(symbol: str) -> int:
        return sum(row.get(symbol, 0) for row in tiles.values())

    if len(pieces.values) != len(HANDLES):
        reason = f"{len(HANDLES)} explorers expected, {len(pieces.values)} found"
        raise DataError(f"pieces.toml: entry values: {reason}")
    if pieces.serpent.pieces != SERPENTS:
        reason = f"{SERPENTS} serpents expected, {pieces.serpent.pieces} found"
        raise DataError(f"pieces.toml: entry serpent.pieces: {reason}")
    for kind in ("shark", "whale"):
        have, need = pieces.creature(kind).pieces, under(kind)
        if have != need:
            reason = f"{need} expected, one for each {kind} tile, {have} found"
            raise DataError(f"pieces.toml: entry {kind}.pieces: {reason}")
    need = under("boat") + SEATS_MOST * pieces.boats_each
    if pieces.boats != need:
        reason = f"{need} expected ({pieces.boats_each} a player and the boat tiles), {pieces.boats} found"
        raise DataError(f"pieces.toml: entry boats: {reason}")
