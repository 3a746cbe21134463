"""The itemised production report: a row a source, a block a player; feeding, and what is left."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from games.core.model import Seat
from games.core.words import Words
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.sizes import BANNER, CAPTION, LABEL, NAME, NOTE, TEXT
from render.palette import GOLD, NIGHT, WHITE
from render.pieces import WIDE
from render.scene import Scene
from render.underwater_cities import backdrop, look
from render.underwater_cities.lines import Style, put_icon, put_row, row_width
from render.underwater_cities.look import DANGER, DEEP, FACTS, FOAM, GOODS, MIST, SEA2, SEA3
from render.underwater_cities.pieces import ERAS, header, put_token

SOURCES = ("farm", "desal", "lab", "tunnel", "purple", "metro", "card")
ICON = {"card": "cd"}
TOP, ROW, HEAD = 166, 68, 250
HIGH = 966


class Item(Struct):
    """One source of one player, all its lines together."""

    plain: int = 0
    upgraded: int = 0
    pairs: int = 0
    made: dict[str, int] = field(default_factory=dict)


def items(view: View, seat: Seat) -> dict[str, Item]:
    """A player's report by source; twin tunnels count as tunnels."""
    found: dict[str, Item] = {}
    for line in view.reports[seat].lines:
        item = found.setdefault(source_of(line.source), Item())
        if line.source != "twins":
            item.plain += line.plain
            item.upgraded += line.upgraded
        item.pairs += line.pairs
        for what, number in line.made.items():
            item.made[what] = item.made.get(what, 0) + number
    return found


def source_of(name: str) -> str:
    if name in SOURCES:
        return name
    if name == "twins":
        return "tunnel"
    return "metro" if name in FACTS.tiles else "card"


def produced_era(view: View) -> int:
    """The era that the last report closed."""
    return view.era if view.ending else max(1, view.era - 1)


