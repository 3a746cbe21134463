"""The score sheet at the end: every line of points, the sum, and the finished sea floors."""

from __future__ import annotations

from games.core.model import Ending, Seat
from games.core.words import Words
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.sheet import rank_of
from render.kit.sheet import ranking as ranked
from render.kit.sizes import BANNER, NAME, TITLE
from render.lettering import fit, width
from render.palette import GOLD, NIGHT, WHITE
from render.pieces import WIDE
from render.scene import Scene
from render.underwater_cities import look
from render.underwater_cities.glyphs import icon
from render.underwater_cities.lines import put_icon
from render.underwater_cities.look import DEEP, FOAM, MIST, SEA2, SEA3
from render.underwater_cities.minimap import minimap
from render.underwater_cities.pieces import header, put_token, shown_name
from render.underwater_cities.strips import BUILDINGS, put_built
from render.underwater_cities.water import plain

ICONS = {"metropolis": "metro.brown", "cards": "cd", "cities": "city", "goods": "any"}
TOP, ROW, HEAD, CHART_HIGH = 184, 72, 330, 250


def ranking(view: View) -> list[Seat]:
    """Tied, whoever plays earlier comes first."""
    turns = len(view.order)
    return ranked(view, lambda seat: (view.order.index(seat) if seat in view.order else turns,))


def sheet(view: View, ending: Ending, scene: Scene) -> Canvas:
    words = look.language(scene.language)
    total = TOP + len(ending.sheet) * ROW + 8
    high = total + 140 + CHART_HIGH + 24
    canvas = look.canvas(WIDE, high)
    canvas.back(plain(high))
    header(canvas, words.text("uc-final"), view, *_result(view, ending, scene, words))
    for number, line in enumerate(ending.sheet):
        y, fill, said = TOP + number * ROW, _stripe(number), words.say(line.label)
        canvas.box((12, y, WIDE - 12, y + ROW - 6), 10, fill, ground=DEEP)
        name = ICONS.get(line.label.name.removeprefix("sheet-"), "vp")
        put_icon(canvas, name, 48, y + ROW // 2 - 3, 44, fill)
        canvas.text_in(84, y + ROW // 2 - 3, said, HEAD - 88, NAME, WHITE, "SemiBold", ground=fill)
    canvas.box((12, total, WIDE - 12, total + 88), 12, NIGHT, FOAM, 2, ground=DEEP)
    said = words.text("uc-total")
    canvas.text_in(40, total + 44, said, HEAD - 60, BANNER, WHITE, "Bold", ground=NIGHT)
    wide, order = (WIDE - HEAD - 20) // max(2, len(view.players)), ranking(view)
    for place, seat in enumerate(order):
        middle = HEAD + place * wide + wide // 2
        _name(canvas, scene.drawn_name(seat), seat, middle, wide)
        if len(order) > 1:
            rank = "uc-left" if view.players[seat].left else f"uc-rank-{rank_of(view, order, seat)}"
            ink = GOLD if seat in ending.winners else MIST
            canvas.text(middle, 160, words.text(rank), 24, ink, "SemiBold", "m", DEEP)
        _column(canvas, view, ending, seat, middle, wide, total)
    return canvas


def _result(view: View, ending: Ending, scene: Scene, words: Words) -> tuple[str, Seat | None]:
    if len(view.players) == 1:
        return words.text("uc-goal-reached" if ending.reason == "goal_reached" else "uc-goal-missed"), None
    winner = ending.winners[0]
    return words.text("uc-wins", name=shown_name(scene, winner)), winner


def _stripe(number: int) -> str:
    return SEA3 if number % 2 else SEA2


def _column(
    canvas: Canvas, view: View, ending: Ending, seat: Seat, middle: int, wide: int, total: int
) -> None:
    """One player's points line by line, their sum, and the finished sea floor."""
    for number, line in enumerate(ending.sheet):
        y, fill = TOP + number * ROW, _stripe(number)
        canvas.text(middle, y + ROW // 2 - 3, line.points[seat], 42, WHITE, "Black", "m", fill)
    digits = canvas.text(middle, total + 44, ending.scores[seat], 58, GOLD, "Display", "m", NIGHT)
    if seat in ending.winners:
        canvas.stamp(icon, (middle - digits // 2 - 46, total + 44), 36, NIGHT, "type-end", 0, 0, 56)
    put_built(canvas, view.players[seat], (*BUILDINGS, "tunnel"), middle, total + 126, "m")
    size = (min(wide - 16, 420), CHART_HIGH)
    minimap(canvas, view.players[seat], frozenset(), middle - size[0] // 2, total + 150, size)


def _name(canvas: Canvas, name: str, seat: Seat, middle: int, wide: int) -> None:
    """Piece and name side by side, over the middle of their column."""
    shown, size = fit(name, wide - 86, TITLE, "Bold")
    half = (width(shown, size, "Bold") + 68) // 2
    put_token(canvas, seat, middle - half + 28, 116, 26)
    canvas.text(middle - half + 68, 116, shown, size, WHITE, ground=DEEP)
