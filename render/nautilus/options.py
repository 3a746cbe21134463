"""What the viewer may do now: the part of the sea that matters with the options marked, and their list."""

from __future__ import annotations

from games.core.words import Words
from games.nautilus.board import distance, place
from games.nautilus.facts import STATIONS
from games.nautilus.view import AskView, NautilusView
from render.canvas import Canvas
from render.nautilus import chart, look, tokens
from render.nautilus.cards import LEFT, WIDE
from render.nautilus.head import header
from render.nautilus.icons import coin, helmet
from render.nautilus.look import BOARD, FACTS, INK, SEA
from render.nautilus.marks import buried, docks, mark, pill_width
from render.nautilus.modules import draw_disc, draw_plate, hull, mini
from render.nautilus.panels import PRICES
from render.nautilus.reach import sonar
from render.nautilus.sea import BORDER, swatch
from render.nautilus.window import around
from render.palette import EDGE, MUTED, OPTION, SEATS, STRIP, WHITE
from render.pen import Pen
from render.pieces import WIDE as PICTURE
from render.scene import Scene

TOP = 78
FOOT = 118  # money and prices
ROW = 46
HEADLESS = 58  # of a list: its title
ON_MODULES = ("walk", "walk-to", "news", "news-to", "dock")


def options(view: NautilusView, scene: Scene) -> Canvas:
    words = look.language(scene.language)
    window = around(_wanted(view, scene.marks))
    sea = chart.Chart(window)
    chart.zone_names(sea, words)
    if view.asked and view.asked.step == "ping":
        for spot in scene.marks:
            sonar(sea, spot, view.asked.left or 0)
    chart.pieces(sea, view)
    chart.boats(sea, view)
    prices = {spot: price(view, spot) for spot in scene.marks if spot in BOARD.depth}
    mark(sea, view, scene.marks, prices)
    high = chart.TOP + window.high + BORDER + 8
    canvas = look.canvas(PICTURE, high)
    header(canvas, view, scene, words, private=True)
    sea.onto(canvas)
    y = TOP + _title(canvas, view, words) + 12
    _list(canvas, view, scene, words, (LEFT, y, LEFT + WIDE, high - 8 - FOOT - 12))
    _purse(canvas, view, words, (LEFT, high - 8 - FOOT, LEFT + WIDE, high - 8))
    return canvas


def price(view: NautilusView, spot: str) -> int:
    """What building here costs on top of what is due already."""
    return max(0, BOARD.depth[spot] - view.due)


def _wanted(view: NautilusView, marks: dict[str, str]) -> list[str]:
    """The squares a close look must show: the options, and where the piece chosen is now."""
    asked = view.asked
    spots = [*marks, *([asked.spot] if asked and asked.spot else [])]
    wide = 1 if asked and asked.step in ("where", *ON_MODULES) else 0
    return [spot for one in spots for spot in _around(one, wide)]


def _around(spot: str, far: int) -> list[str]:
    return [other for other in BOARD.spots if distance(spot, other) <= far] if far else [spot]


def _title(canvas: Canvas, view: NautilusView, words: Words) -> int:
    """What the question is about; returns how high the card is."""
    asked, right = view.asked, LEFT + WIDE
    high = 186 if asked and asked.step == "where" else 104
    canvas.box((LEFT, TOP, right, TOP + high), 14, STRIP, OPTION, 3)
    if asked is None:
        return high
    said = words.text(f"picture-ask-{asked.step}")
    if asked.step == "where" and asked.piece and view.viewer is not None:
        kind = asked.piece.partition("-")[0]
        canvas.stamp(_module, (LEFT + 96, TOP + 93), 84, STRIP, kind, int(view.viewer))
        first, *rest = (words.text(f"picture-kind-{kind}"), *words.text("picture-turn-hint").split("|"))
        canvas.text_in(LEFT + 192, TOP + 44, first, WIDE - 204, (28, 24, 20, 18), WHITE, ground=STRIP)
        for number, line in enumerate(rest):
            canvas.text_in(
                LEFT + 192,
                TOP + 84 + number * 30,
                line,
                WIDE - 204,
                (21, 19, 17),
                MUTED,
                "SemiBold",
                ground=STRIP,
            )
        return high
    canvas.stamp(_sign, (LEFT + 50, TOP + 52), 40, STRIP, asked.step, int(asked.seat))
    canvas.text_in(LEFT + 100, TOP + 38, said, WIDE - 112, (28, 24, 22, 20), WHITE, ground=STRIP)
    more = _left(asked, words)
    canvas.text_in(LEFT + 100, TOP + 72, more, WIDE - 112, (22, 20, 18), MUTED, "SemiBold", ground=STRIP)
    return high


