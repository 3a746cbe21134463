"""The list of options beside the chart: the menu once more, with what each means and costs."""

from __future__ import annotations

from games.core.words import Words
from games.nautilus.board import place
from games.nautilus.facts import FREE, STATIONS
from games.nautilus.view import ModuleView, NautilusView
from render.canvas import Canvas
from render.kit.sizes import LABEL, NOTE, TEXT
from render.lettering import capital
from render.nautilus import look, tokens
from render.nautilus.cards import WIDE
from render.nautilus.look import BOARD, FACTS, INK
from render.nautilus.marks import buried, docks, pill_width
from render.nautilus.modules import mini
from render.nautilus.panels import RECOVERING, fees
from render.nautilus.sea import swatch
from render.nautilus.tokens import icon, unpaid
from render.palette import EDGE, MUTED, OPTION, STRIP, WHITE
from render.pen import Pen
from render.scene import Scene


def price(view: NautilusView, spot: str) -> int:
    """What building here costs on top of what is due already."""
    return max(0, BOARD.depth[spot] - view.due)


def fee(view: NautilusView, spot: str) -> int | None:
    """R10.2, R10.3: what recovering the discovery on a square costs, at most; None if there is none."""
    tile = next((tile for tile in view.tiles if tile.spot == spot), None)
    if tile is None:
        return None
    return fees()[tile.face if tile.face in FREE else tile.zone]


def starts(view: NautilusView, spot: str) -> bool:
    """R6.1: whether an aquanaut of the viewer's that stops here starts the station."""
    built = next((one for one in view.city if one.spot == spot), None)
    seat = view.viewer
    return built is not None and seat is not None and built.kind in STATIONS and not built.crew[seat]


def docked_at(view: NautilusView, spot: str) -> ModuleView | None:
    """R9.9: a station with somebody in it and a door to this square."""
    return next((built for built in view.city if spot in built.launches and any(built.crew)), None)


ROW = 46
HEADLESS = 58  # of the list: its title


def menu(
    canvas: Canvas, view: NautilusView, scene: Scene, words: Words, box: tuple[int, int, int, int]
) -> None:
    """The menu once more; with too many for rows, what matters most and then only the labels."""
    x, y, right, bottom = box
    spots, rows = ordered(view, scene.marks), (bottom - y - HEADLESS) // ROW
    shown = spots if len(spots) <= rows else [spot for spot in spots if _matters(view, spot)][: rows - 2]
    full = len(shown) == len(spots)
    canvas.box((x, y, right, y + HEADLESS + ROW * len(spots)) if full else box, 12, STRIP, EDGE, 1)
    title = words.text("picture-places", count=len(spots))
    used = canvas.text_in(x + 18, y + 30, title, 136, TEXT, WHITE, ground=STRIP)
    places = view.asked is not None and view.asked.step == "where"
    if places and full:
        _columns(canvas, words, x, right, y + 31, used)
    for number, spot in enumerate(shown):
        middle = y + 76 + number * ROW
        cost = price(view, spot) if places and spot in BOARD.depth else None
        _pill(canvas, scene.marks[spot], cost, x + 14, middle)
        if places:
            _site(canvas, view, spot, x, right, middle)
        else:
            _detail(canvas, view, words, spot, x + 98, right - 18, middle)
    rest = [spot for spot in spots if spot not in shown]
    if rest:
        top = y + HEADLESS + ROW * len(shown)
        _labels_only(canvas, scene.marks, rest, (x + 10, top, right - 10, bottom))


def _columns(canvas: Canvas, words: Words, x: int, right: int, y: int, used: int) -> None:
    """What the columns of a list of places are."""
    room = WIDE - 40 - used - 90
    said = words.text("picture-docks")
    canvas.text_in(x + 150, y, said, room, NOTE, MUTED, "SemiBold", ground=STRIP)
    canvas.text(right - 18, y, words.text("picture-buries"), 20, MUTED, "SemiBold", "r", STRIP)


def _matters(view: NautilusView, spot: str) -> bool:
    """A discovery, or a square to dock from."""
    if view.asked is None or view.asked.step not in ("sail-to", "dash-to"):
        return False
    return any(tile.spot == spot for tile in view.tiles) or docked_at(view, spot) is not None


def ordered(view: NautilusView, marks: dict[str, str]) -> list[str]:
    """Cheapest first for places; what is started, found or docked at first; then row by row."""
    step = view.asked.step if view.asked else ""

    def rank(spot: str) -> tuple[int, int, int]:
        x, y = place(spot)
        if step == "where":
            return (price(view, spot) if spot in BOARD.depth else 0, y, x)
        first = starts(view, spot) if step in ("walk-to", "news-to") else _matters(view, spot)
        return (0 if first else 1, y, x)

    return sorted(marks, key=rank)