def production(view: View, scene: Scene) -> Canvas:
    words = look.language(scene.language)
    canvas = look.canvas(WIDE, HIGH)
    canvas.back(backdrop.plain(HIGH))
    right = words.text("uc-end-of-era", era=ERAS[produced_era(view) - 1])
    header(canvas, words.text("uc-production"), view, right, None)
    _labels(canvas, words)
    seats = [Seat(number) for number in range(len(view.players))]
    wide = (WIDE - HEAD - 16) // max(2, len(seats))
    for seat in seats:
        _block(canvas, view, scene, words, seat, HEAD + seat * wide + 8, wide - 12)
    note = words.text("uc-ready-again" if view.reports else "uc-no-production")
    canvas.text_in(WIDE // 2, HIGH - 36, note, WIDE - 60, TEXT, MIST, "SemiBold", "m", DEEP)
    return canvas


def _row_y(number: int) -> int:
    return TOP + number * ROW


BASE = TOP + len(SOURCES) * ROW + 10
SUMS = ((58, 50, "uc-produced"), (112, 50, "uc-fed"), (166, 72, "uc-after"))


def _labels(canvas: Canvas, words: Words) -> None:
    for number, source in enumerate(SOURCES):
        y, fill = _row_y(number), SEA2 if number < 3 else SEA3
        canvas.box((12, y, HEAD - 4, y + ROW - 6), 10, fill, ground=DEEP)
        put_icon(canvas, ICON.get(source, source), 44, y + ROW // 2 - 3, 42, fill)
        name = words.text(f"uc-source-{source}")
        canvas.text_in(74, y + ROW // 2 - 3, name, HEAD - 86, LABEL, WHITE, "SemiBold", ground=fill)
    for dy, high, name in SUMS:
        last = name == "uc-after"
        fill = SEA3 if last else NIGHT
        box = (12, BASE + dy, HEAD - 4, BASE + dy + high)
        canvas.box(box, 10, fill, FOAM if last else None, 2 if last else 0, ground=DEEP)
        sizes = (32, 28, 24) if last else (24, 22, 20)
        canvas.text_in(
            32, BASE + dy + high // 2, words.text(name), HEAD - 50, sizes, WHITE, "Bold", ground=fill
        )


def _block(canvas: Canvas, view: View, scene: Scene, words: Words, seat: Seat, x: int, wide: int) -> None:
    put_token(canvas, seat, x + 34, 128, 25, shadow=False)
    name = scene.drawn_name(seat)
    canvas.text_in(x + 72, 128, name, wide - 76, NAME, WHITE, ground=DEEP)
    found = items(view, seat) if seat in view.reports else {}
    for number, source in enumerate(SOURCES):
        y, fill = _row_y(number), SEA2 if number < 3 else SEA3
        canvas.box((x, y, x + wide, y + ROW - 6), 10, fill, ground=DEEP)
        _item(canvas, found.get(source, Item()), source, words, (x, y + ROW // 2 - 3, wide), fill)
    _sums(canvas, view, seat, x, wide)


def _item(canvas: Canvas, item: Item, source: str, words: Words, at: tuple[int, int, int], fill: str) -> None:
    x, y, wide = at
    gains = " ".join(f"{n}*{what}" for what, n in item.made.items() if n)
    if not gains:
        canvas.text(x + wide - 24, y, "–", 24, MIST, "Bold", "r", fill)
        return
    size = min(38, int(38 * (wide * 0.5) / row_width(gains, 38)))
    taken = put_row(canvas, x + wide - 14, y, gains, size, "r", fill)
    icon = ICON.get(source, source)
    counts = [f"{item.plain}*{icon}"] if item.plain else []
    counts += [f"{item.upgraded}*{icon}^"] if item.upgraded else []
    left = x + 12
    room = wide - taken - 40
    if wide < 300 and len(counts) > 1:  # four players: no split
        counts = [f"{item.plain + item.upgraded}*{icon}"]
    markup = " ".join(counts)
    left += put_row(canvas, left, y, markup, min(30, int(30 * room / row_width(markup, 30))), "l", fill) + 14
    room = x + wide - taken - 20 - left
    if item.pairs and room > 60:
        said = words.text("uc-pairs", count=item.pairs)
        canvas.text_in(left, y, said, room, NOTE, WHITE, "SemiBold", ground=fill)


def _sums(canvas: Canvas, view: View, seat: Seat, x: int, wide: int) -> None:
    player, report = view.players[seat], view.reports.get(seat)
    made: Mapping[str, int] = report.made if report else {}
    eaten: Mapping[str, int] = report.eaten if report else {}
    for dy, high, name in SUMS:
        last = name == "uc-after"
        box = (x, BASE + dy, x + wide, BASE + dy + high)
        canvas.box(box, 10, SEA3 if last else NIGHT, FOAM if last else None, 2 if last else 0, ground=DEEP)
    step = (wide - 8) // 6
    narrow = wide < 300
    for number, what in enumerate((*GOODS, "vp")):
        middle = x + 4 + number * step + step // 2
        ink = GOLD if what == "vp" else WHITE
        put_icon(canvas, what, middle, BASE + 30, 36 if narrow else 42, DEEP)
        made_said = f"+{made.get(what, 0)}"
        canvas.text_in(
            middle,
            BASE + 83,
            made_said,
            step - 3,
            LABEL if narrow else CAPTION,
            ink,
            "Bold",
            "m",
            NIGHT,
        )
        if eaten.get(what):
            _eaten(canvas, what, eaten[what], middle, narrow)
        now = player.points if what == "vp" else player.goods[what]
        canvas.text_in(
            middle,
            BASE + 202,
            str(now),
            step - 3,
            CAPTION if narrow else BANNER,
            ink,
            "Black",
            "m",
            SEA3,
        )
    if report:
        size, style = 26 if narrow else 32, Style(WHITE, number=0.84)
        put_row(canvas, x + 4 + step // 2, BASE + 137, f"{report.cities}*city", size, "m", NIGHT, style)


def _eaten(canvas: Canvas, what: str, number: int, x: int, narrow: bool) -> None:
    """Biomatter eaten is outlined in red, points lost are filled with it."""
    half, fill = 21 if narrow else 27, DANGER if what == "vp" else NIGHT
    if what != "ke":
        canvas.box((x - half, BASE + 117, x + half, BASE + 157), 10, fill, DANGER, 3, ground=NIGHT)
    canvas.text(x, BASE + 137, f"−{number}", 24 if narrow else 28, WHITE, "Bold", "m", fill)
