"""The score sheet at the end: every line of points, the sum, and the finished sea floors."""

from __future__ import annotations

from games.core.model import Seat
from games.core.words import Words
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.sheet import rank_of
from render.kit.sheet import ranking as ranked
from render.kit.sizes import BANNER, NAME, TITLE
from render.lettering import fit, width
from render.palette import GOLD, NIGHT, WHITE
from render.pen import Pen
from render.pieces import WIDE
from render.scene import Scene
from render.underwater_cities import backdrop, look
from render.underwater_cities.glyphs import icon
from render.underwater_cities.lines import put_icon
from render.underwater_cities.look import DEEP, FOAM, MIST, SEA2, SEA3
from render.underwater_cities.minimap import minimap
from render.underwater_cities.pieces import header, put_token, shown_name
from render.underwater_cities.strips import BUILDINGS, put_built

ICONS = {
    "sheet-track": "vp",
    "sheet-metropolis": "metro.brown",
    "sheet-cards": "cd",
    "sheet-cities": "city",
    "sheet-goods": "any",
}
TOP, ROW, HEAD = 184, 72, 330
CHART_HIGH = 250


def ranking(view: View) -> list[Seat]:
    """Tied, whoever plays earlier comes first."""
    turns = len(view.order)
    return ranked(view, lambda seat: (view.order.index(seat) if seat in view.order else turns,))


def sheet(view: View, scene: Scene) -> Canvas:
    assert view.ending is not None
    words = look.language(scene.language)
    lines = view.ending.sheet
    total = TOP + len(lines) * ROW + 8
    high = total + 140 + CHART_HIGH + 24
    canvas = look.canvas(WIDE, high)
    canvas.back(backdrop.plain(high))
    header(canvas, words.text("uc-final"), view, *_result(view, scene, words))
    for number, line in enumerate(lines):
        y, fill, said = TOP + number * ROW, _stripe(number), words.say(line.label)
        canvas.box((12, y, WIDE - 12, y + ROW - 6), 10, fill, ground=DEEP)
        put_icon(canvas, ICONS.get(line.label.name, "vp"), 48, y + ROW // 2 - 3, 44, fill)
        canvas.text_in(84, y + ROW // 2 - 3, said, HEAD - 88, NAME, WHITE, "SemiBold", ground=fill)
    canvas.box((12, total, WIDE - 12, total + 88), 12, NIGHT, FOAM, 2, ground=DEEP)
    said = words.text("uc-total")
    canvas.text_in(40, total + 44, said, HEAD - 60, BANNER, WHITE, "Bold", ground=NIGHT)
    wide = (WIDE - HEAD - 20) // max(2, len(view.players))
    order = ranking(view)
    for place, seat in enumerate(order):
        rank = words.text("uc-left" if view.players[seat].left else f"uc-rank-{rank_of(view, order, seat)}")
        _column(canvas, view, scene, rank, seat, (HEAD + place * wide, wide, total))
    return canvas


def _result(view: View, scene: Scene, words: Words) -> tuple[str, Seat | None]:
    assert view.ending is not None
    if len(view.players) == 1:
        name = "uc-goal-reached" if view.ending.reason == "goal_reached" else "uc-goal-missed"
        return words.text(name), None
    winner = view.ending.winners[0]
    return words.text("uc-wins", name=shown_name(scene, winner)), winner


def _stripe(number: int) -> str:
    return SEA3 if number % 2 else SEA2


def _column(
    canvas: Canvas, view: View, scene: Scene, rank: str, seat: Seat, at: tuple[int, int, int]
) -> None:
    x, wide, total = at
    assert view.ending is not None
    player, won = view.players[seat], seat in view.ending.winners
    middle = x + wide // 2
    _name(canvas, scene.drawn_name(seat), seat, middle, wide)
    if len(view.players) > 1:
        canvas.text(middle, 160, rank, 24, GOLD if won else MIST, "SemiBold", "m", DEEP)
    for number, line in enumerate(view.ending.sheet):
        y, fill = TOP + number * ROW, _stripe(number)
        canvas.text(middle, y + ROW // 2 - 3, line.points[seat], 42, WHITE, "Black", "m", fill)
    digits = canvas.text(middle, total + 44, view.ending.scores[seat], 58, GOLD, "Display", "m", NIGHT)
    if won:
        canvas.stamp(_laurel, (middle - digits // 2 - 46, total + 44), 36, NIGHT)
    put_built(canvas, player, (*BUILDINGS, "tunnel"), middle, total + 126, "m")
    room = min(wide - 16, 420)
    minimap(canvas, player, frozenset(), middle - room // 2, total + 150, (room, CHART_HIGH))


def _name(canvas: Canvas, name: str, seat: Seat, middle: int, wide: int) -> None:
    """Piece and name side by side, over the middle of their column."""
    shown, size = fit(name, wide - 86, TITLE, "Bold")
    half = (width(shown, size, "Bold") + 68) // 2
    put_token(canvas, seat, middle - half + 28, 116, 26)
    canvas.text(middle - half + 68, 116, shown, size, WHITE, ground=DEEP)


def _laurel(p: Pen) -> None:
    icon(p, "type-end", 0, 0, 56)
