"""What the viewer may do now: the part of the sea that matters with the options marked, the menu once more
beside it, with what each option means and costs; and what may be spent."""

from __future__ import annotations

from games.nautilus.board import distance, place
from games.nautilus.facts import FREE, STATIONS
from games.nautilus.view import AskView, ModuleView, NautilusView
from render.canvas import Canvas
from render.kit.layout import Card, Grid
from render.kit.sizes import CAPTION, LABEL, NOTE, TEXT
from render.lettering import capital
from render.nautilus import chart, tokens
from render.nautilus.board import PRICES
from render.nautilus.look import BACK, BOARD, FACTS, INK, SEA, face_name
from render.nautilus.marks import buried, docks, mark, pill_width, price_dot, ring_origin
from render.nautilus.modules import mini, whole
from render.nautilus.page import COLUMN, TOP, Page, question
from render.nautilus.sea import around, swatch
from render.nautilus.tokens import icon
from render.palette import MUTED, OPTION, SEATS, STRIP, WHITE
from render.pen import Pen
from render.scene import Scene

FOOT = 118  # money and prices
ON_MODULES = ("walk", "walk-to", "news", "news-to", "dock")
ROW = 46
HEADLESS = 58  # of the list: its title
SMALL = (*LABEL, 15, 14, 13)
BUILDING = ("build", "where", "turn")
RECOVERING = ("sail", "sail-to", "dash", "dash-to")
SAID = {  # what the other steps say of prices
    **dict.fromkeys(("walk", "walk-to", "news", "news-to", "dock"), "foreign"),
    **{step: step for step in ("ping", "launch", "look")},
}


def options(view: NautilusView, scene: Scene) -> Canvas:
    window = around(_wanted(view, scene.marks))
    high = chart.bottom(window) + 8
    page = Page(view, scene, high, private=True)
    asked = view.asked
    hears = [(spot, asked.left or 0) for spot in scene.marks] if asked and asked.step == "ping" else []
    sea = chart.seen(view, page.words, window, hears)
    chart.boats(sea, view)
    ring_origin(sea, view)
    mark(sea, view, scene.marks, _prices(page), scene.harm)
    sea.onto(page)
    _menu(page, TOP + _title(page, asked) + 12, high - 8 - FOOT - 12)
    purse(page, page.beside(high - 8 - FOOT, high - 8))
    return page


def _prices(page: Page) -> dict[str, int]:
    """What goes with a label: the price of building, or of recovering what lies there."""
    view, marks = page.view, page.scene.marks
    if page.step == "where":
        return {spot: price(view, spot) for spot in marks if spot in BOARD.depth}
    if page.step in ("sail-to", "dash-to"):
        return {spot: cost for spot in marks if (cost := fee(view, spot)) is not None}
    return {}


def _wanted(view: NautilusView, marks: dict[str, str]) -> list[str]:
    """The squares a close look must show: the options, and where the piece chosen is now."""
    asked = view.asked
    spots = [*marks, *([asked.spot] if asked and asked.spot else [])]
    if asked is None or asked.step not in ("where", *ON_MODULES):
        return spots
    return [spot for one in spots for spot in BOARD.spots if distance(one, spot) <= 1]


def _title(page: Page, asked: AskView | None) -> int:
    """What the question is about; returns how high the card is."""
    if asked is None:
        return page.beside(TOP, TOP + 104, OPTION, 3, 14).high
    if asked.step == "where" and asked.piece:
        kind = asked.piece.partition("-")[0]
        card = page.beside(TOP, TOP + 186, OPTION, 3, 14)
        card.stamp(whole, (96, 93), 84, 54, kind, int(page.viewer))
        card.text(192, 44, page.say(f"kind-{kind}"), CAPTION, weight="Bold")
        card.lines(192, 84, page.say("turn-hint").split("|"), LABEL, 30, MUTED)
        return card.high
    more = page.say("at", spot=asked.spot) if asked.spot else ""
    if asked.left is not None:
        more = page.say(f"left-{asked.step.removesuffix('-to')}", left=asked.left)
    return question(page, page.say(f"ask-{asked.step}"), more, _sign, asked.step, int(asked.seat))


