"""The board of The Island: 133 hexes, what lies beside what, and the ways ashore."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from games.core.data import DataError

FILE = "board.toml"
HEXES = 133
ISLAND = 40
SERPENTS = 5
CORNERS = ("nw", "ne", "sw", "se")
LANDINGS = 2  # hexes beside each safe island
SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of hexes as the data file gives it."""

    name: str
    q: int
    r: int
    hexes: int
    island: tuple[int, ...]


class BoardData(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    rows: tuple[Row, ...]
    serpents: tuple[str, ...]
    safe: dict[str, tuple[str, ...]]


class Board(Struct, frozen=True, dict=True):
    """Hexes by name ("h11"), row by row from the top left."""

    axial: dict[str, tuple[int, int]]
    island: tuple[str, ...]
    serpents: tuple[str, ...]
    safe: dict[str, tuple[str, ...]]  # the landing hexes of each safe island

    @cached_property
    def hexes(self) -> tuple[str, ...]:
        return tuple(self.axial)

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """The row letters, from the top."""
        return tuple(dict.fromkeys(spot[0] for spot in self.hexes))

    @cached_property
    def beside(self) -> dict[str, tuple[str, ...]]:
        """The hexes that touch each hex."""
        at = {place: spot for spot, place in self.axial.items()}
        return {
            spot: tuple(at[q + dq, r + dr] for dq, dr in SIDES if (q + dq, r + dr) in at)
            for spot, (q, r) in self.axial.items()
        }

    @cached_property
    def around(self) -> dict[str, frozenset[str]]:
        """The same as sets, to ask whether all of them are land."""
        return {spot: frozenset(others) for spot, others in self.beside.items()}

    @cached_property
    def ashore(self) -> dict[str, str]:
        """The safe island reached from each landing hex."""
        return {spot: corner for corner, spots in self.safe.items() for spot in spots}

    @cached_property
    def inland(self) -> frozenset[str]:
        """The island's hexes that touch no sea at the start."""
        land = set(self.island)
        return frozenset(spot for spot in self.island if land.issuperset(self.beside[spot]))

    @cached_property
    def within(self) -> frozenset[str]:
        """The island's hexes that touch no sea but the lagoon at the start: all but the outer rim."""
        land, lagoon = set(self.island), self._lagoon
        return frozenset(spot for spot in self.island if (land | lagoon).issuperset(self.beside[spot]))

    @cached_property
    def _lagoon(self) -> set[str]:
        """The sea hexes shut in by the island."""
        land = set(self.island)
        return {s for s in self.hexes if s not in land and land.issuperset(self.beside[s])}

    @cached_property
    def shore(self) -> tuple[str, ...]:
        """The sea hexes that touch the island at the start, the lagoon too."""
        land = set(self.island)
        return tuple(s for s in self.hexes if s not in land and not land.isdisjoint(self.beside[s]))

    @cached_property
    def way(self) -> dict[str, int]:
        """The straight distance of each hex to the nearest landing hex."""
        far = dict.fromkeys(self.ashore, 0)
        edge = list(far)
        while edge:
            spot = edge.pop(0)
            for other in self.beside[spot]:
                if other not in far:
                    far[other] = far[spot] + 1
                    edge.append(other)
        return far

    def apart(self, one: str, other: str) -> int:
        """The straight distance between two hexes."""
        (q, r), (u, v) = self.axial[one], self.axial[other]
        return max(abs(q - u), abs(r - v), abs(q + r - u - v))

    def reach(self, start: str, steps: int, closed: set[str], stops: set[str]) -> dict[str, int]:
        """Find the hexes within so many steps of `start`, with the steps to each, nearest first.

        `closed` bars the way, `stops` ends it.
        """
        seen, edge = {start} | closed, [start]
        found: dict[str, int] = {}
        for step in range(1, steps + 1):
            ahead = []
            for spot in edge:
                for other in self.beside[spot]:
                    if other not in seen:
                        seen.add(other)
                        found[other] = step
                        if other not in stops:
                            ahead.append(other)
            edge = ahead
        return found


def build(data: BoardData) -> Board:
    """The board of a data file; a DataError names entry and reason."""
    axial: dict[str, tuple[int, int]] = {}
    island: list[str] = []
    for number, row in enumerate(data.rows):
        _check_row(number, row, axial)
        axial |= {f"{row.name}{n + 1}": (row.q + n, row.r) for n in range(row.hexes)}
        island += [f"{row.name}{n}" for n in row.island]
    _count("rows", "hexes", HEXES, len(axial))
    _count("rows", "island hexes", ISLAND, len(island))
    board = Board(axial, tuple(island), data.serpents, data.safe)
    _check_sea(board, "serpents", data.serpents)
    _count("serpents", "hexes", SERPENTS, len(set(data.serpents)))
    _check_safe(board)
    _check_island(board)
    return board


def _check_row(number: int, row: Row, known: dict[str, tuple[int, int]]) -> None:
    entry = f"{FILE}: entry rows[{number}]"
    if len(row.name) != 1 or not row.name.islower() or any(spot[0] == row.name for spot in known):
        raise DataError(f"{entry}.name: one new letter expected, {row.name!r} found")
    for n in row.island:
        if not 1 <= n <= row.hexes:
            raise DataError(f"{entry}.island: there is no hex {row.name}{n}")
        if row.island.count(n) > 1:
            raise DataError(f"{entry}.island: {row.name}{n} is named twice")
    taken = set(known.values())
    if any((row.q + n, row.r) in taken for n in range(row.hexes)):
        raise DataError(f"{entry}: row {row.name} lies upon another row")


def _count(entry: str, what: str, expected: int, found: int) -> None:
    if found != expected:
        raise DataError(f"{FILE}: entry {entry}: {expected} {what} expected, {found} found")


def _check_sea(board: Board, entry: str, spots: tuple[str, ...]) -> None:
    for spot in spots:
        if spot not in board.axial:
            raise DataError(f"{FILE}: entry {entry}: there is no hex {spot!r}")
        if spot in board.island:
            raise DataError(f"{FILE}: entry {entry}: {spot} is on the island, a sea hex expected")


def _check_safe(board: Board) -> None:
    if set(board.safe) != set(CORNERS):
        wrong = ", ".join(sorted(set(CORNERS) ^ set(board.safe)))
        raise DataError(f"{FILE}: entry safe: {', '.join(CORNERS)} expected; check {wrong}")
    for corner, spots in board.safe.items():
        _check_sea(board, f"safe.{corner}", spots)
        _count(f"safe.{corner}", "landing hexes", LANDINGS, len(set(spots)))
        if spots[1] not in board.beside[spots[0]]:
            raise DataError(f"{FILE}: entry safe.{corner}: {spots[0]} and {spots[1]} do not touch")
    if len(board.ashore) != LANDINGS * len(CORNERS):
        raise DataError(f"{FILE}: entry safe: a landing hex belongs to two safe islands")


def _check_island(board: Board) -> None:
    for spot in board.island:
        if len(board.beside[spot]) != len(SIDES):
            raise DataError(f"{FILE}: entry rows: {spot} is on the island but at the edge of the board")