def _left(asked: AskView, words: Words) -> str:
    if asked.left is not None:
        return words.text(f"picture-left-{_family(asked.step)}", left=asked.left)
    return words.text("picture-at", spot=asked.spot) if asked.spot else ""


def _family(step: str) -> str:
    return step.removesuffix("-to")


def _module(p: Pen, kind: str, seat: int) -> None:
    doors = tuple(look.door_ways(kind, 0))
    hull(p, 54, kind, doors)
    if kind in STATIONS:
        draw_plate(p, 54, kind, seat)
    else:
        draw_disc(p, 54, kind)


def _sign(p: Pen, step: str, seat: int) -> None:
    """The piece the question is about."""
    if step in ("base", "build", "where", "turn"):
        mini(p, 22, "base")
    elif step in ON_MODULES and step != "dock":
        helmet(p, 0, 0, 28, SEATS[seat].fill)
    elif step == "look":
        tokens.face_down(p, 68, "deep")
    else:
        tokens.submarine(p, seat, 58)


def _list(
    canvas: Canvas, view: NautilusView, scene: Scene, words: Words, box: tuple[int, int, int, int]
) -> None:
    """The menu once more; with too many for rows, only the labels."""
    x, y, right, bottom = box
    spots = _ordered(view, scene.marks)
    if len(spots) <= (bottom - y - HEADLESS) // ROW:
        canvas.box((x, y, right, y + HEADLESS + ROW * len(spots)), 12, STRIP, EDGE, 1)
    else:
        canvas.box(box, 12, STRIP, EDGE, 1)
    title = words.text("picture-places", count=len(spots))
    used = canvas.text_in(x + 18, y + 30, title, 136, (24, 22, 20, 18), WHITE, ground=STRIP)
    rows = (bottom - y - HEADLESS) // ROW
    if len(spots) > rows:
        _labels_only(canvas, scene.marks, spots, (x + 10, y + HEADLESS, right - 10, bottom))
        return
    places = view.asked is not None and view.asked.step == "where"
    if places:
        room = WIDE - 40 - used - 90
        canvas.text_in(
            x + 150, y + 31, words.text("picture-docks"), room, (20, 18), MUTED, "SemiBold", ground=STRIP
        )
        canvas.text(right - 18, y + 31, words.text("picture-buries"), 20, MUTED, "SemiBold", "r", STRIP)
    for number, spot in enumerate(spots):
        middle = y + 76 + number * ROW
        cost = price(view, spot) if places and spot in BOARD.depth else None
        _pill(canvas, scene.marks[spot], cost, x + 14, middle)
        if places:
            _site(canvas, view, spot, x, right, middle)
        else:
            _detail(canvas, view, words, spot, x + 130, right - 18, middle)


def _ordered(view: NautilusView, marks: dict[str, str]) -> list[str]:
    """Cheapest first for places, else row by row."""
    places = view.asked is not None and view.asked.step == "where"

    def rank(spot: str) -> tuple[int, int, int]:
        x, y = place(spot)
        return (price(view, spot) if places and spot in BOARD.depth else 0, y, x)

    return sorted(marks, key=rank)


def _pill(canvas: Canvas, label: str, cost: int | None, x: int, y: int) -> None:
    wide = pill_width(label, cost)
    canvas.box((x, y - 18, x + wide, y + 18), 18, OPTION, ground=STRIP)
    canvas.text(x + 14 if cost is not None else x + 12, y, label, 24, INK, "Bold", ground=OPTION)
    if cost is not None:
        canvas.stamp(_cost, (x + wide - 19, y), 17, None, cost)


def _cost(p: Pen, cost: int) -> None:
    p.dot(0, 0, 15.5, INK)
    p.text(0, 0, cost, 24, OPTION, "Black")