def _sign(p: Pen, step: str, seat: int) -> None:
    """The piece the question is about."""
    if step in ("base", "build", "where", "turn"):
        mini(p, 22, "base")
    elif step in ON_MODULES and step != "dock":
        icon(p, "helmet", 28, SEATS[seat].fill)
    elif step == "look":
        tokens.face_down(p, 68, "deep")
    else:
        tokens.submarine(p, seat, 58)


def price(view: NautilusView, spot: str) -> int:
    """What building here costs on top of what is due already."""
    return max(0, BOARD.depth[spot] - view.due)


def fees() -> dict[str, int]:
    """R10.2, R10.3: what recovering costs, by zone; chests and speed chips nothing."""
    return {**{zone: FACTS.fees[zone] for zone in BACK}, **dict.fromkeys(FREE, 0)}


def fee(view: NautilusView, spot: str) -> int | None:
    """R10.2, R10.3: what recovering the discovery on a square costs, at most; None if there is none."""
    tile = next((tile for tile in view.tiles if tile.spot == spot), None)
    return fees()[tile.face if tile.face in FREE else tile.zone] if tile else None


def starts(view: NautilusView, spot: str) -> bool:
    """R6.1: whether an aquanaut of the viewer's that stops here starts the station."""
    built, seat = _module(view, spot), view.viewer
    return built is not None and seat is not None and built.kind in STATIONS and not built.crew[seat]


def docked_at(view: NautilusView, spot: str) -> ModuleView | None:
    """R9.9: a station with somebody in it and a door to this square."""
    return next((built for built in view.city if spot in built.launches and any(built.crew)), None)


def _module(view: NautilusView, spot: str) -> ModuleView | None:
    return next((one for one in view.city if one.spot == spot), None)


def _menu(page: Page, top: int, bottom: int) -> None:
    """The menu once more; with too many for rows, what matters most and then only the labels."""
    view, marks = page.view, page.scene.marks
    spots, rows = ordered(view, marks), (bottom - top - HEADLESS) // ROW
    shown = spots if len(spots) <= rows else [spot for spot in spots if _matters(view, spot)][: rows - 2]
    full = len(shown) == len(spots)
    card = page.beside(top, top + HEADLESS + ROW * len(spots) if full else bottom)
    used = card.text(18, 30, page.say("places", count=len(spots)), TEXT, weight="Bold", room=136)
    if page.step == "where" and full:
        card.text(150, 31, page.say("docks"), NOTE, MUTED, room=COLUMN - 40 - used - 90)
        card.text(-18, 31, page.say("buries"), 20, MUTED)
    for number, spot in enumerate(shown):
        y = 76 + number * ROW
        if page.step == "where":
            _pill(card, marks[spot], price(view, spot) if spot in BOARD.depth else None, y)
            _site(card, view, spot, y)
        else:
            _pill(card, marks[spot], None, y)
            _detail(page, card, spot, y)
    rest = [spot for spot in spots if spot not in shown]
    if rest:
        _labels_only(card, [marks[spot] for spot in rest], HEADLESS + ROW * len(shown))


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


def _pill(card: Card, label: str, cost: int | None, y: int) -> None:
    canvas, wide, (x, middle) = card.canvas, pill_width(label, cost), card.at(14, y)
    canvas.box((x, middle - 18, x + wide, middle + 18), 18, OPTION, ground=STRIP)
    canvas.text(x + 12 + 2 * (cost is not None), middle, label, 24, INK, "Bold", ground=OPTION)
    if cost is not None:
        canvas.lay(price_dot, (x + wide - 19, middle), 17, 100, cost, 15.5)


def _site(card: Card, view: NautilusView, spot: str, y: int) -> None:
    """Where it docks, what it would bury."""
    lost = [tile for tile in view.tiles if tile.spot in buried(view, spot)]
    said = " ".join(dict.fromkeys(docks(view, spot).values()))
    card.text(150, y, said, LABEL, room=card.wide - 170 - 36 * len(lost))
    for number, tile in enumerate(lost):
        card.stamp(_lost, (card.wide - 34 - 36 * number, y), 19, tile.zone)


def _lost(p: Pen, zone: str) -> None:
    tokens.face_down(p, 36, zone)
    icon(p, "cross", 10)


