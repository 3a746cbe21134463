"""A player's own board, large: the sea floor, the store, the next production, the cards."""

from __future__ import annotations

from functools import partial

from games.core.model import Seat
from games.core.words import Words
from games.underwater_cities.icons import icons
from games.underwater_cities.view import PlayerView
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.layout import close_up
from render.kit.sizes import NOTE, TEXT
from render.palette import GOLD, SEATS, WHITE
from render.pieces import WIDE
from render.scene import Scene
from render.underwater_cities import cards, floor, look, lookup
from render.underwater_cities.lines import LIGHT, Style, flat, put_icon, put_row, put_row_in
from render.underwater_cities.look import DEEP, DIM, GOODS, MIST, SEA3
from render.underwater_cities.news import news
from render.underwater_cities.pieces import header, put_token, shown_name, turn_said
from render.underwater_cities.places import LEFT, TOP, is_site, spot_of
from render.underwater_cities.strips import kelp_pill, put_cities, put_points
from render.underwater_cities.water import CHART, sea

PANEL_X, PANEL_END = 1060, 1384
BOTTOM = TOP + CHART[1]
COUNT = Style(WHITE, number=0.86)
LEGEND = {  # name of a sentence: what is shown
    "built": partial(floor.building, kind="farm", up=False, live=True, expansion=False),
    "upgraded": partial(floor.building, kind="farm", up=True, live=True, expansion=False),
    "expansion": partial(floor.empty_plot, name="X", live=False, bonus=""),
    "unlinked": partial(floor.building, kind="farm", up=False, live=False, expansion=False),
}


def board_of(view: View, scene: Scene, seat: Seat) -> Canvas:
    """The large picture of one seat's board; its sites are marked for the viewer who owns it."""
    view = lookup.as_dealt(view)
    words, player = look.language(scene.language), view.players[seat]
    canvas = look.canvas(WIDE, BOTTOM + 14 + max(10, cards.height(player)))
    canvas.back(sea(BOTTOM))
    title = words.text("uc-sea-floor", name=shown_name(scene, seat))
    header(canvas, title, view, *turn_said(view, scene, words))
    fresh = news(scene.seen_trail(view.viewer)).sites.get(seat, {})
    floor.Floor(canvas, player).draw(fresh, scene.marks if view.viewer == seat else {})
    _panel(canvas, player, seat, words)
    cards.lay_out(canvas, player, view.side, words, BOTTOM + 22)
    return canvas


def close_up_of(canvas: Canvas, player: PlayerView, marks: dict[str, str]) -> None:
    """Keep only the part of the sea floor where the marked sites lie."""
    spots = [spot_of(player.board, site) for site in marks if is_site(player.board, site)]
    close_up(canvas, spots, (LEFT, TOP, LEFT + CHART[0], BOTTOM))


def _panel(canvas: Canvas, player: PlayerView, seat: Seat, words: Words) -> None:
    x, right = PANEL_X, PANEL_END
    canvas.headed_box((x, TOP, right, BOTTOM), 18, 98, (SEA3, DEEP), DEEP, 0)
    canvas.fill(x, TOP + 96, right, TOP + 101, SEATS[seat].fill)
    put_token(canvas, seat, x + 52, TOP + 49, 32, shadow=False)
    wide = put_points(canvas, player.points, (64, 54), right - 18, TOP + 50)
    put_icon(canvas, "vp", right - 50 - wide, TOP + 47, 52, SEA3)
    _store(canvas, player, words, x)
    _counts(canvas, player, x, right, 621)
    _belongings(canvas, player, words, x, right, 664)


def _store(canvas: Canvas, player: PlayerView, words: Words, x: int) -> None:
    """What there is of each good, and what the next production makes and eats of it."""
    canvas.text_in(x + 106, 200, words.text("uc-now"), 90, NOTE, MIST, "SemiBold", "m", DEEP)
    put_icon(canvas, "type-production", x + 172, 200, 28, DEEP, flat(MIST, DEEP))
    report = player.forecast
    for y, what in zip(range(246, 594, 58), (*GOODS, "vp"), strict=True):
        have, eaten = player.goods.get(what), report.cities if what == "ke" else report.eaten.get(what)
        put_icon(canvas, what, x + 44, y, 46, DEEP)
        if what in GOODS:
            canvas.text(x + 106, y, have, 40, WHITE if have else DIM, "Black", "m", DEEP)
        ink = WHITE if what in GOODS else GOLD
        canvas.text(x + 172, y, f"+{report.made.get(what, 0)}", 30, ink, "Bold", "m", DEEP)
        if eaten or what == "ke":
            canvas.text(x + 226, y, f"−{eaten}", 28, MIST, "Bold", "m", DEEP)
        if what == "ke":
            kelp_pill(canvas, x + 284, y, player, (58, 42), 28, DEEP)


def _counts(canvas: Canvas, player: PlayerView, x: int, right: int, y: int) -> None:
    canvas.box((x + 12, y - 31, right - 12, y + 31), 12, SEA3, ground=DEEP)
    end = x + 24 + put_cities(canvas, player, x + 24, y, (38, 24, 6), SEA3, COUNT)
    put_row(canvas, (end + right - 100) // 2, y, f"{len(player.tunnels)}*tunnel", 38, "m", SEA3, COUNT)
    put_row(canvas, right - 24, y, f"{player.hand}*cd", 38, "r", SEA3, COUNT)


def _belongings(canvas: Canvas, player: PlayerView, words: Words, x: int, right: int, y: int) -> None:
    """Metropolises, contracts and instant specials gained in play; the legend where there is room."""
    lines = [f"metro.blue > {_tile(m.tile)}" for m in player.metropolises if not m.place]
    lines += [f"contract > {_contract(key)}" for key in player.contracts]
    lines += [f"{len(player.paid)}*special"] if player.paid else []
    for line in lines[:4]:
        put_row_in(canvas, (x + 24, y + 22), line, right - x - 48, 34, "l", (DEEP, LIGHT))
        y += 52
    for name, draw in list(LEGEND.items())[: max(0, (BOTTOM - 6 - y) // 56)]:
        canvas.stamp_scaled(draw, (x + 48, y + 26), 30, DEEP, 80)
        said = words.text(f"uc-legend-{name}")
        canvas.text_in(x + 92, y + 25, said, right - x - 104, TEXT, MIST, "SemiBold", ground=DEEP)
        y += 56


def _tile(key: str) -> str:
    tile = lookup.tile(key)
    made = f"type-production {icons(tile.production)}" if tile.production else ""
    return f"{icons(tile.instant) if tile.instant else ''} {made}".strip() or lookup.UNKNOWN


def _contract(key: str) -> str:
    known = lookup.contract(key)
    return icons(known.gives) if known else lookup.UNKNOWN
