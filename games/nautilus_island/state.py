"""The state of a match of Nautilus Island."""

from __future__ import annotations

from msgspec import Struct, field

from games.core.colours import COLOURS
from games.core.game import State
from games.core.model import Seat


class Pile(Struct):
    """A pile of cards in a column; the top card is the last."""

    up: bool
    cards: list[str]


class Collection(Struct):
    """Cards of one colour laid by one player, with what lies on them."""

    cards: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    porthole: int | None = None  # its points; a collection with one is closed


class NautilusIslandState(State, kw_only=True):
    columns: list[list[Pile]]  # stern to bow
    colours: str = COLOURS  # R1.12: of the pawns of the seats in order, then those nobody has
    spare: list[str]  # cards not used in this match, unseen
    bag: list[str]  # bonus tokens still face down
    camp: dict[str, str | None]  # the token in front of each storable colour
    portholes: dict[int, list[int]]  # what is left of each stack, best first
    hands: dict[Seat, list[str]]  # sorted
    known: dict[Seat, list[str]]  # the part of each hand that was taken face up and not laid
    collections: dict[Seat, dict[str, Collection]]
    pawns: dict[Seat, int | None]  # the column each pawn faces
    below: bool = False  # the side the pawns cross to in this round
    moved: list[Seat] = field(default_factory=list)  # who has crossed in this round, in order
    order: list[Seat] = field(default_factory=list)  # who is still to move in this round
    passed: list[Seat] = field(default_factory=list)  # who could neither gather nor store
    round: int = 1
    last: bool = False  # this is the last round

    def column(self, seat: Seat) -> int:
        """The column a seat's pawn faces."""
        column = self.pawns[seat]
        assert column is not None, "nobody acts before facing a column"
        return column

    def places(self, seat: Seat) -> int:
        """R5.3, R8.3: the places of the column a seat faces, whether or not cards are left there."""
        return len(self.columns[self.column(seat)])

    def empty(self, column: int) -> bool:
        """R4.4: all piles of a column run out together."""
        return not self.columns[column][0].cards