def _pill(canvas: Canvas, label: str, cost: int | None, x: int, y: int) -> None:
    wide = pill_width(label, cost)
    canvas.box((x, y - 18, x + wide, y + 18), 18, OPTION, ground=STRIP)
    canvas.text(x + 14 if cost is not None else x + 12, y, label, 24, INK, "Bold", ground=OPTION)
    if cost is not None:
        canvas.lay(_cost, (x + wide - 19, y), 17, 100, cost)


def _cost(p: Pen, cost: int) -> None:
    p.dot(0, 0, 15.5, INK)
    p.text(0, 0, cost, 24, OPTION, "Black")


def _site(canvas: Canvas, view: NautilusView, spot: str, x: int, right: int, y: int) -> None:
    """Where it docks, what it would bury."""
    city = {built.spot: built for built in view.city}
    lost = [tile for tile in view.tiles if tile.spot in buried(view, spot)]
    room = right - 20 - 36 * len(lost) - x - 150
    said = " ".join(dict.fromkeys(docks(city, spot).values()))
    canvas.text_in(x + 150, y, said, room, LABEL, WHITE, "SemiBold", ground=STRIP)
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
        if _goal(view) and starts(view, spot):
            canvas.stamp(_start, (right - 10, y), 14, STRIP)
            right -= 30
            if built.builder != view.viewer:
                right = _price(canvas, FACTS.table.prices.foreign, False, right, y)
        said = words.text(built.kind)
    elif tile and tile.face:
        right = _fee(canvas, view, spot, right, y)
        canvas.stamp(tokens.find, (x + 18, y), 20, STRIP, tile.face.partition("-")[0], 18)
        said = look.face_name(words, tile.face)
    elif tile:
        right = _fee(canvas, view, spot, right, y)
        canvas.stamp(tokens.face_down, (x + 18, y), 20, STRIP, 38, tile.zone)
        said = capital(words.text(f"picture-zone-{tile.zone}"))
    elif docks := _station(view, spot):
        canvas.stamp(mini, (x + 18, y), 20, STRIP, 12, docks.kind)
        said = words.text("picture-dock-at", spot=docks.spot)
    else:
        zone = BOARD.zone[spot]
        canvas.stamp(swatch, (x, y - 13), (0, 0, 38, 26), STRIP, zone, 38, 26)
        said = capital(words.text(f"picture-zone-{zone}"))
    canvas.text_in(x + 42, y, said, right - x - 42, (*LABEL, 15, 14, 13), WHITE, "SemiBold", ground=STRIP)


def _goal(view: NautilusView) -> bool:
    return view.asked is not None and view.asked.step in ("walk-to", "news-to")


def _station(view: NautilusView, spot: str) -> ModuleView | None:
    """Where a submarine would dock from here, if the question is about sailing."""
    return docked_at(view, spot) if _matters(view, spot) else None


def _fee(canvas: Canvas, view: NautilusView, spot: str, right: int, y: int) -> int:
    """The price of recovering; returns where it begins."""
    cost = fee(view, spot)
    if cost is None or view.viewer is None or view.asked is None or view.asked.step not in RECOVERING:
        return right
    return _price(canvas, cost, cost > view.players[view.viewer].money, right, y)


def _price(canvas: Canvas, cost: int, missing: bool, right: int, y: int) -> int:
    """So many Nemos, crossed out where they are missing; returns where they begin."""
    if missing:
        canvas.stamp(unpaid, (right - 12, y), 17, STRIP, 12)
    else:
        canvas.stamp(icon, (right - 12, y), 15, STRIP, "coin", 12)
    return right - canvas.text(right - 28, y, cost, 22, WHITE, "Bold", "r", STRIP) - 36


def _start(p: Pen) -> None:
    """Stopping here starts the station."""
    p.poly([(-8, -10), (10, 0), (-8, 10)], OPTION)


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
        canvas.text_in(u + step // 2, v, marks[spot], step - 10, LABEL, INK, "Bold", "m", OPTION)
    if len(kept) < len(spots):
        u, v = x + len(kept) % across * step, y + len(kept) // across * high + 15
        canvas.text(u + step // 2, v, f"+ {len(spots) - len(kept)}", 22, WHITE, "Bold", "m", STRIP)