def _site(canvas: Canvas, view: NautilusView, spot: str, x: int, right: int, y: int) -> None:
    """Where it docks, what it would bury."""
    city = {built.spot: built for built in view.city}
    lost = [tile for tile in view.tiles if tile.spot in buried(view, spot)]
    room = right - 20 - 36 * len(lost) - x - 150
    said = " ".join(dict.fromkeys(docks(city, spot).values()))
    canvas.text_in(x + 150, y, said, room, (22, 20, 18), WHITE, "SemiBold", ground=STRIP)
    for number, tile in enumerate(lost):
        at = (right - 34 - 36 * number, y)
        canvas.stamp(_lost, at, 19, STRIP, tile.zone)


def _lost(p: Pen, zone: str) -> None:
    tokens.face_down(p, 36, zone)
    tokens.cross(p, 10)


def _detail(canvas: Canvas, view: NautilusView, words: Words, spot: str, x: int, right: int, y: int) -> None:
    """What lies at an option's square."""
    built = next((one for one in view.city if one.spot == spot), None)
    tile = next((one for one in view.tiles if one.spot == spot), None)
    if built:
        canvas.stamp(mini, (x + 18, y), 20, STRIP, 12, built.kind)
        seat = view.viewer
        if seat is not None and built.builder not in (None, seat) and not built.crew[seat]:
            canvas.stamp(coin, (right - 12, y), 15, STRIP, 0, 0, 12)
            right -= (
                canvas.text(right - 28, y, FACTS.table.prices.foreign, 22, WHITE, "Bold", "r", STRIP) + 36
            )
        said = words.text(built.kind)
    elif tile and tile.face:
        canvas.stamp(tokens.find, (x + 18, y), 20, STRIP, tile.face.partition("-")[0], 18)
        said = look.face_name(words, tile.face)
    elif tile:
        canvas.stamp(tokens.face_down, (x + 18, y), 20, STRIP, 38, tile.zone)
        said = look.capital(words.text(f"picture-zone-{tile.zone}"))
    else:
        zone = BOARD.zone[spot]
        canvas.stamp(swatch, (x, y - 13), (0, 0, 38, 26), STRIP, zone, 38, 26)
        said = look.capital(words.text(f"picture-zone-{zone}"))
    canvas.text_in(x + 48, y, said, right - x - 48, (22, 20, 18), WHITE, "SemiBold", ground=STRIP)


def _labels_only(
    canvas: Canvas, marks: dict[str, str], spots: list[str], box: tuple[int, int, int, int]
) -> None:
    """Pills side by side; the last place says how many more there are."""
    x, y, right, bottom = box
    across, high = 4, 37
    most = across * ((bottom - y) // high)
    kept = spots if len(spots) <= most else spots[: most - 1]
    step = (right - x) // across
    for number, spot in enumerate(kept):
        u, v = x + number % across * step, y + number // across * high + 15
        canvas.box((u + 2, v - 15, u + step - 3, v + 15), 15, OPTION, ground=STRIP)
        canvas.text_in(u + step // 2, v, marks[spot], step - 10, (22, 20), INK, "Bold", "m", OPTION)
    if len(kept) < len(spots):
        u, v = x + len(kept) % across * step, y + len(kept) // across * high + 15
        canvas.text(u + step // 2, v, f"+ {len(spots) - len(kept)}", 22, WHITE, "Bold", "m", STRIP)


def _purse(canvas: Canvas, view: NautilusView, words: Words, box: tuple[int, int, int, int]) -> None:
    """Nemos to spend, and what each zone costs."""
    x, y, _, _ = box
    canvas.box(box, 12, STRIP, EDGE, 1)
    if view.viewer is None:
        return
    money = view.players[view.viewer].money
    canvas.stamp(coin, (x + 38, y + 36), 22, STRIP, 0, 0, 18)
    used = canvas.text(x + 68, y + 36, money, 40, WHITE, "Bold", ground=STRIP)
    said = words.text("picture-to-spend")
    if view.due:
        said = words.text("picture-due", due=view.due)
    canvas.text_in(
        x + 80 + used, y + 39, said, WIDE - 96 - used, (22, 20, 18), MUTED, "SemiBold", ground=STRIP
    )
    for number, zone in enumerate(SEA):
        u = x + 20 + 78 * number
        canvas.stamp(swatch, (u, y + 72), (0, 0, 34, 30), STRIP, zone, 34, 30)
        canvas.text(u + 43, y + 87, PRICES[zone], 26, WHITE, "Bold", ground=STRIP)
