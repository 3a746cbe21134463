"""A player's own board, large: the sea floor, the store, the next production; below it the claimed cards,
used ones lying on their side."""

from __future__ import annotations

from functools import partial

from games.core.model import Seat
from games.underwater_cities.icons import icons
from games.underwater_cities.view import PlayerView
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.layout import close_up
from render.kit.sizes import NOTE, TEXT
from render.lettering import fit, in_two, wrapped
from render.palette import GOLD, NIGHT, SEATS, WHITE, mix
from render.pen import Pen
from render.pieces import WIDE
from render.scene import Scene
from render.underwater_cities import floor, lines, lookup, pieces
from render.underwater_cities.lines import Style, flat, icon, put_icon, put_row, put_row_in
from render.underwater_cities.look import DEEP, DIM, GOODS, HUES, MIST, SEA3
from render.underwater_cities.pieces import Page, Size, header, paper, put_token, shown_name
from render.underwater_cities.places import LEFT, TOP, is_site, spot_of
from render.underwater_cities.strips import kelp_pill, put_cities, put_points
from render.underwater_cities.water import CHART, sea

PANEL_X, PANEL_END = 1060, 1384
BOTTOM = TOP + CHART[1]
COUNT = Style(WHITE, number=0.86)
EDGE = 16
LEGEND = {  # name of a sentence: what is shown
    "built": partial(floor.building, kind="farm", up=False, live=True, expansion=False),
    "upgraded": partial(floor.building, kind="farm", up=True, live=True, expansion=False),
    "expansion": partial(floor.empty_plot, name="X", live=False, bonus=""),
    "unlinked": partial(floor.building, kind="farm", up=False, live=False, expansion=False),
}


def board_of(view: View, scene: Scene, seat: Seat) -> Page:
    """The large picture of one seat's board; its sites are marked for the viewer who owns it."""
    page = Page(view, scene, BOTTOM + 14 + max(10, cards_height(view.players[seat])), sea(BOTTOM))
    player = page.view.players[seat]
    header(page, page.say("sea-floor", name=shown_name(scene, seat)), seat)
    fresh = page.news.sites.get(seat, {})
    floor.Floor(page, player).draw(fresh, scene.marks if page.view.viewer == seat else {})
    _panel(page, player, seat)
    _cards(page, player, BOTTOM + 22)
    return page


def close_up_of(canvas: Canvas, player: PlayerView, marks: dict[str, str]) -> None:
    """Keep only the part of the sea floor where the marked sites lie."""
    spots = [spot_of(player.board, site) for site in marks if is_site(player.board, site)]
    close_up(canvas, spots, (LEFT, TOP, LEFT + CHART[0], BOTTOM))


def _panel(page: Page, player: PlayerView, seat: Seat) -> None:
    x, right = PANEL_X, PANEL_END
    page.headed_box((x, TOP, right, BOTTOM), 18, 98, (SEA3, DEEP), DEEP, 0)
    page.fill(x, TOP + 96, right, TOP + 101, SEATS[seat].fill)
    put_token(page, seat, x + 52, TOP + 49, 32, shadow=False)
    wide = put_points(page, player.points, (64, 54), right - 18, TOP + 50)
    put_icon(page, "vp", right - 50 - wide, TOP + 47, 52, SEA3)
    _store(page, player, x)
    _counts(page, player, x, right, 621)
    _belongings(page, player, x, right, 664)


def _store(page: Page, player: PlayerView, x: int) -> None:
    """What there is of each good, and what the next production makes and eats of it."""
    page.text_in(x + 106, 200, page.say("now"), 90, NOTE, MIST, "SemiBold", "m", DEEP)
    put_icon(page, "type-production", x + 172, 200, 28, DEEP, flat(MIST, DEEP))
    report = player.forecast
    for y, what in zip(range(246, 594, 58), (*GOODS, "vp"), strict=True):
        have, eaten = player.goods.get(what), report.cities if what == "ke" else report.eaten.get(what)
        put_icon(page, what, x + 44, y, 46, DEEP)
        if what in GOODS:
            page.text(x + 106, y, have, 40, WHITE if have else DIM, "Black", "m", DEEP)
        ink = WHITE if what in GOODS else GOLD
        page.text(x + 172, y, f"+{report.made.get(what, 0)}", 30, ink, "Bold", "m", DEEP)
        if eaten or what == "ke":
            page.text(x + 226, y, f"−{eaten}", 28, MIST, "Bold", "m", DEEP)
        if what == "ke":
            kelp_pill(page, x + 284, y, player, (58, 42), 28, DEEP)


