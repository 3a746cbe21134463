"""Which part of the sea a picture shows, and how large."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from games.nautilus.board import COLUMNS, ROWS, place

ROOM_X, ROOM_Y = 990, 900  # pixels for the sea
SIZES = (70, 58, 45)  # of a square in a close-up, largest first
SMALL = 38  # of a square when the whole sea is shown


class Window(Struct, frozen=True):
    """So many squares from a first column and row, each c pixels wide."""

    c: int
    column: int
    row: int
    columns: int
    rows: int

    @property
    def wide(self) -> int:
        return self.columns * self.c

    @property
    def high(self) -> int:
        return self.rows * self.c

    @property
    def whole(self) -> bool:
        return (self.columns, self.rows) == (COLUMNS, ROWS)

    def at(self, spot: str) -> tuple[int, int]:
        """The middle of a square, in pixels from the window's corner."""
        x, y = place(spot)
        return (x - self.column) * self.c + self.c // 2, (y - self.row) * self.c + self.c // 2

    def shows(self, spot: str, margin: int = 0) -> bool:
        x, y = place(spot)
        return (
            -margin <= x - self.column < self.columns + margin
            and -margin <= y - self.row < self.rows + margin
        )


WHOLE = Window(SMALL, 0, 0, COLUMNS, ROWS)


def around(spots: Iterable[str], margin: int = 2) -> Window:
    """The closest look that shows all of these squares and some around them; else the whole sea."""
    places = [place(spot) for spot in spots]
    if not places:
        return WHOLE
    left, right = min(x for x, _ in places) - margin, max(x for x, _ in places) + margin
    top, bottom = min(y for _, y in places) - margin, max(y for _, y in places) + margin
    left, top, right, bottom = max(0, left), max(0, top), min(COLUMNS - 1, right), min(ROWS - 1, bottom)
    for c in SIZES:
        columns, rows = min(COLUMNS, ROOM_X // c), min(ROWS, ROOM_Y // c)
        if right - left < columns and bottom - top < rows:
            return Window(
                c, _start(left, right, columns, COLUMNS), _start(top, bottom, rows, ROWS), columns, rows
            )
    return WHOLE


def _start(first: int, last: int, room: int, most: int) -> int:
    """The first square shown, with what is wanted in the middle as far as the sea allows."""
    return min(max(0, (first + last + 1 - room) // 2), most - room)