def _detail(page: Page, card: Card, spot: str, y: int) -> None:
    """What lies at an option's square."""
    view, right = page.view, card.wide - 18
    built = _module(view, spot)
    tile = next((one for one in view.tiles if one.spot == spot), None)
    docks_at = docked_at(view, spot) if _matters(view, spot) else None
    if built:
        card.stamp(mini, (116, y), 20, 12, built.kind)
        if page.step in ("walk-to", "news-to") and starts(view, spot):
            card.stamp(icon, (right - 10, y), 14, "start", 20)
            right -= 30
            if built.builder != view.viewer:
                right = _price(card, FACTS.table.prices.foreign, False, right, y)
        said = page.words.text(built.kind)
    elif tile:
        cost = fee(view, spot)
        if cost is not None and view.viewer is not None and page.step in RECOVERING:
            right = _price(card, cost, cost > page.player.money, right, y)
        said = face_name(page.words, tile.face) if tile.face else capital(page.say(f"zone-{tile.zone}"))
        if tile.face:
            card.stamp(tokens.find, (116, y), 20, tile.face.partition("-")[0], 18)
        else:
            card.stamp(tokens.face_down, (116, y), 20, 38, tile.zone)
    elif docks_at:
        card.stamp(mini, (116, y), 20, 12, docks_at.kind)
        said = page.say("dock-at", spot=docks_at.spot)
    else:
        zone = BOARD.zone[spot]
        card.stamp(swatch, (98, y - 13), (0, 0, 38, 26), zone, 38, 26)
        said = capital(page.say(f"zone-{zone}"))
    card.text(140, y, said, SMALL, room=right - 140)


def _price(card: Card, cost: int, missing: bool, right: int, y: int) -> int:
    """So many Nemos, crossed out where they are missing; returns where they begin."""
    card.stamp(icon, (right - 12, y), 17, "unpaid" if missing else "coin", 12)
    return right - card.text(right - 28 - card.wide, y, cost, 22, weight="Bold") - 36


def _labels_only(card: Card, labels: list[str], top: int) -> None:
    """Pills side by side; the last place says how many more there are."""
    canvas, grid = card.canvas, Grid((card.left + 10, card.top + top, card.right - 10, card.bottom), 4, 37)
    kept, middle = grid.kept(labels), grid.step // 2
    for number, label in enumerate(kept):
        x, y = grid.at(number)
        canvas.box((x + 2, y, x + grid.step - 3, y + 30), 15, OPTION, ground=STRIP)
        canvas.text_in(x + middle, y + 15, label, grid.step - 10, LABEL, INK, "Bold", "m", OPTION)
    if len(kept) < len(labels):
        x, y = grid.at(len(kept))
        more = f"+ {len(labels) - len(kept)}"
        canvas.text(x + middle, y + 15, more, 22, WHITE, "Bold", "m", STRIP)


def purse(page: Page, card: Card) -> None:
    """The viewer's money, and the prices of what is asked."""
    card.stamp(icon, (38, 36), 22, "coin", 18)
    used = card.text(68, 36, page.player.money, 40, weight="Bold")
    due = page.view.due
    card.text(80 + used, 39, page.say("due", due=due) if due else page.say("to-spend"), LABEL, MUTED)
    if page.step in BUILDING:
        for number, zone in enumerate(SEA):
            card.stamp(swatch, (20 + 78 * number, 72), (0, 0, 34, 30), zone, 34, 30)
            card.text(63 + 78 * number, 87, PRICES[zone], 26, weight="Bold")
    elif page.step in RECOVERING:
        for number, (name, cost) in enumerate(fees().items()):
            card.stamp(_found, (36 + 62 * number, 87), 20, name)
            card.text(58 + 62 * number, 87, cost, 26, weight="Bold", room=40)
    elif page.step in SAID:
        _in_words(page, card, SAID[page.step])


def _found(p: Pen, name: str) -> None:
    """A discovery of a zone, or one that costs nothing."""
    if name in BACK:
        tokens.face_down(p, 34, name)
    else:
        tokens.find(p, name, 16)


def _in_words(page: Page, card: Card, name: str) -> None:
    prices = {"foreign": FACTS.table.prices.foreign, "ping": FACTS.table.prices.ping}
    if name in prices:
        card.stamp(icon, (card.wide - 44, 87), 17, "coin", 14)
        card.text(card.wide - 22, 87, prices[name], 26, weight="Bold", room=22)
    card.text(20, 87, page.say(f"price-{name}"), LABEL, room=card.wide - 40 - 56 * (name in prices))
