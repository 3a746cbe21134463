"""The state of a match of The Island."""

from __future__ import annotations

from functools import cache

from msgspec import Struct, field

from games.core.game import State
from games.core.model import Seat
from games.the_island.facts import COLOURS, HANDLES


@cache
def owners(seats: int, colours: str) -> dict[str, Seat]:
    """Whose explorer it is: "bq" is explorer Q of colour B (R1.9: two players may have two colours)."""
    return {f"{c}{h}": Seat(n % seats) for n, c in enumerate(colours) for h in HANDLES}


class Table(Struct, frozen=True):
    """What the players chose."""

    crowded: bool = False  # R9.1
    rim_is_coast: bool = False  # R9.1: the outer rim alone, not the tiles round the lagoon
    ending: str = "volcano"  # or last_explorer (R9.2), last_tile (R9.6)
    all_equal: bool = False  # R9.5
    two_colours: bool = False  # R1.9
    boats_each: int = 2
    colours: str = COLOURS  # R1.15: of the seats in order, then second ones or those nobody has
    quick_start: bool = False  # R1.14
    dolphin_swims: bool = False  # R3.5: the dolphin uses up the sea step
    wind_moves_empty: bool = True  # R3.7
    strict_landing: bool = False  # R4.14
    relaxed_memory: bool = False  # R11.3
    orders_only: bool = False  # R8.6: for the bot; the rules are the same


class IslandState(State, kw_only=True):
    table: Table
    first: Seat
    terrain: dict[str, str]  # of the tiles still there; every other hex is sea
    under: dict[str, str]  # the symbol under each of them
    values: dict[Seat, dict[str, int]]  # of each explorer; none when all are equal
    reserve: dict[Seat, list[str]]  # explorers still to be placed
    launches: dict[Seat, int]  # boats still to be placed
    ranks: dict[Seat, list[str]] = field(default_factory=dict)  # R1.12: "explorer:an", "place:f3", best first
    by_itself: list[Seat] = field(default_factory=list)  # R1.12, R1.13: whose pieces are placed so
    people: dict[str, list[str]]  # explorers on a tile or, in a sea hex, swimming; by hex
    boats: dict[str, list[str]]  # who sits in the boat of a hex
    creatures: dict[str, list[str]]  # the hexes of each kind
    supply: dict[str, int]  # sharks, whales and boats set aside
    gone: dict[str, int]  # creatures and boats out of the game
    safe: dict[str, list[str]]  # explorers on each safe island
    lost: list[str]
    hands: dict[Seat, list[str]]  # kept tiles, "forest:wind", sorted: terrain is open, the symbol is not
    out: list[str] = field(default_factory=list)  # tiles shown and out of the game
    began: int = 0  # the number of the first turn; 0: still placing
    moves: int = 0  # movement points left
    swum: list[str] = field(default_factory=list)  # who has made the one sea step of this turn
    rolled: str = ""  # the creature of this turn's die
    quiet: int = 0  # turns begun without tiles since an explorer was last moved
    idle: int = 0  # turns begun without tiles since an explorer was last saved or lost

    @property
    def owners(self) -> dict[str, Seat]:
        return owners(self.seats, self.table.colours)

    def swimmers(self, spot: str) -> list[str]:
        return [] if spot in self.terrain else self.people.get(spot, [])

    def waters(self) -> set[str]:
        """The hexes where somebody swims."""
        return self.people.keys() - self.terrain.keys()

    def afloat(self) -> set[str]:
        """The hexes of boats with somebody aboard."""
        return {spot for spot, aboard in self.boats.items() if aboard}

    def playing(self) -> list[str]:
        """The explorers on the island, in the water and in boats."""
        found = [explorer for folk in self.people.values() for explorer in folk]
        return found + [explorer for aboard in self.boats.values() for explorer in aboard]

    def on_foot(self, seat: Seat) -> set[str]:
        """The hexes where a seat has explorers on a tile or in the water."""
        owners = self.owners
        return {spot for spot, folk in self.people.items() for e in folk if owners[e] == seat}

    def on_board(self, seat: Seat) -> set[str]:
        """The hexes where a seat has explorers in a boat."""
        owners = self.owners
        return {spot for spot, aboard in self.boats.items() for e in aboard if owners[e] == seat}

    def nobody_in_play(self) -> bool:
        return not self.people and not any(self.boats.values())

    def find(self, explorer: str) -> str:
        """The hex an explorer in play is in, aboard or not."""
        for places in (self.people, self.boats):
            for spot, folk in places.items():
                if explorer in folk:
                    return spot
        raise KeyError(explorer)

    def take(self, explorer: str) -> None:
        """Lift an explorer off the board."""
        for spot, folk in self.people.items():
            if explorer in folk:
                folk.remove(explorer)
                if not folk:
                    del self.people[spot]
                return
        next(aboard for aboard in self.boats.values() if explorer in aboard).remove(explorer)

    def controls(self, spot: str) -> set[Seat]:
        """R5.3, R5.4: who has most explorers in the boat of a hex; nobody in an empty one."""
        owners = self.owners
        crew = [owners[explorer] for explorer in self.boats[spot]]
        if len(crew) < 2:
            return set(crew)
        most = max(map(crew.count, crew))
        return {seat for seat in crew if crew.count(seat) == most}
