"""The score sheet: a look at the finished city, then one column a player, best first, line by line."""

from __future__ import annotations

from games.core.model import Seat
from games.core.words import Words
from games.nautilus.board import COLUMNS, ROWS, place
from games.nautilus.facts import ATLANTIS, CREATURES, STATIONS
from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.kit.sheet import Bar, Column, Head, bar, columns, head, rank_of
from render.kit.sheet import points_of as points_in
from render.kit.sheet import ranking as ranked
from render.kit.sizes import CAPTION, LABEL, TEXT
from render.nautilus import chart, look, tokens
from render.nautilus.head import header
from render.nautilus.look import FACTS, INK
from render.nautilus.sea import Window
from render.nautilus.tokens import edged, hexagon, icon
from render.palette import BRASS, BRASS_HI, CREAM, EDGE, FAINT, GOLD, MUTED, NIGHT, SAND, STRIP, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE
from render.scene import Scene


def crown(p: Pen) -> None:
    """The winner's crown."""
    points = [(-22, 12), (-25, -12), (-11, 0), (0, -19), (11, 0), (25, -12), (22, 12)]
    edged(p, points, GOLD, INK, 3)
    p.box((-22, 10, 22, 19), 3, INK)
    p.box((-20, 12, 20, 17), 2, BRASS_HI)
    for x, y in ((-25, -14), (0, -20), (25, -14)):
        p.dot(x, y, 4, INK)
        p.dot(x, y, 2.6, CREAM)


def ruin_mark(p: Pen, number: int, last: bool) -> None:
    """A number of the ruins that bears a marker."""
    p.box((-18, -20, 18, 20), 7, GOLD if last else SAND)
    p.text(0, 0, number, 24, INK, "Black")


def mission_mark(p: Pen) -> None:
    """A discovery raised by a point."""
    p.poly(hexagon(0, 0, 22), CREAM)
    icon(p, "snail", 14)
    p.dot(15, -13, 11, INK)
    p.text(15, -13, "+1", 15, WHITE, "Black")


LEFT = 164  # where the columns begin
BAND = (58, 25, 3)  # of the city: pixels a square, columns, rows
BAND_END = HEAD + 1 + BAND[0] * BAND[2]
REASON = 48
TOP, HEAD_H = BAND_END + REASON, 118
LINES = ("stations", "finds", "atlantis", "raised", "product", "nemos")
HEIGHTS = {"stations": 116, "finds": 116, "atlantis": 124, "raised": 104, "product": 96, "nemos": 92}
BAR = 68
HIGH = TOP + HEAD_H + sum(HEIGHTS.values()) + BAR + 16


def ranking(view: NautilusView) -> list[Seat]:
    """Tied, more Nemos and then more ruins come first."""
    return ranked(view, lambda seat: (-view.players[seat].money, -len(view.players[seat].ruins)))


def points_of(view: NautilusView, line: str, seat: Seat) -> int:
    return points_in(view.sheet, line, seat)


def sheet(view: NautilusView, scene: Scene) -> Canvas:
    words = look.language(scene.language)
    canvas = look.canvas(WIDE, HIGH)
    header(canvas, view, scene, words, private=False)
    _city(canvas, view)
    _reason(canvas, view, words)
    order = ranking(view)
    shown = columns(view, order, range(len(order)), LEFT, WIDE - 12)
    assert view.ending
    for column in shown:
        seat = column.seat
        rank, note = words.text(f"picture-rank-{rank_of(view, order, seat)}"), words.text("picture-left")
        note = note if view.players[seat].left else ""
        said = Head(scene.drawn_name(seat), view.ending.scores[seat], rank, note, crown)
        head(canvas, column, said, (TOP, HEAD_H, HIGH - 12), NIGHT)
    y = TOP + HEAD_H
    for line in LINES:
        _line(canvas, view, words, line, y, shown)
        y += HEIGHTS[line]
    _bars(canvas, view, words, y, shown)
    return canvas


