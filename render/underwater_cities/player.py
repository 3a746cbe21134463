"""A player's own board, large: the sea floor, the store, the next production, the cards."""

from __future__ import annotations

from games.core.model import Seat
from games.core.words import Words
from games.underwater_cities.icons import icons
from games.underwater_cities.view import PlayerView
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.layout import close_up
from render.kit.sizes import NOTE, TEXT
from render.palette import GOLD, SEATS, WHITE
from render.pen import Pen
from render.pieces import WIDE
from render.scene import Scene
from render.underwater_cities import backdrop, cards, look, lookup, sites
from render.underwater_cities.floor import floor
from render.underwater_cities.glyphs import Brush
from render.underwater_cities.lines import Style, put_icon, put_row, row_width
from render.underwater_cities.look import DEEP, DIM, GOODS, MIST, SEA3
from render.underwater_cities.news import news
from render.underwater_cities.pieces import header, put_token, shown_name, turn_said
from render.underwater_cities.places import LEFT, TOP, is_site, spot_of
from render.underwater_cities.shelf import CHART
from render.underwater_cities.strips import kelp_after_feeding, kelp_pill

PANEL_X, PANEL_END = 1060, 1384
BOTTOM = TOP + CHART[1]
COUNT = Style(WHITE, number=0.86)
LEGEND = ("built", "upgraded", "expansion", "unlinked")


def board_of(view: View, scene: Scene, seat: Seat) -> Canvas:
    """The large picture of one seat's board; its sites are marked for the viewer who owns it."""
    view = lookup.as_dealt(view)
    words, player = look.language(scene.language), view.players[seat]
    told = news(scene.seen_trail(view.viewer))
    canvas = look.canvas(WIDE, BOTTOM + 14 + max(10, cards.height(player)))
    canvas.back(backdrop.night(BOTTOM))
    header(
        canvas, words.text("uc-sea-floor", name=shown_name(scene, seat)), view, *turn_said(view, scene, words)
    )
    marks = scene.marks if view.viewer == seat else {}
    floor(canvas, player, told.sites.get(seat, {}), marks)
    _panel(canvas, player, seat, words)
    cards.lay_out(canvas, player, view.side, words, BOTTOM + 22)
    return canvas


def close_up_of(canvas: Canvas, player: PlayerView, marks: dict[str, str]) -> None:
    """Keep only the part of the sea floor where the marked sites lie."""
    spots = [spot_of(player.board, site) for site in marks if is_site(player.board, site)]
    close_up(canvas, spots, (LEFT, TOP, LEFT + CHART[0], TOP + CHART[1]))


def _panel(canvas: Canvas, player: PlayerView, seat: Seat, words: Words) -> None:
    x, right = PANEL_X, PANEL_END
    canvas.headed_box((x, TOP, right, BOTTOM), 18, 98, (SEA3, DEEP), DEEP, 0)
    canvas.fill(x, TOP + 96, right, TOP + 101, SEATS[seat].fill)
    put_token(canvas, seat, x + 52, TOP + 49, 32, shadow=False)
    size = 64 if player.points < 100 else 54
    wide = canvas.text(right - 18, TOP + 50, player.points, size, GOLD, "Display", "r", SEA3)
    put_icon(canvas, "vp", right - 50 - wide, TOP + 47, 52, SEA3)
    _store(canvas, player, words, x)
    _counts(canvas, player, x, right, 621)
    _belongings(canvas, player, words, x, right, 664)


def _store(canvas: Canvas, player: PlayerView, words: Words, x: int) -> None:
    canvas.text_in(x + 106, 200, words.text("uc-now"), 90, NOTE, MIST, "SemiBold", "m", DEEP)
    put_icon(canvas, "type-production", x + 172, 200, 28, DEEP, Brush(None, None, paint=MIST, hole=DEEP))
    made = player.forecast.made
    for number, what in enumerate((*GOODS, "vp")):
        y = 246 + number * 58
        put_icon(canvas, what, x + 44, y, 46, DEEP)
        if what != "vp":
            have = player.goods[what]
            canvas.text(x + 106, y, have, 40, WHITE if have else DIM, "Black", "m", DEEP)
        ink = GOLD if what == "vp" else WHITE
        canvas.text(x + 172, y, f"+{made.get(what, 0)}", 30, ink, "Bold", "m", DEEP)
        if what == "ke":
            net, hungry = kelp_after_feeding(player)
            canvas.text(x + 226, y, f"−{player.forecast.cities}", 28, MIST, "Bold", "m", DEEP)
            kelp_pill(canvas, x + 284, y, net, hungry, (58, 42), 28, DEEP)
        elif player.forecast.eaten.get(what):
            canvas.text(x + 226, y, f"−{player.forecast.eaten[what]}", 28, MIST, "Bold", "m", DEEP)


def _counts(canvas: Canvas, player: PlayerView, x: int, right: int, y: int) -> None:
    canvas.box((x + 12, y - 31, right - 12, y + 31), 12, SEA3, ground=DEEP)
    live = sum(city.live for city in player.cities)
    at = x + 24
    at += put_row(canvas, at, y, f"{live}*city", 38, "l", SEA3, COUNT)
    if len(player.cities) > live:
        at += 6 + canvas.text(at + 6, y, f"+{len(player.cities) - live}", 24, MIST, "Bold", ground=SEA3)
    put_row(canvas, (at + right - 100) // 2, y, f"{len(player.tunnels)}*tunnel", 38, "m", SEA3, COUNT)
    put_row(canvas, right - 24, y, f"{player.hand}*cd", 38, "r", SEA3, COUNT)


def _belongings(canvas: Canvas, player: PlayerView, words: Words, x: int, right: int, y: int) -> None:
    """Metropolises, contracts and instant specials gained in play; the legend where there is room."""
    lines = [f"metro.blue > {_tile(m.tile)}" for m in player.metropolises if not m.place]
    lines += [f"contract > {_contract(key)}" for key in player.contracts]
    if player.paid:
        lines.append(f"{len(player.paid)}*special")
    for line in lines[:4]:
        size = min(34, int(34 * (right - x - 48) / row_width(line, 34)))
        put_row(canvas, x + 24, y + 22, line, size, "l", DEEP)
        y += 52
    for name in LEGEND:
        if y + 56 > BOTTOM - 6:
            return
        canvas.stamp_scaled(_sample, (x + 48, y + 26), 30, DEEP, 80, name)
        said = words.text(f"uc-legend-{name}")
        canvas.text_in(x + 92, y + 25, said, right - x - 104, TEXT, MIST, "SemiBold", ground=DEEP)
        y += 56


def _tile(key: str) -> str:
    tile = lookup.tile(key)
    parts = [icons(tile.instant)] if tile.instant else []
    made = [f"type-production {icons(tile.production)}"] if tile.production else []
    return " ".join([*parts, *made]) or lookup.UNKNOWN


def _contract(key: str) -> str:
    known = lookup.contract(key)
    return icons(known.gives) if known else lookup.UNKNOWN


def _sample(p: Pen, name: str) -> None:
    if name == "expansion":
        sites.empty_plot(p, "X", False, "")
    else:
        sites.building(p, "farm", name == "upgraded", name != "unlinked", False)