def _counts(canvas: Canvas, player: PlayerView, x: int, right: int, y: int) -> None:
    canvas.box((x + 12, y - 31, right - 12, y + 31), 12, SEA3, ground=DEEP)
    end = x + 24 + put_cities(canvas, player, x + 24, y, (38, 24, 6), SEA3, COUNT)
    put_row(canvas, (end + right - 100) // 2, y, f"{len(player.tunnels)}*tunnel", 38, "m", SEA3, COUNT)
    put_row(canvas, right - 24, y, f"{player.hand}*cd", 38, "r", SEA3, COUNT)


def _belongings(page: Page, player: PlayerView, x: int, right: int, y: int) -> None:
    """Metropolises, contracts and instant specials gained in play; the legend where there is room."""
    found = [f"metro.blue > {_tile(m.tile)}" for m in player.metropolises if not m.place]
    found += [f"contract > {_contract(key)}" for key in player.contracts]
    found += [f"{len(player.paid)}*special"] if player.paid else []
    for line in found[:4]:
        put_row_in(page, (x + 24, y + 22), line, right - x - 48, 34, "l", (DEEP, lines.LIGHT))
        y += 52
    for name, draw in list(LEGEND.items())[: max(0, (BOTTOM - 6 - y) // 56)]:
        page.stamp_scaled(draw, (x + 48, y + 26), 30, DEEP, 80)
        said = page.say(f"legend-{name}")
        page.text_in(x + 92, y + 25, said, right - x - 104, TEXT, MIST, "SemiBold", ground=DEEP)
        y += 56


def _tile(key: str) -> str:
    tile = lookup.tile(key)
    made = f"type-production {icons(tile.production)}" if tile.production else ""
    return f"{icons(tile.instant) if tile.instant else ''} {made}".strip() or lookup.UNKNOWN


def _contract(key: str) -> str:
    known = lookup.contract(key)
    return icons(known.gives) if known else lookup.UNKNOWN


def rows(count: int) -> tuple[int, int, int]:
    """How many side by side, and how large, for a number of cards."""
    if count <= 10:
        return (7, 186, 216) if count <= 7 else (10, 128, 216)
    across = max(10, -(-count // 2))
    return across, (WIDE - 2 * EDGE) // across - 8, 150


def cards_height(player: PlayerView) -> int:
    """The height of all cards together, with the gaps."""
    across, _, high = rows(len(player.cards))
    return -(-len(player.cards) // across) * (high + 14) + 10 if player.cards else 0


def _cards(page: Page, player: PlayerView, y: int) -> None:
    across, wide, high = rows(len(player.cards))
    pitch = (WIDE - 2 * EDGE) // across
    for number, card in enumerate(player.cards):
        x = EDGE + number % across * pitch + (pitch - wide) // 2
        top = y + number // across * (high + 14)
        args = (card.key, lookup.card_name(page.words, card.key), card.used, page.view.side, (wide, high))
        page.stamp(_face, (x, top), (4, 4, wide + 4, high + 8), NIGHT, *args)


def _face(p: Pen, key: str, name: str, used: bool, side: str, size: Size) -> None:
    """Colour band with mark and type; name and effect below. Used: sunk and dim, the band at its side."""
    card, (w, h), markup = lookup.card(key), size, lookup.card_markup(key, side)
    hue, band = HUES[card.colour], 44 if h > 150 else 34
    if used:
        dim = mix(hue.band, NIGHT, 0.6)
        top = max(8, (h - w * 0.8) / 2)
        p.box((0, top, w, h - top), 12, DEEP, SEA3, 2)
        p.box((0, top, band - 6, h - top), 12, dim, corners=pieces.ASIDE)
        icon(p, "type-action", band / 2 - 3, h / 2, 28, flat(mix(hue.ink, dim, 0.4)))
        low = _name(p, name, ((w + band - 6) / 2, top + 8), w - band - 4, mix(WHITE, DEEP, 0.45))
        room = (w - band - 10, round(h - top - low - 10))
        lines.effect(p, (w + band - 6) / 2, (low + h - top) / 2, markup, room, 40, 3, lines.faded(DEEP, 0.55))
        return
    paper(p, size, SEA3, (hue.band, band), drop=4)
    icon(p, f"mark-{card.colour}", 24, band / 2, band * 0.62, flat(hue.ink))
    if w > 140:
        pieces.texture(p, card.colour, 50, band / 2 - 15, w - 104, 30)
    icon(p, f"type-{card.type}", w - 26, band / 2, band * 0.76, lines.THICK)
    low = _name(p, name, (w / 2, band + 6), w - 10, WHITE)
    lines.effect(p, w / 2, (low + h) / 2, markup, (w - 18, round(h - low - 12)), 48, 3, lines.LIGHT)


def _name(p: Pen, name: str, at: tuple[float, float], room: float, ink: str) -> float:
    """A card's name in one line or two, from the top down; returns where it ends."""
    size = next((s for s in (19, 17, 15, 13) if in_two(name, room, s, "SemiBold")), 13)
    x, y = at
    for line in wrapped(name, room, size, "SemiBold")[:2]:
        p.text(x, y + size * 0.6, fit(line, int(room), (size,), "SemiBold")[0], size, ink, "SemiBold")
        y += size * 1.15
    return y + 2
