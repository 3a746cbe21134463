"""The itemised production at the end of an era, and the score sheet at the end of the match."""

from __future__ import annotations

from msgspec import Struct, field

from games.core.model import Ending, Seat
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.sheet import rank_of
from render.kit.sheet import ranking as ranked
from render.kit.sizes import BANNER, CAPTION, LABEL, NAME, NOTE, TEXT, TITLE
from render.lettering import fit, width
from render.palette import GOLD, NIGHT, WHITE
from render.pieces import WIDE
from render.scene import Scene
from render.underwater_cities.lines import LIGHT, Style, icon, put_icon, put_row, put_row_in
from render.underwater_cities.look import DANGER, DEEP, FACTS, FOAM, GOODS, MIST, SEA2, SEA3
from render.underwater_cities.pieces import ERAS, Page, header, put_token, shown_name
from render.underwater_cities.strips import BUILDINGS, minimap, put_built
from render.underwater_cities.water import plain

SOURCES = ("farm", "desal", "lab", "tunnel", "purple", "metro", "card")
ICON = {"card": "cd"}
TOP, ROW, HEAD, HIGH = 166, 68, 250, 966
BASE = TOP + len(SOURCES) * ROW + 10  # where the sums begin
SUMS = {"uc-produced": (58, 50), "uc-fed": (112, 50), "uc-after": (166, 72)}  # how far below, how high
NARROW = 300  # pixels of a player's block below which everything is smaller: four players


class Item(Struct):
    """One source of one player, all its lines together."""

    plain: int = 0
    upgraded: int = 0
    pairs: int = 0
    made: dict[str, int] = field(default_factory=dict)


def items(view: View, seat: Seat) -> dict[str, Item]:
    """A player's report by source; twin tunnels count as tunnels."""
    found = {source: Item() for source in SOURCES}
    for line in view.reports[seat].lines if seat in view.reports else ():
        unknown = "tunnel" if line.source == "twins" else "metro" if line.source in FACTS.tiles else "card"
        item = found[line.source if line.source in SOURCES else unknown]
        if line.source != "twins":
            item.plain += line.plain
            item.upgraded += line.upgraded
        item.pairs += line.pairs
        for what, number in line.made.items():
            item.made[what] = item.made.get(what, 0) + number
    return found


def produced_era(view: View) -> int:
    """The era that the last report closed."""
    return view.era if view.ending else max(1, view.era - 1)


