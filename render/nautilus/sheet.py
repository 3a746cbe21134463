"""The score sheet: a look at the finished city, then one column a player, best first, line by line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from games.core.model import Seat
from games.nautilus.board import COLUMNS, ROWS, place
from games.nautilus.facts import ATLANTIS, CREATURES, STATIONS
from games.nautilus.view import NautilusView, PlayerView
from render.canvas import Canvas
from render.kit.sheet import Column, Head, ScoreBar, bar, columns, head, points_of, rank_of
from render.kit.sheet import ranking as ranked
from render.kit.sizes import CAPTION, LABEL, TEXT
from render.nautilus import chart, tokens
from render.nautilus.look import FACTS, INK
from render.nautilus.page import Page
from render.nautilus.sea import Window
from render.nautilus.tokens import icon
from render.palette import BRASS, CREAM, EDGE, FAINT, GOLD, MUTED, NIGHT, SAND, STRIP, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE
from render.scene import Scene

LEFT = 164  # where the columns begin
BAND = (58, 25, 3)  # of the city: pixels a square, columns, rows
BAND_END = HEAD + 1 + BAND[0] * BAND[2]
REASON = 48
TOP, HEAD_H = BAND_END + REASON, 118
BAR = 68
CROWN = partial(icon, name="crown", r=30)


def _ruin_mark(p: Pen, number: int, last: bool) -> None:
    """A number of the ruins that bears a marker."""
    p.box((-18, -20, 18, 20), 7, GOLD if last else SAND)
    p.text(0, 0, number, 24, INK, "Black")


def ranking(view: NautilusView) -> list[Seat]:
    """Tied, more Nemos and then more ruins come first."""
    return ranked(view, lambda seat: (-view.players[seat].money, -len(view.players[seat].ruins)))


def sheet(view: NautilusView, scene: Scene) -> Canvas:
    assert view.ending
    page, order = Page(view, scene, HIGH), ranking(view)
    _city(page)
    _reason(page)
    shown = columns(view, order, range(len(order)), LEFT, WIDE - 12)
    for column in shown:
        seat = column.seat
        rank = page.say(f"rank-{rank_of(view, order, seat)}")
        note = page.say("left") if view.players[seat].left else ""
        said = Head(scene.drawn_name(seat), view.ending.scores[seat], rank, note, CROWN)
        head(page, column, said, (TOP, HEAD_H, HIGH - 12), NIGHT)
    y = TOP + HEAD_H
    for name, line in LINES.items():
        _line(page, name, line, y, shown)
        y += line.high
    page.text_in(82, y + 34, page.say("bar"), LEFT - 24, LABEL, MUTED, "SemiBold", "m")
    for column in shown:  # where the points come from
        kinds = (("product", CREAM), ("nemos", GOLD))
        parts = [ScoreBar(points_of(view.sheet, name, column.seat), fill, INK) for name, fill in kinds]
        bar(page, column, y + 14, parts, max(1, *view.ending.scores), NIGHT)
    return page


def _city(page: Page) -> None:
    """The row of the sea in which most was built, with its neighbours."""
    c, columns, rows = BAND
    built = [place(module.spot) for module in page.view.city]
    row = max(range(ROWS - rows + 1), key=lambda top: (sum(y == top + 1 for _, y in built), -abs(top - 8)))
    middle = sum(x for x, _ in built) // max(1, len(built))
    left = min(max(0, middle - columns // 2), COLUMNS - columns)
    sea = chart.Chart(Window(c, left, row, columns, rows))
    chart.pieces(sea, page.view)
    chart.boats(sea, page.view)
    page.back(sea.canvas.numbers, (WIDE - columns * c) // 2, HEAD + 1)
    page.fill(0, BAND_END, WIDE, BAND_END + 2, BRASS)


def _reason(page: Page) -> None:
    assert page.view.ending
    name, said = f"ending-{page.view.ending.reason}", page.say("rounds", rounds=page.view.round)
    if page.words.has(name):
        said = f"{said}  ·  {page.words.text(name)}"
    page.text_in(WIDE // 2, BAND_END + 26, said, WIDE - 40, TEXT, MUTED, "SemiBold", "m")


class Cell(NamedTuple):
    """A player's place in a line: what can be seen there of the points, before their number."""

    page: Page
    column: Column
    y: int
    end: int  # where the number begins

    @property
    def player(self) -> PlayerView:
        return self.page.view.players[self.column.seat]

    def each(self, things: tuple[str, ...]) -> list[tuple[str, int, int]]:
        """Things side by side: each, its middle, and the room it has."""
        step = min(64, (self.end - 16 - self.column.left) // len(things))
        return [(one, self.column.left + step // 2 + n * step, step) for n, one in enumerate(things)]

    def stamp(self, draw: Callable[..., None], x: int, y: int, reach: int, *args: object) -> None:
        self.page.stamp(draw, (x, self.y + y), reach, NIGHT, *args)

    def below(self, x: int, said: object, size: int, ink: str = WHITE, weight: str = "SemiBold") -> None:
        self.page.text(x, self.y + 26, said, size, ink, weight, "m", NIGHT)


class Line(NamedTuple):
    """A line of the sheet: how high it is, its sign, and what a player's cell shows."""

    high: int
    sign: tuple[Any, ...]
    detail: Callable[[Cell], None]


def _line(page: Page, name: str, line: Line, y: int, columns: list[Column]) -> None:
    card, middle = page.card((12, y + 4, LEFT - 4, y + line.high - 4)), y + line.high // 2
    draw, *args = line.sign
    page.stamp(draw, (82, middle - 16), 26, STRIP, *args)
    said = page.say(f"sheet-{name}")
    page.text_in(82, card.bottom - 20, said, LEFT - 28, LABEL, WHITE, "Bold", "m", STRIP)
    for column in columns:
        left, right = column.x + 18, column.x + column.wide - 18
        page.fill(left, y + line.high - 1, right, y + line.high + 1, EDGE)
        points = points_of(page.view.sheet, name, column.seat)
        ink = WHITE if points else FAINT
        used = page.text(column.right, middle, points, 40, ink, "Display", "r", NIGHT)
        line.detail(Cell(page, column, middle, column.right - used))


def _stations(cell: Cell) -> None:
    for kind, x, step in cell.each(STATIONS):
        points = cell.player.kind_points[kind]
        cell.stamp(tokens.kind_disc, x, -16, 22, kind, min(18, step // 2 - 3))
        cell.below(x, points, 26, WHITE if points else FAINT, "Bold")


def _finds(cell: Cell) -> None:
    for face, x, step in cell.each(CREATURES):
        count = cell.player.finds[face]
        draw = tokens.find if count else tokens.find_missing
        cell.stamp(draw, x, -16, 23, face, min(20, step // 2 - 2))
        if count:
            cell.below(x, f"{count}×{FACTS.values[face]}", 22 if step >= 48 else 20)


def _atlantis(cell: Cell) -> None:
    """The numbers found, in up to two rows."""
    numbers, room = cell.player.ruins, cell.end - 16 - cell.column.left
    across = max(1, room // 42)
    lift = 0 if len(numbers) <= across else 25
    across = max(across, -(-len(numbers) // 2))
    step = min(42, room // across)
    for number, ruin in enumerate(numbers):
        row, column = divmod(number, across)
        x = cell.column.left + step // 2 + column * step
        cell.stamp(_ruin_mark, x, row * 50 - lift, 24, ruin, ruin in FACTS.table.last_ruins)


def _raised(cell: Cell) -> None:
    """The mission."""
    for number, face in enumerate(FACTS.missions.get(cell.player.mission or "", ())):
        cell.stamp(tokens.find, cell.column.left + 26 + number * 58, 0, 26, face, 23, WHITE)


def _product(cell: Cell) -> None:
    names = ("stations", "finds", "atlantis", "raised")
    one, *more = (points_of(cell.page.view.sheet, name, cell.column.seat) for name in names)
    said, left = f"{one} × ({' + '.join(map(str, more))}) =", cell.column.left
    cell.page.text_in(left, cell.y, said, cell.end - 10 - left, CAPTION, MUTED, "SemiBold", ground=NIGHT)


def _nemos(cell: Cell) -> None:
    if points_of(cell.page.view.sheet, "nemos", cell.column.seat):
        cell.stamp(icon, cell.column.left + 24, 0, 22, "coin", 18)


LINES = {
    "stations": Line(116, (tokens.kind_disc, "technical", 20), _stations),
    "finds": Line(116, (tokens.find, "gold", 22), _finds),
    "atlantis": Line(124, (icon, ATLANTIS, 20, SAND, STRIP), _atlantis),
    "raised": Line(104, (icon, "mission", 26), _raised),
    "product": Line(96, (icon, "times", 26), _product),
    "nemos": Line(92, (icon, "coin", 19), _nemos),
}
HIGH = TOP + HEAD_H + sum(line.high for line in LINES.values()) + BAR + 16
