"""The itemised production at the end of an era, and the score sheet at the end of the match."""

from __future__ import annotations

from functools import partial

from msgspec import Struct, field

from games.core.model import Ending, Seat
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.sheet import Head, columns, head, rank_of
from render.kit.sheet import ranking as ranked
from render.kit.sizes import BANNER, CAPTION, LABEL, NAME, NOTE, TEXT
from render.lettering import wrapped
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
    era = page.say("end-of-era", era=ERAS[produced_era(view) - 1])
    header(page, "", None, f"{page.say('production')}  ·  {era}")
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
HEADED, LINE, LABELS, CHART_HIGH = (76, 118), 64, 250, 250  # top and height of the columns' heads; the rest
LINES = sum(HEADED) + 8
CROWN = partial(icon, name="type-end", x=0, y=0, size=52)


def ranking(view: View) -> list[Seat]:
    """Tied, whoever plays earlier comes first."""
    return ranked(view, lambda seat: (view.order.index(seat) if seat in view.order else len(view.order),))


def sheet(view: View, ending: Ending, scene: Scene) -> Page:
    """A column a player, best first: the points line by line, then the finished sea floor."""
    charts = LINES + len(ending.sheet) * LINE
    high = charts + CHART_HIGH + 84
    page, order = Page(view, scene, high, plain(high)), ranking(view)
    header(page, *_result(page, ending), page.say("final"))
    for number, line in enumerate(ending.sheet):
        y, name = LINES + number * LINE + LINE // 2, ICONS.get(line.label.name.removeprefix("sheet-"), "vp")
        put_icon(page, name, 44, y, 44, DEEP)
        words = wrapped(page.words.say(line.label), LABELS - 84, 22, "SemiBold")
        for place, said in enumerate(words):
            page.text(80, y + (2 * place - len(words) + 1) * 13, said, 22, WHITE, "SemiBold", ground=DEEP)
    for column in columns(view, order, range(len(order)), LABELS, WIDE - 6):
        seat, player = column.seat, view.players[column.seat]
        rank = "left" if player.left else f"rank-{rank_of(view, order, seat)}"
        said = page.say(rank) if len(order) > 1 else ""
        top = Head(scene.drawn_name(seat), ending.scores[seat], said, "", CROWN)
        head(page, column, top, (*HEADED, high - 10), DEEP)
        for number, line in enumerate(ending.sheet):
            y, fill = LINES + number * LINE, SEA3 if number % 2 else SEA2
            page.box((column.x + 14, y + 3, column.x + column.wide - 14, y + LINE - 3), 10, fill, ground=DEEP)
            page.text(column.middle, y + LINE // 2, line.points[seat], 42, WHITE, "Black", "m", fill)
        put_built(page, player, (*BUILDINGS, "tunnel"), column.middle - 3, charts + 32, "m")
        wide = min(column.wide - 32, 420)
        minimap(page, player, frozenset(), column.middle - wide // 2, charts + 60, (wide, CHART_HIGH))
    return page


def _result(page: Page, ending: Ending) -> tuple[str, Seat | None]:
    if len(page.view.players) == 1:
        return page.say("goal-reached" if ending.reason == "goal_reached" else "goal-missed"), None
    winner = ending.winners[0]
    return page.say("wins", name=shown_name(page.scene, winner)), winner