def production(view: View, scene: Scene) -> Page:
    page = Page(view, scene, HIGH, plain(HIGH))
    right = page.say("end-of-era", era=ERAS[produced_era(view) - 1])
    header(page, page.say("production"), right, None)
    for name, (y, fill) in _rows(page, 12, HEAD - 4).items():
        _label(page, name, y, fill)
    wide = (WIDE - HEAD - 16) // max(2, len(view.players))
    for seat in map(Seat, range(len(view.players))):
        x = HEAD + seat * wide + 8
        put_token(page, seat, x + 34, 128, 25, shadow=False)
        page.text_in(x + 72, 128, scene.drawn_name(seat), wide - 88, NAME, WHITE, ground=DEEP)
        _block(page, seat, x, wide - 12)
    note = page.say("ready-again" if view.reports else "no-production")
    page.text_in(WIDE // 2, HIGH - 36, note, WIDE - 60, TEXT, MIST, "SemiBold", "m", DEEP)
    return page


def _rows(canvas: Canvas, left: int, right: int) -> dict[str, tuple[int, str]]:
    """The boxes of all sources and sums, from side to side; each one's middle and colour by its name."""
    found = {}
    for number, source in enumerate(SOURCES):
        y, fill = TOP + number * ROW, SEA2 if number < 3 else SEA3
        canvas.box((left, y, right, y + ROW - 6), 10, fill, ground=DEEP)
        found[source] = y + ROW // 2 - 3, fill
    for name, (dy, high) in SUMS.items():
        y, last = BASE + dy, name == "uc-after"
        fill, line, thick = (SEA3, FOAM, 2) if last else (NIGHT, None, 0)
        canvas.box((left, y, right, y + high), 10, fill, line, thick, ground=DEEP)
        found[name] = y + high // 2, fill
    return found


def _label(page: Page, name: str, y: int, fill: str) -> None:
    if name in SOURCES:
        put_icon(page, ICON.get(name, name), 44, y, 42, fill)
        page.text_in(74, y, page.say(f"source-{name}"), HEAD - 86, LABEL, WHITE, "SemiBold", ground=fill)
    else:
        sizes = (32, 28, 24) if name == "uc-after" else (24, 22, 20)
        page.text_in(32, y, page.words.text(name), HEAD - 50, sizes, WHITE, "Bold", ground=fill)


def _block(page: Page, seat: Seat, x: int, wide: int) -> None:
    """One player's column: what each source made, then the sums."""
    player, report, rows = page.view.players[seat], page.view.reports.get(seat), _rows(page, x, x + wide)
    for source, item in items(page.view, seat).items():
        y, fill = rows[source]
        _item(page, item, ICON.get(source, source), (x, y, wide), fill)
    (made_y, _), (fed_y, _), (after_y, _) = (rows[name] for name in SUMS)
    step, narrow = (wide - 8) // 6, wide < NARROW
    for number, what in enumerate((*GOODS, "vp")):
        middle, ink = x + 4 + number * step + step // 2, GOLD if what == "vp" else WHITE
        put_icon(page, what, middle, BASE + 30, 36 if narrow else 42, DEEP)
        made = f"+{report.made.get(what, 0) if report else 0}"
        sizes = (LABEL, CAPTION) if narrow else (CAPTION, BANNER)
        page.text_in(middle, made_y, made, step - 3, sizes[0], ink, "Bold", "m", NIGHT)
        if report and report.eaten.get(what):
            _eaten(page, what, report.eaten[what], middle, fed_y, narrow)
        now = str(player.points if what == "vp" else player.goods[what])
        page.text_in(middle, after_y, now, step - 3, sizes[1], ink, "Black", "m", SEA3)
    if report:
        size, style = 26 if narrow else 32, Style(WHITE, number=0.84)
        put_row(page, x + 4 + step // 2, fed_y, f"{report.cities}*city", size, "m", NIGHT, style)


def _item(page: Page, item: Item, icon: str, at: tuple[int, int, int], fill: str) -> None:
    """How many there are of a source, plain and upgraded, and what they made."""
    x, y, wide = at
    gains = " ".join(f"{n}*{what}" for what, n in item.made.items() if n)
    if not gains:
        page.text(x + wide - 24, y, "–", 24, MIST, "Bold", "r", fill)
        return
    taken = put_row_in(page, (x + wide - 14, y), gains, wide * 0.5, 38, "r", (fill, LIGHT))
    counts = [(item.plain, icon), (item.upgraded, f"{icon}^")]
    if wide < NARROW and item.plain and item.upgraded:
        counts = [(item.plain + item.upgraded, icon)]
    markup = " ".join(f"{count}*{name}" for count, name in counts if count)
    left = x + 26 + put_row_in(page, (x + 12, y), markup, wide - taken - 40, 30, "l", (fill, LIGHT))
    room = x + wide - taken - 20 - left
    if item.pairs and room > 60:
        page.text_in(left, y, page.say("pairs", count=item.pairs), room, NOTE, WHITE, "SemiBold", ground=fill)


def _eaten(canvas: Canvas, what: str, number: int, x: int, y: int, narrow: bool) -> None:
    """Biomatter eaten is outlined in red, points lost are filled with it."""
    half, fill = 21 if narrow else 27, DANGER if what == "vp" else NIGHT
    if what != "ke":
        canvas.box((x - half, y - 20, x + half, y + 20), 10, fill, DANGER, 3, ground=NIGHT)
    canvas.text(x, y, f"−{number}", 24 if narrow else 28, WHITE, "Bold", "m", fill)


ICONS = {"metropolis": "metro.brown", "cards": "cd", "cities": "city", "goods": "any"}
LINES, LINE, LABELS, CHART_HIGH = 184, 72, 330, 250


def ranking(view: View) -> list[Seat]:
    """Tied, whoever plays earlier comes first."""
    return ranked(view, lambda seat: (view.order.index(seat) if seat in view.order else len(view.order),))


def sheet(view: View, ending: Ending, scene: Scene) -> Page:
    total = LINES + len(ending.sheet) * LINE + 8
    high = total + 140 + CHART_HIGH + 24
    page = Page(view, scene, high, plain(high))
    header(page, page.say("final"), *_result(page, ending))
    for number, line in enumerate(ending.sheet):
        y, fill, said = LINES + number * LINE, _stripe(number), page.words.say(line.label)
        page.box((12, y, WIDE - 12, y + LINE - 6), 10, fill, ground=DEEP)
        name = ICONS.get(line.label.name.removeprefix("sheet-"), "vp")
        put_icon(page, name, 48, y + LINE // 2 - 3, 44, fill)
        page.text_in(84, y + LINE // 2 - 3, said, LABELS - 88, NAME, WHITE, "SemiBold", ground=fill)
    page.box((12, total, WIDE - 12, total + 88), 12, NIGHT, FOAM, 2, ground=DEEP)
    said = page.say("total")
    page.text_in(40, total + 44, said, LABELS - 60, BANNER, WHITE, "Bold", ground=NIGHT)
    wide, order = (WIDE - LABELS - 20) // max(2, len(view.players)), ranking(view)
    for place, seat in enumerate(order):
        middle = LABELS + place * wide + wide // 2
        _name(page, scene.drawn_name(seat), seat, middle, wide)
        if len(order) > 1:
            rank = "left" if view.players[seat].left else f"rank-{rank_of(view, order, seat)}"
            ink = GOLD if seat in ending.winners else MIST
            page.text(middle, 160, page.say(rank), 24, ink, "SemiBold", "m", DEEP)
        _column(page, ending, seat, middle, wide, total)
    return page


def _result(page: Page, ending: Ending) -> tuple[str, Seat | None]:
    if len(page.view.players) == 1:
        return page.say("goal-reached" if ending.reason == "goal_reached" else "goal-missed"), None
    winner = ending.winners[0]
    return page.say("wins", name=shown_name(page.scene, winner)), winner


def _stripe(number: int) -> str:
    return SEA3 if number % 2 else SEA2


def _column(page: Page, ending: Ending, seat: Seat, middle: int, wide: int, total: int) -> None:
    """One player's points line by line, their sum, and the finished sea floor."""
    for number, line in enumerate(ending.sheet):
        y, fill = LINES + number * LINE, _stripe(number)
        page.text(middle, y + LINE // 2 - 3, line.points[seat], 42, WHITE, "Black", "m", fill)
    digits = page.text(middle, total + 44, ending.scores[seat], 58, GOLD, "Display", "m", NIGHT)
    if seat in ending.winners:
        page.stamp(icon, (middle - digits // 2 - 46, total + 44), 36, NIGHT, "type-end", 0, 0, 56)
    put_built(page, page.view.players[seat], (*BUILDINGS, "tunnel"), middle, total + 126, "m")
    size = (min(wide - 16, 420), CHART_HIGH)
    minimap(page, page.view.players[seat], frozenset(), middle - size[0] // 2, total + 150, size)


def _name(canvas: Canvas, name: str, seat: Seat, middle: int, wide: int) -> None:
    """Piece and name side by side, over the middle of their column."""
    shown, size = fit(name, wide - 86, TITLE, "Bold")
    half = (width(shown, size, "Bold") + 68) // 2
    put_token(canvas, seat, middle - half + 28, 116, 26)
    canvas.text(middle - half + 68, 116, shown, size, WHITE, ground=DEEP)
