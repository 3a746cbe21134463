"""Score sheets: who comes first, a column a player with a head of its own, lines with their signs, bars."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct

from games.core.model import Ending, Seat, SheetLine
from render.canvas import Canvas
from render.kit.sizes import NOTE, TITLE
from render.palette import EDGE, MUTED, NIGHT, SEATS, STRIP, WHITE
from render.pen import Pen
from render.pieces import badge

SMALL = (*NOTE, 15, 14, 13)  # of a remark in the head of a column


class Played(Protocol):
    @property
    def left(self) -> bool: ...


class Ended(Protocol):
    """A view of a match that is over."""

    @property
    def ending(self) -> Ending | None: ...

    @property
    def players(self) -> Sequence[Played]: ...


def ranking(view: Ended, tie: Callable[[Seat], tuple[int, ...]] = lambda seat: ()) -> list[Seat]:
    """The winners, then by points, then by the game's own rule for ties; whoever left comes last."""
    assert view.ending
    ending = view.ending

    def rank(seat: Seat) -> tuple[bool, bool, int, tuple[int, ...], Seat]:
        return view.players[seat].left, seat not in ending.winners, -ending.scores[seat], tie(seat), seat

    return sorted(map(Seat, range(len(view.players))), key=rank)


def rank_of(view: Ended, order: list[Seat], seat: Seat) -> int:
    """A player's place; those who win together are all first."""
    assert view.ending
    return 1 if seat in view.ending.winners else order.index(seat) + 1


def points_of(sheet: Iterable[SheetLine], line: str, seat: Seat) -> int:
    """A player's points in one line of a sheet; none in a line that it does not have."""
    return next((one.points[seat] for one in sheet if one.label.name == f"sheet-{line}"), 0)


def columns(view: Ended, order: list[Seat], marks: Sequence[int], left: int, end: int) -> list[Column]:
    """A column for each player, from the first on."""
    assert view.ending
    wide = (end - left) // len(order)
    return [
        Column(seat, marks[seat], left + place * wide, wide, seat in view.ending.winners)
        for place, seat in enumerate(order)
    ]


class Column(Struct, frozen=True):
    """One player's column."""

    seat: Seat
    mark: int  # the player's mark among the seats'
    x: int
    wide: int
    first: bool

    @property
    def left(self) -> int:
        return self.x + 20

    @property
    def right(self) -> int:
        return self.x + self.wide - 22

    @property
    def middle(self) -> int:
        return self.x + self.wide // 2


class Head(NamedTuple):
    """What stands over a column: name, points, place, a remark; and the crown of whoever won."""

    name: str
    points: int
    rank: str
    note: str
    crown: Callable[[Pen], None]


def head(canvas: Canvas, column: Column, said: Head, box: tuple[int, int, int], ground: str) -> None:
    """The frame of a column from its top to its bottom, with a head so high in the colour of whoever won."""
    (top, high, bottom), x, look = box, column.x, SEATS[column.mark]
    edge, thick = (look.fill, 4) if column.first else (EDGE, 2)
    fill, ink = (look.fill, NIGHT) if column.first else (STRIP, WHITE)
    canvas.headed_box((x + 4, top, x + column.wide - 4, bottom), 16, high, (fill, ground), edge, thick)
    inks = (NIGHT, WHITE, look.fill) if column.first else ()
    canvas.stamp(badge, (x + 44, top + 38), 30, fill, column.mark, 22, *inks)
    taken = canvas.text(column.right, top + 50, said.points, 70, ink, "Display", "r", fill)
    canvas.text_in(x + 80, top + 37, said.name, column.right - taken - 94 - x, TITLE, ink, ground=fill)
    faded = ink if column.first else MUTED
    at = x + 24 + canvas.text(x + 24, top + 91, said.rank, 30, faded, ground=fill) + 14
    if column.first:
        canvas.stamp(said.crown, (at + 28, top + 87), 30, fill)
        at += 66
    canvas.text_in(at, top + 94, said.note, column.right - at, SMALL, faded, "SemiBold", ground=fill)


def bar(canvas: Canvas, column: Column, y: int, parts: Iterable[ScoreBar], most: int, ground: str) -> None:
    """Where the points come from."""
    x, room = column.left, column.right - column.left
    for points, fill, ink, line in parts:
        wide = points * room // most
        if wide > 8:
            box = (x, y, x + wide - 3, y + 40)
            canvas.box(box, min(7, wide // 3), fill, line, 3 if line else 0, ground=ground)
            size = 24 if wide > 34 else 20 if wide > 26 else 16
            if wide > 16:
                canvas.text(x + (wide - 3) // 2, y + 19, points, size, ink, "Black", "m", fill)
        x += wide


class ScoreBar(NamedTuple):
    """Points of one kind, and how they are coloured."""

    points: int
    fill: str
    ink: str
    line: str | None = None