def _city(canvas: Canvas, view: NautilusView) -> None:
    """The row of the sea in which most was built, with its neighbours."""
    c, columns, rows = BAND
    built = [place(module.spot) for module in view.city]
    row = max(range(ROWS - rows + 1), key=lambda top: (sum(y == top + 1 for _, y in built), -abs(top - 8)))
    middle = sum(x for x, _ in built) // max(1, len(built))
    left = min(max(0, middle - columns // 2), COLUMNS - columns)
    sea = chart.Chart(Window(c, left, row, columns, rows))
    chart.pieces(sea, view)
    chart.boats(sea, view)
    canvas.back(sea.canvas.numbers, (WIDE - columns * c) // 2, HEAD + 1)
    canvas.fill(0, BAND_END, WIDE, BAND_END + 2, BRASS)


def _reason(canvas: Canvas, view: NautilusView, words: Words) -> None:
    assert view.ending
    name = f"ending-{view.ending.reason}"
    rounds = words.text("picture-rounds", rounds=view.round)
    said = f"{rounds}  ·  {words.text(name)}" if words.has(name) else rounds
    canvas.text_in(WIDE // 2, BAND_END + 26, said, WIDE - 40, TEXT, MUTED, "SemiBold", "m")


def _line(canvas: Canvas, view: NautilusView, words: Words, line: str, y: int, columns: list[Column]) -> None:
    high = HEIGHTS[line]
    canvas.box((12, y + 4, LEFT - 4, y + high - 4), 12, STRIP, EDGE, 1)
    canvas.stamp(_sign, (82, y + high // 2 - 16), 26, STRIP, line)
    name = words.text(f"picture-sheet-{line}")
    canvas.text_in(82, y + high - 24, name, LEFT - 28, LABEL, WHITE, "Bold", "m", STRIP)
    for column in columns:
        canvas.fill(column.x + 18, y + high - 1, column.x + column.wide - 18, y + high + 1, EDGE)
        DETAILS[line](canvas, view, column, y + high // 2)


def _sign(p: Pen, line: str) -> None:
    """What a line is about."""
    if line == "stations":
        tokens.kind_disc(p, "technical", 20)
    elif line == "finds":
        tokens.find(p, "gold", 22)
    elif line == "atlantis":
        icon(p, ATLANTIS, 20, SAND, STRIP)
    elif line == "raised":
        mission_mark(p)
    elif line == "product":
        p.text(0, 0, "×", 44, WHITE, "Black")
    else:
        icon(p, "coin", 19)


def _total(canvas: Canvas, column: Column, y: int, points: int, ink: str = WHITE) -> int:
    """The number at the end of a line; returns where it begins."""
    shade = ink if points else FAINT
    return column.right - canvas.text(column.right, y, points, 40, shade, "Display", "r", NIGHT)


def _stations(canvas: Canvas, view: NautilusView, column: Column, y: int) -> None:
    player = view.players[column.seat]
    end = _total(canvas, column, y, points_of(view, "stations", column.seat))
    step = min(64, (end - 16 - column.left) // len(STATIONS))
    for number, kind in enumerate(STATIONS):
        x, points = column.left + step // 2 + number * step, player.kind_points[kind]
        canvas.stamp(tokens.kind_disc, (x, y - 16), 22, NIGHT, kind, min(18, step // 2 - 3))
        ink = WHITE if points else FAINT
        canvas.text(x, y + 26, points, 26, ink, "Bold", "m", NIGHT)


def _finds(canvas: Canvas, view: NautilusView, column: Column, y: int) -> None:
    player = view.players[column.seat]
    end = _total(canvas, column, y, points_of(view, "finds", column.seat))
    step = min(64, (end - 16 - column.left) // len(CREATURES))
    for number, face in enumerate(CREATURES):
        x, count = column.left + step // 2 + number * step, player.finds[face]
        draw = tokens.find if count else tokens.find_missing
        canvas.stamp(draw, (x, y - 16), 23, NIGHT, face, min(20, step // 2 - 2))
        if count:
            said = f"{count}×{FACTS.values[face]}"
            canvas.text(x, y + 26, said, 22 if step >= 48 else 20, WHITE, "SemiBold", "m", NIGHT)


def _atlantis(canvas: Canvas, view: NautilusView, column: Column, y: int) -> None:
    """The numbers found, in up to two rows, and the points for them."""
    numbers = view.players[column.seat].ruins
    end = _total(canvas, column, y, points_of(view, "atlantis", column.seat))
    across = max(1, (end - 16 - column.left) // 42)
    rows = 1 if len(numbers) <= across else 2
    across = max(across, -(-len(numbers) // 2))
    step = min(42, (end - 16 - column.left) // across)
    for place_, number in enumerate(numbers):
        x = column.left + step // 2 + place_ % across * step
        middle = y if rows == 1 else y - 25 + place_ // across * 50
        last = number in FACTS.table.last_ruins
        canvas.stamp(ruin_mark, (x, middle), 24, NIGHT, number, last)


def _raised(canvas: Canvas, view: NautilusView, column: Column, y: int) -> None:
    """The mission, and how many discoveries count more by it."""
    player = view.players[column.seat]
    _total(canvas, column, y, points_of(view, "raised", column.seat))
    for number, face in enumerate(FACTS.missions.get(player.mission or "", ())):
        canvas.stamp(tokens.find, (column.left + 26 + number * 58, y), 26, NIGHT, face, 23, WHITE)


def _product(canvas: Canvas, view: NautilusView, column: Column, y: int) -> None:
    seat = column.seat
    stations, finds, atlantis, raised = (
        points_of(view, line, seat) for line in ("stations", "finds", "atlantis", "raised")
    )
    end = _total(canvas, column, y, points_of(view, "product", seat))
    said = f"{stations} × ({finds} + {atlantis} + {raised}) ="
    canvas.text_in(column.left, y, said, end - 10 - column.left, CAPTION, MUTED, "SemiBold", ground=NIGHT)


def _nemos(canvas: Canvas, view: NautilusView, column: Column, y: int) -> None:
    nemos = points_of(view, "nemos", column.seat)
    _total(canvas, column, y, nemos)
    if nemos:
        canvas.stamp(icon, (column.left + 24, y), 22, NIGHT, "coin", 18)


DETAILS = {
    "stations": _stations,
    "finds": _finds,
    "atlantis": _atlantis,
    "raised": _raised,
    "product": _product,
    "nemos": _nemos,
}


def _bars(canvas: Canvas, view: NautilusView, words: Words, y: int, shown: list[Column]) -> None:
    """Where the points come from."""
    assert view.ending
    most = max(1, *view.ending.scores)
    canvas.text_in(82, y + 34, words.text("picture-bar"), LEFT - 24, LABEL, MUTED, "SemiBold", "m")
    for column in shown:
        kinds = (("product", CREAM), ("nemos", GOLD))
        parts = [Bar(points_of(view, line, column.seat), fill, INK) for line, fill in kinds]
        bar(canvas, column, y + 14, parts, most, NIGHT)
